import type { LetterStyle } from './formula-tree.ts';

type Alphabet = Extract<LetterStyle, 'blackboard' | 'calligraphic' | 'fraktur'>;

/** Where Unicode's mathematical alphabets begin: capitals, small letters, digits. */
const starts: Readonly<Record<Alphabet, readonly [capital: number, small: number, digit: number | null]>> = {
  blackboard: [0x1d538, 0x1d552, 0x1d7d8],
  calligraphic: [0x1d49c, 0x1d4b6, null],
  fraktur: [0x1d504, 0x1d51e, null],
};

/** Letters that had a place of their own before the alphabets came; theirs in the alphabet is empty. */
const older: Readonly<Record<Alphabet, Readonly<Record<string, string>>>> = {
  blackboard: { C: 'ℂ', H: 'ℍ', N: 'ℕ', P: 'ℙ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' },
  calligraphic: { B: 'ℬ', E: 'ℰ', F: 'ℱ', H: 'ℋ', I: 'ℐ', L: 'ℒ', M: 'ℳ', R: 'ℛ', e: 'ℯ', g: 'ℊ', o: 'ℴ' },
  fraktur: { C: 'ℭ', H: 'ℌ', I: 'ℑ', R: 'ℜ', Z: 'ℨ' },
};

/** The letter as a character of its own, so that a reader without our styles shows the right one. */
export function mathLetter(style: Alphabet, text: string): string {
  return [...text]
    .map((letter) => {
      const known = older[style][letter];
      if (known) return known;
      const [capital, small, digit] = starts[style];
      const code = letter.codePointAt(0) ?? 0;
      if (letter >= 'A' && letter <= 'Z') return String.fromCodePoint(capital + code - 65);
      if (letter >= 'a' && letter <= 'z') return String.fromCodePoint(small + code - 97);
      if (digit !== null && letter >= '0' && letter <= '9') return String.fromCodePoint(digit + code - 48);
      return letter;
    })
    .join('');
}

export const isAlphabet = (style: LetterStyle): style is Alphabet => style in starts;
