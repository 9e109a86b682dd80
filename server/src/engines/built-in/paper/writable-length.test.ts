import { expect, it } from 'vitest';
import { requestPaper } from './request-paper.ts';
import { countFitting, writeFitting } from './writable-length.ts';
import { writePaperAtOnce } from './write-paper.ts';

it('a study of factors that is made shorter keeps what it assumes, and makes one text of its advice', () => {
  const request = requestPaper({
    ...({ title: '居民垃圾分类行为的影响因素研究', language: 'zh', field: 'interdisciplinary' } as const),
    wordCount: 8_000,
  });
  const whole = writePaperAtOnce(request);
  const fitted = writeFitting(request, whole);
  expect(fitted.spots.length).toBeLessThan(whole.spots.length);
  expect(fitted.argument.hypotheses.map(({ kind, x }) => [kind, x])).toEqual(
    whole.argument.hypotheses.map(({ kind, x }) => [kind, x]),
  );
  expect(fitted.argument.hypotheses.length).toBeGreaterThan(2);
  const { leaves, units } = countFitting(request, fitted);
  expect(units).toBeGreaterThan(1_000);
  const factors = fitted.spots.filter(({ role, isLeaf }) => role === 'factor' && isLeaf);
  expect(factors).toHaveLength(fitted.argument.hypotheses.length);
  for (const { section } of factors) expect(leaves[section.id]).toBeGreaterThan(20);
});
