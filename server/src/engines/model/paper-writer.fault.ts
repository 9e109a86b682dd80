import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import readline from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { paperRequest } from '../../testing/model/paper-request.ts';
import type { SectionOrder } from '../../testing/model/section-process.ts';
import { type OpenAiDouble, startOpenAiDouble } from '../../testing/openai-double/openai-double.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { listLeaves } from './prompts/paper/describe.ts';

const program = fileURLToPath(new URL('../../testing/model/section-process.ts', import.meta.url));
let database: TestDatabase;
let double: OpenAiDouble;
let children: ChildProcess[] = [];

beforeAll(async () => {
  [database, double] = await Promise.all([createTestDatabase(), startOpenAiDouble()]);
});
afterAll(async () => {
  await Promise.all([database.close(), double.stop()]);
});
beforeEach(() => double.reset());
afterEach(async () => {
  await Promise.all(children.map(kill));
  children = [];
});

const paper = paperRequest('en', { works: 6 });
const { section } = listLeaves(paper)[5] ?? {};
const plan = { thesis: 'Work moves.', terms: [], hypotheses: [], chains: [], briefs: [] };

function startProcess(stepKey: string): { child: ChildProcess; lines: AsyncIterator<string> } {
  const order: SectionOrder = {
    ...{ databaseUrl: database.url, baseUrl: double.baseUrl, paper, plan, section: section?.id ?? '', stepKey },
  };
  const child = spawn(process.execPath, [program, JSON.stringify(order)], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  return { child, lines: readline.createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

/** Pieces until the section is whole, or until this many have come. */
async function readPieces(lines: AsyncIterator<string>, most = Number.POSITIVE_INFINITY): Promise<string[]> {
  const pieces: string[] = [];
  while (pieces.length < most) {
    const piece = JSON.parse((await lines.next()).value) as string | null;
    if (piece === null) return pieces;
    pieces.push(piece);
  }
  return pieces;
}

async function savedLength(stepKey: string): Promise<number> {
  const rows = await database.db
    .selectFrom('model_calls')
    .select('response')
    .where('subject_id', '=', stepKey)
    .execute();
  return rows.reduce((sum, { response }) => sum + (response?.length ?? 0), 0);
}

describe('a worker killed while it writes a section', () => {
  test.each([1, 9])('after %i pieces: what was seen comes again, only the rest is bought', async (seenPieces) => {
    const stepKey = randomUUID();
    const whole = (await readPieces(startProcess(randomUUID()).lines)).join('');
    double.reset();
    double.setDefault({ name: 'slow', tokensPerSecond: 300 });
    const { child, lines } = startProcess(stepKey);
    const seen = (await readPieces(lines, seenPieces)).join('');
    // What the child has said it has saved, within the twenty milliseconds between two writes.
    await expect.poll(() => savedLength(stepKey), { timeout: 10_000 }).toBeGreaterThanOrEqual(seen.length);
    await kill(child);
    double.setDefault({ name: 'normal' });
    const taken = (await readPieces(startProcess(stepKey).lines)).join('');
    expect(taken.startsWith(seen)).toBe(true);
    expect(taken).toBe(whole);
    expect(Object.values(double.statistics().asked)).toEqual([{ first: 1, firstFinished: 0, followUps: 1 }]);
  });

  test('after its last piece: nothing is bought again', async () => {
    const stepKey = randomUUID();
    const { child, lines } = startProcess(stepKey);
    const whole = await readPieces(lines);
    await kill(child);
    expect((await readPieces(startProcess(stepKey).lines)).join('')).toBe(whole.join(''));
    expect(double.statistics().calls).toBe(1);
  });

  test('three times over: each time a little more is there, and the text is the same', {
    timeout: 60_000,
  }, async () => {
    const whole = (await readPieces(startProcess(randomUUID()).lines)).join('');
    double.reset();
    const stepKey = randomUUID();
    for (const seenPieces of [3, 8, 14]) {
      double.setDefault({ name: 'slow', tokensPerSecond: 300 });
      const { child, lines } = startProcess(stepKey);
      const seen = (await readPieces(lines, seenPieces)).join('');
      expect(whole.startsWith(seen)).toBe(true);
      await expect.poll(() => savedLength(stepKey), { timeout: 10_000 }).toBeGreaterThanOrEqual(seen.length);
      await kill(child);
    }
    double.setDefault({ name: 'normal' });
    expect((await readPieces(startProcess(stepKey).lines)).join('')).toBe(whole);
    const [asked] = Object.values(double.statistics().asked);
    expect(asked?.first).toBe(1);
    expect(asked?.followUps).toBeLessThanOrEqual(3);
  });
});
