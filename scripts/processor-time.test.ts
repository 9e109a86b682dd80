import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { readProcessorSeconds } from './processor-time.ts';

test('counts what a program took that has ended', () => {
  const before = readProcessorSeconds();
  execFileSync(process.execPath, ['--eval', 'while (process.cpuUsage().user < 300_000);']);
  const used = readProcessorSeconds() - before;
  if (process.platform === 'linux') expect(used).toBeGreaterThan(0.25);
  expect(used).toBeLessThan(30);
});
