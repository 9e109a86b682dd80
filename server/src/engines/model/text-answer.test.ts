import { countDraft } from '@yanmo/contract/draft-count';
import { languages } from '@yanmo/contract/languages';
import { describe, expect, test } from 'vitest';
import { collectText, newCall, patient, setUpModel } from '../../testing/model/model-setup.ts';
import { paperRequest } from '../../testing/model/paper-request.ts';
import type { ModeInput } from '../../testing/openai-double/modes.ts';
import { listCitations, plainDraft } from '../draft-text.ts';
import {
  type Engine,
  type EngineCall,
  EngineRefused,
  EngineUnavailable,
  type PaperPlan,
  type PaperWriter,
  type RevisionNote,
  WishNotUnderstood,
} from '../engine.ts';
import { listLeaves } from './prompts/paper/describe.ts';

const model = setUpModel();
const paper = paperRequest('zh');
const plan: PaperPlan = {
  thesis: '转型能否见效，取决于资源与学习的配合。',
  terms: [{ term: '转型', meaning: '以数字技术重组流程。' }],
  hypotheses: [],
  chains: [],
  briefs: listLeaves(paper).map(({ section }) => ({
    section: section.id,
    points: [`${section.title}的来由`, `${section.title}的限度`],
    works: [...section.works],
    ...{ shows: [], wishes: [] },
  })),
};
/** The second section cites a work; the fourth has none of a list, a table or a gap. */
const section = paper.chapters[0]?.children[1]?.id ?? '';
const wanted = paper.chapters[0]?.children[1]?.units ?? 0;
const cited = paper.chapters[0]?.children[1]?.works ?? [];

const write = (engine: Engine & PaperWriter = model.engineWith(), call: EngineCall = newCall()): Promise<string> =>
  collectText(engine.writeSection({ paper, plan, section }, call));

async function inMode(name: ModeInput['name'], engine = model.engineWith()): Promise<string> {
  model.double.reset();
  model.double.setDefault({ name });
  return write(engine);
}

describe('a section', () => {
  test('comes at its length, in its language, with the works it was given', async () => {
    const text = await write();
    expect(Math.abs(countDraft(text) / wanted - 1)).toBeLessThan(0.08);
    expect(listCitations(text)).toEqual(cited);
    expect(text).not.toMatch(/W\d/u);
    expect(text).toContain('[待补充数据: ');
  });

  test('arrives sentence by sentence while the model still writes', async () => {
    model.double.setDefault({ name: 'silent_middle' });
    const pieces = model.engineWith().writeSection({ paper, plan, section }, newCall())[Symbol.asyncIterator]();
    expect((await pieces.next()).value).toMatch(/。$/u);
    expect((await pieces.next()).value).toMatch(/。$/u);
    expect(model.double.statistics()).toMatchObject({ calls: 1, running: 1, finished: 0 });
    await pieces.return?.();
  });

  test.each(languages)('is the same in %s however its answer is dressed', async (language) => {
    const own = paperRequest(language);
    const engine = model.engineWith();
    const ask = () =>
      collectText(engine.writeSection({ paper: own, plan: { ...plan, briefs: [] }, section }, newCall()));
    const plain = await ask();
    model.double.setDefault({ name: 'malformed' });
    expect(await ask()).toBe(plain);
    expect(model.double.statistics().calls).toBe(2);
  });

  test('never cites what it was not given', async () => {
    const plain = await write();
    expect(await inMode('stray_works')).toBe(plain);
  });

  test.each(['truncated', 'dropped', 'reset'] as const)('%s: goes on after its last whole sentence', async (name) => {
    const whole = await write();
    expect(await inMode(name)).toBe(whole);
    const { calls, requests } = model.double.statistics();
    expect(calls).toBe(2);
    expect(whole).toContain(
      requests[1]?.messages
        .at(-2)
        ?.content.replace(/\[@W\d+\]/gu, '')
        .slice(0, 60) ?? 'nothing',
    );
    expect(requests[1]?.messages.at(-1)?.content).toMatch(/紧接最后一句往下写/u);
  });

  test('a stream that falls silent is given up and continued', async () => {
    const whole = await write();
    expect(await inMode('silent_middle', model.engineWith({ betweenTokensMs: 100 }))).toBe(whole);
  });

  test('too short: more is asked for, until it is long enough', async () => {
    const text = await inMode('too_short');
    expect(countDraft(text)).toBeGreaterThan(wanted * 0.85);
    expect(countDraft(text)).toBeLessThan(wanted * 1.2);
    expect(model.double.statistics().requests[1]?.messages.at(-1)?.content).toMatch(/篇幅不足.*补写约 \d+ 字/u);
  });

  test.each(['injected', 'wrong_language'] as const)(
    '%s: is repaired once, and nothing of it is seen',
    async (name) => {
      const text = await inMode(name);
      expect(text).not.toMatch(/<img|忽略以上|managers|previous instructions/u);
      expect(countDraft(text)).toBeGreaterThan(wanted * 0.85);
      const { calls, requests } = model.double.statistics();
      expect(calls).toBe(2);
      expect(requests[1]?.messages.at(-1)?.content).toMatch(/上面的回答不能采用/u);
    },
  );

  test.each(['injected_always', 'wrong_language_always'] as const)('%s: is refused after the repair', async (name) => {
    model.double.setDefault({ name });
    const call = newCall();
    await expect(write(model.engineWith(), call)).rejects.toThrow(EngineRefused);
    const calls = await model.listCalls(call);
    expect(calls.map(({ state }) => state)).toEqual(['REFUSED', 'REFUSED']);
  });

  test('a model that declines is refused without a repair; asked again, it is bought anew', async () => {
    const call = newCall();
    model.double.setDefault({ name: 'refusing' });
    await expect(write(model.engineWith(), call)).rejects.toThrow(EngineRefused);
    expect(model.double.statistics().calls).toBe(1);
    model.double.setDefault({ name: 'normal' });
    expect(countDraft(await write(model.engineWith(), call))).toBeGreaterThan(wanted * 0.85);
  });

  test('a text that never grows long enough is kept from half its length on', async () => {
    const text = await inMode('too_short_always');
    expect(countDraft(text)).toBeGreaterThanOrEqual(wanted * 0.5);
    expect(model.double.statistics().calls).toBeLessThanOrEqual(5);
  });

  test.each(['rate_limited', 'failing'] as const)('%s once is not noticed', async (name) => {
    const whole = await write();
    model.double.reset();
    model.double.script({ name, retryAfterSeconds: 0.05 });
    expect(await write()).toBe(whole);
  });

  test('a provider that stays down is unavailable', async () => {
    model.double.setDefault({ name: 'failing' });
    await expect(write()).rejects.toThrow(EngineUnavailable);
  });
});

