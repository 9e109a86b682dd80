import { type GrowingHeading, readGrowingHeadings } from '@yanmo/contract/growing-outline';
import type { Chapter } from '@yanmo/contract/outlines';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultModelLimits } from '../../engines/model/limits.ts';
import { type EventReader, readEvents } from '../../testing/event-reader.ts';
import { waitForLockWaits } from '../../testing/lock-waits.ts';
import { type OpenAiDouble, startOpenAiDouble } from '../../testing/openai-double/openai-double.ts';
import { createSiteClient, newPhone } from '../../testing/site-client.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';
import { createOutlineDeletion } from './delete-outline.ts';
import { stopWriting } from './jobs.ts';

let double: OpenAiDouble;
let site: TestSite;
let client: ReturnType<typeof createSiteClient>;

beforeAll(async () => {
  double = await startOpenAiDouble();
  site = await createTestSite({
    environment: { RATE_LIMIT_SCALE: '1000', LLM_BASE_URL: double.baseUrl, LLM_API_KEY: 'key', LLM_MODEL: 'double' },
    work: true,
    modelLimits: { ...defaultModelLimits, backoffBaseMs: 20, backoffMaximumMs: 100 },
  });
  client = createSiteClient(site);
});
afterAll(async () => {
  await site.close();
  await double.stop();
});
beforeEach(() => double.reset());

const form = {
  title: 'The effect of remote work on team creativity: evidence from software firms',
  language: 'en',
  type: 'thesis',
  field: 'management',
  product: 'MASTER',
  word_count: 20_000,
};

/** As a page sends it, which has asked for the reading before. */
const readForm = {
  ...form,
  understanding: {
    object: 'remote work',
    aspect: 'effect on team creativity',
    context: 'software firms',
    kind: 'relation-test',
    confidence: { object: 1, aspect: 1, context: 1, kind: 1 },
  },
  wishes: [],
};

async function settled(token: string, key1: string) {
  return vi.waitFor(
    async () => {
      const { result } = await client.call(`/api/ai-paper/paper/outline/status/${key1}`, { token });
      expect(result.status === 'WAITING' && result.error === null).toBe(false);
      return result;
    },
    { interval: 100 },
  );
}

async function create(token: string, body: object = {}) {
  const { result } = await client.call('/api/ai-paper/paper/outline/create', { token, body: { ...readForm, ...body } });
  return settled(token, result.key1);
}

const eventually = { timeout: 10_000, interval: 20 };

/** As a page does: chapters as they are told, and what grows below them. */
async function watch(token: string, key1: string) {
  let growing = '';
  const chapters: Chapter[] = [];
  const indexes: number[] = [];
  /** What grew, each time that it was told, with the number of chapters that were there. */
  const shown: { after: number; growing: string }[] = [];
  const onEvent = ({ type, data }: EventReader['received'][number]) => {
    // biome-ignore lint/suspicious/noExplicitAny: any event
    const told = data as any;
    if (type === 'snapshot') {
      chapters.push(...told.chapters);
      growing = told.growing;
    } else if (type === 'text') growing = growing.slice(0, told.offset) + told.text;
    else if (type === 'chapter') {
      indexes.push(told.index);
      chapters.splice(told.index, chapters.length, told.chapter);
    } else return;
    shown.push({ after: chapters.length, growing });
  };
  const url = `${site.url}/api/ai-paper/paper/outline/events/${key1}`;
  const reader = await readEvents(url, { authorization: `Bearer ${token}` }, onEvent);
  return { reader, chapters, indexes, shown, growing: () => readGrowingHeadings(growing) };
}

/** An outline that is written as far as the middle of a chapter, and no further until the double lets it. */
async function startHeld(token: string) {
  double.script({ name: 'held', task: 'outline' });
  const { result } = await client.call('/api/ai-paper/paper/outline/create', { token, body: readForm });
  const first = await watch(token, result.key1);
  await vi.waitFor(() => {
    expect(first.chapters.length).toBeGreaterThan(1);
    expect(first.growing()[0]?.path).toEqual([first.chapters.length + 1]);
    expect(first.growing().length).toBeGreaterThan(1);
  }, eventually);
  return { key1: result.key1 as string, first };
}

