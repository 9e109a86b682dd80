/** What TeX sets over or under the letter behind it. */
const accents: Readonly<Record<string, string>> = {
  "'": '\u0301',
  '`': '\u0300',
  '^': '\u0302',
  '"': '\u0308',
  '~': '\u0303',
  '=': '\u0304',
  '.': '\u0307',
  v: '\u030C',
  u: '\u0306',
  H: '\u030B',
  c: '\u0327',
  k: '\u0328',
  r: '\u030A',
};
const letters: Readonly<Record<string, string>> = {
  ...{ o: 'ø', O: 'Ø', l: 'ł', L: 'Ł', ae: 'æ', AE: 'Æ', oe: 'œ', OE: 'Œ', aa: 'å', AA: 'Å', ss: 'ß', i: 'ı' },
};

/** A group that is one letter, as that letter: `{\'E}mile` would else be taken for a name in braces. */
export const readLetterGroups = (text: string): string =>
  text
    .replace(/\{\\(['`^"~=.])\s*\{?(\\i|[A-Za-z])\}?\}/gu, (_, mark: string, letter: string) => accented(mark, letter))
    .replace(/\{\\([vuHckr])(?:\s+|\s*\{)([A-Za-z])\}?\}/gu, (_, mark: string, letter: string) =>
      accented(mark, letter),
    )
    .replace(/\{\\(o|O|l|L|ae|AE|oe|OE|aa|AA|ss|i)\s*\}/gu, (whole, name: string) => letters[name] ?? whole);

const accented = (mark: string, letter: string): string =>
  `${letter.replace('\\', '')}${accents[mark] ?? ''}`.normalize('NFC');

/** Where the value of a field stands, without its outer braces or quotation marks; null where there is none. */
export function findField(text: string, name: RegExp): { start: number; end: number } | null {
  const head = new RegExp(`(?:^|[,{(\\s])(?:${name.source})\\s*=\\s*([{"])`, 'iu').exec(text);
  if (!head) return null;
  const start = head.index + head[0].length;
  const closes = head[1] === '{' ? '}' : '"';
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (character === '\\') at += 1;
    else if (character === closes && depth === 0) return { start, end: at };
    else if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
  }
  return null;
}

/** The field as words, for what the reader of bibliographies leaves out. */
export function readField(text: string, name: RegExp): string | null {
  const place = findField(text, name);
  return place
    ? text
        .slice(place.start, place.end)
        .replace(/\\([&%$#_])/gu, '$1')
        .replace(/[{}]/gu, '')
    : null;
}

/** Each name of a list of names written anew; a list with braces in odd places is left as it is. */
export function rewriteNames(text: string, field: RegExp, rewrite: (name: string) => string | null): string {
  const place = findField(text, field);
  if (!place) return text;
  const names = text.slice(place.start, place.end).split(/\s+and\s+/u);
  const kept = names.flatMap((name) => (/[{}\\]/u.test(name) ? [name] : (rewrite(name.trim()) ?? [])));
  return text.slice(0, place.start) + kept.join(' and ') + text.slice(place.end);
}
