import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { settings } from '../server/src/config.ts';
import { readProcessorSeconds } from './processor-time.ts';
import { endRunningPrograms } from './run-program.ts';
import { makeScratchFolder } from './scratch-folder.ts';
import { type Part, parts } from './test-parts.ts';
import type { TestResult } from './test-results.ts';

const usage = `npm test -- [--only=${parts.map(({ name }) => name).join(',')}] [--soak]`;

function readArguments(): { chosen: readonly Part[]; isSoak: boolean } {
  const { values } = parseArgs({ options: { only: { type: 'string' }, soak: { type: 'boolean', default: false } } });
  const names = values.only?.split(',').map((name) => name.trim());
  const unknown = names?.filter((name) => !parts.some((part) => part.name === name)) ?? [];
  if (unknown.length > 0) throw new Error(`there is no part ${unknown.join(', ')}`);
  return { chosen: parts.filter(({ name }) => names?.includes(name) ?? true), isSoak: values.soak };
}

/** The settings of the person who runs the tests (a port, a database) must not reach the programs under test. */
function cleanEnvironment(scratch: string, isSoak: boolean): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { ...process.env, TMPDIR: scratch };
  for (const name of Object.keys(settings)) delete env[name];
  if (isSoak) env.YANMO_SOAK = '1';
  return env;
}

function printFailures(results: readonly TestResult[]): void {
  for (const { name, message } of results.filter(({ outcome }) => outcome === 'failed')) {
    console.log(`\n✗ ${name}\n${message.trimEnd().replace(/^/gm, '    ')}`);
  }
}

function printSlowest(results: readonly TestResult[]): void {
  console.log('\nThe ten slowest:');
  for (const { name, durationMs } of results
    .toSorted((left, right) => right.durationMs - left.durationMs)
    .slice(0, 10)) {
    console.log(`${(durationMs / 1000).toFixed(2).padStart(8)} s  ${name}`);
  }
}

function count(results: readonly TestResult[], outcome: TestResult['outcome']): number {
  return results.filter((result) => result.outcome === outcome).length;
}

const leastLimitSeconds = 720;

type Run = Omit<Parameters<Part['run']>[0], 'limitMs'> & { isSoak: boolean };

/** One part, with the line that the end of the run says of it. */
async function runPart(part: Part, { isSoak, ...context }: Run): Promise<{ results: TestResult[]; line: string }> {
  console.log(`\n── ${part.name} ──`);
  const started = performance.now();
  // A machine that is taken away may need long for a short part; only what hangs is to be ended.
  const limitMs = Math.max(leastLimitSeconds, part.budgetSeconds * (isSoak ? 30 : 6)) * 1000;
  const results = await part.run({ ...context, limitMs });
  const seconds = (performance.now() - started) / 1000;
  const isOver = !isSoak && seconds > part.budgetSeconds;
  const line =
    `${part.name.padEnd(8)}${seconds.toFixed(1).padStart(7)} s of ${String(part.budgetSeconds).padStart(3)} s${isOver ? ' (over budget)' : ''}` +
    `: ${count(results, 'passed')} passed, ${count(results, 'failed')} failed, ${count(results, 'skipped')} skipped`;
  return { results: results.map((result) => ({ ...result, name: `${part.name}: ${result.name}` })), line };
}

function removeScratch(scratch: string): void {
  // A database server whose parent was ended may still be writing its last files.
  fs.rmSync(scratch, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
}

async function main({ chosen, isSoak }: ReturnType<typeof readArguments>): Promise<void> {
  const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
  const scratch = makeScratchFolder();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      endRunningPrograms('SIGTERM');
      setTimeout(() => {
        endRunningPrograms('SIGKILL');
        removeScratch(scratch);
        process.exit(signal === 'SIGINT' ? 130 : 143);
      }, 1_000);
    });
  }
  const env = cleanEnvironment(scratch, isSoak);
  const all: TestResult[] = [];
  const lines: string[] = [];
  try {
    for (const together of Map.groupBy(chosen, ({ turn }) => turn).values()) {
      const began = { at: performance.now(), processor: readProcessorSeconds() };
      const done = await Promise.all(together.map((part) => runPart(part, { root, scratch, env, isSoak })));
      all.push(...done.flatMap(({ results }) => results));
      lines.push(...done.map(({ line }) => line));
      const seconds = (performance.now() - began.at) / 1000;
      const used = readProcessorSeconds() - began.processor;
      // On a machine that does other things too, this is what tells whether the tests have become slower.
      if (used > 0)
        lines.push(`${' '.repeat(8)}${used.toFixed(0)} s of the processors' time in ${seconds.toFixed(1)} s`);
    }
  } finally {
    removeScratch(scratch);
  }
  printFailures(all);
  printSlowest(all);
  console.log(`\n${lines.join('\n')}\n`);
  const skipped = count(all, 'skipped');
  console.log(
    `${count(all, 'passed')} passed, ${count(all, 'failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  );
  process.exitCode = count(all, 'failed') > 0 ? 1 : 0;
}

let wanted: ReturnType<typeof readArguments>;
try {
  wanted = readArguments();
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\nusage: ${usage}`);
  process.exit(2);
}
await main(wanted);
