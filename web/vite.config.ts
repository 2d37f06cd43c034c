import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { rulesPages } from './plugins/rules.ts';

export default defineConfig({
  plugins: [rulesPages(), svelte()],
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
  },
});