describe('an outline by a model', () => {
  it('is written from its answer and bought once', async () => {
    const token = await client.logInToken(newPhone());
    const outline = await create(token);
    expect(outline).toMatchObject({ status: 'SUCCEEDED', engine: 'MODEL' });
    // What to look for, and the outline; nothing was found that had to be judged.
    expect(double.statistics().calls).toBe(2);
  });

  it('of a caller who leaves the reading of the title to the engine costs one small question more', async () => {
    const token = await client.logInToken(newPhone());
    const outline = await create(token, { understanding: undefined, wishes: undefined });
    expect(outline).toMatchObject({ status: 'SUCCEEDED', understanding: { object: 'remote work' }, wishes: [] });
    expect(double.statistics().calls).toBe(3);
  });

  it('asked for before the reading of its title arrived does not buy that reading again', async () => {
    const token = await client.logInToken(newPhone());
    const body = { ...form, word_count: 21_000 };
    double.script({ name: 'normal', delayMs: 400 });
    const leaving = new AbortController();
    const reading = fetch(`${site.url}/api/ai-paper/paper/outline/understand`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: leaving.signal,
    }).catch(() => null);
    await vi.waitFor(() => expect(double.statistics().calls).toBe(1), eventually);
    const { result } = await client.call('/api/ai-paper/paper/outline/create', { token, body });
    leaving.abort();
    await reading;
    expect(await settled(token, result.key1)).toMatchObject({ status: 'SUCCEEDED', engine: 'MODEL' });
    expect(double.statistics().calls).toBe(3);
  });

  it('waits for an engine that is busy for longer than its tries, says so, and is written when there is room', async () => {
    const token = await client.logInToken(newPhone());
    double.setDefault({ name: 'rate_limited', retryAfterSeconds: 0.02 });
    const { result } = await client.call('/api/ai-paper/paper/outline/create', { token, body: readForm });
    const status = async () =>
      (await client.call(`/api/ai-paper/paper/outline/status/${result.key1}`, { token })).result;
    // Four questions a try, and six tries of one that fails.
    await vi.waitFor(() => expect(double.statistics().calls).toBeGreaterThan(24), { timeout: 14_000 });
    expect(await status()).toMatchObject({ status: 'WAITING', is_waiting: true, progress: 0, error: null });
    double.setDefault({ name: 'normal' });
    const written = await settled(token, result.key1);
    expect(written).toMatchObject({ status: 'SUCCEEDED', is_waiting: false, engine: 'MODEL' });
  });

  it('that is restored at the moment at which its writing would be stopped is written on', async () => {
    const token = await client.logInToken(newPhone());
    // Nothing of it is written meanwhile: whoever waits for the row of the outline is who would stop it.
    const { key1, first } = await startHeld(token);
    const { pool, jobs } = site.platform;
    const deeds = new Map<string, (payload: { outlineId: string }) => Promise<void>>();
    const work = ({ name }: { name: string }, deed: never) => void deeds.set(name, deed);
    createOutlineDeletion({ ...site.platform, jobs: { ...jobs, work, schedule: () => undefined } as typeof jobs });
    const { rows } = await pool.query('update outlines set deleted_at = now() where key1 = $1 returning id', [key1]);
    const restoring = await pool.connect();
    let stopped: Promise<void> | undefined;
    try {
      await restoring.query('begin');
      await restoring.query('update outlines set deleted_at = null where key1 = $1', [key1]);
      stopped = deeds.get(stopWriting.name)?.({ outlineId: rows[0].id });
      await waitForLockWaits(pool, 1);
      await restoring.query('commit');
    } finally {
      restoring.release();
    }
    await stopped;
    double.release();
    expect(await settled(token, key1)).toMatchObject({ status: 'SUCCEEDED', error: null });
    await first.reader.ended;
  });

  it('fails with a reason and nothing lost when the model answers nonsense, and can be tried again for free', async () => {
    const token = await client.logInToken(newPhone());
    double.setDefault({ name: 'malformed_always' });
    const failed = await create(token);
    expect(failed).toMatchObject({ status: 'FAILED', free_num: 3, form, error: { error: 'engine_refused' } });
    double.setDefault({ name: 'normal' });
    const mended = await create(token, { key: failed.key1 });
    expect(mended).toMatchObject({ key1: failed.key1, status: 'SUCCEEDED', free_num: 3, error: null });
  });

  it('keeps the old outline and gives the regeneration back when writing again fails', async () => {
    const token = await client.logInToken(newPhone());
    const before = await create(token);
    double.setDefault({ name: 'malformed_always' });
    const { result } = await client.call('/api/ai-paper/paper/outline/create', {
      token,
      body: {
        ...{ ...form, title: 'Remote work and trust', word_count: 10_000, key: before.key1 },
        ...{ extra_requirements: 'No survey.', understanding: { ...readForm.understanding, kind: 'case-study' } },
      },
    });
    expect(result.status).toBe('WAITING');
    const after = await vi.waitFor(
      async () => {
        const read = await client.call(`/api/ai-paper/paper/outline/status/${before.key1}`, { token });
        expect(read.result.error).not.toBeNull();
        return read.result;
      },
      { interval: 100 },
    );
    const { chapters, understanding, wishes, extra_requirements } = before;
    // And what it was written from: an order of it is not out of date.
    expect(after).toMatchObject({ chapters, form, understanding, wishes, extra_requirements });
    expect(after).toMatchObject({ status: 'SUCCEEDED', free_num: 3 });
  });

  it('that is deleted while it is written is stopped, and nothing is given back for it', async () => {
    const token = await client.logInToken(newPhone());
    const post = (call: string, body: object) => client.call(`/api/ai-paper/paper/outline/${call}`, { token, body });
    const before = await create(token);
    double.setDefault({ name: 'hanging' });
    await post('create', { ...form, key: before.key1 });
    const { result: fresh } = await post('create', { ...form, title: 'Remote work and the making of trust in teams' });
    for (const { key1 } of [before, fresh]) await post('delete', { key1 });
    const { pool } = site.platform;
    await vi.waitFor(
      async () => {
        const open = await pool.query('select 1 from outlines where draft is not null and deleted_at is not null');
        expect(open.rowCount).toBe(0);
      },
      { timeout: 10_000, interval: 50 },
    );
    const stopped = { error: { error: 'outline_stopped' } };
    expect((await post('restore', { key1: before.key1 })).result).toMatchObject({
      ...{ ...stopped, status: 'SUCCEEDED', free_num: 2, chapters: before.chapters },
    });
    expect((await post('restore', { key1: fresh.key1 })).result).toMatchObject({ ...stopped, status: 'FAILED' });
    const writings = await pool.query(
      'select 1 from outline_writings join outlines on outlines.id = outline_id where key1 = any($1)',
      [[before.key1, fresh.key1]],
    );
    expect(writings.rowCount).toBe(3);
    double.setDefault({ name: 'normal' });
    expect(await create(token, { key: fresh.key1 })).toMatchObject({ status: 'SUCCEEDED', free_num: 3, error: null });
  });
});

