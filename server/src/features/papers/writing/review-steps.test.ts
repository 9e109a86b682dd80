import { countDraft } from '@yanmo/contract/draft-count';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Engine, EngineRefused, type PaperWriter } from '../../../engines/engine.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { type OpenAiDouble, startOpenAiDouble } from '../../../testing/openai-double/openai-double.ts';
import { openPaperBuyer, type PaperBuyer } from '../../../testing/papers/paper-buyer.ts';
import { createMeasuring } from '../measuring.ts';
import { listLeaves, previewLeaves } from '../paper-basis.ts';
import * as store from '../store.ts';
import { createCitationSteps } from './citation-steps.ts';
import { createPaperSteps } from './paper-steps.ts';
import { createReviewSteps, type Scope } from './review-steps.ts';

/** The paper of this file is written by a small model. */
const contextTokens = 8_192;

let double: OpenAiDouble;
let buyer: PaperBuyer;
let token: string;
let paper: string;

beforeAll(async () => {
  double = await startOpenAiDouble();
  buyer = await openPaperBuyer({
    environment: { LLM_BASE_URL: double.baseUrl, LLM_MODEL: 'double', LLM_CONTEXT: String(contextTokens) },
  });
  token = await buyer.shop.logIn();
  double.setDefault({ name: 'repeating', contextTokens });
  paper = await buyer.buyPaper(token);
}, 180_000);
afterAll(async () => {
  await buyer.close();
  await double.stop();
});

/** By section and version, of the newest paper. */
async function readVersions() {
  const { rows } = await buyer.shop.site.platform.pool.query<{ section_id: string; version: number; text: string }>(
    'select section_id, version, text from paper_sections order by section_id, version',
  );
  return Map.groupBy(rows, ({ section_id }) => section_id);
}

it('what several sections say is said once: the later ones are revised in that place, and in no other', async () => {
  const sections = await buyer.sections(token, paper);
  const versions = await readVersions();
  const firsts = sections.map(({ id }) => versions.get(id)?.[0]?.text ?? '');
  const lastOf = (text = '') => /[^。]+。$/u.exec(text)?.[0] ?? '';
  const shared = lastOf(firsts[0]);
  const repeating = firsts.filter((text) => text.includes(shared));
  // All but those that end in a mark for what the student has to add.
  expect(repeating.length).toBeGreaterThan(sections.length - 3);

  const newest = sections.map(({ text }) => text.draft as string);
  expect(newest.filter((text) => text.includes(shared))).toEqual([newest[0]]);
  expect(sections.filter(({ text }) => text.version === 2)).toHaveLength(repeating.length - 1);
  for (const [first, second] of versions.values()) {
    if (!first || !second) continue;
    const before = first.text.split('\n\n');
    const after = second.text.split('\n\n');
    expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
    expect(Math.abs(countDraft(second.text) / countDraft(first.text) - 1)).toBeLessThan(0.2);
  }
});

it('each section was asked for once, its revision once, and only the paragraph of it', async () => {
  const sections = await buyer.sections(token, paper);
  const { rows: calls } = await buyer.shop.site.platform.pool.query<{
    prompt_name: string;
    attempts: number;
    length: number;
  }>(`select prompt_name, attempts, length(response) as length from model_calls where subject_kind = 'order'`);
  const ofPrompt = (name: string) => calls.filter(({ prompt_name }) => prompt_name === name);
  expect(ofPrompt('section').map(({ attempts }) => attempts)).toEqual(sections.map(() => 1));
  const revised = sections.filter(({ text }) => text.version === 2);
  expect(ofPrompt('revision').map(({ attempts }) => attempts)).toEqual(revised.map(() => 1));
  const lengthOf = (name: string) => ofPrompt(name).reduce((sum, { length }) => sum + length, 0);
  expect(lengthOf('revision')).toBeLessThan(lengthOf('section') * 0.7);
});

it('no question with its answer is more than a small context holds', async () => {
  const { rows } = await buyer.shop.site.platform.pool.query<{ prompt_name: string; tokens: number }>(
    `select prompt_name, max((tokens_in + tokens_out) / attempts)::int as tokens from model_calls
     where subject_kind = 'order' group by 1`,
  );
  expect(rows.map(({ prompt_name: name }) => name).toSorted()).toEqual(
    expect.arrayContaining(['abstract', 'plan', 'review', 'revision', 'section']),
  );
  expect(rows.filter(({ tokens }) => tokens > contextTokens)).toEqual([]);
});

