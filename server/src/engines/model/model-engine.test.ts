import { randomUUID } from 'node:crypto';
import type { Understanding, Wish } from '@yanmo/contract/understanding';
import { describe, expect, test } from 'vitest';
import { newCall, outlineRequest, patient, setUpModel, writeOutline } from '../../testing/model/model-setup.ts';
import { countSections } from '../../understanding/trim-sections.ts';
import {
  type DraftChapter,
  type Engine,
  EngineRefused,
  EngineUnavailable,
  type GivenChapter,
  type OutlineRequest,
} from '../engine.ts';
import { findOutlineProblems, limitSections } from './check-outline.ts';

const model = setUpModel();

const doctrinal: Understanding = {
  object: '不可抗力规则',
  aspect: '适用',
  context: '',
  kind: 'doctrinal-law',
  confidence: { object: 1, aspect: 1, context: 1, kind: 1 },
};

describe('an outline', () => {
  test('comes whole, in three levels, about the title, without numbers in its headings', async () => {
    const chapters = await writeOutline(model.engineWith());
    expect(chapters).toHaveLength(6);
    expect(chapters[2]).toMatchObject({ title: '数字化转型影响制造企业创新绩效的作用路径', weight: 20, works: [] });
    expect(chapters[2]?.children[0]?.children[0]).toMatchObject({ title: '直接效应的推导与假设一', children: [] });
  });

  test('arrives chapter by chapter while the model still writes', async () => {
    // The stream stands still in its middle: what is given now was given before the end.
    model.double.setDefault({ name: 'silent_middle' });
    const chapters = model.engineWith().writeOutline(outlineRequest, newCall())[Symbol.asyncIterator]();
    expect((await chapters.next()).value.title).toBe('数字化转型与制造企业创新绩效问题的提出');
    expect((await chapters.next()).value.children).toHaveLength(3);
    expect(model.double.statistics()).toMatchObject({ calls: 1, running: 1, finished: 0 });
    await chapters.return?.();
  });

  test.each([
    ['en', 'The effect of remote work on the careers of young engineers', /^Pathways from remote work/],
    ['es', 'Impacto del turismo rural en el empleo juvenil', /^Vías por las que turismo rural/],
    ['ja', '在宅勤務が若手技術者の学習に与える影響', /^在宅勤務から若手技術者の学習に至る経路/],
  ] as const)('is written in %s', async (language, title, heading) => {
    const chapters = await writeOutline(model.engineWith(), newCall(), { language, title });
    expect(chapters[2]?.title).toMatch(heading);
  });

  test('rests on the works that were given and on no other', async () => {
    model.double.setDefault({ name: 'stray_works' });
    const id = randomUUID();
    const works = [{ id, title: '数字化与创新', authors: '王明', year: 2022, abstract: null }];
    const chapters = await writeOutline(model.engineWith(), newCall(), { works });
    expect(chapters.map((chapter) => chapter.works)).toEqual(chapters.map(() => [id]));
  });

  test('stops costing when nobody reads on', async () => {
    model.double.setDefault({ name: 'silent_middle' });
    const call = newCall();
    for await (const _chapter of model.engineWith().writeOutline(outlineRequest, call)) break;
    await expect.poll(() => model.double.statistics().left, patient).toBe(1);
    expect(await model.listCalls(call)).toMatchObject([{ state: 'INTERRUPTED', is_estimated: true }]);
  });

  test('ends with the caller’s reason when the caller aborts', async () => {
    model.double.setDefault({ name: 'hanging' });
    const controller = new AbortController();
    const writing = writeOutline(model.engineWith(), newCall({ signal: controller.signal }));
    await model.double.called(1);
    controller.abort(new Error('the lease was lost'));
    await expect(writing).rejects.toThrow('the lease was lost');
  });
});

describe('a caller whose time is up', () => {
  test('hears that the engine is unavailable', async () => {
    model.double.setDefault({ name: 'hanging' });
    const writing = writeOutline(model.engineWith(), newCall({ signal: AbortSignal.timeout(100) }));
    await expect(writing).rejects.toThrow(EngineUnavailable);
  });
});

