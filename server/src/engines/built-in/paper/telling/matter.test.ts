import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { requestPaper } from '../request-paper.ts';
import { writableLength } from '../writable-length.ts';
import { openContext, writePaperAtOnce } from '../write-paper.ts';
import { nearNamed } from './aim.ts';
import { keepToMatter } from './keep-to-matter.ts';
import { type Reach, reachOf } from './matter.ts';
import { listTold, type ToldFact } from './told-fact.ts';

const asked = (language: Language, field: Field, title: string) =>
  requestPaper({ title, language, field, wordCount: language === 'en' ? 2_000 : 4_000, seed: 'matter' });

function read(language: Language, field: Field, title: string) {
  const { pool, spots, subject } = openContext(asked(language, field, title));
  const facts = nearNamed(listTold(pool, []), spots, subject);
  const reach = reachOf(facts, subject);
  const groups = [...Map.groupBy(facts, ({ group }) => group).values()];
  const far = (name: string): Reach | undefined => {
    const group = groups.find((facts) => facts.some(({ term, kind }) => kind === 'problem' && term === name));
    return group && reach(group);
  };
  const unitsOf = (told: readonly ToldFact[]): number => told.reduce((sum, { units }) => sum + units, 0);
  const kept = keepToMatter(facts, () => false, subject);
  const near = kept.filter((fact) => reach(groups.find((group) => group[0]?.group === fact.group) ?? [fact]) === 0);
  return { far, share: unitsOf(near) / unitsOf(kept), kept };
}

describe('the matter of a title', () => {
  it('is what stands behind those whose it is: neither lessons nor those who are left behind', () => {
    const { far, share } = read('zh', 'education', '农村小学留守儿童课外阅读现状与提升策略');
    expect(far('课外阅读缺少指导')).toBe(0);
    expect(far('留守儿童心理问题发现晚')).toBe(2);
    expect(far('乡村小规模学校教师流失')).toBe(2);
    expect(share).toBeGreaterThan(0.8);
  });

  it('is what is asked of those who are ill, and not all that is known of the illness', () => {
    const { far, kept } = read('zh', 'medicine', '老年高血压患者服药依从性的影响因素分析');
    expect(far('高血压患者服药依从性差')).toBe(0);
    expect(far('老年高血压患者漏服与误服')).toBe(0);
    expect(far('体位性低血压致老年患者跌倒')).toBe(2);
    expect(kept.some(({ term }) => term === '限盐等生活方式干预难以坚持')).toBe(false);
  });

  it('is asked about in one setting, which comes before others, and whoever is elsewhere goes first', () => {
    const { far, kept } = read('en', 'management', 'Food waste in restaurants: causes and what managers can do');
    expect(far('food waste in restaurants and hotels')).toBe(0);
    expect(far('food spoiling at home')).toBe(1);
    expect(kept.some(({ term }) => term === 'food waste among university students')).toBe(false);
  });

  it('is all of a sheet that is called by its name, whatever the title adds to that', () => {
    const { share } = read('zh', 'law', '高空抛物致人损害的责任认定与完善');
    expect(share).toBe(1);
  });

  it('is not sold where hardly anything speaks of it', () => {
    const request = asked('zh', 'medicine', '剖宫产术后产妇的疼痛护理');
    expect(writableLength(request, writePaperAtOnce(request)).missing).not.toEqual([]);
  });
});
