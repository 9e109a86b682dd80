import { expect, it } from 'vitest';
import { changedLines } from './changed-lines.ts';

const shown = (before: string, after: string) =>
  changedLines(before, after).map(({ kind, text }) => `${{ same: ' ', removed: '-', added: '+' }[kind]}${text}`);

it('shows what changed, with two lines around it', () => {
  expect(shown('a\nb\nc\nd\ne\nf', 'a\nb\nc\nD\ne\nf')).toEqual([' b', ' c', '-d', '+D', ' e', ' f']);
});

it('finds lines that stayed between two changes', () => {
  expect(shown('one\nkept\ntwo', 'uno\nkept\ndos\ntres')).toEqual(['-one', '+uno', ' kept', '-two', '+dos', '+tres']);
});

it('says nothing of texts that are the same, and all of one that is new', () => {
  expect(shown('a\nb', 'a\nb')).toEqual([]);
  expect(shown('', 'a')).toEqual(['-', '+a']);
});
