import { defineConfig } from 'vitest/config';

const project = (root: string) => ({
  test: { name: root.split('/').at(-1) ?? root, root, include: ['test/**/*.test.ts'] },
});

export default defineConfig({
  test: {
    projects: ['packages/kernel', 'packages/hoax', 'apps/cli', 'bench'].map(project),
  },
});
