import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { fetchedEarly } from './plugins/early.ts';
import { subsetFonts } from './plugins/fonts.ts';
import { compiledMessages } from './plugins/messages.ts';
import { packedFiles } from './plugins/packing.ts';
import { noCircles, roomOf } from './plugins/rooms.ts';
import { rulesPages } from './plugins/rules.ts';

export default defineConfig({
  plugins: [rulesPages(), compiledMessages(), subsetFonts(), svelte(), noCircles(), fetchedEarly('/src/app.ts'), packedFiles()],
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env['DONJON_SERVER'] ?? 'http://127.0.0.1:8000', ws: true } },
  },
  build: {
    outDir: '../src/donjon/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // Inlined data: URLs and the preload polyfill's inline script would be refused by the server's content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: roomOf, debugName: 'rooms' }] } } },
  },
});