describe('a chapter that a model writes', () => {
  type Place = Pick<GrowingHeading, 'path' | 'title'>;

  function flatten(chapters: readonly Chapter[], above: readonly number[] = []): Place[] {
    return chapters.flatMap(({ title, children }, index) => {
      const path = [...above, index + 1];
      return [{ path, title }, ...flatten(children, path)];
    });
  }
  const places = (headings: readonly GrowingHeading[]): Place[] => headings.map(({ path, title }) => ({ path, title }));

  it('grows before all who read, also who comes in its middle, and is there once when it is whole', async () => {
    const token = await client.logInToken(newPhone());
    const { key1, first } = await startHeld(token);
    const second = await watch(token, key1);
    await vi.waitFor(() => expect(second.growing()).toEqual(first.growing()), eventually);
    const seen = places(first.growing());
    expect(second.chapters).toEqual(first.chapters);
    double.release();
    const { chapters } = await settled(token, key1);
    await Promise.all([first.reader.ended, second.reader.ended]);
    // Under the numbers and in the words that the whole has.
    const whole = flatten(chapters);
    expect(whole).toEqual(expect.arrayContaining(seen));
    for (const { shown, growing, chapters: told, indexes } of [first, second]) {
      // Those that the snapshot did not hold, each once.
      expect(indexes).toEqual(chapters.map((_: Chapter, index: number) => index).slice(-indexes.length));
      expect(flatten(told)).toEqual(whole);
      expect(growing()).toEqual([]);
      // Nothing that grew was gone before its chapter was there.
      for (const [index, { after, growing: text }] of shown.entries()) {
        const next = shown[index + 1];
        const open = readGrowingHeadings(text).filter(({ path }) => (path[0] ?? 0) > (next?.after ?? after));
        expect(next ? places(readGrowingHeadings(next.growing)) : []).toEqual(expect.arrayContaining(places(open)));
      }
    }
    const { rows } = await site.platform.pool.query('select 1 from live_texts');
    expect(rows).toEqual([]);
  });

  it('is not left standing by a worker that fell silent', async () => {
    const token = await client.logInToken(newPhone());
    const { key1, first } = await startHeld(token);
    const before = first.shown.length;
    double.setDefault({ name: 'normal', delayMs: 200 });
    await site.platform.pool.query("update run_steps set lease_until = now() - interval '1 s' where state = 'RUNNING'");
    const { status, chapters } = await settled(token, key1);
    expect(status).toBe('SUCCEEDED');
    await first.reader.ended;
    expect(first.shown.slice(before).find(({ after }) => after >= (first.shown[before - 1]?.after ?? 0))?.growing).toBe(
      '',
    );
    expect(flatten(first.chapters)).toEqual(flatten(chapters));
    expect(first.growing()).toEqual([]);
  });
});

