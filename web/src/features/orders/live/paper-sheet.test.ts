import type { PaperSheet, SheetSection } from '@yanmo/contract/orders';
import { expect, test } from 'vitest';
import { countWanted, countWritten, type LiveSheet, listWriting, reduceSheet } from './paper-sheet.ts';
import { placeLeads } from './place-leads.ts';

const section = (id: string, change: Partial<SheetSection> = {}): SheetSection => ({
  id,
  number: id,
  title: `Section ${id}`,
  depth: 1,
  state: 'WAITING',
  step: null,
  text: '',
  ...change,
});
const snapshot = (change: Partial<PaperSheet> = {}): PaperSheet => ({
  item_id: 'item',
  phase: 'sections',
  sections: [section('1', { state: 'HEADING' }), section('1.1'), section('1.2'), section('2', { state: 'LATER' })],
  ...change,
});

type Told = [type: string, data: unknown];

/** What the page shows once all of this was told. */
function tell(told: readonly Told[], before: LiveSheet | null = null): LiveSheet | null {
  return told.reduce<LiveSheet | null>(
    (sheet, [type, data]) => reduceSheet(sheet, { type, data: JSON.stringify(data) }),
    before,
  );
}
const textOf = (sheet: LiveSheet | null, id: string) => sheet?.sections.find((one) => one.id === id)?.text;
const stateOf = (sheet: LiveSheet | null, id: string) => sheet?.sections.find((one) => one.id === id)?.state;

const begun: Told[] = [
  ['paper', snapshot()],
  ['section', { section: '1.1', step: 'a' }],
  ['text', { step: 'a', offset: 0, text: 'Trams carry ' }],
];

test('text grows where it is written, and ends with its step', () => {
  const growing = tell([...begun, ['text', { step: 'a', offset: 12, text: 'shift workers.' }]]);
  expect(textOf(growing, '1.1')).toBe('Trams carry shift workers.');
  expect(listWriting(growing as LiveSheet).map(({ id }) => id)).toEqual(['1.1']);
  const ended = tell([['progress', { phase: 'sections', done: 1, total: 2, step: 'a' }]], growing);
  expect(stateOf(ended, '1.1')).toBe('WRITTEN');
  expect(textOf(ended, '1.1')).toBe('Trams carry shift workers.');
  expect(countWritten(ended as LiveSheet)).toBe(1);
  expect(countWanted(ended as LiveSheet)).toBe(2);
});

test('what the writer took back is taken back here', () => {
  expect(textOf(tell([...begun, ['text', { step: 'a', offset: 6, text: 'bring' }]]), '1.1')).toBe('Trams bring');
});

test('a step that is tried again keeps what is there until its own text replaces it', () => {
  const again = tell([...begun, ['section', { section: '1.1', step: 'a' }]]);
  expect(textOf(again, '1.1')).toBe('Trams carry ');
  expect(stateOf(again, '1.1')).toBe('WRITING');
  expect(textOf(tell([['text', { step: 'a', offset: 0, text: 'Night' }]], again), '1.1')).toBe('Night');
});

test('a section that another step writes anew listens to that one alone', () => {
  const anew = tell([
    ...begun,
    ['progress', { phase: 'sections', done: 1, total: 2, step: 'a' }],
    ['section', { section: '1.1', step: 'b' }],
    ['text', { step: 'a', offset: 0, text: 'late' }],
    ['text', { step: 'b', offset: 0, text: 'Better.' }],
  ]);
  expect(textOf(anew, '1.1')).toBe('Better.');
});

test('what is told before the first snapshot is dropped, and the snapshot brings it all', () => {
  expect(tell(begun.slice(1))).toBeNull();
  const writing = [section('1.1', { state: 'WRITING', step: 'a', text: 'Trams' })];
  const late = tell([
    ...begun.slice(1),
    ['paper', snapshot({ sections: writing })],
    ['text', { step: 'a', offset: 5, text: ' run' }],
  ]);
  expect(textOf(late, '1.1')).toBe('Trams run');
});

test('the same events again, after a snapshot that knows them, change nothing', () => {
  const first = tell(begun);
  const replayed = tell(begun.slice(1), first);
  expect(replayed?.sections).toEqual(first?.sections);
});

test('text after a hole is not shown; the next snapshot mends it', () => {
  const broken = tell([...begun, ['text', { step: 'a', offset: 40, text: 'lost' }]]);
  expect(broken?.hasGap).toBe(true);
  expect(textOf(broken, '1.1')).toBe('Trams carry ');
  expect(tell([['paper', snapshot()]], broken)?.hasGap).toBe(false);
});

test('text of what stands nowhere on the sheet, and kinds that are not known, change nothing', () => {
  const sheet = tell(begun);
  expect(tell([['text', { step: 'abstract', offset: 0, text: 'In short' }]], sheet)).toBe(sheet);
  expect(tell([['order', {}]], sheet)).toBe(sheet);
  expect(tell([['section', { section: 'gone', step: 'x' }]], sheet)).toBe(sheet);
});

test('only what changed is a new object', () => {
  const before = tell(begun);
  const after = tell([['text', { step: 'a', offset: 12, text: 'x' }]], before);
  expect(after?.sections[2]).toBe(before?.sections[2]);
  expect(after?.sections[1]).not.toBe(before?.sections[1]);
});

test('a section that is written anew after the pass over the whole has been written all along', () => {
  const revised = tell([
    ...begun,
    ['progress', { phase: 'sections', done: 2, total: 2, step: 'a' }],
    ['stage', { phase: 'revise', done: 0, total: 1 }],
    ['section', { section: '1.1', step: 'r' }],
  ]) as LiveSheet;
  expect(stateOf(revised, '1.1')).toBe('WRITING');
  expect([countWritten(revised), countWanted(revised)]).toEqual([2, 2]);
});

test('phases follow each other, and the end is told', () => {
  const sheet = tell([...begun, ['stage', { phase: 'files', done: 0, total: 1 }]]);
  expect(sheet).toMatchObject({ phase: 'files', isOver: false });
  expect(tell([['done', { state: 'SUCCEEDED' }]], sheet)).toMatchObject({ isOver: true });
});

test('what a first section says of its chapter is shown under the chapter, as the files print it', () => {
  const lead = 'Section 1.1 opens, 1.2 argues, 1.3 ends.';
  const sections = [
    section('1', { state: 'HEADING' }),
    section('1.1', { depth: 2, state: 'WRITTEN', text: `${lead}\n\nTrams carry.` }),
    section('1.2', { depth: 2 }),
    section('1.3', { depth: 2 }),
    section('2', { text: lead }),
  ];
  const shown = placeLeads(sections);
  expect(shown.map(({ text }) => text)).toEqual([lead, 'Trams carry.', '', '', lead]);
  // Sections that did not change stay the same objects.
  expect(placeLeads(sections).every((one, index) => one === shown[index])).toBe(true);
});
