import { describe, expect, test } from 'vitest';
import { collectText, newCall, setUpModel, writeOutline } from '../../testing/model/model-setup.ts';
import { paperRequest } from '../../testing/model/paper-request.ts';
import { EngineRefused, type GrowingChapter } from '../engine.ts';

const model = setUpModel();

describe('an answer that is wrong', () => {
  test.each(['wrong_schema', 'malformed', 'injected'] as const)(
    '%s is repaired once, with its mistakes shown',
    async (name) => {
      model.double.setDefault({ name });
      const call = newCall();
      expect(await writeOutline(model.engineWith(), call)).toHaveLength(6);
      const { calls, requests } = model.double.statistics();
      expect(calls).toBe(2);
      expect(requests[1]?.messages.at(-2)?.role).toBe('assistant');
      expect(requests[1]?.messages.at(-1)?.content).toMatch(/上面的回答不符合要求：\n- chapters\[\d] /);
    },
  );

  test('a chapter that was right before the mistake is kept and not asked for again', async () => {
    model.double.setDefault({ name: 'malformed' });
    const chapters = await writeOutline(model.engineWith());
    expect(new Set(chapters.map(({ title }) => title)).size).toBe(6);
  });

  test.each(['wrong_schema_always', 'malformed_always'] as const)('%s after the repair is refused', async (name) => {
    model.double.setDefault({ name });
    const call = newCall();
    await expect(writeOutline(model.engineWith(), call)).rejects.toThrow(EngineRefused);
    expect(model.double.statistics().calls).toBe(2);
    expect((await model.listCalls(call)).map(({ state }) => state)).toEqual(['REFUSED', 'REFUSED']);
  });

  test('a refused step that is asked again is bought anew', async () => {
    const call = newCall();
    model.double.setDefault({ name: 'wrong_schema_always' });
    await expect(writeOutline(model.engineWith(), call)).rejects.toThrow(EngineRefused);
    model.double.setDefault({ name: 'normal' });
    expect(await writeOutline(model.engineWith(), call)).toHaveLength(6);
  });

  test('markup and instructions never get through', async () => {
    model.double.setDefault({ name: 'injected' });
    const growing: GrowingChapter[] = [];
    const text = JSON.stringify(
      await writeOutline(model.engineWith(), newCall(), {}, (chapter) => growing.push(chapter)),
    );
    expect(text).not.toMatch(/<img|previous instructions/);
    expect(JSON.stringify(growing)).not.toMatch(/<img|previous instructions/);
  });

  test('a model that declines is refused without a repair', async () => {
    model.double.setDefault({ name: 'refusing' });
    await expect(writeOutline(model.engineWith())).rejects.toThrow(EngineRefused);
    expect(model.double.statistics().calls).toBe(1);
  });
});

describe('a further round in a small context', () => {
  const contextTokens = 8_192;
  // Questions that fill it, but for their answers.
  const asked = (sections: number) => ({
    ...paperRequest('zh', { wordCount: 12_000, sections, works: 40 }),
    extraRequirements: '论文要写得具体一些，多举例子，少说空话。'.repeat(600),
  });
  const order = (stepKey = 'a') => newCall({ stepKey, subject: { kind: 'order', id: crypto.randomUUID() } });

  test.each(['rambling', 'malformed', 'truncated'] as const)(
    'of a list that is %s fits with its question and its answer',
    async (name) => {
      model.double.setDefault({ name, contextTokens });
      const paper = asked(4);
      const { briefs } = await model.engineWith({}, { contextTokens }).planPaper(paper, order());
      expect(briefs).toHaveLength(24);
      expect(model.double.statistics().calls).toBe(2);
    },
  );

  test.each(['rambling', 'truncated', 'too_short'] as const)(
    'of a text that is %s fits, in a section as long as a chapter',
    async (name) => {
      const paper = asked(1);
      const engine = model.engineWith({}, { contextTokens });
      const plan = await engine.planPaper(paper, order());
      model.double.setDefault({ name, contextTokens });
      const section = paper.chapters[2]?.children[0]?.id ?? '';
      const text = await collectText(engine.writeSection({ paper, plan, section }, order('b')));
      expect(text.length).toBeGreaterThan(1_500);
    },
  );
});

describe('an answer that breaks off', () => {
  test.each(['truncated', 'dropped', 'reset'] as const)('%s: only the missing chapters are asked for', async (name) => {
    const whole = await writeOutline(model.engineWith());
    model.double.reset();
    model.double.setDefault({ name });
    const growing: GrowingChapter[] = [];
    expect(await writeOutline(model.engineWith(), newCall(), {}, (chapter) => growing.push(chapter))).toEqual(whole);
    // The chapter in which it broke off is taken back, and grows again from its title.
    const takenBack = growing.findIndex(
      ({ index, headings }, at) => headings.length === 0 && growing[at - 1]?.index === index,
    );
    const [before, after] = [growing[takenBack - 1], growing[takenBack + 1]];
    expect(before?.headings.map(({ title }) => title).slice(0, 2)).toEqual([
      whole[before?.index ?? 0]?.title,
      whole[before?.index ?? 0]?.children[0]?.title,
    ]);
    expect(after?.index).toBe(before?.index);
    const { calls, requests } = model.double.statistics();
    expect(calls).toBe(2);
    expect(requests[1]?.messages.at(-1)?.content).toMatch(/只给出其后尚缺的各项/);
  });

  test('a stream that falls silent is given up and continued', async () => {
    model.double.setDefault({ name: 'silent_middle' });
    expect(await writeOutline(model.engineWith({ betweenTokensMs: 100 }))).toHaveLength(6);
  });

  test('the part that arrived is billed by estimate', async () => {
    model.double.setDefault({ name: 'reset' });
    const call = newCall();
    await writeOutline(model.engineWith(), call);
    const [first, second] = await model.listCalls(call);
    expect(first).toMatchObject({ state: 'INTERRUPTED', is_estimated: true });
    expect(first?.tokens_out).toBeGreaterThan(100);
    expect(second).toMatchObject({ state: 'ANSWERED', is_estimated: false });
  });
});
