import { describe, expect, it } from 'vitest';
import { isPlain, suspendClause } from './suspend-clause.ts';

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
