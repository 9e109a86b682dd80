import { describe, expect, it } from 'vitest';
import { formulaToOmml, formulaToText, formulaToTypst, parseFormula } from './formula.ts';
import type { Row } from './formula-tree.ts';
import { typstErrors } from './testing/compile-typst.ts';
import { ommlFlaws } from './testing/omml-flaws.ts';
import { sampleFormulas } from './testing/sample-formulas.ts';

function tree(source: string): Row {
  const parsed = parseFormula(source);
  if (!parsed.isFormula) throw new Error(`${parsed.problem.code} at ${parsed.problem.position}: ${source}`);
  return parsed.tree;
}
const text = (source: string): string => formulaToText(tree(source));
const typst = (source: string): string => formulaToTypst(tree(source));
const omml = (source: string, isDisplay = true): string => formulaToOmml(tree(source), { isDisplay });
const problem = (source: string) => {
  const parsed = parseFormula(source);
  return parsed.isFormula ? null : parsed.problem;
};

describe('a formula as plain text', () => {
  it.each([
    [String.raw`\bar{x} = \frac{1}{n}\sum_{i=1}^{n} x_i`, 'x̄ = 1/n∑ᵢ₌₁ⁿxᵢ'],
    [String.raw`x = \frac{-b \pm \sqrt{b^2-4ac}}{2a}`, 'x = (−b ± √(b² − 4ac))/(2a)'],
    [String.raw`\lim_{x \to 0} \frac{\sin x}{x} = 1`, 'lim_(x → 0) (sin x)/x = 1'],
    [String.raw`\mathbb{E}[X] \neq \mathcal{L}(\theta)`, '𝔼[X] ≠ ℒ(θ)'],
    ['利润 = 收入 - 成本', '利润 = 收入 − 成本'],
    ['$$a \\le b$$', 'a ≤ b'],
    ['\\[ E = mc^2 \\]', 'E = mc²'],
  ])('%s', (source, expected) => {
    expect(text(source)).toBe(expected);
  });

  it('reads one character as an argument without braces, as LaTeX does', () => {
    expect(text('x^12')).toBe('x¹2');
    expect(text(String.raw`\frac12`)).toBe('1/2');
  });

  it('reads breaks and alignment without an environment as lines', () => {
    expect(text(String.raw`a &= b \\ &= c`)).toBe('a = b; = c');
  });
});

describe('a formula that does not parse', () => {
  it.each([
    ['', 'empty', 0, ''],
    ['a + \\foo{x}', 'unknown_command', 4, '\\foo'],
    ['\\frac{1}', 'missing', 8, ''],
    ['{a + b', 'missing', 6, ''],
    ['a } b', 'unexpected', 2, '}'],
    ['x_1_2', 'double_script', 3, '_'],
    ['\\left( x', 'missing', 8, ''],
    ['\\begin{tikzpicture}x\\end{tikzpicture}', 'unknown_environment', 0, 'tikzpicture'],
    ['\\begin{matrix} a \\end{pmatrix}', 'missing', 21, '{'],
    ['a\\', 'unexpected', 1, '\\'],
    [`${'{'.repeat(60)}x${'}'.repeat(60)}`, 'too_deep', 40, '{'],
    ['x'.repeat(10_001), 'too_long', 10_000, ''],
    [`\\begin{matrix}${'a & '.repeat(50)}\\end{matrix}`, 'too_large', 174, 'a'],
  ])('%s', (source, code, position, found) => {
    expect(problem(source)).toEqual({ code, position, found });
  });
});

describe('a formula for Typst', () => {
  it('can be set, whatever a paper writes', () => {
    expect(typstErrors(sampleFormulas.map(typst))).toEqual([]);
  });

  it('never lets the source become code', () => {
    const hostile = [
      '\\text{#panic("x") $ " \\" \\\\ }',
      '\\#panic(1)',
      '\\operatorname{eval("1")}',
      'p a n i c(1) , a: b; ..c',
      '// comment /* a */',
      '\\$ x \\$ \\_ \\&',
      '$ #read("/etc/passwd") $',
      '\\text{“quotes” \\u{41}}',
      '@label <label> [a] #[b]',
    ];
    const sources = hostile.filter((source) => problem(source) === null).map(typst);
    expect(sources.length).toBeGreaterThanOrEqual(7);
    expect(typstErrors(sources)).toEqual([]);
    for (const source of sources) {
      const outsideStrings = source.replace(/"(?:[^"\\]|\\.)*"/gu, '""').replace(/\\[^\p{L}\p{N}\s]/gu, '');
      expect(outsideStrings.replace(/#(?:true|false|h\([\d.]+em\))/gu, '')).not.toMatch(/[#$@]|\/\/|\/\*/u);
    }
  });

  it('takes letters apart, so that no name of Typst can be meant', () => {
    expect(typst('sin')).toBe('s i n');
    expect(typst('αβ')).toBe('α β');
    expect(typst('pi^2')).toBe('p attach(i, t: 2)');
  });
});

describe('a formula for Word', () => {
  it.each(sampleFormulas)('has its parts in the order that Word demands: %s', (source) => {
    expect(ommlFlaws(omml(source, true))).toEqual([]);
    expect(ommlFlaws(omml(source, false))).toEqual([]);
  });

  it('sees what Word would refuse', () => {
    const flawed = (inner: string) => ommlFlaws(`<m:oMath xmlns:m="m" xmlns:w="w">${inner}</m:oMath>`);
    const run = '<m:r><m:t>x</m:t></m:r>';
    expect(flawed(`<m:f><m:den>${run}</m:den><m:num>${run}</m:num></m:f>`)).toHaveLength(1);
    expect(flawed(`<m:sSup><m:e/><m:sup>${run}</m:sup></m:sSup>`)).toEqual(['m:e is empty']);
    expect(flawed(`<m:f><m:num>${run}</m:num>`)).not.toEqual([]);
  });

  it('gives sums and functions what follows them as their argument', () => {
    const sum = omml(String.raw`\sum_{i=1}^n x_i y_i + b`);
    const argument = /<\/m:sup><m:e>(.*)<\/m:e><\/m:nary>/u.exec(sum)?.[1] ?? '';
    expect(argument).toContain('<m:t>y</m:t>');
    expect(argument).not.toContain('<m:t>b</m:t>');
    expect(omml(String.raw`\log(n+1) x`)).toMatch(/<m:fName>.*log.*<\/m:fName><m:e>.*n.*\).*<\/m:e><\/m:func>.*x/u);
  });

  it('sets limits below only on a line of its own', () => {
    expect(omml(String.raw`\sum_i x`, true)).toContain('m:val="undOvr"');
    expect(omml(String.raw`\sum_i x`, false)).toContain('m:val="subSup"');
    expect(omml(String.raw`\int_0^1 x`, true)).toContain('m:val="subSup"');
  });

  it('hangs a script on the whole pair of parentheses', () => {
    expect(omml('(a+b)^2')).toMatch(/<m:sSup>.*<m:e><m:d>.*a.*b.*<\/m:d><\/m:e><m:sup>/u);
  });

  it('tells the bars of an amount from the bar of a condition', () => {
    expect(omml('|x| + 1')).toContain('<m:begChr m:val="|"/>');
    expect(omml('P(A|B)')).not.toContain('begChr m:val="|"');
  });

  it('escapes what XML would read', () => {
    expect(omml('a < b \\& \\text{<w:p> & "q"}')).toContain('&lt;w:p&gt; &amp; &quot;q&quot;');
  });
});
