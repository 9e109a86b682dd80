import { countDraft } from '@yanmo/contract/draft-count';
import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { parseDraft, printBlocks } from '../../draft-text.ts';
import { type Companion, companions, type EngineCall, type PaperRequest, type SectionRequest } from '../../engine.ts';
import { createBuiltInEngine } from '../built-in-engine.ts';
import { findFaults } from './prose-faults.ts';
import { requestPaper } from './request-paper.ts';
import { printSection, writePaperAtOnce } from './write-paper.ts';

const engine = createBuiltInEngine();
const call = (signal: AbortSignal = new AbortController().signal): EngineCall => ({
  ...{ stepKey: 'test', subject: { kind: 'order', id: 'test' }, userId: null, signal },
});
const collect = async (texts: AsyncIterable<string>): Promise<string[]> => {
  const all: string[] = [];
  for await (const text of texts) all.push(text);
  return all;
};
const titles: Record<Language, string> = {
  zh: '变革型领导对员工创新行为的影响机制研究',
  en: 'The effect of remote work on staff retention',
  es: 'Impacto del teletrabajo en la retención del talento en empresas españolas',
  ja: 'テレワークが従業員の定着に及ぼす影響',
};
const request = (language: Language, over: Partial<PaperRequest> = {}): PaperRequest =>
  requestPaper({ title: titles[language], language, field: 'management', wordCount: 6_000, ...over });
const languages = ['zh', 'en', 'es', 'ja'] as const;

describe('sections', () => {
  it('arrive in pieces that together are the section, in any order, the same each time', async () => {
    const paper = request('zh');
    const plan = await engine.planPaper(paper, call());
    const expected = writePaperAtOnce(paper).sections;
    const ids = expected.map(({ spot }) => spot.section.id).reverse();
    for (const section of ids.slice(0, 6)) {
      const pieces = await collect(engine.writeSection({ paper, plan, section }, call()));
      const own = expected.find(({ spot }) => spot.section.id === section);
      expect(pieces.join('')).toBe(own ? printSection(own, 'zh') : '');
    }
    const long = expected.find(({ pieces }) => pieces.length > 1);
    const parts = await collect(engine.writeSection({ paper, plan, section: long?.spot.section.id ?? '' }, call()));
    expect(parts.length).toBeGreaterThan(1);
    const again: SectionRequest = { paper: structuredClone(paper), plan, section: ids[0] ?? '' };
    expect((await collect(createBuiltInEngine().writeSection(again, call()))).join('')).toBe(
      (await collect(engine.writeSection({ ...again, paper }, call()))).join(''),
    );
  });

  it('are another text for another variant', () => {
    const text = (variant: number) =>
      writePaperAtOnce(request('zh', { variant }))
        .sections.map((section) => printSection(section, 'zh'))
        .join('\n');
    expect(text(1)).not.toBe(text(0));
  });

  it('refuse a section that the outline does not have, and stop when the caller leaves', async () => {
    const paper = request('zh');
    const plan = await engine.planPaper(paper, call());
    await expect(collect(engine.writeSection({ paper, plan, section: 'none' }, call()))).rejects.toThrow('no section');
    const controller = new AbortController();
    controller.abort(new Error('left'));
    await expect(
      collect(engine.writeSection({ paper, plan, section: '1.1' }, call(controller.signal))),
    ).rejects.toThrow('left');
  });

  it('follow an outline of another hand, heading by heading', () => {
    const headings = ['引言', '文献回顾', '调查方法与样本', '我最关心的三个现象', '改进建议', '结语'];
    const asked = {
      ...request('zh'),
      wordCount: 6_000,
      chapters: headings.map((title, index) => ({
        ...{ id: `c${index}`, title, summary: '', units: 1_000, works: [], children: [] },
      })),
    };
    const paper = writePaperAtOnce(asked, false);
    expect(paper.sections).toHaveLength(headings.length);
    // Told from what is known, no heading stands over nothing.
    expect(writePaperAtOnce(asked).sections.every((section) => printSection(section, 'zh') !== '')).toBe(true);
    const [, , , fourth] = paper.sections;
    expect(fourth ? printSection(fourth, 'zh') : '').toContain('我最关心的三个现象');
    expect(Math.abs(paper.sections.reduce((sum, { units }) => sum + units, 0) / 6_000 - 1)).toBeLessThan(0.03);
  });

  it.each(['', '！！！', 'x', '😀😀', '{object}', '第'.repeat(200), '<script>alert(1)</script>', 'a|b|c'])(
    'survive a heading that is %j',
    (title) => {
      const chapters = [{ id: 'a', title, summary: title, units: 800, works: ['missing'], children: [] }];
      const asked = { ...request('zh'), wordCount: 1_500, chapters };
      expect(writePaperAtOnce(asked, false).sections[0]?.units).toBeGreaterThan(500);
      expect(writePaperAtOnce(asked).sections[0]?.units).toBeGreaterThan(0);
    },
  );

  it('keep their length at every size where they are brought to it', () => {
    for (const wordCount of [1_000, 3_000, 30_000]) {
      const units = writePaperAtOnce(request('zh', { wordCount }), false).sections.reduce(
        (sum, section) => sum + section.units,
        0,
      );
      expect(Math.abs(units / wordCount - 1), String(wordCount)).toBeLessThanOrEqual(wordCount < 3_000 ? 0.08 : 0.03);
    }
  });
});

