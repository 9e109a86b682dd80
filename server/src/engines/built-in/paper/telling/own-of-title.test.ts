import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { expect, it } from 'vitest';
import { requestPaper } from '../request-paper.ts';
import { printSection, writePaperAtOnce } from '../write-paper.ts';
import { listClaims } from './list-claims.ts';
import { isNamingProblem, keepOwnProblems } from './own-of-title.ts';

const write = (language: Language, field: Field, title: string) =>
  writePaperAtOnce(requestPaper({ title, language, field, wordCount: 4_000 }));

it('the trouble that names what a title asks is concluded first, another on its topic behind it', () => {
  const paper = write('zh', 'management', '乡村振兴背景下农村电商人才培养研究');
  const [first] = listClaims(paper.context);
  expect(first?.problem).toBe('网店运营人才难以留住');
  const conclusion = paper.sections.find(({ spot }) => spot.role === 'findings');
  const text = conclusion ? printSection(conclusion, 'zh') : '';
  expect(text.indexOf('网店运营人才难以留住')).toBeGreaterThanOrEqual(0);
  expect(text.indexOf('网店运营人才难以留住')).toBeLessThan(60);
});

it('a neighbouring trouble is no claim, and where a title asks for the whole subject all of its troubles are', () => {
  const { context } = write('zh', 'management', '乡村振兴背景下农村电商人才培养研究');
  expect(keepOwnProblems([{ problem: '不在任何表上的问题' }], context)).toEqual([]);
  const whole = write('zh', 'management', '农村电商发展的问题与对策研究').context;
  const claims = listClaims(whole);
  expect(new Set(claims.map(({ problem }) => problem)).size).toBeGreaterThan(2);
  expect(claims.some(({ problem }) => isNamingProblem(problem, whole))).toBe(false);
});
