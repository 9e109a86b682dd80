import { expect, test } from 'vitest';
import { insertText, redoText, startHistory, type TextHistory, typeText, undoText } from './text-history.ts';

/** Types letter by letter, the given time apart. */
function typing(history: TextHistory, letters: string, fromMs: number, apartMs: number): TextHistory {
  let now = history;
  for (const [index, letter] of [...letters].entries()) {
    const text = now.present.text + letter;
    const caret = text.length;
    now = typeText(now, { text, selectionStart: caret, selectionEnd: caret }, fromMs + index * apartMs);
  }
  return now;
}

test('a burst of typing is undone at once, a pause begins a new step', () => {
  let history = typing(startHistory('A'), 'bcd', 10_000, 100);
  history = typing(history, 'xyz', 20_000, 100);
  expect(history.present.text).toBe('Abcdxyz');
  history = undoText(history);
  expect(history.present.text).toBe('Abcd');
  history = undoText(history);
  expect(history.present.text).toBe('A');
  expect(undoText(history)).toBe(history);
  expect(redoText(redoText(history)).present.text).toBe('Abcdxyz');
});

test('a new paragraph begins a step, and so does what is pasted', () => {
  let history = typing(startHistory(''), 'a\nb', 10_000, 50);
  expect(undoText(history).present.text).toBe('a');
  history = typeText(history, { text: 'a\nb pasted words', selectionStart: 16, selectionEnd: 16 }, 10_200);
  expect(undoText(history).present.text).toBe('a\nb');
});

test('what is inserted takes the place of the selection, and can be taken back', () => {
  const typed = typeText(startHistory('one two'), { text: 'one two', selectionStart: 4, selectionEnd: 7 }, 0);
  const inserted = insertText(typed, '[3]');
  expect(inserted.present).toEqual({ text: 'one [3]', selectionStart: 7, selectionEnd: 7 });
  expect(undoText(inserted).present.text).toBe('one two');
});

test('typing after an undo forgets what was undone', () => {
  const history = undoText(typing(startHistory('a'), 'b', 10_000, 0));
  expect(redoText(typing(history, 'c', 20_000, 0)).present.text).toBe('ac');
});
