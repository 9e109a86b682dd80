import { expect, it } from 'vitest';
import { countCompanion, isShort } from './tell-if-short.ts';

it('a paper is short by more than five in a hundred of what was paid for', () => {
  for (const wanted of [1_000, 8_000, 20_000]) {
    expect(isShort(wanted * 0.949, wanted)).toBe(true);
    expect(isShort(wanted * 0.95, wanted)).toBe(false);
    expect(isShort(wanted * 0.951, wanted)).toBe(false);
    expect(isShort(wanted * 1.05, wanted)).toBe(false);
  }
});

it('a document that goes with a paper is counted without its headings, its marked places and its schedule', () => {
  const schedule = '| 时间 | 内容 |\n| --- | --- |\n| [待补充数据: 时间 1] | 撰写初稿 |';
  expect(countCompanion(`# 选题依据\n\n## 背景\n\n物流成本高。\n\n[待补充数据: 走访记录]\n\n${schedule}`)).toBe(5);
});