describe('the ledger of a text', () => {
  test('a step that has its answer is not bought again, by whatever rounds it came', async () => {
    for (const name of ['normal', 'truncated', 'too_short', 'injected', 'malformed'] as const) {
      model.double.reset();
      model.double.setDefault({ name });
      const call = newCall();
      const first = await write(model.engineWith(), call);
      const { calls } = model.double.statistics();
      expect(await write(model.engineWith(), call)).toBe(first);
      expect(model.double.statistics().calls).toBe(calls);
    }
  });

  test('killed in the middle: what was saved comes again, only the rest is bought', async () => {
    const whole = await write();
    model.double.reset();
    model.double.setDefault({ name: 'silent_middle' });
    const call = newCall();
    const pieces = model
      .engineWith({ betweenTokensMs: 60_000 })
      .writeSection({ paper, plan, section }, call)
      [Symbol.asyncIterator]();
    const seen = `${(await pieces.next()).value}${(await pieces.next()).value}`;
    await expect
      .poll(async () => (await model.listCalls(call))[0]?.response?.length ?? 0, patient)
      .toBeGreaterThan(200);
    model.double.setDefault({ name: 'normal' });
    const taken = await write(model.engineWith(), call);
    expect(taken.startsWith(seen)).toBe(true);
    expect(taken).toBe(whole);
    const { asked, calls } = model.double.statistics();
    expect(calls).toBe(2);
    expect(Object.values(asked)).toEqual([{ first: 1, firstFinished: 0, followUps: 1 }]);
    await pieces.return?.();
  });

  test('tells prompt, version and tokens', async () => {
    const call = newCall();
    await write(model.engineWith(), call);
    expect(await model.listCalls(call)).toMatchObject([
      { prompt_name: 'section', prompt_version: 4, state: 'ANSWERED', is_estimated: false },
    ]);
  });
});

