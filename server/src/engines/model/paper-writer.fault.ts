import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { setUpModelProcesses } from '../../testing/model/model-processes.ts';
import { collectText } from '../../testing/model/model-setup.ts';
import { paperRequest } from '../../testing/model/paper-request.ts';
import { listLeaves } from './prompts/paper/describe.ts';

const model = setUpModelProcesses({ maxConcurrency: 4 });

const paper = paperRequest('en', { works: 6 });
const { section: leaf } = listLeaves(paper)[5] ?? {};
const plan = { thesis: 'Work moves.', terms: [], hypotheses: [], chains: [], briefs: [] };
const section = { paper, plan, section: leaf?.id ?? '' };
/** The text that an undisturbed worker writes. */
let whole: string;

function takeUp(stepKey: string): Promise<string> {
  const { engine, callOf } = model.here;
  return collectText(engine.writeSection(section, callOf(stepKey)));
}

beforeAll(async () => {
  whole = await takeUp(randomUUID());
});

/** A worker that is killed after so many pieces, which it says. */
async function writeAndKill(stepKey: string, pieces: number): Promise<string> {
  model.double.setDefault({ name: 'slow', tokensPerSecond: 300 });
  const worker = model.start({ stepKeys: [stepKey], section });
  const seen = (await worker.read(pieces)).join('');
  // What the worker has said it has saved, within the twenty milliseconds between two writes.
  await expect.poll(() => model.savedLength(stepKey), { timeout: 10_000 }).toBeGreaterThanOrEqual(seen.length);
  await worker.kill();
  model.double.setDefault({ name: 'normal' });
  return seen;
}

describe('a worker killed while it writes a section', () => {
  test.each([1, 9])('after %i pieces: what was seen comes again, only the rest is bought', async (pieces) => {
    const stepKey = randomUUID();
    const seen = await writeAndKill(stepKey, pieces);
    const taken = await takeUp(stepKey);
    expect(taken.startsWith(seen)).toBe(true);
    expect(taken).toBe(whole);
    expect(Object.values(model.double.statistics().asked)).toEqual([{ first: 1, firstFinished: 0, followUps: 1 }]);
  });

  test('after its last piece: nothing is bought again', async () => {
    const stepKey = randomUUID();
    const worker = model.start({ stepKeys: [stepKey], section });
    const written = (await worker.read()).join('');
    await worker.kill();
    expect(written).toBe(whole);
    expect(await takeUp(stepKey)).toBe(whole);
    expect(model.double.statistics().calls).toBe(1);
  });

  test('three times over: each time a little more is there, and the text is the same', async () => {
    const stepKey = randomUUID();
    for (const pieces of [3, 8, 14]) {
      const seen = await writeAndKill(stepKey, pieces);
      expect(whole.startsWith(seen)).toBe(true);
    }
    expect(await takeUp(stepKey)).toBe(whole);
    const [asked] = Object.values(model.double.statistics().asked);
    expect(asked?.first).toBe(1);
    expect(asked?.followUps).toBeLessThanOrEqual(3);
  });
});
