import { cleanText } from '../clean-text.ts';
import { type AccentMark, accents, type LetterStyle } from './formula-tree.ts';

/** Commands that only say how large or where to set something. */
export const ignoredCommands = new Set(
  `displaystyle textstyle scriptstyle nonumber notag limits nolimits ! big Big bigg Bigg bigl bigr Bigl Bigr biggl
   biggr Biggl Biggr bigm Bigm allowbreak`.split(/\s+/u),
);
export const ignoredWithArgument = new Set(['tag', 'label']);
/** Widths of spaces in em. */
export const spaces: Readonly<Record<string, number>> = {
  ',': 0.17,
  thinspace: 0.17,
  ':': 0.22,
  '>': 0.22,
  ';': 0.28,
  ' ': 0.28,
  '~': 0.28,
  enspace: 0.5,
  quad: 1,
  qquad: 2,
};
export const styles: Readonly<Record<string, LetterStyle>> = {
  mathrm: 'upright',
  mathsf: 'upright',
  mathtt: 'upright',
  mathbf: 'bold',
  boldsymbol: 'bold-italic',
  bm: 'bold-italic',
  mathit: 'italic',
  mathbb: 'blackboard',
  mathcal: 'calligraphic',
  mathscr: 'calligraphic',
  mathfrak: 'fraktur',
};
export const accentOf: Readonly<Record<string, AccentMark>> = {
  ...(Object.fromEntries(accents.map((mark) => [mark, mark])) as Record<AccentMark, AccentMark>),
  widehat: 'hat',
  widetilde: 'tilde',
  overrightarrow: 'vec',
};
export const negated: Readonly<Record<string, string>> = {
  '=': '≠',
  '∈': '∉',
  '≡': '≢',
  '⊂': '⊄',
  '⊆': '⊈',
  '∃': '∄',
  '∥': '∦',
};

/** Words as they are read: commands inside are not carried out, only the escapes of signs are. */
export const plainWords = (raw: string): string =>
  cleanText(raw)
    .replace(/\\([%$#&_{} ])/gu, '$1')
    .replace(/[~\s]+/gu, ' ');
