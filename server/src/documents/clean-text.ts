/**
 * Text that XML, Typst and every reader can carry, the same in both files. Line breaks inside a run are blanks: a break is a
 * run of its own.
 */
export function cleanText(text: string): string {
  const clean = text
    .toWellFormed()
    .replace(/[\t\n\r\u0085\u2028\u2029]+/gu, ' ')
    .replace(unprintable, '');
  return mayHoldEndlessSigns.test(clean) ? shortenSigns(clean) : clean;
}

/**
 * Control characters and noncharacters make a Word file that opens only after repair. What no font has a sign for (unassigned,
 * private) and what turns the direction of a line (U+202E and its kin) make the typesetter die; soft hyphens make it try every
 * way to break a line, a few hundred of them for half a minute. Nobody sees any of these on paper.
 */
const unprintable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not pass
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200e\u200f\u202a-\u202e\u2061-\u206f\ufdd0-\ufdef\ufeff\ufff9-\ufffc\ufffe\uffff\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0001}-\u{e007f}\p{Cn}\p{Co}]/gu;

const mayHoldEndlessSigns = /(?:[^\p{M}\u200c\u200d]?[\p{M}\u200c\u200d]){20}/u;
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** The longest of any script is a family of emoji or a Tibetan stack. */
const longestSign = 16;

/** A letter under hundreds of marks is one sign to the typesetter, which dies of it. */
function shortenSigns(text: string): string {
  return Array.from(graphemes.segment(text), ({ segment }) =>
    segment.length <= longestSign ? segment : [...segment].slice(0, longestSign).join(''),
  ).join('');
}
