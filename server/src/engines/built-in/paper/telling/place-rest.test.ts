import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { requestPaper } from '../request-paper.ts';
import { writableLength } from '../writable-length.ts';
import { openContext } from '../write-paper.ts';
import { aimFacts } from './aim.ts';
import { isChain } from './belonging.ts';
import { dealFacts } from './deal-facts.ts';
import { dropDoubled } from './drop-doubled.ts';
import { listBesideRelation } from './of-relation.ts';
import { gathering, reporting } from './reported-roles.ts';
import { listTold } from './told-fact.ts';

const studies: readonly (readonly [Language, Field, string, number])[] = [
  ['zh', 'management', '变革型领导对员工创造力的影响机制研究', 3_000],
  ['en', 'education', 'The impact of social media use on the mental health of adolescents', 2_000],
  ['es', 'medicine', 'Factores asociados al burnout en el personal de enfermería', 2_000],
  ['ja', 'education', 'スマートフォン依存が大学生の睡眠に及ぼす影響', 3_000],
];

const dealOf = ([language, field, title, wordCount]: (typeof studies)[number]) => {
  const context = openContext(requestPaper({ title, language, field, wordCount }));
  const deal = dealFacts(context, [], wordCount);
  const leaves = context.spots.filter(({ isLeaf }) => isLeaf);
  return { context, deal, leaves, told: leaves.flatMap((leaf) => deal.of(leaf)) };
};

describe('what a short study knows', () => {
  it.each(studies)('is told although few of its sections ask for it (%s)', (...study) => {
    const { context, told } = dealOf(study);
    const known = dropDoubled(aimFacts(listTold(context.pool, []), context.spots, context));
    const isTold = new Set(told.map(({ id }) => id));
    const beside = listBesideRelation(known, context.subject);
    const left = known.filter(
      ({ id, standing, kind }) =>
        standing === 'TOPIC' && !isTold.has(id) && !beside.has(id) && kind !== 'indicator' && kind !== 'example',
    );
    const units = told.reduce((sum, fact) => sum + fact.units, 0);
    // What answers no heading may stay unsaid.
    expect(left.length < 4 || units > study[3] * 0.85, left.map(({ clause }) => clause).join('\n')).toBe(true);
  });

  it.each(studies)('is discussed and not reported (%s)', (...study) => {
    const { deal, leaves } = dealOf(study);
    for (const leaf of leaves.filter(({ role }) => reporting.has(role) || gathering.has(role)))
      expect(isChain(deal.of(leaf)), leaf.section.title).toBe(false);
    const discussed = leaves.filter(({ role }) => role === 'lesson').flatMap((leaf) => deal.of(leaf));
    expect(discussed.filter(({ kind }) => kind === 'problem').length).toBeGreaterThan(1);
  });

  it('gives its hypothesis the reason for it, though a trouble would take it too', () => {
    const { deal, leaves } = dealOf(['zh', 'management', '变革型领导对员工创造力的影响机制研究', 3_000]);
    const argued = leaves.filter(({ role }) => role === 'direct').flatMap((leaf) => deal.of(leaf));
    expect(argued.map(({ clause }) => clause).join('')).toMatch(/心理授权影响员工创新行为/u);
  });

  it('keeps the results that are still to come apart from what is discussed', () => {
    const request = requestPaper({
      ...{ title: '变革型领导对员工创造力的影响机制研究', language: 'zh', field: 'management', wordCount: 3_000 },
    });
    const [results] = request.chapters.filter(({ title }) => /结果与讨论/u.test(title));
    const leaves = Object.keys(writableLength(request)?.leaves ?? {});
    expect(leaves).toEqual(expect.arrayContaining(results?.children.map(({ id }) => id) ?? ['none']));
  });
});
