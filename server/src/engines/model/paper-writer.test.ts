import { countDraft } from '@yanmo/contract/draft-count';
import { languages } from '@yanmo/contract/languages';
import type { Wish } from '@yanmo/contract/understanding';
import type { Work } from '@yanmo/contract/works';
import { describe, expect, test } from 'vitest';
import { assemblePaper, plainChapters } from '../../features/papers/editions/assemble-paper.ts';
import { type Measure, measurePaper } from '../../features/papers/editions/certificate.ts';
import { countWishes } from '../../features/papers/editions/rate-promises.ts';
import type { Paper } from '../../features/papers/store.ts';
import { collectText, newCall, setUpModel } from '../../testing/model/model-setup.ts';
import { paperRequest } from '../../testing/model/paper-request.ts';
import { endsSentence, listClauses } from '../../text/sentences.ts';
import { listCitations, parseDraft } from '../draft-text.ts';
import { companions, type PaperPlan, type PaperRequest } from '../engine.ts';

const model = setUpModel();
const order = () => newCall({ subject: { kind: 'order', id: crypto.randomUUID() } });

async function writeAll(paper: PaperRequest, plan: PaperPlan): Promise<Map<string, string>> {
  const engine = model.engineWith({}, { maxConcurrency: 8 });
  const leaves = paper.chapters.flatMap(({ children }) => children);
  const texts = await Promise.all(
    leaves.map(({ id }) => collectText(engine.writeSection({ paper, plan, section: id }, order()))),
  );
  return new Map(leaves.map(({ id }, index) => [id, texts[index] ?? '']));
}

async function certify(paper: PaperRequest, sections: Map<string, string>, abstract: string) {
  const works = paper.works.map(
    ({ id, title, year, language, abstract: about }) =>
      ({
        ...{ id, title, year, language, abstract: about, authors: [{ family: 'Li', given: 'M' }], venue: 'A journal' },
        ...{ volume: '1', issue: null, pages: null, doi: null, type: 'article-journal', source: 'IMPORT' },
        ...{
          verified: { by: 'CROSSREF', matched_at: '2026-01-01T00:00:00.000Z' },
          standing: 'VERIFIED',
          is_retracted: false,
        },
      }) as unknown as Work,
  );
  const citationStyle = paper.language === 'zh' ? 'gbt7714-2025' : 'apa';
  const { works: _works, ...request } = paper;
  const stored = {
    ...{ id: 'p', templateId: 'any', citationStyle, acknowledgements: null, request },
    abstracts: { [paper.language]: abstract },
  } as unknown as Paper;
  const document = assemblePaper({ paper: stored, sections, works, isPreview: false, referencesTitle: 'R' });
  const certificate = await measurePaper({
    ...{ language: paper.language, wantedUnits: paper.wordCount, document, works, twins: 0, style: citationStyle },
    headings: paper.chapters.flatMap(({ title, children }) => [title, ...children.map((child) => child.title)]),
    chapters: plainChapters({ paper: stored, sections }),
    ...{ wantedReferences: works.length, fitting: new Set(works.map(({ id }) => id)), gaps: [] },
  });
  return { certificate, document };
}

test('a figure that was asked for stands in the section that it was given to, and counts as met', async () => {
  const wishes: Wish[] = [{ text: '加一张研究框架图', read_as: { kind: 'FIGURE', what: '研究框架图', chapter: 4 } }];
  const paper = { ...paperRequest('zh', { wordCount: 3_000, sections: 2 }), wishes };
  const engine = model.engineWith();
  const plan = await engine.planPaper(paper, order());
  const { section = '' } = plan.briefs.find(({ shows }) => shows.length > 0) ?? {};
  const text = await collectText(engine.writeSection({ paper, plan, section }, order()));
  expect(parseDraft(text).find(({ kind }) => kind === 'figure')).toMatchObject({ caption: '研究框架图' });
  const basis = { ...paper, works: [] } as unknown as Paper['request'];
  expect(countWishes(basis, new Map([[section, text]]))).toEqual({ asked: 1, met: 1 });
  expect(countWishes(basis, new Map())).toEqual({ asked: 1, met: 0 });
});

