/** Rules pages: Markdown to HTML while building, with the fenced positions kept apart to become small boards. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Marked } from 'marked';
import type { Plugin } from 'vite';

interface Heading { id: string; level: number; title: string; rule: string | null }
type Part = { html: string } | { position: unknown };
interface Phase { title: string; parts: Part[] }
interface Page { title: string; intro: string; picture: unknown; short: { id: string; title: string; phases: Phase[] }; headings: Heading[]; parts: Part[] }

const RULE = /\s*\{([A-Z]{2}-[^}]+)\}\s*$/;
const POSITION = /^```position[^\n]*\n([\s\S]*?)^```[^\S\n]*$/gm;
const LINE = /^#+ (.*)$|^```position[^\n]*\n([\s\S]*?)^```[^\S\n]*$/gm;

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

interface Position { as?: string; nth?: number }

function readPosition(text: string, where: string): Position {
  try {
    return JSON.parse(text) as Position;
  } catch (error) {
    throw new Error(`${where}: a position is not JSON: ${String(error)}`, { cause: error });
  }
}

/** The positions under each numbered rule, for the short version to show one of them. */
function examples(markdown: string, where: string): Map<string, Position[]> {
  const found = new Map<string, Position[]>();
  let rule = '';
  for (const [, heading, position] of markdown.matchAll(LINE)) {
    if (heading !== undefined) rule = readHeading(heading).rule ?? '';
    else found.set(rule, [...(found.get(rule) ?? []), readPosition(position ?? '', where)]);
  }
  return found;
}

export function page(markdown: string, where: string, picture: unknown = null): Page {
  const headings: Heading[] = [];
  const marked = renderer(headings);
  const shown = examples(markdown, where);
  const render = (text: string): string => marked.parse(text, { async: false });

  /** A position as it stands there, or the one of a rule that it names. */
  function resolved(text: string): unknown {
    const { as, nth = 1, ...own } = readPosition(text, where);
    if (as === undefined) return own;
    const example = shown.get(as)?.[nth - 1];
    if (!example) throw new Error(`${where}: ${as} has no example ${nth}`);
    return { ...example, ...own };
  }

  function partsOf(text: string): Part[] {
    const parts: Part[] = [];
    let from = 0;
    const words = (until: number): void => {
      const html = render(text.slice(from, until));
      if (html.trim()) parts.push({ html });
    };
    for (const match of text.matchAll(POSITION)) {
      words(match.index);
      parts.push({ position: resolved(match[1] ?? '') });
      from = match.index + match[0].length;
    }
    words(text.length);
    return parts;
  }

  const [head = '', brief = '', ...rest] = markdown.split(/^(?=## )/m);
  const [first = '', ...intro] = head.trim().split('\n');
  const [name = '', ...phases] = brief.split(/^### /m);
  const short = name.replace(/^## /, '').trim();
  headings.push({ id: slug(short), level: 2, title: short, rule: null });
  return {
    title: readHeading(first.replace(/^# /, '')).title,
    intro: render(intro.join('\n')),
    picture,
    short: {
      id: slug(short),
      title: short,
      phases: phases.map((phase) => {
        const [title = '', ...text] = phase.split('\n');
        return { title, parts: partsOf(text.join('\n')) };
      }),
    },
    parts: partsOf(rest.join('')),
    headings,
  };
}

export function rulesPages(): Plugin {
  return {
    name: 'rules-pages',
    enforce: 'pre',
    async load(id) {
      const [path = '', query] = id.split('?');
      if (!path.endsWith('.md')) return null;
      const drawing = path.replace(/\.\w+\.md$/, '.json');
      const picture: unknown = existsSync(drawing) ? JSON.parse(await readFile(drawing, 'utf8')) : null;
      const found = page(await readFile(path, 'utf8'), path.split('/').at(-1) ?? path, picture);
      const titles = Object.fromEntries(found.headings.filter((heading) => heading.rule).map((heading) => [heading.rule, heading.title]));
      return `export default ${JSON.stringify(query === 'titles' ? titles : found)};`;
    },
  };
}
