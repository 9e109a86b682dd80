import path from 'node:path';
import { runProgram } from './run-program.ts';
import { readPlaywrightReport, readVitestReport, type TestResult } from './test-results.ts';

export interface PartContext {
  root: string;
  /** Removed after the run; reports and whatever a killed test left lie below it. */
  scratch: string;
  env: NodeJS.ProcessEnv;
  /** How long one program of the part may take before it is ended. */
  limitMs: number;
}

export interface Part {
  name: 'static' | 'unit' | 'faults' | 'e2e';
  /** What the part may take on two cores; more is printed as such, and is a reason to look for the slow test. */
  budgetSeconds: number;
  /** Parts of one turn run at once. */
  turn: number;
  run(context: PartContext): Promise<TestResult[]>;
}

const tsc = 'node_modules/tsc7/bin/tsc';
/** One checker each: several, as it would start, each work out the shared types anew, half of all the work on two cores. */
const checkTypes = (project: string): string[] => [tsc, '-p', project, '--checkers', '1'];
/** The compiler is a Go program that lives for seconds: collecting its garbage as often as a server does is a sixth of its work. */
const seldomCollecting = '400';
const staticChecks: readonly [name: string, args: readonly string[]][] = [
  ['types of contract, server and tools', checkTypes('tsconfig.json')],
  ['types of web', checkTypes('web/tsconfig.json')],
  ['types of e2e', checkTypes('e2e/tsconfig.json')],
  ['lint and format', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--colors=off', '.']],
  ['directions', ['scripts/check-directions.ts']],
  ['environment', ['scripts/check-environment.ts']],
  ['locales', ['scripts/check-locales.ts']],
  ['glossary', ['scripts/check-glossary.ts']],
  ['configuration', ['scripts/check-configuration.ts']],
  ['transactions', ['scripts/check-transactions.ts']],
  ['knowledge', ['scripts/check-knowledge.ts']],
];

async function runStaticCheck(name: string, args: readonly string[], context: PartContext): Promise<TestResult> {
  const { root, limitMs } = context;
  const env = { ...context.env, GOGC: seldomCollecting };
  const end = await runProgram(process.execPath, args, { cwd: root, env, output: 'keep', limitMs });
  const isPassed = end.exitCode === 0;
  const seconds = (end.durationMs / 1000).toFixed(1);
  console.log(`  ${isPassed ? '✓' : '✗'} ${name} (${seconds} s)`);
  const message = end.isTimedOut ? `${end.output}\nended after ${limitMs / 1000} s` : end.output;
  return {
    name,
    outcome: isPassed ? 'passed' : 'failed',
    durationMs: end.durationMs,
    message: isPassed ? '' : message,
  };
}

async function runVitest(
  projects: readonly string[],
  { root, scratch, env, limitMs }: PartContext,
  workers: number,
): Promise<TestResult[]> {
  const report = path.join(scratch, `vitest-${projects.join('-')}.json`);
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.map((project) => `--project=${project}`),
    `--maxWorkers=${workers}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const { exitCode } = await runProgram(process.execPath, args, { cwd: root, env, output: 'show', limitMs });
  return readVitestReport(report, exitCode, root);
}

async function runPlaywright({ root, scratch, env, limitMs }: PartContext): Promise<TestResult[]> {
  const report = path.join(scratch, 'playwright.json');
  const args = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=e2e/playwright.config.ts',
    '--reporter=list,json',
  ];
  const { exitCode } = await runProgram(process.execPath, args, {
    cwd: root,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, YANMO_E2E_OUTPUT: path.join(scratch, 'playwright') },
    output: 'show',
    limitMs,
  });
  return readPlaywrightReport(report, exitCode);
}

export const parts: readonly Part[] = [
  {
    name: 'static',
    budgetSeconds: 40,
    turn: 1,
    run: (context) => Promise.all(staticChecks.map(([name, args]) => runStaticCheck(name, args, context))),
  },
  // More than the two cores: many of these tests wait for a lease, a process or the database, and others keep both busy
  // meanwhile; fewer of those that start and kill programs, which only get in each other's way.
  { name: 'unit', budgetSeconds: 240, turn: 2, run: (context) => runVitest(['contract', 'server', 'web'], context, 4) },
  { name: 'faults', budgetSeconds: 120, turn: 3, run: (context) => runVitest(['faults'], context, 3) },
  // By itself: beside tests that start and kill programs, pages wait longer than a person would.
  { name: 'e2e', budgetSeconds: 240, turn: 4, run: runPlaywright },
];
