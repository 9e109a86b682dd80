import { expect, it } from 'vitest';
import { fileNameOf } from './file-name-of.ts';

it('a title is cut between characters, so that its file has a name that can be sent', () => {
  expect(fileNameOf(`${'a'.repeat(79)}😀 and more`)).toBe(`${'a'.repeat(79)}😀`);
});

it('a title that says nothing as a name is a paper', () => {
  expect(fileNameOf('...')).toBe('paper');
  expect(fileNameOf('a/b:c')).toBe('a b c');
});

it('a title never makes a name that a system refuses: too long in bytes, a device, hidden or turned round', () => {
  const long = fileNameOf('😀'.repeat(300));
  expect(Buffer.byteLength(`${long}.docx`)).toBeLessThanOrEqual(255);
  expect(long).toMatch(/^(?:😀)+$/u);
  expect(['CON', 'nul.txt', 'Console', '../../x', 'a\u202etxt.exe'].map(fileNameOf)).toEqual([
    ...['_CON', '_nul.txt', 'Console', 'x', 'a txt.exe'],
  ]);
});
