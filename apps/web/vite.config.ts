import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import about from './package.json' with { type: 'json' };
import { chunks } from './scripts/chunks.mjs';

export default defineConfig({
  plugins: [svelte()],
  define: { PAGE_VERSION: JSON.stringify(about.version) },
  build: {
    target: 'es2023',
    // Nothing is inlined as data: the page's policy loads pictures and scripts from its own address only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The service worker keeps what this lists; the budgets are counted from it.
    manifest: 'files.json',
    rolldownOptions: {
      // How long a slow machine takes is no concern of whoever builds the page.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: chunks,
      },
    },
  },
  server: {
    proxy: { '/api': 'http://127.0.0.1:3000', '/ws': { target: 'ws://127.0.0.1:3000', ws: true } },
  },
});
