/** Catalogues read while building: the browser gets messages as Fluent's own tree, and no parser. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

/** Read on every screen: all of these, and what stands on the boxes of the games. */
const EVERYWHERE = new Set(['app', 'bots', 'server']);

/** A message as it is sent: its name, its pattern, and its attributes where it has any. */
function shortened({ id, value, attributes }: FluentResource['body'][number]): unknown[] {
  return Object.keys(attributes).length ? [id, value, attributes] : [id, value];
}

export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    async load(id) {
      const [path = '', part] = id.split('?');
      if (!path.endsWith('.ftl')) return null;
      const name = basename(path, '.ftl');
      const { body } = new FluentResource(await readFile(path, 'utf8'));
      const common = (message: (typeof body)[number]): boolean => EVERYWHERE.has(name) || message.id === `game-${name}`;
      const wanted = body.filter((message) => common(message) === (part === 'common'));
      return `export default ${JSON.stringify(wanted.map(shortened))};`;
    },
  };
}
