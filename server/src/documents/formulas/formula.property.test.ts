import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectQuick } from '../../testing/expect-quick.ts';
import { formulaToOmml, formulaToText, formulaToTypst, parseFormula } from './formula.ts';
import { typstErrors } from './testing/compile-typst.ts';
import { ommlFlaws } from './testing/omml-flaws.ts';
import { sampleFormulas } from './testing/sample-formulas.ts';

const pieces = [
  ...String.raw`\frac \sqrt \sqrt[ ] \sum \int \prod \lim \sin \log \left( \right) \left\{ \right. \middle| \hat \bar \vec
  \begin{matrix} \end{matrix} \begin{cases} \end{cases} \begin{aligned} \end{aligned} \\ & _ ^ ' { } ( ) [ | a b x 1 23 4.5 +
  - = < > , ; : . / ! " # $ % ~ @ * \alpha \Omega \infty \text{词 "q"} \mathbf \mathbb{R} \mathrm{d} \operatorname{f}
  \underbrace \overset \not \quad \, \to \le 研 究 😀 α ∑ ≤ \limits \tag{1} \binom \pmod \big`.split(/\s+/u),
  ' ',
];
/** Sources that are near to formulas: known pieces in any order, cut samples, and any characters at all. */
const source = fc.oneof(
  { weight: 5, arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((list) => list.join(' ')) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...sampleFormulas), fc.nat(90), fc.nat(90))
      .map(([text, from, length]) => text.slice(from, from + length)),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);

it('reads any source without an exception and prints every formula it finds', () => {
  const sources: string[] = [];
  fc.assert(
    fc.property(source, fc.boolean(), (latex, isDisplay) => {
      const parsed = parseFormula(latex);
      if (!parsed.isFormula) {
        expect(parsed.problem.position).toBeGreaterThanOrEqual(0);
        expect(parsed.problem.position).toBeLessThanOrEqual(latex.length);
        return;
      }
      expect(ommlFlaws(formulaToOmml(parsed.tree, { isDisplay }))).toEqual([]);
      expect(typeof formulaToText(parsed.tree)).toBe('string');
      sources.push(formulaToTypst(parsed.tree));
    }),
    { numRuns: process.env.YANMO_SOAK === '1' ? 30_000 : 1_500 },
  );
  expect(sources.length).toBeGreaterThan(300);
  expect(typstErrors(sources)).toEqual([]);
});

const long = (piece: string): string => piece.repeat(Math.floor(9_900 / piece.length));
it.each([
  ['fractions', long('\\frac')],
  ['braces', long('{')],
  ['open parentheses', long('(')],
  ['pairs', `${'('.repeat(4_900)}x${')'.repeat(4_900)}`],
  ['sums', long('\\sum')],
  ['functions', long('\\sin ')],
  ['bars', long('|')],
  ['scripts', long('x_')],
  ['primes', long("'")],
  ['breaks', long('\\\\')],
  ['cells', long('&')],
  ['begins', long('\\begin{matrix}')],
  ['lefts', long('\\left(')],
  ['roots', long('\\sqrt[')],
  ['words', long('研')],
  ['open words', long('\\text{')],
  ['letters', long('x ')],
])('ends within 50 ms on ten thousand characters of %s', (_, latex) => {
  const print = (): void => {
    const parsed = parseFormula(latex);
    if (!parsed.isFormula) return;
    formulaToOmml(parsed.tree, { isDisplay: true });
    formulaToTypst(parsed.tree);
    formulaToText(parsed.tree);
  };
  expectQuick(50, print);
});