it('a reading that its page gives up is given up at the model too', async () => {
  const token = await client.logInToken(newPhone());
  double.setDefault({ name: 'hanging' });
  const leaving = new AbortController();
  const asked = fetch(`${site.url}/api/ai-paper/paper/outline/understand`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...form, title: 'Why do remote teams lose trust?' }),
    signal: leaving.signal,
  });
  await double.called(1);
  leaving.abort();
  await expect(asked).rejects.toThrow();
  // Long before a reading is given up by itself.
  await vi.waitFor(() => {
    const { running, left } = double.statistics();
    expect(running).toBe(0);
    // Those of tests before may leave now too.
    expect(left).toBeGreaterThan(0);
  }, eventually);
});

it('a question to an engine that is down answers 503 in words', async () => {
  const token = await client.logInToken(newPhone());
  double.setDefault({ name: 'unauthorized' });
  const answer = await client.call('/api/ai-paper/step_outline/generate_keywords', { token, body: form });
  expect(answer.status).toBe(503);
  expect(answer.error).toMatch(/^engine_/);
});

describe('what is asked for nothing', () => {
  it('stops for all callers together at the cap that the operator sets', async () => {
    const token = await client.logInToken(newPhone());
    // As if the day's questions had all been asked.
    const full = { key: 'free-questions:day', admitted_until: new Date('2100-01-01') };
    await site.platform.db
      .insertInto('rate_limits')
      .values(full)
      .onConflict((conflict) => conflict.column('key').doUpdateSet(full))
      .execute();
    const calls: [string, object][] = [
      ['paper/title_recommend', { language: 'en', field: 'management', type: 'thesis', keywords: ['remote work'] }],
      ['paper/outline/create', form],
      ['step_outline/generate_keywords', form],
    ];
    for (const [path, body] of calls) {
      const refused = await client.call(`/api/ai-paper/${path}`, { token, body });
      expect([path, refused.status, refused.error]).toEqual([path, 503, 'engine_cap_reached']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    // What would be refused anyway is counted against nobody: else one caller could use up what all have.
    for (const [path, body] of [
      ['paper/outline/create', { ...form, key: 'nobodys' }],
      ['step_outline/generate_keywords', { ...form, key1: 'nobodys' }],
      ['step_outline/create_outline', { key1: 'nobodys' }],
    ] as const) {
      expect((await client.call(`/api/ai-paper/${path}`, { token, body })).error).toBe('not_found');
    }
    expect(double.statistics().calls).toBe(0);
    expect(await (await fetch(`${site.url}/metrics`)).text()).toMatch(
      /^free_questions_total\{outcome="capped"\} [3-9]/m,
    );
    await site.platform.db.deleteFrom('rate_limits').where('key', '=', full.key).execute();
    expect((await client.call('/api/ai-paper/step_outline/generate_keywords', { token, body: form })).status).toBe(200);
  });
});
