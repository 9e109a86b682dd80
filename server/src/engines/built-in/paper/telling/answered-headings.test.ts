import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { withLengths } from '../../../fold-sections.ts';
import { requestPaper } from '../request-paper.ts';
import { listUnanswered } from '../unanswered.ts';
import { writableLength } from '../writable-length.ts';
import { openContext, printSection, writePaperAtOnce } from '../write-paper.ts';
import { isChain } from './belonging.ts';
import { dealFacts } from './deal-facts.ts';
import { opening } from './reported-roles.ts';

const titles: readonly (readonly [Language, Field, string, number])[] = [
  ['zh', 'law', '网络暴力的民事责任认定研究', 6_000],
  ['zh', 'management', '农村电商物流配送的问题与对策研究', 4_000],
  ['zh', 'medicine', '中药黄芪的药理作用研究进展', 6_000],
  ['en', 'medicine', 'Preventing pressure ulcers in nursing homes: barriers and good practice', 4_000],
  ['en', 'agriculture', 'Pollinator decline: causes and consequences', 4_000],
  ['es', 'education', 'El abandono escolar temprano en las zonas rurales: causas y respuestas', 5_000],
  ['ja', 'medicine', '認知症高齢者を在宅で介護する家族への支援のあり方', 5_000],
  ['ja', 'literature', '『こころ』における罪の意識と語りの構造', 5_000],
];

const order = ([language, field, title, wordCount]: (typeof titles)[number]) => {
  const asked = requestPaper({ title, language, field, wordCount });
  const known = writableLength(asked);
  if (!known) throw new Error('a paper has a length that can be written');
  const request = { ...asked, wordCount: known.units, chapters: withLengths(asked.chapters, known) };
  return { asked, known, request, paper: writePaperAtOnce(request) };
};

describe.each(titles)('a paper as it is sold, %s %s: %s', (...title) => {
  const [language] = title;
  const { known, request, paper } = order(title);

  it('has the sections that were measured and no heading without a text', () => {
    const ids = paper.sections.map(({ spot }) => spot.section.id);
    expect(ids.toSorted()).toEqual(Object.keys(known.leaves).toSorted());
    for (const section of paper.sections) expect(printSection(section, language)).not.toBe('');
    expect(paper.spots.filter(({ isLeaf, section }) => isLeaf && !ids.includes(section.id))).toEqual([]);
    expect(paper.spots[0]?.role).toBe('background');
    expect(paper.spots.filter(({ path }) => path.length === 1).at(-1)?.role).toBe('findings');
  });

  it('opens without a trouble that is explained and answered, and takes up hardly more than a third by it', () => {
    const context = openContext(request);
    const deal = dealFacts(context, [], request.wordCount);
    const openings = context.spots.filter(({ isLeaf, role, path }) => isLeaf && opening.has(role) && path[0] === 1);
    expect(openings.length).toBeGreaterThan(0);
    for (const leaf of openings) {
      const told = deal.of(leaf);
      expect(told.filter(({ kind }) => kind === 'cause' || kind === 'remedy')).toEqual([]);
      if (isChain(told))
        expect(told.every(({ kind, standing }) => kind !== 'problem' || standing === 'TOPIC')).toBe(true);
    }
    const opened = paper.sections.filter(({ spot }) => openings.some(({ section }) => section.id === spot.section.id));
    const units = opened.reduce((sum, section) => sum + section.units, 0);
    expect(units / known.units).toBeLessThan(0.36);
  });
});

describe('a heading that nothing known answers', () => {
  it('is left out of the paper', () => {
    const { asked, paper } = order(['zh', 'law', '网络暴力的民事责任认定研究', 6_000]);
    const planned = openContext(asked).spots.map(({ section }) => section.title);
    const printed = paper.spots.map(({ section }) => section.title);
    expect(planned.some((heading) => heading.includes('域外'))).toBe(true);
    expect(printed.some((heading) => heading.includes('域外'))).toBe(false);
  });

  it('stays where the student wrote it', () => {
    const asked = requestPaper({ title: '网络暴力的民事责任认定研究', language: 'zh', field: 'law', wordCount: 6_000 });
    const own = { id: 'own', title: '月球基地上的免责判例若干', summary: '', units: 400, works: [], children: [] };
    const chapters = asked.chapters.map((chapter, at) =>
      at === 3 ? { ...chapter, children: [...chapter.children, own] } : chapter,
    );
    const paper = writePaperAtOnce({ ...asked, chapters });
    const dropped = listUnanswered(paper);
    const headings = paper.spots.filter(({ section }) => dropped.has(section.id)).map(({ section }) => section.title);
    expect(headings.some((heading) => heading.includes('免责'))).toBe(true);
    expect(headings).not.toContain(own.title);
  });
});