it('whoever looks is told of the phase, and the certificate measures what was delivered', async () => {
  const { rows } = await buyer.shop.site.platform.pool.query<{ data: { phase: string; total: number } }>(
    `select data from run_events where type = 'stage' order by run_id, seq`,
  );
  const revise = rows.find(({ data }) => data.phase === 'revise');
  const revised = (await buyer.sections(token, paper)).filter(({ text }) => text.version === 2);
  expect(revise?.data.total).toBe(revised.length);
  const { result } = await buyer.shop.get(token, `paper/certificate/${paper}`);
  const duplication = result.measures.find(({ name }: { name: string }) => name === 'duplication');
  expect(duplication).toMatchObject({ is_met: true });
});

describe('on a paper that lies there', () => {
  /** The steps themselves, with an engine that gives this text for every section. */
  async function openSteps(revised = '', more: Partial<PaperWriter> = {}) {
    const { platform, library, fulfilment } = buyer.shop.site;
    const engine = {
      version: 'told',
      async *reviseSection() {
        yield revised;
      },
      ...more,
    } as unknown as Engine & PaperWriter;
    const { db, clock } = platform;
    const measuring = createMeasuring(platform.threads);
    const parts = {
      db,
      clock,
      engine,
      library,
      fulfilment,
      measuring,
      packs: { onDelivered: async () => undefined },
      stepRetries: 0,
    };
    const shared = createPaperSteps(parts);
    const steps = { ...createReviewSteps(shared), ...createCitationSteps(shared) };
    const { rows } = await platform.pool.query<{ id: string; item_id: string }>('select id, item_id from papers');
    const [{ id: paperId, item_id: itemId } = { id: '', item_id: '' }] = rows;
    const shown: string[] = [];
    const contextOf = <Input extends object>(more: Input) =>
      ({
        ...{ input: { paperId, itemId, ...more }, run: { userId: null }, step: { id: 'x', key: 'x' }, turn: 0 },
        ...{ emit: async () => undefined, signal: new AbortController().signal },
        appendText: async (text: string) => void shown.push(text),
        replaceText: async (text: string) => void shown.push(text),
      }) as never;
    const { request } = await store.getPaper(db, paperId);
    return { steps, contextOf, shown, request, paperId, itemId };
  }

  it('a revision that is no better is taken back from the sheet as well', async () => {
    const { steps, contextOf, shown, request, paperId } = await openSteps('什么也没有说。');
    const newest = await store.readNewestSections(buyer.shop.site.platform.db, paperId);
    const [section] = listLeaves(request.chapters).filter(({ id }) => newest.get(id)?.version === 1);
    const notes = [{ kind: 'LENGTH', units: section?.units ?? 0 }];
    const done = await steps.revise.work(contextOf({ scope: 'all', section: section?.id, notes }));
    expect(done).toEqual({ text: null });
    expect(shown).toEqual(['什么也没有说。', newest.get(section?.id ?? '')?.text]);
  });

  it('what a deposit bought is not revised after the balance, though the whole asks for it', async () => {
    const { steps, contextOf, request } = await openSteps();
    const [first] = previewLeaves(request.chapters);
    await buyer.shop.site.platform.pool.query(
      "update paper_sections set text = '太短。' where section_id = $1 and version = 1",
      [first?.id],
    );
    const notedIn = async (scope: Scope) => {
      const { sections } = await steps.review.work(contextOf({ scope }));
      return sections.map(({ section }) => section);
    };
    expect(await notedIn('all')).toContain(first?.id);
    const approved = previewLeaves(request.chapters).map(({ id }) => id);
    expect((await notedIn('rest')).filter((id) => approved.includes(id))).toEqual([]);
    expect(listLeaves(request.chapters).length).toBeGreaterThan(approved.length);
  });

  const id = '00000000-0000-4000-8000-00000000000a';
  const setText = (section: string, text: string) =>
    buyer.shop.site.platform.pool.query(
      `update paper_sections set text = $2 where section_id = $1
       and version = (select max(version) from paper_sections where section_id = $1)`,
      [section, text],
    );
  const newestOf = async (paperId: string, section: string) =>
    (await store.readNewestSections(buyer.shop.site.platform.db, paperId)).get(section);

  it('a reader whose note is bound to no sentence, or who refuses, keeps no paper back', async () => {
    const refusing = await openSteps('', {
      reviewPaper: async () => {
        throw new EngineRefused('no');
      },
    });
    expect(await refusing.steps.read.work(refusing.contextOf({ scope: 'all' }))).toEqual({ sections: [] });
  });

  it('a sentence that its works do not bear out is revised once, then loses its mark and is listed', async () => {
    const wrong = `降雨逐年翻番[@${id}]。`;
    const right = `滴灌省水[@${id}]。`;
    const { steps, contextOf, paperId, itemId, request } = await openSteps(`${right}${wrong}`, {
      checkCitations: async ({ claims }) =>
        claims.map(({ sentence, works }, claim) => ({
          ...{ claim, why: 'the card says nothing of it' },
          ...(sentence === right
            ? { verdict: 'SUPPORTED' as const, supports: works }
            : { verdict: 'NOT' as const, supports: [] }),
        })),
    });
    const { db } = buyer.shop.site.platform;
    const section = listLeaves(request.chapters).at(-1)?.id ?? '';
    await setText(section, `${right}${wrong}`);
    const before = await newestOf(paperId, section);
    const enter = <Step extends 'check' | 'mend'>(step: Step, input: object, output: never) =>
      inTransaction(db, (tx) =>
        (steps[step].onDone as never as (tx: Tx, done: object) => Promise<void>)(tx, { input, output }),
      );

    const [found = []] = await inTransaction(db, (tx) => steps.listChecks(tx, paperId, 'all'));
    const claims = found.filter((claim) => claim.section === section);
    expect(claims.map(({ sentence }) => sentence)).toEqual([right, wrong]);
    await enter('check', { paperId, itemId, claims }, (await steps.check.work(contextOf({ claims }))) as never);
    const [mend] = await inTransaction(db, (tx) => steps.listMends(tx, paperId, 'all'));
    expect(mend?.faults.map(({ sentence }) => sentence)).toEqual([wrong]);
    const mended = await steps.mend.work(contextOf(mend ?? {}));
    expect(mended).toMatchObject({ text: `${right}降雨逐年翻番。`, dropped: [{ sentence: wrong, works: [id] }] });
    await enter('mend', { paperId, itemId, ...mend }, mended as never);
    // A second worker that did the same changes nothing more.
    await enter('mend', { paperId, itemId, ...mend }, mended as never);
    expect(await newestOf(paperId, section)).toEqual({
      text: `${right}降雨逐年翻番。`,
      version: (before?.version ?? 0) + 1,
    });
    const { citationCheck } = await store.getPaper(db, paperId);
    expect(citationCheck).toMatchObject({
      claims: expect.arrayContaining([expect.objectContaining({ sentence: right, verdict: 'SUPPORTED' })]),
      dropped: [{ sentence: wrong }],
    });
    expect(await inTransaction(db, (tx) => steps.listMends(tx, paperId, 'all'))).toEqual([]);
  });
});

it('a document that is ordered without its paper is written from the cards of its works, and the next one buys none of them again', async () => {
  const form = { title: 'The effect of digital transformation on the performance of small firms', language: 'en' };
  const countCards = async () => {
    const { rows } = await buyer.shop.site.platform.pool.query<{ count: number }>(
      `select count(*)::int as count from model_calls where prompt_name = 'cards'`,
    );
    return rows[0]?.count ?? 0;
  };
  const before = await countCards();
  await buyer.buyPaper(token, { form, order: { order_type: 'EXTRA_PROPOSAL' } });
  expect(await countCards()).toBe(before + 1);
  const asked = double
    .statistics()
    .requests.findLast(({ messages }) => /task=companion/u.test(messages[1]?.content ?? ''));
  expect(JSON.stringify(asked?.messages)).toContain('吸收能力强的企业');
  await buyer.buyPaper(token, { form, order: { order_type: 'EXTRA_TASK_ASSIGNMENT' } });
  expect(await countCards()).toBe(before + 1);
}, 60_000);
