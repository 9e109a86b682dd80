import type { Measurement } from '@yanmo/contract/measuring';
import { expect, it } from 'vitest';
import { expectQuick } from '../../testing/expect-quick.ts';
import { joinProse, readPlaces, repetitionOf } from './measured-text.ts';

const measurementOf = (paragraphs: object[], repeated: object[]) =>
  ({ paragraphs, repeated }) as unknown as Measurement;

it('gives every paragraph what was measured in it, by places of its own', () => {
  const joined = joinProse(
    ['一二三四', '五六七八九', '十'].map((text, position) => ({ position: position * 2, text })),
  );
  const measured = measurementOf(
    [
      { start: 0, end: 7, rate: 10 },
      { start: 7, end: 10, rate: 40 },
      { start: 11, end: 12, rate: null },
    ],
    [
      { start: 6, end: 12 },
      { start: 1, end: 6 },
    ],
  );
  expect(readPlaces(measured, joined)).toEqual([
    { position: 0, rate: 10, repeated: [{ start: 1, end: 4 }] },
    {
      ...{ position: 2, rate: 28 },
      repeated: [
        { start: 0, end: 1 },
        { start: 1, end: 5 },
      ],
    },
    { position: 4, rate: null, repeated: [{ start: 0, end: 1 }] },
  ]);
});

it('tells how much of some paragraphs repeats, by their units', () => {
  const joined = joinProse(['一二三四', '五六七八九十', '甲乙'].map((text, position) => ({ position, text })));
  const paragraphs = joined.places.map((place, index) => ({ ...place, repetition: [50, 100, 0][index] }));
  const measured = { text: joined.text, paragraphs } as unknown as Measurement;
  expect(repetitionOf(measured, joined, new Set([0, 2]))).toBe(33.3);
  expect(repetitionOf(measured, joined, new Set([1]))).toBe(100);
  expect(repetitionOf(measured, joined, new Set())).toBe(0);
});

it('walks through a text of very many lines once: it is asked for in a request', () => {
  const joined = joinProse(Array.from({ length: 20_000 }, (_, position) => ({ position, text: '船到岸了。' })));
  const measured = measurementOf(
    joined.places.map((place) => ({ ...place, rate: 5 })),
    joined.places,
  );
  expectQuick(2_000, () =>
    expect(readPlaces(measured, joined).at(-1)).toEqual({
      position: 19_999,
      rate: 5,
      repeated: [{ start: 0, end: 5 }],
    }),
  );
});
