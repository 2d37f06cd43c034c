/** Every text that is served lies there packed as well, as small as it gets: nothing is packed while somebody waits. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const LEAST = 600; // bytes: less is not worth a file
const PACKERS: Record<string, (text: Buffer) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  gz: (text) => promisify(gzip)(text, { level: 9 }),
};

export function packedFiles(): Plugin {
  let folder = '';
  return {
    name: 'packed-files',
    apply: 'build',
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    async closeBundle() {
      for (const name of await readdir(folder, { recursive: true })) {
        if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name)) continue;
        const text = await readFile(join(folder, name));
        if (text.length < LEAST) continue;
        for (const [ending, pack] of Object.entries(PACKERS)) {
          const packed = await pack(text);
          if (packed.length < text.length) await writeFile(join(folder, `${name}.${ending}`), packed);
        }
      }
    },
  };
}
