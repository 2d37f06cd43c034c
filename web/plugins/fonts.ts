/** Fonts with the letters and figures that are read here, and nothing else; one file for all weights of a face. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const MADE = join(WEB, 'node_modules/.cache/donjon-fonts');
const WORDS = ['../src/donjon/messages/fr', '../src/donjon/messages/en', '../docs/rules'].map((folder) => join(WEB, folder));
/** Names of people may have any letter of the languages around. */
const LETTERS = String.fromCodePoint(...range(0x20, 0x7e), ...range(0xa0, 0xff)) + 'ŒœŸŠšŽž–—‘’‚“”„•…‹›\u2009\u202f€−×';
/** Kerning, marks and ligatures as ever; lining and even figures, and the two shapes of letters that the style sheet asks for. */
const FEATURES = ['kern', 'mark', 'mkmk', 'liga', 'calt', 'ccmp', 'locl', 'lnum', 'tnum', 'pnum', 'cv11', 'ss03'];
const FACES = [
  { family: 'Inter', file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', from: 400, to: 700 },
  { family: 'Vollkorn', file: '@fontsource-variable/vollkorn/files/vollkorn-latin-wght-normal.woff2', from: 600, to: 700 },
];

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** Every letter that a catalogue or a rules page has. */
async function letters(): Promise<string> {
  const found = new Set(LETTERS);
  for (const folder of WORDS) {
    for (const name of await readdir(folder)) {
      if (/\.(ftl|md)$/.test(name)) for (const letter of await readFile(join(folder, name), 'utf8')) if (letter >= ' ') found.add(letter);
    }
  }
  return [...found].sort().join('');
}

export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    async buildStart() {
      const text = await letters();
      await mkdir(MADE, { recursive: true });
      const rules = await Promise.all(
        FACES.map(async ({ family, file, from, to }) => {
          const whole = await readFile(join(WEB, 'node_modules', file));
          const small = await subsetFont(whole, text, { targetFormat: 'woff2', keepFeatures: FEATURES, variationAxes: { wght: { min: from, max: to } } });
          const name = `${family.toLowerCase()}.woff2`;
          await writeFile(join(MADE, name), small);
          return `@font-face { font-family: '${family}'; font-style: normal; font-display: swap; font-weight: ${from} ${to}; src: url('./${name}') format('woff2'); }`;
        }),
      );
      await writeFile(join(MADE, 'fonts.css'), `${rules.join('\n')}\n`);
    },
    resolveId: (id) => (id === 'virtual:fonts.css' ? join(MADE, 'fonts.css') : null),
  };
}
