import { expect, test } from 'vitest';
import {
  findHeading,
  findPageInView,
  findPagesNear,
  findPlace,
  layPages,
  type PageSize,
  readPageNumber,
  topOfPlace,
} from './page-layout.ts';

const a4: PageSize = { width: 600, height: 800 };
const wide: PageSize = { width: 800, height: 600 };

test('pages lie below one another, each in its own size', () => {
  const { boxes, width, height } = layPages([a4, wide, a4], 0.5, 10);
  expect(boxes).toEqual([
    { top: 10, width: 300, height: 400 },
    { top: 420, width: 400, height: 300 },
    { top: 730, width: 300, height: 400 },
  ]);
  expect({ width, height }).toEqual({ width: 400, height: 1140 });
});

test('of a long paper only the pages around the window are near', () => {
  const layout = layPages(new Array<PageSize>(200).fill(a4), 1, 10);
  expect(findPagesNear(layout, { top: 0, height: 800 }, 400)).toEqual({ first: 0, last: 1 });
  expect(findPagesNear(layout, { top: 81_000, height: 800 }, 400)).toEqual({ first: 99, last: 101 });
  expect(findPagesNear(layout, { top: layout.height - 800, height: 800 }, 400)).toEqual({ first: 198, last: 199 });
});

test('a window past the last page still has pages, and a document without pages does not fail', () => {
  const layout = layPages([a4, a4], 1, 10);
  expect(findPagesNear(layout, { top: 9_000, height: 800 }, 0)).toEqual({ first: 1, last: 1 });
  expect(findPageInView(layPages([], 1, 10), { top: 0, height: 800 })).toBe(0);
  expect(findPlace(layPages([], 1, 10), 5)).toEqual({ index: 0, part: 0 });
});

test('the page in view is the one of which most is seen, and the first of those that are seen whole', () => {
  const layout = layPages([a4, a4, a4], 1, 10);
  expect(findPageInView(layout, { top: 0, height: 800 })).toBe(0);
  expect(findPageInView(layout, { top: 300, height: 800 })).toBe(0);
  expect(findPageInView(layout, { top: 500, height: 800 })).toBe(1);
  const small = layPages([a4, a4, a4, a4], 0.25, 10);
  expect(findPageInView(small, { top: 5, height: 700 })).toBe(0);
  expect(findPageInView(small, { top: 215, height: 700 })).toBe(1);
});

test('a page that is taller than the window is the page in view while it fills it', () => {
  const layout = layPages([a4, a4], 3, 10);
  expect(findPageInView(layout, { top: 1_000, height: 500 })).toBe(0);
  expect(findPageInView(layout, { top: 2_500, height: 500 })).toBe(1);
});

test('a place is found again at any scale', () => {
  const before = layPages([a4, wide, a4], 1, 10);
  const after = layPages([a4, wide, a4], 2.5, 10);
  const place = findPlace(before, 1_120);
  expect(place).toEqual({ index: 1, part: 0.5 });
  expect(topOfPlace(after, place)).toBe((after.boxes[1]?.top ?? 0) + 750);
  expect(topOfPlace(before, place)).toBe(1_120);
});

test.each([
  ['7', 7],
  [' 12 ', 12],
  ['１２', 12],
  ['0', 1],
  ['99', 20],
  ['', null],
  ['-3', null],
  ['7.5', null],
  ['vii', null],
])('the page number %j leads to %j of 20', (typed, page) => {
  expect(readPageNumber(typed, 20)).toBe(page);
});

test('the heading that one reads under is the last one above', () => {
  const headings = [
    { page: 1, top: 80 },
    { page: 1, top: 400 },
    { page: 3, top: 0 },
  ];
  const under = (index: number, part: number) => findHeading(headings, [a4, a4, a4, a4], { index, part });
  expect(under(0, 0.9)).toBe(-1);
  expect(under(1, 0.1)).toBe(0);
  expect(under(1, 0.49)).toBe(0);
  expect(under(1, 0.5)).toBe(1);
  expect(under(2, 0)).toBe(1);
  expect(under(3, 0)).toBe(2);
});
