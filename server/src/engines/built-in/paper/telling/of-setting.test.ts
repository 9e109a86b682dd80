import { describe, expect, it } from 'vitest';
import type { Spot } from '../read-outline.ts';
import { requestPaper } from '../request-paper.ts';
import { openContext, printSection, writePaperAtOnce } from '../write-paper.ts';
import { dealFacts } from './deal-facts.ts';
import { openSetting } from './of-setting.ts';
import { listTold } from './told-fact.ts';

const asked = (title: string, field: 'education' | 'management') =>
  requestPaper({ title, language: 'zh', field, wordCount: 6_000, type: 'thesis' });

const textOf = (title: string, field: 'education' | 'management'): string =>
  writePaperAtOnce(asked(title, field))
    .sections.map((section) => printSection(section, 'zh'))
    .join('\n');

function listAway(title: string, field: 'education' | 'management'): string[] {
  const { subject, pool } = openContext(asked(title, field));
  const facts = listTold(pool, []);
  const isOfSetting = openSetting(facts, subject);
  return facts.flatMap(({ proposition, group }) =>
    proposition && isOfSetting(proposition.source, group) ? [proposition.source.entry.sheet?.id ?? ''] : [],
  );
}

describe('what is known of the setting of a title', () => {
  it('is no trouble of the thing that is studied there', () => {
    expect(new Set(listAway('农村小学家校合作存在的问题及对策', 'education'))).toContain('rural-small-schools');
    const text = textOf('农村小学家校合作存在的问题及对策', 'education');
    expect(text).toContain('家校合作失去对象');
    expect(text).not.toContain('教师流失');
    expect(text).not.toContain('特岗教师');
  });

  it('gives way to those whom the title is about, where nothing is known of the rest, and does not open the paper', () => {
    const title = '农村小学留守儿童心理健康教育的困境与出路';
    expect(new Set(listAway(title, 'education'))).toEqual(new Set(['rural-small-schools']));
    const text = textOf(title, 'education');
    expect(text).toContain('留守儿童心理问题发现晚');
    expect(text).not.toMatch(/教师流失|同步课堂|特岗教师/u);
    expect(text.split('。')[0]).not.toContain('乡村小规模学校');
  });

  it('is the matter itself where nothing else of the title is known, or where it is asked about', () => {
    expect(listAway('农村小规模学校的发展困境与对策', 'education')).toEqual([]);
    expect(listAway('中小企业融资难的成因与对策', 'management')).toEqual([]);
  });
});

describe('a problem that no heading names', () => {
  it('has what answers it beside it, and not below another problem', () => {
    const title = '职业教育产教融合的困境与出路研究';
    for (const seed of ['s0', 's2', 's4']) {
      const request = requestPaper({
        ...{ title, language: 'zh', field: 'education', type: 'thesis', wordCount: 4_000, seed },
      });
      const context = openContext(request);
      const deal = dealFacts(context, [], request.wordCount);
      const homes = new Map<string, Spot>();
      for (const spot of context.spots)
        for (const fact of deal.of(spot)) if (fact.kind === 'problem') homes.set(fact.group, spot);
      const torn = context.spots
        .filter(({ role }) => role === 'problem')
        .flatMap((spot) => deal.of(spot).filter(({ kind, group }) => kind === 'remedy' && homes.get(group) !== spot));
      expect(
        torn.map(({ term }) => term),
        seed,
      ).toEqual([]);
    }
  });
});
