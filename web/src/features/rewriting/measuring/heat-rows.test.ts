import type { Measurement } from '@yanmo/contract/measuring';
import { expect, test } from 'vitest';
import { sampleMeasurement } from '../testing/sample-measurement.ts';
import { findSentence, isSentence, makeHeatRows, toneOf } from './heat-rows.ts';

const textOf = ({ text }: Measurement, rows: ReturnType<typeof makeHeatRows>) =>
  rows.map(({ parts, paragraph }) => ({
    shown: parts.map((part) => (isSentence(part) ? part.pieces.map((piece) => piece.text).join('') : part)).join(''),
    real: text.slice(paragraph.start, paragraph.end),
  }));

test('every character of a paragraph is shown once, whatever marks lie over it', () => {
  const measured = sampleMeasurement();
  const rows = makeHeatRows(measured);
  expect(rows.length).toBe(2);
  for (const { shown, real } of textOf(measured, rows)) expect(shown).toBe(real);
  const overlapping = sampleMeasurement({
    repeated: [
      { start: 0, end: 40, kind: 'SELF', like: null },
      { start: 10, end: 12, kind: 'TEMPLATE', like: null },
      { start: 5, end: 200, kind: 'NEAR', like: null },
    ],
  });
  for (const { shown, real } of textOf(overlapping, makeHeatRows(overlapping))) expect(shown).toBe(real);
});

test('a repeated place is found by where it stands', () => {
  const measured = sampleMeasurement();
  const rows = makeHeatRows(measured);
  const place = measured.repeated[0];
  const found = findSentence(rows, place?.start ?? -1);
  expect(found?.row.number).toBe(2);
  expect(found?.sentence.repeated).toEqual([place]);
  expect(found?.sentence.pieces.find(({ repeated }) => repeated)?.text).toBe('short trips');
  expect(findSentence(rows, 10_000)).toBeNull();
});

test('without a detector sentences are found by their ends, for what repeats in them', () => {
  const plain = sampleMeasurement();
  const rows = makeHeatRows({ ...plain, paragraphs: plain.paragraphs.map((one) => ({ ...one, sentences: [] })) });
  expect(rows.map(({ parts }) => parts.filter(isSentence).length)).toEqual([2, 2]);
  expect(findSentence(rows, plain.repeated[0]?.start ?? -1)?.sentence).toMatchObject({
    mark: null,
    repeated: plain.repeated,
  });
});

test('weights become tones, the same to both sides', () => {
  expect([-1, -0.3, -0.1, -0.01, 0, 0.07, 0.1, 0.3, 0.9].map(toneOf)).toEqual([-3, -2, -1, 0, 0, 0, 1, 2, 3]);
});
