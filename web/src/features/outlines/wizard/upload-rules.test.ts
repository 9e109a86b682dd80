import { expect, test } from 'vitest';
import { findFileProblem } from './upload-rules.ts';

const megabyte = 1024 * 1024;

test.each([
  ['论文.pdf', 3 * megabyte, null],
  ['REFS.BIB', 10, null],
  ['export.ris', 20 * megabyte, null],
  ['scan.pdf', 20 * megabyte + 1, 'tooLarge'],
  ['old.doc', 10, 'wrongType'],
  ['pdf', 10, 'wrongType'],
  ['a.pdf.exe', 10, 'wrongType'],
  ['nothing.txt', 0, 'empty'],
] as const)('%s of %d bytes: %s', (name, size, problem) => {
  expect(findFileProblem({ name, size })).toBe(problem);
});
