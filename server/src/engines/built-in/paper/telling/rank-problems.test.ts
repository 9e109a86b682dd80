import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { withLengths } from '../../../fold-sections.ts';
import { requestPaper } from '../request-paper.ts';
import { writableLength } from '../writable-length.ts';
import { writeAbstractAtOnce } from '../write-abstract.ts';
import { planPaperAtOnce } from '../write-extras.ts';
import { printSection, writePaperAtOnce } from '../write-paper.ts';
import { listClaims } from './list-claims.ts';

function sell(language: Language, field: Field, title: string) {
  const asked = requestPaper({ title, language, field, wordCount: 6_000 });
  const known = writableLength(asked);
  const request = known ? { ...asked, wordCount: known.units, chapters: withLengths(asked.chapters, known) } : asked;
  return { request, paper: writePaperAtOnce(request) };
}

const titles: readonly (readonly [Language, Field, string])[] = [
  ['zh', 'education', '留守儿童心理健康的问题与对策研究'],
  ['zh', 'management', '农村电商物流配送的问题与对策研究'],
  ['en', 'education', 'Teacher burnout: problems and measures'],
  ['es', 'education', 'El acoso escolar: problemas y propuestas'],
  ['ja', 'education', '小中学生の不登校の現状と課題'],
];

describe('the problems of a paper', () => {
  it.each(titles)('follow each other in all chapters, and in the conclusion, in one order (%s, %s, %s)', (...title) => {
    const { paper } = sell(...title);
    const { context } = paper;
    for (const { spot, pieces } of paper.sections.filter(({ spot: { role } }) =>
      ['cause', 'measure', 'problem'].includes(role),
    )) {
      const told = pieces.flatMap((piece) => (piece.kind === 'sentences' ? piece.sentences : []));
      const places = told.flatMap(({ about }) => {
        const source = context.pool.find(about[0] ?? '');
        const problem = source?.entry.kind === 'problem' ? source : source && context.pool.findProblem(source);
        return context.order.get(problem?.entry.id ?? '') ?? [];
      });
      // A chain that no heading names may stand behind the one that its section is on.
      const run = places.filter((place, at) => place !== places[at - 1]);
      expect(run, `${spot.section.title}: ${run}`).toEqual(run.toSorted((one, other) => one - other));
    }
    const claimed = [...new Set(listClaims(context).map(({ problem }) => problem))];
    const placeOf = (problem: string): number =>
      context.order.get(context.pool.findByTerm(problem)?.entry.id ?? '') ?? 99;
    expect(claimed.map(placeOf)).toEqual(claimed.map(placeOf).toSorted((one, other) => one - other));
  });

  it('that an abstract names first is the first of the conclusion', () => {
    const { request, paper } = sell('zh', 'education', '留守儿童心理健康的问题与对策研究');
    const plan = planPaperAtOnce(request, paper);
    const abstract = writeAbstractAtOnce({ paper: request, plan, written: [], language: 'zh' }, paper);
    const end = paper.sections.findLast(({ spot }) => spot.role === 'findings');
    const conclusion = end ? printSection(end, 'zh') : '';
    const problems = [...new Set(listClaims(paper.context).map(({ problem }) => problem))];
    const firstIn = (text: string) =>
      problems.filter((one) => text.includes(one)).toSorted((one, other) => text.indexOf(one) - text.indexOf(other))[0];
    expect(firstIn(abstract)).toBeDefined();
    expect(firstIn(conclusion)).toBe(firstIn(abstract));
  });
});
