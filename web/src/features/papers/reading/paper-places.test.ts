import { afterEach, expect, test } from 'vitest';
import { samplePaper, workIds } from '../amending/testing/sample-paper.ts';
import { findInText, markRuns } from './find-in-text.ts';
import { listPlaces, percentBefore } from './paper-places.ts';
import { findReadingPlace, keepReadingPlace } from './reading-progress.ts';

const { sections } = samplePaper();

afterEach(() => localStorage.clear());

test('a source knows each paragraph that cites it, with the words it bears out', () => {
  expect(listPlaces(sections, workIds[0])).toEqual([
    { blockId: 's1-1', number: '1.1', title: 'Why trams matter', excerpt: 'Trams bring work closer.' },
    { blockId: 's2-2', number: '1.2', title: 'What was measured', excerpt: 'Fewer trams came.' },
  ]);
  expect(listPlaces(sections, workIds[2])).toEqual([]);
});

test('words are found whatever their case, in tables too', () => {
  expect(findInText(sections, ' TRAMS ').map(({ blockId, from }) => [blockId, from])).toEqual([
    ['s1-1', 0],
    ['s2-2', 6],
  ]);
  expect(findInText(sections, 'riders').map(({ blockId, line }) => [blockId, line])).toEqual([
    ['s2-1', 1],
    ['s2-1', 3],
  ]);
  expect(findInText(sections, '  ')).toEqual([]);
});

test('a hit that reaches into the citation is marked in both runs, and no letter is lost', () => {
  const runs = sections[1]?.text?.blocks[0]?.lines[0] ?? [];
  const marked = markRuns(runs, findInText(sections, 'closer.[1'));
  expect(marked.map(({ pieces }) => pieces.map(({ text, hit }) => (hit ? `<${text}>` : text)))).toEqual([
    ['Trams bring work ', '<closer.>'],
    ['<[1>', ']'],
  ]);
});

test('the place of reading is kept for each paper, and how far that is', () => {
  expect(percentBefore(sections, 's1-1')).toBe(0);
  expect(percentBefore(sections, 's2-2')).toBeGreaterThan(50);
  expect(percentBefore(sections, 'gone')).toBe(0);
  keepReadingPlace('Y1', { blockId: 's2-2', percent: 62 });
  expect(findReadingPlace('Y1')).toEqual({ blockId: 's2-2', percent: 62 });
  expect(findReadingPlace('Y2')).toBeNull();
});
