import { describe, expect, it } from 'vitest';
import type { Source } from '../pool.ts';
import { requestPaper } from '../request-paper.ts';
import { listWording } from '../wordings/list-wording.ts';
import { openContext } from '../write-paper.ts';
import { relate } from './join-facts.ts';
import { wordAnswer } from './list-claims.ts';
import { mayAdvise } from './may-advise.ts';
import { tellFact } from './tell-fact.ts';
import type { ToldFact } from './told-fact.ts';

function fact(id: string, kind: ToldFact['kind'], clause: string, answers?: string[]): ToldFact {
  const entry = { id, term: id, about: [], links: {}, sheet: { id: 'sheet', names: [], ...(answers && { answers }) } };
  return {
    ...{
      id,
      clause,
      also: [],
      kind,
      group: '漏报',
      term: id,
      units: 20,
      pieces: new Set(clause.match(/../gu) ?? []),
    },
    proposition: { source: { entry } as unknown as Source, facet: 'definition', clause },
    ...{ own: null, nearness: 1, aim: 0, standing: 'TOPIC', bears: false, worth: () => 1 },
  };
}

const open = (variant: number, field: 'management' | 'history' = 'management') =>
  openContext(requestPaper({ title: '企业安全事故漏报问题研究', language: 'zh', field, wordCount: 6_000, variant }));
const variants = [...Array(12).keys()];
const frames = (earlier: ToldFact[], told: ToldFact, field?: 'history'): Set<string> =>
  new Set(
    variants.map((variant) => tellFact(told, { earlier, isNew: false, isJoined: false }, open(variant, field)).move),
  );

const problem = fact('漏报', 'problem', '小事故不上报，直到出了大事才查出来');
const cause = fact('上报就扣奖', 'cause', '上报一次扣一次奖金，班组自然不愿上报');
const second = fact('表格太长', 'cause', '一张表要填半天，夜班没有人手');
const remedy = fact('免罚上报', 'remedy', '主动上报的免于扣奖，由安全员汇总', ['上报就扣奖']);

describe('what leads to a fact', () => {
  it('speaks of a further cause only behind one', () => {
    expect(frames([problem], cause)).not.toContain('telling.further');
    expect(frames([problem, cause], second)).toContain('telling.further');
  });

  it('calls something an answer only behind the very cause that it answers', () => {
    expect(frames([problem], remedy)).not.toContain('telling.remedy');
    expect(frames([problem, cause, second], remedy)).not.toContain('telling.remedy');
    expect(frames([problem, cause], remedy)).toContain('telling.remedy');
    expect(relate(second, remedy, open(0))).toBeNull();
    expect(relate(cause, remedy, open(0))).toBe('so');
  });

  it('advises nothing in a paper on the past', () => {
    expect(frames([problem, cause], remedy, 'history')).not.toContain('telling.remedy');
    expect(relate(cause, remedy, open(0, 'history'))).toBeNull();
  });
});

describe('a fact that hangs together with nothing before it', () => {
  it('stands by itself: no words announce what it is', () => {
    for (const kind of ['mechanism', 'driver', 'effect', 'actor', 'law', 'definition', 'material'] as const) {
      const told = fact('另一件事', kind, '安全员按班次核对交接记录并签字');
      expect(frames([problem], { ...told, group: '另一件事' })).not.toContain(`telling.${kind}`);
      const { text } = tellFact(told, { earlier: [problem], isNew: false, isJoined: false }, open(1));
      expect(text).toBe('安全员按班次核对交接记录并签字。');
    }
    expect(relate(cause, fact('班组长', 'actor', '班组长排班'), open(0))).toBeNull();
  });

  it('but a dispute says what it is about', () => {
    const sides = fact('奖惩之争', 'debate', '一方主张重罚，另一方主张免罚换上报');
    const { text } = tellFact(sides, { earlier: [], isNew: false, isJoined: false }, open(1));
    expect(text).toContain('奖惩之争');
  });
});

describe('what a paper holds of a problem', () => {
  const worded = (field: 'management' | 'military', about: string, causes: string[], measures: string[]) =>
    wordAnswer({ problem: '漏报', causes, measures }, { subject: { field, about }, wording: listWording('zh') });
  const { claim, claims, pastClaim, pastClaims } = listWording('zh').telling;

  it('is of two causes at most, each with its answer, and of one where there is one', () => {
    expect(worded('management', '漏报', ['甲'], ['乙']).frames).toBe(claim);
    expect(worded('management', '漏报', ['甲', '丙'], ['乙']).frames).toBe(claim);
    const two = worded('management', '漏报', ['甲', '丙', '戊'], ['乙', '丁', '己']);
    expect(two.frames).toBe(claims);
    expect(two.words).toEqual({ problem: '漏报', cause: '甲', cause2: '丙', remedy: '乙', remedy2: '丁' });
  });

  it('is of causes alone where all of it is past', () => {
    expect(worded('military', '诺曼底登陆成功的原因', ['甲'], ['乙']).frames).toBe(pastClaim);
    expect(worded('military', '诺曼底登陆成功的原因', ['甲', '丙'], ['乙', '丁']).frames).toBe(pastClaims);
    expect(mayAdvise({ field: 'military', about: 'cyber warfare and national security' })).toBe(true);
    expect(mayAdvise({ field: 'literature', about: 'the american dream in the great gatsby' })).toBe(false);
  });
});