describe('the plan', () => {
  it('states the thesis, the claims with their tests, and what stands where', async () => {
    const paper = request('zh');
    const plan = await engine.planPaper(paper, call());
    expect(plan.thesis).toContain('变革型领导');
    expect(plan.hypotheses.length).toBeGreaterThanOrEqual(2);
    for (const { label, claim, test } of plan.hypotheses) {
      expect(claim).toContain(label);
      expect(test).toContain(label);
    }
    expect(plan.briefs.length).toBe(writePaperAtOnce(paper).sections.length);
    expect(plan.chains.every(({ problem, cause, measure }) => problem && cause && measure)).toBe(true);
    expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
  });
});

describe.each(languages)('around a paper in %s', (language) => {
  it('an abstract of its own and one in English, with keywords', async () => {
    const paper = request(language);
    const plan = await engine.planPaper(paper, call());
    const own = (await collect(engine.writeAbstract({ paper, plan, written: [], language }, call()))).join('');
    expect(findFaults(own.split('\n')[0] ?? '', language)).toEqual([]);
    expect(own).toMatch(/关键词：|Keywords: |Palabras clave: |キーワード：/u);
    // It names what the paper claims: fewer problems where only some speak of the effect that the title asks for.
    expect(countDraft(own)).toBeGreaterThan(80);
    if (language === 'en') return;
    const english = (await collect(engine.writeAbstract({ paper, plan, written: [], language: 'en' }, call()))).join(
      '',
    );
    expect(english).not.toMatch(/[\p{Script=Han}\u3040-\u30ff]/u);
    expect(english).toContain('Keywords: ');
    const titled = { ...paper, englishTitle: 'Leading by Example: $& and What It Changes' };
    const named = (
      await collect(engine.writeAbstract({ paper: titled, plan, written: [], language: 'en' }, call()))
    ).join('');
    expect(named.split('. ')[0]).toContain('“Leading by Example: $& and What It Changes”');
    expect(named).not.toContain('the English title]');
    const sameAsBefore = await collect(engine.writeAbstract({ paper: titled, plan, written: [], language }, call()));
    expect(sameAsBefore.join('')).toBe(own);
  });

  it('acknowledgements that leave the names to the student', async () => {
    const text = (await collect(engine.writeAcknowledgements(request(language), call()))).join('');
    expect(parseDraft(text).length).toBeGreaterThanOrEqual(4);
    expect(text).toMatch(/\[[^\]]+\]/u);
  });

  it.each(companions)('a %s that agrees with it', async (kind: Companion) => {
    const paper = request(language);
    const plan = await engine.planPaper(paper, call());
    const wordCount = 2_500;
    const text = (await collect(engine.writeCompanion({ paper, plan, kind, wordCount }, call()))).join('');
    const blocks = parseDraft(text);
    expect(blocks.filter((block) => block.kind === 'heading').length).toBeGreaterThanOrEqual(4);
    if (kind === 'questionnaire') {
      // A table for each thing measured: the first hypothesis names two, every further one another.
      const tables = blocks.filter((block) => block.kind === 'table').length;
      expect(tables).toBeGreaterThanOrEqual(plan.hypotheses.length + 1);
      return;
    }
    const body = printBlocks(blocks.filter((block) => block.kind !== 'heading'));
    const measured = await engine.measureCompanion?.({ paper, kind, wordCount }, call());
    // As long as was said beforehand, and never filled up to what was asked for.
    expect(countDraft(body)).toBeGreaterThanOrEqual((measured?.units ?? 0) * 0.95 - 5);
    expect(countDraft(body)).toBeLessThanOrEqual(wordCount * 1.02);
    expect(findFaults(body.split('\n')[0] ?? '', language)).toEqual([]);
  });

  it('has companions that fill nothing: of a title of which nothing is known there is next to nothing to write', async () => {
    const unknown = {
      zh: '赫尔墨斯星上的卡勒瓦之环',
      en: 'The Kaleva ring on Hermes',
      es: 'El anillo de Kaleva',
      ja: 'カレワの環',
    };
    const paper = request(language, { title: unknown[language], field: 'history' });
    for (const kind of companions) {
      const measured = await engine.measureCompanion?.({ paper, kind, wordCount: 3_000 }, call());
      if (kind === 'questionnaire') expect(measured).toBeNull();
      else expect((measured?.units ?? 0) / 3_000).toBeLessThan(0.2);
    }
  });

  it('has companions that grow with what the student tells', async () => {
    const paper = request(language);
    const told = {
      zh: '我走访的三家企业都在合同里写明了这一点',
      en: 'All three firms that I visited put it in writing',
      es: 'Las tres empresas que visité lo ponen por escrito',
      ja: '訪ねた三社はいずれもそれを文書にしている',
    };
    const own = Array.from({ length: 8 }, (_, index) => ({
      ...{ id: `a${index}`, from: 'ANSWER' as const, kind: 'problem' as const, terms: [] },
      text: `${told[language]} ${index + 1}`,
    }));
    const of = async (paper: PaperRequest) =>
      (await engine.measureCompanion?.({ paper, kind: 'proposal', wordCount: 9_000 }, call()))?.units ?? 0;
    expect(await of({ ...paper, own })).toBeGreaterThan(await of(paper));
  });
});
