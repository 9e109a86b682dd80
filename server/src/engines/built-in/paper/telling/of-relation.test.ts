import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { requestPaper } from '../request-paper.ts';
import { openContext } from '../write-paper.ts';
import { aimFacts } from './aim.ts';
import { listBesideRelation } from './of-relation.ts';
import { listTold } from './told-fact.ts';

/** Problems that a title leaves to other papers, and those that it keeps. */
function partOf(language: Language, field: Field, title: string) {
  const context = openContext(requestPaper({ title, language, field, wordCount: 4_000 }));
  const facts = aimFacts(listTold(context.pool, []), context.spots, context);
  const beside = listBesideRelation(facts, context.subject);
  const problems = facts.filter(({ kind, term }) => kind === 'problem' && term !== '');
  return {
    left: problems.filter(({ id }) => beside.has(id)).map(({ term }) => term),
    kept: problems.filter(({ id }) => !beside.has(id)).map(({ term }) => term),
  };
}

describe('a paper on what one thing does to another', () => {
  it('keeps to problems of what acts, and leaves those of what is acted on alone', () => {
    const { kept } = partOf(...(['en', 'management', 'The effect of remote work on employee motivation'] as const));
    expect(kept).not.toContain('bonuses that miss their aim');
    expect(kept.some((name) => /remote|working time/u.test(name))).toBe(true);
  });

  it('tells first of those that speak of both, and of few others', () => {
    const { kept } = partOf('zh', 'economics', '数字普惠金融对城乡收入差距的影响研究');
    expect(kept).toContain('城乡收入差距难以收窄');
    expect(kept.length).toBeLessThanOrEqual(3);
  });

  it('leaves nothing out where a title asks for no effect', () => {
    expect(partOf('zh', 'economics', '农村普惠金融发展的问题与对策研究').left).toEqual([]);
  });
});
