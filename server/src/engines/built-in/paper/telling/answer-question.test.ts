import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import type { Paper } from '../paper.ts';
import { requestPaper } from '../request-paper.ts';
import { writeAbstractAtOnce } from '../write-abstract.ts';
import { planPaperAtOnce } from '../write-extras.ts';
import { printSection, writePaperAtOnce } from '../write-paper.ts';
import { readTitleQuestion, sideAt, sideOf } from './title-question.ts';
import { listTold } from './told-fact.ts';

const asking: readonly (readonly [Language, Field, string])[] = [
  ['en', 'law', 'Is the right to be forgotten compatible with freedom of expression?'],
  ['en', 'law', 'Should the death penalty be abolished?'],
  ['zh', 'law', '安乐死应否合法化'],
  ['es', 'law', '¿Debe legalizarse la eutanasia?'],
  ['ja', 'law', '死刑は廃止すべきか'],
];

const movesAt = (paper: Paper, role: string): string[] =>
  paper.sections
    .filter(({ spot }) => spot.role === role)
    .flatMap(({ pieces }) => pieces)
    .flatMap((piece) => (piece.kind === 'sentences' ? piece.sentences.map(({ move }) => move) : []));

describe.each(asking)('a title that asks a question of yes or no (%s, %s, %s)', (language, field, title) => {
  const request = requestPaper({ title, language, field, wordCount: 2_200 });
  const paper = writePaperAtOnce(request);
  const question = readTitleQuestion(paper.subject);

  it('is asked where the paper opens and answered before anything else where it closes', () => {
    const query = question?.query ?? '?';
    expect(movesAt(paper, 'background')).toContain('telling.askQuestion');
    const [first = '', second = ''] = movesAt(paper, 'findings');
    expect(first).toMatch(/^telling\.answer(?:Debate|Sides)$/u);
    expect(second).toMatch(/^telling\.answer(?:Yes|Bound|Open)$/u);
    const end = paper.sections.filter(({ spot }) => spot.role === 'findings');
    expect(end.map((section) => printSection(section, language)).join('\n')).toContain(query);
    expect(
      writeAbstractAtOnce({ paper: request, plan: planPaperAtOnce(request, paper), written: [], language }, paper),
    ).toContain(query);
  });

  it('has no reason for one answer in the case for the other', () => {
    const { pool } = paper.context;
    for (const fact of listTold(pool, [])) {
      const own = question && sideOf(fact, question);
      const spot = fact.proposition && pool.whereSaid(fact.proposition.source, fact.proposition.facet);
      const side = spot && sideAt(spot);
      if (own === 'for' || own === 'against') expect([own, 'both', null], fact.clause).toContain(side ?? null);
    }
  });
});

it('A title that asks nothing is not answered', () => {
  const paper = writePaperAtOnce(
    requestPaper({ title: '校园欺凌的法律规制研究', language: 'zh', field: 'law', wordCount: 2_200 }),
  );
  expect([...movesAt(paper, 'findings'), ...movesAt(paper, 'background')].join(' ')).not.toMatch(/answer|askQuestion/u);
});
