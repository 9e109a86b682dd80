import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { readCitedWorks, readCites } from '../../../../knowledge/read-cited.ts';
import { knowledgeFolder } from '../../../../knowledge/read-lines.ts';
import { checkAgainstCards } from '../../../cards/check-against-cards.ts';
import { listCitedClaims } from '../../../cited-claims.ts';
import { listCitations } from '../../../draft-text.ts';
import { listCitedClauses } from '../../knowledge/cited-clauses.ts';
import { requestPaper } from '../request-paper.ts';
import { writeAbstractAtOnce } from '../write-abstract.ts';
import { planPaperAtOnce } from '../write-extras.ts';
import { printSection, writePaperAtOnce } from '../write-paper.ts';

/** Titles whose sheets cite works, and what they cite that is none. */
const titles: readonly { language: Language; field: Field; title: string; law?: RegExp }[] = [
  { language: 'zh', field: 'management', title: '变革型领导对员工创造力的影响机制研究' },
  {
    ...{ language: 'en', field: 'management', title: 'The effect of remote work on employee productivity' },
    law: /\(Employment Rights Act 1996, section 80F[^)]*/u,
  },
  { language: 'es', field: 'education', title: 'El acoso escolar: problemas y propuestas' },
  { language: 'ja', field: 'medicine', title: '認知症高齢者の看護の現状と課題' },
];

const cites = readCites(knowledgeFolder);
const known = new Set([...cites.values()].flatMap(({ works }) => works));

describe.each(titles)('a paper in $language whose facts rest on works', ({ language, field, title, law }) => {
  const request = requestPaper({ title, language, field, wordCount: 3_000, works: [] });
  const paper = writePaperAtOnce(request);
  const texts = paper.sections.map((section) => printSection(section, language));

  it('marks them, and prints none of what the sheet calls them by', () => {
    const cited = listCitations(texts.join('\n\n'));
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter((id) => !known.has(id))).toEqual([]);
    for (const [words, { rest }] of cites) if (rest === undefined) expect(texts.join('\n')).not.toContain(words);
  });

  it('names what is no work in the text', () => {
    if (law) expect(texts.join('\n')).toMatch(law);
  });

  it('has sentences that are borne out by the sheet which cites for them', () => {
    const claims = texts.flatMap((text) => listCitedClaims('1', text));
    const verdicts = checkAgainstCards(claims, [], language, listCitedClauses(field, language));
    expect(verdicts.filter(({ verdict }) => verdict !== 'SUPPORTED')).toEqual([]);
    const [first] = claims;
    const other = first && { ...first, sentence: `x${first.works.map((id) => `[@${id}]`).join('')}` };
    expect(checkAgainstCards(other ? [other] : [], [], language, listCitedClauses(field, language))).toMatchObject([
      { verdict: 'NOT' },
    ]);
  });

  it('cites nothing in its abstract', () => {
    const plan = planPaperAtOnce(request, paper);
    expect(listCitations(writeAbstractAtOnce({ paper: request, plan, written: [], language }, paper))).toEqual([]);
  });
});

it('keeps every work apart, with authors, a title and a year', () => {
  const works = readCitedWorks(knowledgeFolder);
  expect(new Set(works.map(({ id }) => id)).size).toBe(works.length);
  expect(works.length).toBeGreaterThan(150);
});