describe('a paper by a model', () => {
  test.each(['zh', 'en'] as const)(
    'in %s meets every bar of its certificate',
    { timeout: 60_000 },
    async (language) => {
      const engine = model.engineWith();
      const paper = paperRequest(language);
      const plan = await engine.planPaper(paper, order());
      const sections = await writeAll(paper, plan);
      const abstract = await collectText(engine.writeAbstract({ paper, plan, written: [], language }, order()));
      const { certificate, document } = await certify(paper, sections, abstract);
      const isMissed = ({ value, bar, isMet }: Measure) => value !== null && bar !== null && !isMet;
      expect(certificate.measures.filter(isMissed)).toEqual([]);
      expect(certificate.references).toBe(paper.works.length);
      expect(document.abstracts?.[0]?.keywords.length).toBeGreaterThanOrEqual(3);
      const all = [...sections.values()].flatMap((text) => listClauses(text)).filter(endsSentence);
      expect(new Set(all).size).toBe(all.length);
    },
  );

  test.each(languages)(
    'in %s is planned: a brief with points for each section, works only among those given',
    async (language) => {
      model.double.setDefault({ name: 'stray_works' });
      const paper = paperRequest(language);
      const plan = await model.engineWith().planPaper(paper, order());
      const leaves = paper.chapters.flatMap(({ children }) => children.map(({ id }) => id));
      expect(plan.briefs.map(({ section }) => section)).toEqual(leaves);
      expect(plan.briefs.every(({ points }) => points.length > 0 && points.every((point) => point !== ''))).toBe(true);
      const ids = new Set(paper.works.map(({ id }) => id));
      expect(plan.briefs.flatMap(({ works }) => works).every((id) => ids.has(id))).toBe(true);
      expect(plan.thesis.length).toBeGreaterThan(10);
      expect(plan.hypotheses.map(({ label }) => label)).toEqual(['H1', 'H2', 'H3']);
      expect(plan.terms.length).toBeGreaterThanOrEqual(4);
    },
  );

  test.each(['malformed', 'truncated', 'dropped', 'wrong_schema', 'injected', 'wrong_language'] as const)(
    'has a whole plan although the answer is %s at first',
    async (name) => {
      const paper = paperRequest('zh');
      const whole = await model.engineWith().planPaper(paper, order());
      model.double.setDefault({ name });
      expect(await model.engineWith().planPaper(paper, order())).toEqual(whole);
      expect(Object.values(model.double.statistics().asked)).toMatchObject([{ first: 2, followUps: 1 }]);
    },
  );

  test.each(languages)(
    'has an abstract in %s that ends with its keywords, and one in English beside it',
    async (language) => {
      const paper = paperRequest(language, { works: 3 });
      const engine = model.engineWith();
      const plan = await engine.planPaper(paper, order());
      const written = paper.chapters.map(({ title }) => ({ title, text: title.repeat(2_000) }));
      for (const each of new Set([language, 'en'] as const)) {
        const text = await collectText(engine.writeAbstract({ paper, plan, written, language: each }, order()));
        const [line] = text.split('\n').slice(-1);
        expect(line).toMatch(
          {
            zh: /^关键词：.+；.+/u,
            en: /^Keywords: .+; .+/u,
            es: /^Palabras clave: .+; .+/u,
            ja: /^キーワード：.+、.+/u,
          }[each],
        );
        expect(countDraft(text)).toBeGreaterThan(180);
      }
    },
  );

  test.each(languages)('has thanks in %s with gaps for the names', async (language) => {
    const text = await collectText(model.engineWith().writeAcknowledgements(paperRequest(language), order()));
    expect(text.match(/\[(?:待补充数据|your data|Datos por aportar|要データ): [^\]]+\]/gu)).toHaveLength(2);
    expect(model.double.statistics().calls).toBe(1);
  });

  test.each(companions.flatMap((kind) => languages.map((language) => ({ kind, language }))))(
    'has a $kind in $language with headings, of its length, on the same works',
    async ({ kind, language }) => {
      const paper = paperRequest(language);
      const engine = model.engineWith();
      const plan = await engine.planPaper(paper, order());
      const wordCount = 1_200;
      const text = await collectText(engine.writeCompanion({ paper, plan, kind, wordCount }, order()));
      const blocks = parseDraft(text);
      expect(blocks[0]).toMatchObject({ kind: 'heading', level: 1 });
      // A form is as long as what it prints.
      const units = countDraft(text, { withGaps: kind === 'questionnaire' });
      expect(units).toBeGreaterThan(wordCount * 0.85);
      expect(units).toBeLessThan(wordCount * 1.3);
      if (kind === 'questionnaire') {
        expect(blocks.filter(({ kind: block }) => block === 'table').length).toBeGreaterThanOrEqual(3);
        expect(listCitations(text)).toEqual([]);
      } else {
        expect(blocks.filter((block) => block.kind === 'heading' && block.level === 1).length).toBeGreaterThanOrEqual(
          5,
        );
        expect(listCitations(text).length).toBe(paper.works.length);
      }
    },
  );
});
