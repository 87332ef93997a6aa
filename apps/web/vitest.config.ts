import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  test: {
    name: 'web',
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/generate.ts'],
    setupFiles: ['test/setup.ts'],
    // No test is about time: a slow machine may take as long as it needs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
