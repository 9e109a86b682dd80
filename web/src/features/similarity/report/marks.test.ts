import { expect, test } from 'vitest';
import { sampleReport } from '../testing/sample-report.ts';
import { countKinds, isShown, marksOf, nextMark } from './marks.ts';
import { foldRows, makeSheetRows } from './sheet-rows.ts';
import { binsOf } from './strip-bins.ts';

const report = sampleReport();
const marks = marksOf(report);

test('every place is marked once, by what it is: a list of references and a quotation before a copy', () => {
  expect(countKinds(marks)).toEqual({ COPY: 1, QUOTATION: 1, REFERENCES: 1, PARAPHRASE: 1, INSIDE: 1, COMMON: 0 });
  expect(marks.map(({ start }) => start)).toEqual([...marks.map(({ start }) => start)].sort((a, b) => a - b));
  const kinds = new Set(['COPY', 'QUOTATION'] as const);
  expect(marks.filter((mark) => isShown(mark, { kinds, sourceId: null }))).toHaveLength(2);
  expect(marks.filter((mark) => isShown(mark, { kinds, sourceId: 's2' }))).toMatchObject([{ kind: 'QUOTATION' }]);
  expect(nextMark(marks, null, 1)).toBe(marks[0]);
  expect(nextMark(marks, marks[0]?.id ?? '', -1)).toBe(marks.at(-1));
  expect(nextMark([], null, 1)).toBeNull();
});

test('each character of a paragraph is shown once, whatever lies over it, also what reaches into the next one', () => {
  const { text, paragraphs } = report;
  const [first, second] = paragraphs;
  const across = {
    id: 'x',
    kind: 'COPY',
    start: (first?.end ?? 0) - 6,
    end: (second?.start ?? 0) + 6,
    match: null,
    like: null,
  } as const;
  const rows = makeSheetRows(
    text,
    paragraphs,
    [...marks, across].sort((a, b) => a.start - b.start),
  );
  expect(rows.map(({ pieces }) => pieces.map((piece) => piece.text).join(''))).toEqual(
    paragraphs.map(({ start, end }) => text.slice(start, end).trimEnd()),
  );
  expect(rows[0]?.marks.some(({ id }) => id === 'x')).toBe(true);
  expect(rows[1]?.pieces[0]?.begins).toContain('x');
  for (const { pieces } of rows) {
    for (const piece of pieces) {
      const over = piece.marks.every(
        (mark) => mark.start <= piece.start && mark.end >= piece.start + piece.text.length,
      );
      expect(over).toBe(true);
    }
  }
});

test('paragraphs that are passed over are counted where they were', () => {
  const rows = makeSheetRows(report.text, report.paragraphs, marks);
  const folded = foldRows(rows, ({ number }) => number === 2);
  expect(folded).toEqual([{ skipped: 1, before: 1 }, { row: rows[1] }, { skipped: rows.length - 2, before: 3 }]);
});

test('a hundred thousand characters with two thousand marks are cut one by one, and drawn as a few hundred strokes', () => {
  const text = '文'.repeat(100_000);
  const long = Array.from({ length: 1_000 }, (_, index) => ({
    ...{ start: index * 100, end: index * 100 + 100, kind: 'PROSE' as const, units: 100, rate: 10, paraphrase: 0 },
  }));
  const many = Array.from({ length: 2_000 }, (_, index) => ({
    ...{ id: `m${index}`, kind: 'COPY' as const, start: index * 50, end: index * 50 + 20, match: null, like: null },
  }));
  const rows = makeSheetRows(text, long, many);
  expect(rows).toHaveLength(1_000);
  expect(rows.flatMap(({ pieces }) => pieces).filter((piece) => piece.marks.length > 0)).toHaveLength(2_000);
  expect(binsOf(many, text.length).length).toBeLessThanOrEqual(400);
});
