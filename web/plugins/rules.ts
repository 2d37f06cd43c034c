/** Rules pages: Markdown to HTML while building, with the fenced positions kept apart to become small boards. */
import { readFile } from 'node:fs/promises';
import { Marked } from 'marked';
import type { Plugin } from 'vite';

interface Heading { id: string; level: number; title: string; rule: string | null }
type Part = { html: string } | { position: unknown };

const RULE = /\s*\{([A-Z]{2}-[\d.]+)\}\s*$/;
const POSITION = /^```position[^\n]*\n([\s\S]*?)^```[^\S\n]*$/gm;

function slug(title: string): string {
  return title.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** The text of a heading without its Markdown, and the rule it is about. */
function readHeading(text: string): { title: string; rule: string | null } {
  const rule = RULE.exec(text)?.[1] ?? null;
  return { title: text.replace(RULE, '').replace(/[*_`]/g, ''), rule };
}

function renderer(headings: Heading[]): Marked {
  const marked = new Marked({ gfm: true });
  marked.use({
    renderer: {
      heading({ tokens, depth, text }) {
        const { title, rule } = readHeading(text);
        const id = rule ?? slug(title);
        headings.push({ id, level: depth, title, rule });
        const html = this.parser.parseInline(tokens).replace(RULE, '');
        const number = rule ? ` <a class="rule-number" href="#${id}">${rule}</a>` : '';
        return `<h${depth} id="${id}">${html}${number}</h${depth}>\n`;
      },
      table(token) {
        const cells = (row: typeof token.header, tag: string): string =>
          row.map((cell) => {
            const empty = cell.tokens.length === 0 ? 'td' : tag;
            return `<${empty}>${this.parser.parseInline(cell.tokens)}</${empty}>`;
          }).join('');
        const body = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
        return `<div class="sheet" tabindex="0"><table><thead><tr>${cells(token.header, 'th')}</tr></thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  return marked;
}

export function page(markdown: string, where: string): { title: string; headings: Heading[]; parts: Part[] } {
  const headings: Heading[] = [];
  const marked = renderer(headings);
  const parts: Part[] = [];
  let from = 0;
  const text = (until: number): void => {
    const html = marked.parse(markdown.slice(from, until), { async: false });
    if (html.trim()) parts.push({ html });
  };
  for (const match of markdown.matchAll(POSITION)) {
    text(match.index);
    try {
      parts.push({ position: JSON.parse(match[1] ?? '') });
    } catch (error) {
      throw new Error(`${where}: a position is not JSON: ${String(error)}`, { cause: error });
    }
    from = match.index + match[0].length;
  }
  text(markdown.length);
  return { title: headings[0]?.title ?? '', headings, parts };
}

export function rulesPages(): Plugin {
  return {
    name: 'rules-pages',
    enforce: 'pre',
    async load(id) {
      const [path = '', query] = id.split('?');
      if (!path.endsWith('.md')) return null;
      const found = page(await readFile(path, 'utf8'), path.split('/').at(-1) ?? path);
      const titles = Object.fromEntries(found.headings.filter((heading) => heading.rule).map((heading) => [heading.rule, heading.title]));
      return `export default ${JSON.stringify(query === 'titles' ? titles : found)};`;
    },
  };
}
