import fs from 'node:fs';
import path from 'node:path';

export interface TestResult {
  name: string;
  outcome: 'passed' | 'failed' | 'skipped';
  durationMs: number;
  message: string;
}

function readJson<Report>(file: string): Report | null {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Report;
  } catch {
    return null;
  }
}

function crashed(program: string, exitCode: number | null): TestResult {
  const message = `${program} ended with ${exitCode === null ? 'a signal' : `exit code ${exitCode}`}; its own output above says why.`;
  return { name: program, outcome: 'failed', durationMs: 0, message };
}

/** A program that fails without a failed test (an unhandled error, a crash, no test found) is one failure of its own. */
function complete(program: string, results: TestResult[], exitCode: number | null): TestResult[] {
  const isAccounted = exitCode === 0 ? results.length > 0 : results.some(({ outcome }) => outcome === 'failed');
  return isAccounted ? results : [...results, crashed(program, exitCode)];
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number | null;
      failureMessages?: string[] | null;
    }[];
  }[];
}

export function readVitestReport(file: string, exitCode: number | null, root: string): TestResult[] {
  const results = (readJson<VitestReport>(file)?.testResults ?? []).flatMap((suite): TestResult[] => {
    const where = path.relative(root, suite.name);
    const tests = suite.assertionResults.map(
      ({ fullName, status, duration, failureMessages }): TestResult => ({
        name: `${where} › ${fullName.trim()}`,
        outcome: status === 'passed' ? 'passed' : status === 'failed' ? 'failed' : 'skipped',
        durationMs: duration ?? 0,
        message: (failureMessages ?? []).join('\n'),
      }),
    );
    // A file that does not load has no tests that could fail.
    const isLoadError = suite.status === 'failed' && !tests.some(({ outcome }) => outcome === 'failed');
    return isLoadError ? [...tests, { name: where, outcome: 'failed', durationMs: 0, message: suite.message }] : tests;
  });
  return complete('vitest', results, exitCode);
}

interface PlaywrightSuite {
  title: string;
  file?: string;
  specs?: {
    title: string;
    tests: { status: string; results: { duration: number; errors?: { message?: string }[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colours begin with the escape character
const colours = /\u001b\[[\d;]*m/g;

export function readPlaywrightReport(file: string, exitCode: number | null): TestResult[] {
  const report = readJson<PlaywrightReport>(file);
  const results = (report?.suites ?? []).flatMap((suite) => readPlaywrightSuite(suite, []));
  const errors = (report?.errors ?? []).map(
    ({ message = '' }): TestResult => ({
      name: 'playwright',
      outcome: 'failed',
      durationMs: 0,
      message: message.replace(colours, ''),
    }),
  );
  return complete('playwright', [...results, ...errors], exitCode);
}

function readPlaywrightSuite(suite: PlaywrightSuite, above: string[]): TestResult[] {
  const titles = [...above, suite.title];
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ status, results }): TestResult => {
      const messages = results.flatMap(({ errors = [] }) =>
        errors.map(({ message = '' }) => message.replace(colours, '')),
      );
      return {
        name: [...titles, spec.title].join(' › '),
        // A test that passed only when repeated (`flaky`) did not pass.
        outcome: status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed',
        durationMs: results.reduce((sum, { duration }) => sum + duration, 0),
        message: messages.join('\n'),
      };
    }),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => readPlaywrightSuite(inner, titles))];
}
