import { describe, expect, test } from 'vitest';
import { understandTitle } from '../understand-title.ts';
import { readTable } from './reading-confidence.ts';
import { fitSteps } from './training/fit-confidence.ts';

const repeat = (count: number, sure: number, isRight: boolean) =>
  Array.from({ length: count }, () => ({ sure, isRight }));

describe('how far a reading may be believed', () => {
  test('rises with how sure the rules were, however the titles fell', () => {
    const steps = fitSteps([
      ...repeat(10, 0.5, true),
      ...repeat(10, 0.5, false),
      ...repeat(5, 0.7, true),
      ...repeat(15, 0.7, false),
      ...repeat(30, 0.9, true),
    ]);
    expect(steps.map(({ from }) => from)).toEqual([0.5, 0.9]);
    expect(steps[0]?.right).toBeCloseTo(0.43, 1);
    expect(steps[1]?.right).toBeGreaterThan(0.9);
  });

  test('a question that the title does not name is not called sure', () => {
    const silent = understandTitle({
      title: 'Street Lighting in Marseille',
      language: 'en',
      field: 'interdisciplinary',
    });
    const named = understandTitle({
      title: 'The Causes of Street Noise in Marseille',
      language: 'en',
      field: 'interdisciplinary',
    });
    expect(silent.confidence.aspect).toBeLessThan(0.5);
    expect(named.confidence.aspect).toBeGreaterThan(0.6);
  });

  test('a table of another version is refused', () => {
    expect(() => readTable('reading-confidence 0\n')).toThrow('train it again');
  });
});
