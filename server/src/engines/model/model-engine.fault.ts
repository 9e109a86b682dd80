import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { setUpModelProcesses } from '../../testing/model/model-processes.ts';
import type { OutlineRequest } from '../engine.ts';

const model = setUpModelProcesses({ maxConcurrency: 1 });

const outline: OutlineRequest = {
  title: 'The effect of remote work on the careers of young engineers',
  language: 'en',
  type: 'thesis',
  field: 'management',
  level: 'MASTER',
  wordCount: 30_000,
  keywords: [],
  works: [],
  extraRequirements: '',
  variant: 0,
};

/** The titles of the chapters. */
async function takeUp(stepKey: string, asked: OutlineRequest = outline): Promise<string[]> {
  const titles: string[] = [];
  const { engine, callOf } = model.here;
  for await (const { title } of engine.writeOutline(asked, callOf(stepKey))) titles.push(title);
  return titles;
}

test('a worker killed between the answer and the end of its step leaves the answer; nothing is bought again', async () => {
  const stepKey = randomUUID();
  const worker = model.start({ stepKeys: [stepKey], outline });
  const said = await worker.read();
  await worker.kill();
  expect(await takeUp(stepKey)).toEqual(said);
  expect(model.double.statistics().calls).toBe(1);
});

test('a worker killed while it writes: its slot frees itself, its chapters come again, only the rest is bought', async () => {
  const stepKey = randomUUID();
  model.double.setDefault({ name: 'silent_middle' });
  const worker = model.start({ stepKeys: [stepKey], outline });
  const said = await worker.read(2);
  await expect.poll(() => model.savedLength(stepKey), { timeout: 10_000 }).toBeGreaterThan(2_000);
  await worker.kill();
  model.double.setDefault({ name: 'normal' });
  const titles = await takeUp(stepKey);
  expect(titles.slice(0, 2)).toEqual(said);
  expect(titles).toHaveLength(6);
  const { calls, requests } = model.double.statistics();
  expect(calls).toBe(2);
  expect(requests[1]?.messages.at(-1)?.content).toContain('do not repeat them');
});

test('a worker killed between an outline and its one round of changes: the outline is not bought again, and arrives changed', async () => {
  const stepKey = randomUUID();
  const wished: OutlineRequest = {
    ...outline,
    wishes: [
      { text: 'chapter two on rural branches', read_as: { kind: 'CHAPTER', what: 'Rural branches', chapter: 2 } },
    ],
  };
  model.double.script('deaf', 'hanging');
  const worker = model.start({ stepKeys: [stepKey], outline: wished });
  const said = await worker.read(6);
  await expect.poll(() => model.double.statistics().calls, { timeout: 10_000 }).toBe(2);
  await worker.kill();
  const titles = await takeUp(stepKey, wished);
  expect(titles.slice(0, 6)).toEqual(said);
  expect(titles).toHaveLength(7);
  const { calls, requests } = model.double.statistics();
  expect(calls).toBe(3);
  // What was asked again is the round of changes alone.
  for (const request of requests.slice(1)) expect(request.messages.at(-1)?.content).toContain('wish 1 is not met');
});

test('two processes together never exceed the limit of the deployment', async () => {
  model.double.setDefault({ delayMs: 50 });
  const startOne = () => {
    const stepKeys = Array.from({ length: 5 }, () => randomUUID());
    return model.start({ maxConcurrency: 2, stepKeys, outline });
  };
  const workers = [startOne(), startOne()];
  await Promise.all(
    workers.map(async (worker) => {
      for (let outlines = 0; outlines < 5; outlines += 1) await worker.read();
    }),
  );
  expect(model.double.statistics()).toMatchObject({ calls: 10, highestConcurrency: 2 });
});
