/** Line ends that editors and other systems know beside the usual one. */
const otherLineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;

/**
 * What nobody sees: controls, signs that turn the reading direction, that join, part or fill without a trace, tags, and
 * code points that are no characters.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not pass
const unseen = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufff9-\ufffb\p{Default_Ignorable_Code_Point}\p{NChar}]/gu;

const joiningScripts = [
  ...['Arabic', 'Syriac', 'Mongolian', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu'],
  ...['Kannada', 'Malayalam', 'Sinhala', 'Tibetan', 'Myanmar', 'Khmer'],
];
const joining = `[${joiningScripts.map((script) => `\\p{Script_Extensions=${script}}`).join('')}]`;

/** Where such a sign is part of how a word or a picture is written, one at a time. */
const needed = [
  // Joined and parted letters.
  `(?<=${joining})[\\u200c\\u200d](?=${joining})`,
  // Pictures of several, and whether a sign is a picture.
  '(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?=\\p{Extended_Pictographic})',
  '(?<=\\p{Emoji})[\\ufe0e\\ufe0f]',
  // Forms of an ideograph, as names have them; of signs; of Mongolian letters.
  '(?<=\\p{Script=Han})[\\u{e0100}-\\u{e01ef}]',
  '(?<=[\\p{Script=Han}\\p{Sm}、。！，．：；？])[\\ufe00-\\ufe02]',
  '(?<=\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]',
];
const neededOrUnseen = new RegExp(`(${needed.join('|')})|${unseen.source}`, 'gu');

/**
 * Text as its reader sees it: what is invisible and no part of the writing is left out, lines end in one way, and half a
 * sign (as broken fonts of PDFs and cuts through a pair leave behind) is shown as one that is missing. What comes
 * in from people, files, models and indexes passes through here once, because such a sign hides words from a reader, turns
 * others round, makes two equal titles differ, and is refused or worse by what stands downstream.
 */
export function seenText(text: string): string {
  const lines = text.toWellFormed().replace(otherLineEnds, '\n');
  return lines.search(unseen) === -1 ? lines : lines.replace(neededOrUnseen, '$1');
}

/** The same for every text in a value of lists and plain objects, in place; keys stay as they are. */
export function seenTexts<Value>(value: Value): Value {
  if (typeof value === 'string') return seenText(value) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const holder = value as Record<string, unknown>;
  for (const key of Object.keys(holder)) {
    const inner = holder[key];
    if (typeof inner === 'string' || (typeof inner === 'object' && inner !== null)) holder[key] = seenTexts(inner);
  }
  return value;
}
