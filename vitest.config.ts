import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const project = (root: string) => ({
  // No test is about time: a slow machine may take as long as it needs.
  test: {
    name: root.split('/').at(-1) ?? root,
    root,
    include: ['test/**/*.test.ts'],
    testTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
  },
});

export default defineConfig({
  test: {
    // By default one core stays idle, which on two cores is half the machine; and some tests wait for other processes.
    maxWorkers: availableParallelism() + 1,
    projects: [
      ...[
        'packages/kernel',
        'packages/hoax',
        'packages/decrees',
        'packages/bots',
        'packages/protocol',
        'apps/cli',
        'apps/server',
        'bench',
      ].map(project),
      // The page's own words and runes are compiled first.
      'apps/web',
    ],
  },
});
