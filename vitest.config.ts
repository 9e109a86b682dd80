import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One worker fewer than cores, as it would be, leaves half of a small machine idle while a test waits for the database.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'contract',
          include: ['contract/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          isolate: false,
          testTimeout: 15_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          // Every file has a database of its own, and modules hold no state that matters: loading them once a worker
          // instead of once a file saves two thirds of the time.
          isolate: false,
          globalSetup: ['server/src/testing/global-setup.ts'],
          setupFiles: ['server/src/testing/fixed-seed.ts'],
          testTimeout: 15_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['server/src/**/*.fault.ts', 'scripts/**/*.fault.ts'],
          // Two files at once, each on databases of its own: a start or a recovery keeps one core busy, not two.
          isolate: false,
          globalSetup: ['server/src/testing/fault-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          isolate: false,
        },
      },
    ],
  },
});
