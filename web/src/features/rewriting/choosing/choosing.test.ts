import type { ReadText } from '@yanmo/contract/reductions';
import type { Match } from '@yanmo/contract/similarity';
import { expect, test } from 'vitest';
import { sampleMeasurement } from '../testing/sample-measurement.ts';
import { choiceOf, wishOf } from './choice.ts';
import { copiesOfReport } from './copies-of-report.ts';
import { listMarked, markParagraphs } from './paragraph-marks.ts';

const keyOf = (number: number) => `${String(number).padStart(16, '0')}-1`;

function readOf(...texts: string[]): ReadText {
  let start = 0;
  const paragraphs = texts.map((text, index) => {
    const place = { start, end: start + text.length };
    start = place.end + 1;
    return { key: keyOf(index), ...place, units: text.split(' ').length, heading: null };
  });
  const kept = { tables: 0, figures: 0, formulas: 0, footnotes: 0, citations: 0 };
  return { name: '', title: '', text: texts.join('\n'), language: 'en', units: 0, paragraphs, kept, cleaned: 0 };
}

const [first, second, third] = ['The tram is old.', 'The bus is new and full.', 'The tram is old.'] as const;

test('copies are found in the paragraph that holds them, whatever stands between and however often it stands there', () => {
  const text = ['1 Trams', `(1) ${first}`, 'Table 1', second, third, 'References'].join('\n');
  const read = readOf(first, second, third);
  const matchAt = (words: string, from: number, change: Partial<Match> = {}): Match => {
    const start = text.indexOf(words, from);
    const source = { text: words, start: 0, end: words.length, page: null };
    const place = { start, end: start + words.length };
    return {
      ...{ id: `m${start}`, source_id: 's', layer: 'COPY', ...place, units: 2, similarity: 1, source },
      ...{ is_quotation: false, is_in_references: false, is_common: false, ...change },
    };
  };
  const last = text.lastIndexOf(third);
  const matches = [
    matchAt('is old', last),
    matchAt('tram is', last),
    matchAt('bus is new', 0, { is_quotation: true }),
    matchAt('full', 0, { layer: 'PARAPHRASE' }),
    matchAt('The bus', 0, { is_common: true }),
    matchAt('References', 0, { is_in_references: true }),
  ];
  expect(copiesOfReport({ text, matches }, read)).toEqual({ [keyOf(2)]: [{ start: 4, end: 15 }] });
  // One that runs over two paragraphs is in both.
  const over = { ...matchAt('full', 0), end: last + 8 };
  expect(copiesOfReport({ text, matches: [over] }, read)).toEqual({
    [keyOf(1)]: [{ start: 19, end: second.length }],
    [keyOf(2)]: [{ start: 0, end: 8 }],
  });
});

test('what was measured marks paragraphs by what is to be changed; what a report says goes before it', () => {
  const measurement = sampleMeasurement();
  const [one = '', other = ''] = measurement.text.split('\n\n');
  const read = readOf(one, other, 'Nobody has measured this.');
  const marks = markParagraphs(read, measurement, { [keyOf(2)]: [{ start: 0, end: 6 }] });
  expect([...marks.values()].map(({ rate }) => rate)).toEqual([71, 22, null]);
  expect(marks.get(keyOf(1))?.repeated.map(({ start, end }) => other.slice(start, end))).toEqual(['short trips']);
  const marked = (mode: 'AIGC' | 'BOTH' | 'REPETITION', isReported = false) =>
    listMarked(marks, { mode, maximum: 30, isReported });
  expect(marked('AIGC')).toEqual([keyOf(0)]);
  expect(marked('REPETITION')).toEqual([keyOf(1)]);
  expect(marked('BOTH')).toEqual([keyOf(0), keyOf(1)]);
  expect(marked('BOTH', true)).toEqual([keyOf(2)]);
});

test('an order names what is chosen, and nothing where all of it is and nobody knows of copies', () => {
  const read = readOf(first, second, third);
  const some = choiceOf(read, [keyOf(2), keyOf(0), 'gone']);
  expect([some.units, some.isPart, some.of]).toEqual([8, true, { paragraphs: 3, units: 14 }]);
  const copied = { [keyOf(0)]: [{ start: 0, end: 8 }] };
  expect(wishOf(some, copied, 'REPETITION')).toEqual([
    { key: keyOf(0), places: [{ start: 0, end: 8 }] },
    { key: keyOf(2) },
  ]);
  expect(wishOf(some, copied, 'AIGC')).toEqual([{ key: keyOf(0) }, { key: keyOf(2) }]);
  const all = choiceOf(read, null);
  expect(wishOf(all, {}, 'BOTH')).toBeUndefined();
  expect(wishOf(all, copied, 'BOTH')).toHaveLength(3);
  expect(choiceOf(read, []).keys.size).toBe(0);
  // Another text was pasted over the one that they were chosen of.
  expect(choiceOf(read, ['gone']).isPart).toBe(false);
});