describe('titles and keywords', () => {
  test.each(['zh', 'en', 'es', 'ja'] as const)('in %s: five titles, each with its reason', async (language) => {
    const titles = await model
      .engineWith()
      .recommendTitles(
        { field: 'management', type: 'thesis', language, keywords: [], hint: '', batch: 0 },
        newCall({ subject: { kind: 'title', id: randomUUID() } }),
      );
    expect(new Set(titles.map(({ title }) => title)).size).toBe(5);
    expect(titles.every(({ reason }) => reason.length > 10)).toBe(true);
  });

  test('hold keywords and hint, name their kind, and are others in the next batch', async () => {
    const ask = (batch: number) =>
      model
        .engineWith()
        .recommendTitles(
          { field: 'education', type: 'thesis', language: 'zh', keywords: ['同伴互评'], hint: '湖北', batch },
          newCall({ subject: { kind: 'title', id: randomUUID() } }),
        );
    const [first, second] = [await ask(0), await ask(1)];
    expect(first.every(({ title }) => title.includes('同伴互评') && title.includes('湖北'))).toBe(true);
    expect(new Set(first.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(3);
    expect(first.map(({ title }) => title)).not.toEqual(second.map(({ title }) => title));
    expect(model.double.statistics().calls).toBe(2);
  });

  test('what they cost is counted by the provider, not guessed', async () => {
    const call = newCall({ subject: { kind: 'title', id: randomUUID() } });
    await model
      .engineWith()
      .recommendTitles({ field: 'education', type: 'thesis', language: 'en', keywords: [], hint: '', batch: 0 }, call);
    expect(await model.listCalls(call)).toMatchObject([{ prompt_name: 'titles', is_estimated: false }]);
  });

  test('keywords begin with what the title is about', async () => {
    const keywords = await model.engineWith().proposeKeywords(outlineRequest, newCall());
    expect(keywords.slice(0, 2)).toEqual(['数字化转型', '制造企业创新绩效']);
  });
});

describe('wishes for an outline', () => {
  const wishes: Wish[] = [
    { text: '第二章写文献综述', read_as: { kind: 'CHAPTER', what: '乡镇样本的补充说明', chapter: 2 } },
    { text: '不要问卷', read_as: { kind: 'EXCLUSION', what: '问卷' } },
  ];

  test('that the first answer shows cost one question', async () => {
    const chapters = await writeOutline(model.engineWith(), newCall(), { wishes });
    expect(chapters[1]?.children.at(-1)?.title).toBe('乡镇样本的补充说明');
    expect(model.double.statistics().calls).toBe(1);
  });

  test('that it does not show are asked for once, and take the place of what was there', async () => {
    model.double.setDefault({ name: 'deaf' });
    const given = await writeOutline(model.engineWith(), newCall(), { wishes });
    expect(given).toHaveLength(7);
    expect(given[6]).toMatchObject({ place: 1 });
    expect(given[6]?.children.at(-1)?.title).toBe('乡镇样本的补充说明');
    expect(model.double.statistics().calls).toBe(2);
  });

  test('that the model never hears leave the outline as it was', async () => {
    model.double.setDefault({ name: 'deaf_always' });
    const given = await writeOutline(model.engineWith(), newCall(), { wishes });
    expect(JSON.stringify(given)).not.toContain('乡镇样本');
    expect(model.double.statistics().calls).toBe(2);
  });

  test('and a method that cannot answer the title is taken out of the plan', async () => {
    const problems = findOutlineProblems(
      { ...outlineRequest, title: '论不可抗力规则的适用', field: 'law', understanding: doctrinal, wishes: [] },
      [{ title: '问卷调查的设计与回收', summary: '', weight: 1, works: [], children: [] }],
    );
    expect(problems).toEqual(expect.arrayContaining([expect.stringContaining('问卷')]));
  });

  test('nor a theory that does not meet the title, nor more chapters than the length carries', () => {
    const heading = (title: string): DraftChapter => ({ title, summary: '', weight: 10, works: [], children: [] });
    const names = ['绪论', '双因素理论基础', '奶茶的品类', '门店选址', '定价', '外送', '包装', '促销', '结论'];
    const chapters = names.map(heading);
    const short = {
      ...{ ...outlineRequest, title: '奶茶店的选址与定价', field: 'management', type: 'course_paper' },
      ...{ wordCount: 3_000, wishes: [], extraRequirements: '' },
    } satisfies OutlineRequest;
    const { understanding: _, ...request } = short;
    expect(findOutlineProblems(request, chapters)).toEqual([
      expect.stringContaining('有 9 章，这样的篇幅最多 4 章'),
      expect.stringContaining('双因素理论'),
    ]);
    const few = chapters.slice(0, 4);
    expect(findOutlineProblems({ ...request, title: '奶茶店员工激励与离职' }, few)).toEqual([]);
    expect(findOutlineProblems({ ...request, extraRequirements: '用双因素理论' }, few)).toEqual([]);
    const sized: Wish[] = [{ text: '写九章', read_as: { kind: 'SIZE', what: '', chapter: 9 } }];
    expect(findOutlineProblems({ ...request, wishes: sized }, chapters).join()).not.toContain('最多 4 章');
    const ninth: Wish[] = [{ text: '第九章写结论', read_as: { kind: 'CHAPTER', what: '结论', chapter: 9 } }];
    expect(findOutlineProblems({ ...request, wishes: ninth }, chapters).join()).not.toContain('最多 4 章');
  });

  test('nor does a short paper have a third level, nor is one asked for', async () => {
    const chapters = await writeOutline(model.engineWith(), newCall(), { type: 'course_paper', wordCount: 6_000 });
    expect(model.double.statistics().requests[0]?.messages[1]?.content).toContain(
      '分 4 到 6 章，每章 2 到 3 节，首尾两章不分节，不设第三级。没有下级标题的标题都算一节，全文最多 14 节。',
    );
    expect(chapters.flatMap(({ children }) => children).flatMap(({ children }) => children)).toEqual([]);
  });

  test('nor more sections than its length carries: told, asked for again, and cut where the model does not hear', async () => {
    const small = { type: 'course_paper', wordCount: 5_000, wishes: [] } satisfies Partial<OutlineRequest>;
    const settle = (given: readonly GivenChapter[]): DraftChapter[] => {
      const chapters: DraftChapter[] = [];
      for (const { place = chapters.length, ...chapter } of given) chapters[place] = chapter;
      return chapters;
    };
    const told = settle(await writeOutline(model.engineWith(), newCall(), small));
    expect(countSections(told)).toBe(12);
    expect(model.double.statistics().calls).toBe(1);
    model.double.setDefault({ name: 'deaf' });
    const mended = await writeOutline(model.engineWith(), newCall(), small);
    expect(countSections(settle(mended.slice(0, 6)))).toBeGreaterThan(12);
    expect(countSections(settle(mended))).toBe(12);
    expect(model.double.statistics().calls).toBe(3);
    model.double.setDefault({ name: 'deaf_always' });
    const cut = settle(await writeOutline(model.engineWith(), newCall(), small));
    expect(countSections(cut)).toBe(12);
    expect(cut).toHaveLength(6);
    expect(model.double.statistics().calls).toBe(5);
  });

  test('and a section that is cut leaves its works to its chapter, a wished one stays', () => {
    const heading = (title: string, works: string[], children: DraftChapter[] = []): DraftChapter => ({
      ...{ title, summary: '', weight: 10, works, children },
    });
    const chapters = ['一', '二', '三', '四'].map((name) =>
      heading(`${name}章`, [], [heading(`${name}的冷链设备`, ['a']), heading(`${name}的来历`, ['b'])]),
    );
    const wishes: Wish[] = [{ text: '四的来历', read_as: { kind: 'CHAPTER', what: '四的来历' } }];
    const request = { ...outlineRequest, type: 'course_paper', wordCount: 2_000, wishes } as const;
    const cut = limitSections(request, chapters);
    expect(countSections(cut)).toBe(6);
    expect(cut[3]).toBe(chapters[3]);
    expect(cut.filter(({ works }) => works.join() === 'a,b')).toHaveLength(2);
  });
});

describe('the reading of a title', () => {
  const asked = { ...outlineRequest, extraRequirements: '第三章要有问卷调查' };
  const titleCall = () => newCall({ subject: { kind: 'title', id: randomUUID() } });

  test('is one small question, sure where model and words agree', async () => {
    const call = titleCall();
    const { understanding, wishes } = await model.engineWith().understand(asked, call);
    expect(understanding).toMatchObject({ object: '数字化转型', kind: 'relation-test', confidence: { object: 0.95 } });
    expect(wishes).toMatchObject([{ text: '第三章要有问卷调查', read_as: { kind: 'CHAPTER' } }]);
    expect(await model.listCalls(call)).toMatchObject([{ prompt_name: 'understanding', state: 'ANSWERED' }]);
  });

  test('holds what the words ask for and the model passes over', async () => {
    model.double.setDefault({ name: 'deaf_always' });
    const { wishes } = await model.engineWith().understand(asked, titleCall());
    expect(wishes).toMatchObject([{ text: asked.extraRequirements, read_as: { kind: 'METHOD', chapter: 3 } }]);
  });

  test('is not bought again for the same form', async () => {
    const call = titleCall();
    await model.engineWith().understand(asked, call);
    await model.engineWith().understand(asked, call);
    expect(model.double.statistics().calls).toBe(1);
  });

  test.each(['wrong_schema_always', 'refusing', 'injected_always'] as const)(
    'is refused when the answer is %s',
    async (name) => {
      model.double.setDefault({ name });
      await expect(model.engineWith().understand(asked, titleCall())).rejects.toThrow(EngineRefused);
    },
  );
});

describe('the limit of the deployment', () => {
  test('holds across two engines that share nothing but the database', async () => {
    model.double.setDefault({ name: 'normal', delayMs: 40 });
    const engines = [model.engineWith({}, { maxConcurrency: 3 }), model.engineWith({}, { maxConcurrency: 3 })];
    const outlines = await Promise.all(
      Array.from({ length: 14 }, (_, index) => writeOutline(engines[index % 2] as Engine)),
    );
    expect(outlines.every(({ length }) => length === 6)).toBe(true);
    expect(model.double.statistics()).toMatchObject({ calls: 14, highestConcurrency: 3 });
  });
});
