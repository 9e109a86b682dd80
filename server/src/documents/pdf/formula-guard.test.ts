import { describe, expect, it } from 'vitest';
import { formulaToTypst, parseFormula } from '../formulas/formula.ts';
import { sampleFormulas } from '../formulas/testing/sample-formulas.ts';
import { isHarmless } from './formula-guard.ts';

describe('the source of a formula', () => {
  it.each(sampleFormulas)('passes as formulas/ writes it: %s', (latex) => {
    const parsed = parseFormula(latex);
    expect(parsed.isFormula).toBe(true);
    if (parsed.isFormula) expect(isHarmless(formulaToTypst(parsed.tree))).toBe(true);
  });

  it.each([
    '#read("data.json")',
    'std.read("data.json")',
    'x + eval("1")',
    '#import "@preview/cetz:0.3.1": canvas',
    '#{ 1 }',
    '#h(1em) #panic()',
    'sys.inputs',
    '#(none, read("x"))',
    '"open',
    'image("x.svg")',
    'mat(delim: #(read("x"), none), 1)',
  ])('is refused where it could do more than show a formula: %s', (source) => {
    expect(isHarmless(source)).toBe(false);
  });

  it('may quote and escape what it likes', () => {
    expect(isHarmless('"#read(\\"x\\")" + \\# + \\" + x')).toBe(true);
  });
});
