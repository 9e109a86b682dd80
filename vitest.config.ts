import { defineConfig } from 'vitest/config';

/**
 * Node loads what runs on Node by itself, as it does for the program: transformed by the test runner, every module was
 * read, rewritten and sent to each worker, a tenth of all the work. A test that mocks a module would need that.
 */
const nativeModules = { experimental: { viteModuleRunner: false, nodeLoader: false } } as const;

/** Patience is for machines that do other things too; what a test may take is for expectQuick. */
const patience = {
  testTimeout: 90_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
  setupFiles: ['scripts/patient-waits.ts'],
};

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
          ...nativeModules,
          ...patience,
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
          ...nativeModules,
          ...patience,
          setupFiles: [...patience.setupFiles, 'server/src/testing/fixed-seed.ts'],
        },
      },
      {
        test: {
          name: 'faults',
          include: ['server/src/**/*.fault.ts', 'scripts/**/*.fault.ts'],
          // Several files at once, each on databases of its own: a start or a recovery keeps one core busy, not two.
          isolate: false,
          globalSetup: ['server/src/testing/global-setup.ts'],
          ...nativeModules,
          ...patience,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          isolate: false,
          ...patience,
          setupFiles: [...patience.setupFiles, 'web/src/testing/without-owner-stacks.ts'],
        },
      },
    ],
  },
});
