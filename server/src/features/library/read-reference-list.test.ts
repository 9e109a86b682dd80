import { expect, it } from 'vitest';
import { expectQuick } from '../../testing/expect-quick.ts';
import { findReferenceList } from './read-reference-list.ts';

it.each([' ', '\t', '第 ', '附 '])('a long line of "%s" costs no time', (piece) => {
  const long = piece.repeat(50_000);
  const text = `参考文献${long}x\n${long}文献x\nacknowledgement${long}x`;
  expectQuick(500, () => expect(findReferenceList(text)).toEqual([]));
});

it('a heading may be numbered and stand apart from the margin', () => {
  expect(findReferenceList('正文\n  第六章 参考文献 ：  \n[1] 甲. 题名一[J]. 刊名, 2020.\n 致 谢 \n感谢')).toEqual([
    '甲. 题名一[J]. 刊名, 2020.',
  ]);
});
