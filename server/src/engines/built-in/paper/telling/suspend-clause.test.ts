import { describe, expect, it } from 'vitest';
import { splitTopic } from './split-topic.ts';
import { isPlain, suspendClause } from './suspend-clause.ts';
import type { ToldFact } from './told-fact.ts';

describe('a Japanese clause before another', () => {
  it.each([
    ['制度の基礎である', '制度の基礎であり'],
    ['負担が増している', '負担が増しており'],
    ['記録を残していない', '記録を残しておらず'],
    ['届出をしない', '届出をせず'],
    ['予算がない', '予算がなく'],
    ['期限を守れない', '期限を守れず'],
    ['費用が高い', '費用が高く'],
    ['条件を用いる', '条件を用い'],
    ['地域に残る', '地域に残り'],
    ['情報を得る', '情報を得'],
    ['支援を続ける', '支援を続け'],
    ['制度を使う', '制度を使い'],
  ])('%s becomes %s', (clause, suspended) => {
    expect(suspendClause(clause)).toBe(suspended);
  });

  it('is left alone where its ending does not tell', () => {
    expect(['法律が成立した', '例外もありうる', '差が出る', '改正法（第3条）'].map(suspendClause)).toEqual([
      ...[null, null, null, null],
    ]);
    expect(isPlain('改正法（第3条）')).toBe(false);
  });
});

describe('a clause that begins with its name', () => {
  const split = (term: string, clause: string, language: Parameters<typeof splitTopic>[1]) =>
    splitTopic({ term, clause } as ToldFact, language);

  it('is taken apart behind it', () => {
    expect(split('用人单位', '用人单位要来了就能用的人，又不愿承担培训', 'zh')?.rest).toBe(
      '要来了就能用的人，又不愿承担培训',
    );
    expect(split('banks', 'banks approve before the rains', 'en')?.rest).toBe('they approve before the rains');
    expect(split('border adjustment', 'a border adjustment charges imports', 'en')).toEqual({
      ...{ term: 'a border adjustment', rest: 'it charges imports' },
    });
    expect(split('bancos', 'los bancos piden garantías', 'es')).toEqual({
      term: 'los bancos',
      rest: 'piden garantías',
    });
    expect(split('農業委員会', '農業委員会は、農地の権利移動を許可する', 'ja')?.rest).toBe('農地の権利移動を許可する');
  });

  it('stays whole where the rest would be no sentence', () => {
    expect(split('税务机关', '税务机关的考核看收入', 'zh')).toBeNull();
    expect(split('signals', 'signals such as reservations tell crawlers', 'en')).toBeNull();
    expect(split('Julia', 'Julia rebels by pleasure', 'en')).toBeNull();
    expect(split('農業委員会', '農業委員会が許可する場合に限る', 'ja')).toBeNull();
  });
});
