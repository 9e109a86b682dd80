import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countUnits } from './text-count.ts';

describe('counting text', () => {
  it.each([
    ['', 0],
    ['，。！？——……《》', 0],
    ['数字化转型', 5],
    ['数字化转型（digital transformation）对创新绩效的影响', 15],
    ['ディープラーニングの研究', 12],
    ['人々のくらし', 6],
    ['Él midió la presión en niños', 6],
    ["It doesn't use state-of-the-art parts.", 8],
    ['GDP增长3.14倍', 6],
    ['COVID-19', 2],
    ['a\u0301rbol', 1],
    ['😀 😀', 0],
  ])('%s is %i units', (text, units) => {
    expect(countUnits(text)).toBe(units);
  });

  it('adds up over paragraphs', () => {
    const paragraph = fc.stringMatching(/^[一-龥ぁ-んa-z0-9 ,。]{0,40}$/u);
    fc.assert(
      fc.property(fc.array(paragraph), (paragraphs) => {
        const sum = paragraphs.reduce((total, text) => total + countUnits(text), 0);
        expect(countUnits(paragraphs.join('\n'))).toBe(sum);
      }),
    );
  });
});
