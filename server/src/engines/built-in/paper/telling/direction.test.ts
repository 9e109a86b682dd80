import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { requestPaper } from '../request-paper.ts';
import { openContext } from '../write-paper.ts';
import { dealFacts } from './deal-facts.ts';
import { findDirection } from './direction.ts';

function directionOf(language: Language, field: Field, title: string) {
  const context = openContext(requestPaper({ title, language, field, wordCount: 3_000 }));
  return findDirection(context, dealFacts(context, [], 3_000));
}

describe('the direction of a hypothesis', () => {
  it('is the one in which the facts point that speak of what is acted on', () => {
    expect(directionOf('zh', 'management', '变革型领导对员工创造力的影响机制研究')).toBe('raises');
    expect(directionOf('zh', 'economics', '人口老龄化对经济增长的影响研究')).toBe('lowers');
    expect(directionOf('ja', 'education', 'スマートフォン依存が大学生の睡眠に及ぼす影響')).toBe('lowers');
  });

  it('is left open where they disagree, and where one thing alone is named', () => {
    expect(directionOf('en', 'management', 'The effect of remote work on employee productivity')).toBeNull();
    expect(directionOf('en', 'management', 'The effect of performance pay on employee motivation')).toBeNull();
    expect(directionOf('zh', 'education', '校园欺凌的现状与对策')).toBeNull();
  });

  it('is not that of how unequally a thing is spread', () => {
    expect(directionOf('zh', 'economics', '数字普惠金融对农民收入的影响研究')).not.toBe('lowers');
  });

  it('is left open where what acts has one word for a name and no two facts say in one clause what it does', () => {
    expect(directionOf('en', 'education', 'The effect of homework on academic achievement')).toBeNull();
  });
});
