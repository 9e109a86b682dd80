import { expect, it } from 'vitest';
import { contentDisposition } from '../files/file-name.ts';
import { fileNameOf } from './paper-files.ts';

it('a title is cut between characters, so that its file has a name that can be sent', () => {
  const title = `${'a'.repeat(79)}😀 and more`;
  expect(fileNameOf(title)).toBe(`${'a'.repeat(79)}😀`);
  expect(contentDisposition('inline', `${fileNameOf(title)}.pdf`)).toContain('%F0%9F%98%80.pdf');
  // What was stored before was cut anywhere.
  expect(contentDisposition('inline', `${title.slice(0, 80)}.pdf`)).toContain('%EF%BF%BD.pdf');
});

it('a title that says nothing as a name is a paper', () => {
  expect(fileNameOf('...')).toBe('paper');
  expect(fileNameOf('a/b:c')).toBe('a b c');
});
