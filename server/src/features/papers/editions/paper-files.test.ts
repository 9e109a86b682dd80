import { expect, it } from 'vitest';
import { fileNameOf } from './paper-files.ts';

it('a title is cut between characters, so that its file has a name that can be sent', () => {
  expect(fileNameOf(`${'a'.repeat(79)}😀 and more`)).toBe(`${'a'.repeat(79)}😀`);
});

it('a title that says nothing as a name is a paper', () => {
  expect(fileNameOf('...')).toBe('paper');
  expect(fileNameOf('a/b:c')).toBe('a b c');
});