describe('a revision', () => {
  const revise = (text: string, notes: readonly RevisionNote[], call = newCall()): Promise<string> =>
    collectText(
      model
        .engineWith()
        .reviseSection({ paper, plan, section, text, notes, neighbours: { before: null, after: null } }, call),
    );

  test('keeps what no note touches, citations included', async () => {
    const text = await write();
    const [, first = '', second = ''] = text.replace(/\[@[^\]]+\]/gu, '').split('。');
    const revised = await revise(text, [
      { kind: 'REPEATED', passage: `${first}。`, other: '另一节' },
      { kind: 'TERM', found: second.slice(0, 16), wanted: '同一个说法' },
    ]);
    expect(revised).not.toContain(first);
    expect(revised).toContain('同一个说法');
    expect(listCitations(revised)).toEqual(listCitations(text));
    expect(revised.split('\n\n').at(-1)).toBe(text.split('\n\n').at(-1));
  });

  test('asks for the paragraphs alone that the notes are about, and keeps the others word for word', async () => {
    const call = newCall();
    const paragraphs = (await write()).split('\n\n');
    expect(paragraphs.length).toBeGreaterThan(2);
    const [sentence = ''] = plainDraft(paragraphs[1] ?? '').split('。');
    const note: RevisionNote = { kind: 'REPEATED', passage: `${sentence}。`, other: '另一节' };
    const revised = (await revise(paragraphs.join('\n\n'), [note], call)).split('\n\n');
    expect(revised.length).toBe(paragraphs.length);
    expect(revised[1]).not.toContain(sentence);
    expect(revised.toSpliced(1, 1)).toEqual(paragraphs.toSpliced(1, 1));
    const [asked] = await model.listCalls(call);
    const whole = countDraft(paragraphs.join('\n\n'));
    expect(asked?.response?.length ?? 0).toBeLessThan(whole * 0.7);
    // What was bought once is found again.
    const { calls } = model.double.statistics();
    expect(await revise(paragraphs.join('\n\n'), [note], call)).toBe(revised.join('\n\n'));
    expect(model.double.statistics().calls).toBe(calls);
  });

  test('keeps the sentence that points at a table in another paragraph', async () => {
    const paragraphs = (await write()).split('\n\n');
    const [sentence = ''] = plainDraft(paragraphs[1] ?? '').split('。');
    const table = '| 项 | 值 |\n| 成本 | 高 |\n: 各项 {#s2-t}';
    const pointing = `${paragraphs[1]}[#s2-t]列出了各项的高低。`;
    const text = [paragraphs[0], pointing, table, ...paragraphs.slice(2)].join('\n\n');
    const revised = await revise(text, [{ kind: 'REPEATED', passage: `${sentence}。`, other: '另一节' }]);
    expect(revised).not.toContain(sentence);
    expect(revised).toContain('[#s2-t]列出了各项的高低。');
    expect(revised).toContain(table);
  });

  test('keeps a paragraph that the model refuses to change', async () => {
    const text = await write();
    const [sentence = ''] = plainDraft(text.split('\n\n')[1] ?? '').split('。');
    model.double.setDefault({ name: 'refusing' });
    expect(await revise(text, [{ kind: 'REPEATED', passage: `${sentence}。`, other: '另一节' }])).toBe(text);
  });

  test('comes to the length that is asked for', async () => {
    const revised = await revise(await write(), [{ kind: 'LENGTH', units: 300 }]);
    expect(Math.abs(countDraft(revised) / 300 - 1)).toBeLessThan(0.25);
  });

  test('follows a wish, to whatever length it leads', async () => {
    const text = await write();
    const revised = await revise(text, [{ kind: 'WISH', text: '请把这一节缩短一些' }]);
    expect(countDraft(revised)).toBeLessThan(countDraft(text) * 0.85);
    expect(model.double.statistics().asked).toMatchObject({ [`revision | S2 | ${paper.title}`]: { followUps: 0 } });
  });

  test('of a wish that says nothing is not understood, and the answer is kept', async () => {
    const text = await write();
    const call = newCall();
    for (let time = 0; time < 2; time += 1) {
      await expect(revise(text, [{ kind: 'WISH', text: '!!! ???' }], call)).rejects.toThrow(WishNotUnderstood);
    }
    expect(model.double.statistics().calls).toBe(2);
  });

  test('of the same wish, wished for again, is another answer', async () => {
    const text = await write();
    const subject = { kind: 'order', id: crypto.randomUUID() } as const;
    for (let time = 0; time < 2; time += 1)
      await revise(text, [{ kind: 'WISH', text: '语气更平实' }], newCall({ subject }));
    expect(model.double.statistics().calls).toBe(3);
  });
});
