import { expect, test } from 'vitest';
import { findInline, moveInline } from './inline-objects.ts';

const moved = (text: string, to: 'back' | 'on') => {
  const [object] = findInline(text);
  if (!object) throw new Error('there is nothing to move');
  return moveInline(text, object, to)?.text ?? null;
};

test('a citation goes to the end of the sentence behind or before, on the same side of its stop', () => {
  expect(moved('甲[1]。乙。', 'on')).toBe('甲。乙[1]。');
  expect(moved('甲。乙[1]。', 'back')).toBe('甲[1]。乙。');
  expect(moved('One. [1] Two.', 'on')).toBe('One. Two. [1]');
  expect(moved('甲[1]。', 'on')).toBeNull();
});

test('it passes over tables and figures: a citation within one would be a cell or a label', () => {
  const table = '| 项 | 值。 |\n| --- | --- |\n| 甲。 | 1 |\n: 表题。 {#tab-1}';
  const figure = '```figure flow\na {box} 开始。\n: 图题。 {#fig-1}\n```';
  expect(moved(`甲[1]。\n\n${table}\n\n${figure}\n\n乙。`, 'on')).toBe(`甲。\n\n${table}\n\n${figure}\n\n乙[1]。`);
  expect(moved(`甲[1]。\n\n${table}`, 'on')).toBeNull();
});
