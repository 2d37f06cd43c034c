import type { Plugin } from 'vite';

/**
 * Which modules come together. A slow line pays for every request, so what is wanted at the same moment is one file, and
 * what nobody wants before the first decision is in none of them.
 */
const ROOMS: [room: string, modules: RegExp][] = [
  ['base', /\/node_modules\/|\/web\/src\/(App|TopSwitches|Near)\.svelte|\/web\/src\/(api|[a-z]+\.svelte)\.ts|\/src\/games\/(game|tray)\.ts|\/src\/rules\/pages\.ts/],
  ['base', /\/src\/art\/(arms|Blurs|Charge|Emblems|Icon|Logo|Roundel|Shield|ShieldIcon|ValuePatterns)\.|\/src\/home\/(covers|JoinCode|Box)|\/src\/table\/names\.ts|\/games\/[a-z-]+\/cover\.(json|svg)/],
  ['pieces', /\/src\/art\//],
  ['start', /\/src\/home\/(StartCard|start|Level|Sample|samples)/],
  ['table', /\/src\/screens\/Table|\/src\/table\/(?!laptop\/|phone\/(?!offers|PhoneHeader)|(Dock|Log|Company|Seats|Share|Device|Devices|Fairness|Qr|Together|Advice|Ending|Keys|Notation|Question|Sheet|Stranded|Waiting)\.svelte|advice\/(Ways|PhoneAdvice|Expected)|why\/Why|phrases\/(Bubbles|Menu)|sounds\/(synth|SoundSetting)|Variant|shape)/],
];
/** The first script and all it is made of: nothing else is waited for before it runs. */
const FIRST = /\/src\/(main|early|routes|stored|catalogue\/common|screens\/screens|table\/shape)\.ts|preload-helper|rolldown-runtime|rolldown\/runtime/;
/** Style sheets of the page; those of components stay with them. */
const STYLES = /^[^?]*\.css/;

export function roomOf(id: string): string | null {
  if (FIRST.test(id) || STYLES.test(id) || id.includes('/node_modules/uqr/')) return null;
  return ROOMS.find(([, modules]) => modules.test(id))?.[0] ?? null;
}

/** Files that wait for one another would begin with half of what they need. */
export function noCircles(): Plugin {
  return {
    name: 'no-circles',
    apply: 'build',
    generateBundle(_, bundle) {
      const visit = (file: string, path: string[]): void => {
        if (path.includes(file)) this.error(`plugins/rooms.ts makes files that import one another: ${[...path.slice(path.indexOf(file)), file].join(' → ')}`);
        if (done.has(file)) return;
        const chunk = bundle[file];
        if (chunk?.type === 'chunk') for (const next of chunk.imports) visit(next, [...path, file]);
        done.add(file);
      };
      const done = new Set<string>();
      for (const file of Object.keys(bundle)) visit(file, []);
    },
  };
}
