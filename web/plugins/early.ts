/** The page names what its first script will ask for, so that the browser fetches it at the same time. */
import type { Plugin } from 'vite';

export function fetchedEarly(module: string): Plugin {
  return {
    name: 'fetched-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
        const first = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(module));
        if (!first) throw new Error(`${module} has no chunk of its own`);
        const styles = [...(first.viteMetadata?.importedCss ?? [])];
        return [
          ...[first.fileName, ...first.imports].filter((file) => !html.includes(file)).map((file) => ({ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` }, injectTo: 'head' as const })),
          ...styles.filter((file) => !html.includes(file)).map((file) => ({ tag: 'link', attrs: { rel: 'stylesheet', crossorigin: true, href: `/${file}` }, injectTo: 'head' as const })),
        ];
      },
    },
  };
}
