import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './chromium.ts';

/** On a service of their own, whose engine is a model that does as it is told, by one test at a time. */
const modelTests = [
  ...['amending-model.spec.ts', 'chat-model.spec.ts', 'outlines-model.spec.ts', 'paper-live.spec.ts'],
  'retry-failed.spec.ts',
];
/** They look at one paper; the last of them changes it. */
const deliveredPaperTests = ['paper-preview.spec.ts', 'paper-text.spec.ts'];

/** On a service of its own too, which writes samples. */
const sampleTests = ['paper-samples.spec.ts'];
/** And so is one that is closed for a while. */
const closedTests = ['site.spec.ts'];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './start-server.ts',
  outputDir: process.env.YANMO_E2E_OUTPUT ?? path.join(os.tmpdir(), 'yanmo-e2e-output'),
  fullyParallel: true,
  // One for each of two cores: a third would only make all of them wait longer for a page, a paper or the database.
  workers: 2,
  // What takes longest to set up is set up by one worker, once; and first, so that nobody waits for it at the end.
  projects: [
    { name: 'model', testMatch: modelTests, workers: 1 },
    { name: 'delivered paper', testMatch: deliveredPaperTests, workers: 1 },
    { name: 'samples', testMatch: sampleTests, workers: 1 },
    { name: 'closed', testMatch: closedTests, workers: 1 },
    { name: 'site', testIgnore: [...modelTests, ...deliveredPaperTests, ...sampleTests, ...closedTests] },
  ],
  // A test that passes only when repeated hides a fault.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 300_000,
  // The cores are shared by browsers, servers and databases, and a host may give little of them: patience costs nothing where all is well.
  expect: { timeout: 60_000 },
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    launchOptions: {
      executablePath: findChromium(),
      args: [
        // Chromium refuses its sandbox to root, as in most containers.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
