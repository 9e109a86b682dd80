import { expect, test } from 'vitest';
import { cutAtWord } from './cut-at-word.ts';

test.each([
  ['what fits stays whole', 'El acoso escolar', 'El acoso escolar'],
  ['a word is not cut', 'El acoso escolar en la educación secundaria', 'El acoso escolar en la…'],
  ['nor is a mark left over', 'El acoso escolar, internacionalmente visto', 'El acoso escolar…'],
  [
    'Chinese is cut at any sign, by its places',
    '高校辅导员工作压力与职业倦怠的关系研究',
    '高校辅导员工作压力与职业倦怠…',
  ],
  ['a Latin word within Chinese is one', '我国高校辅导员工作压力中的 ChatGPT 使用', '我国高校辅导员工作压力中的…'],
  ['one long word is cut', 'Donaudampfschifffahrtsgesellschaftskapitän', 'Donaudampfschifffahrtsgesells…'],
])('%s', (_what, text, cut) => {
  expect(cutAtWord(text, 30)).toBe(cut);
});
