import { writeGrowingHeadings } from '@yanmo/contract/growing-outline';
import { expect, test } from 'vitest';
import { newChapter } from './editor/chapter-tree.ts';
import { type OutlineDraft, showDraft, takeDraftEvent } from './outline-draft.ts';

const [first, second, third] = ['a', 'b', 'c'].map((title) => ({ ...newChapter(title), title }));

const nothing: OutlineDraft = { chapters: [], growing: '', isWaiting: false };
const take = (draft: OutlineDraft, ...events: [type: string, data: unknown][]) =>
  events.reduce((before, [type, data]) => takeDraftEvent(before, { type, data: JSON.stringify(data) }), draft);

interface Titled {
  title: string;
  children: Titled[];
}
const titles = (chapters: readonly Titled[]): unknown[] =>
  chapters.map(({ title, children }) => (children.length > 0 ? [title, titles(children)] : title));
const show = (draft: OutlineDraft) => titles(showDraft(draft));

const heading = (place: string, title: string, summary = '') => ({
  path: place.split('.').map(Number),
  title,
  summary,
});

test('chapters come one after the other, and one that comes again is not doubled', () => {
  const two = take(nothing, ['chapter', { index: 0, chapter: first }], ['chapter', { index: 1, chapter: second }]);
  expect(two.chapters).toEqual([first, second]);
  expect(take(two, ['chapter', { index: 1, chapter: second }]).chapters).toEqual([first, second]);
});

test('a writing that starts over takes the place of what came before it', () => {
  const two = { ...nothing, chapters: [first, second].flatMap((chapter) => chapter ?? []) };
  expect(take(two, ['chapter', { index: 0, chapter: third }]).chapters).toEqual([third]);
  const changed = take(two, ['chapter', { index: 0, chapter: third, is_changed: true }]);
  expect(changed.chapters).toEqual([third, second]);
  // What grows again of a chapter that still stands there is not shown beside it.
  expect(show({ ...two, growing: writeGrowingHeadings([heading('1', 'c'), heading('1.1', 'd')]) })).toEqual(['a', 'b']);
});

test('a chapter grows heading by heading below those that are whole, and is there once when it is whole itself', () => {
  const growing = [heading('2', 'b', 'what it says'), heading('2.1', 'b1'), heading('2.1.1', 'b11')];
  const text = writeGrowingHeadings(growing);
  let draft = take(nothing, ['waiting', {}], ['chapter', { index: 0, chapter: first }]);
  draft = take(draft, ['text', { step: 's', offset: 0, text: text.slice(0, 3) }]);
  expect(show(draft)).toEqual(['a', 'b']);
  draft = take(draft, ['text', { step: 's', offset: 3, text: text.slice(3) }]);
  expect(show(draft)).toEqual(['a', ['b', [['b1', ['b11']]]]]);
  expect(showDraft(draft)[1]).toMatchObject({ summary: 'what it says' });
  // The next one grows before the event of this one comes; nothing is shown twice or goes for a moment.
  draft = take(draft, ['text', { step: 's', offset: text.length, text: '\n3\tc' }]);
  expect(show(draft)).toEqual(['a', ['b', [['b1', ['b11']]]], 'c']);
  draft = take(draft, ['chapter', { index: 1, chapter: second }]);
  expect(show(draft)).toEqual(['a', 'b', 'c']);
  draft = take(draft, ['text', { step: 's', offset: 0, text: '3\tc' }]);
  expect(show(draft)).toEqual(['a', 'b', 'c']);
  expect(show(take(draft, ['text', { step: 's', offset: 0, text: '' }]))).toEqual(['a', 'b']);
});

test('who joins gets what grows with the snapshot, and nobody waits who sees it grow', () => {
  const outline = { chapters: [first], is_waiting: true, growing: '2\tb' };
  const joined = take(nothing, ['snapshot', outline]);
  expect(show(joined)).toEqual(['a', 'b']);
  expect(joined.isWaiting).toBe(false);
  expect(take(nothing, ['snapshot', { ...outline, growing: '' }]).isWaiting).toBe(true);
  expect(take(nothing, ['waiting', {}], ['text', { step: 's', offset: 0, text: '1\ta' }]).isWaiting).toBe(false);
  expect(take(joined, ['stage', { phase: 'write' }])).toBe(joined);
});
