import { describe, expect, it } from 'vitest';
import { findPhotoProblem } from './photo-rules.ts';

describe('a chosen picture', () => {
  const largest = 2 * 1024 * 1024;
  it.each([
    [{ type: 'image/png', size: largest }, null],
    [{ type: 'image/webp', size: 1 }, null],
    [{ type: 'image/jpeg', size: largest + 1 }, 'photoTooLarge'],
    [{ type: 'image/svg+xml', size: 10 }, 'photoWrongType'],
    [{ type: '', size: 10 }, 'photoWrongType'],
  ])('%o is told %s', (file, problem) => {
    expect(findPhotoProblem(file)).toBe(problem);
  });
});
