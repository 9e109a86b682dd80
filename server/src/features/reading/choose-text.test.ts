import { expect, it } from 'vitest';
import { chooseText } from './choose-text.ts';

const paragraph = (text: string) => ({ text, page: 1, level: null, isRow: false });

it('cuts between signs, never through one: half of one could not be kept', () => {
  // Letters of formulas are two units each; one of the two cuts would go through the middle.
  const formula = '𝑥'.repeat(1_000);
  for (const text of [formula, `a${formula}`]) {
    const whole = chooseText([paragraph(text)], [{ start: 0, end: 1 }]);
    const passage = whole.passageAt({ start: 0, end: text.length });
    expect(passage.text.isWellFormed()).toBe(true);
    expect(passage.text.length).toBeGreaterThan(590);
    for (const most of [400, 401]) {
      expect(chooseText([paragraph(text)], [{ start: 0, end: 1 }], most).text.isWellFormed()).toBe(true);
    }
  }
});
