/** How one UTF-16 unit is folded by itself: these, or else the unit that it becomes. */
export const dropped = 0;
export const space = 1;
/** It becomes several units, or it is half of a character: the slow way. */
export const complex = 2;
/** It may melt into what stands before it. */
export const joining = 3;

/** Signs that look alike and are typed for one another. */
const alike: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  '′': "'",
  ʼ: "'",
  ʹ: "'",
  '`': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '″': '"',
  '«': '"',
  '»': '"',
  '「': '"',
  '」': '"',
  '『': '"',
  '』': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
  '。': '.',
  '、': ',',
  '〜': '~',
  ς: 'σ',
};

/** Nothing to see: joiners, marks of direction, selectors of variants, tags; and control characters. */
const ignorable = /[\p{Default_Ignorable_Code_Point}\p{Cc}\u{fff9}-\u{fffb}]/u;
/** Marks that lie over or through any letter. What they compose is kept (é, が); what they cannot compose is decoration. */
const decoration =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: the marks themselves are meant
  /[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u302a-\u302f\u3099\u309a\ufe20-\ufe2f]/u;
/** The mark of byte order is none: it has no width. */
const blank = /[^\S\ufeff]/u;
const digit = /\p{Nd}/u;
/** Marks, and the vowels and finals of Hangul and Kirat Rai: what normalisation may join to the character before it. */
const joins = /^[\p{M}\u1161-\u1175\u11a8-\u11c2\u{16d63}\u{16d67}-\u{16d6a}]/u;
const loneSurrogate = /^\p{Cs}$/u;

/** In every script ten digits stand in a row, from zero on. */
function digitValue(code: number): string {
  let zero = code;
  while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

function foldSign(sign: string): string {
  // Only what normalisation makes of a mark that stands alone: ¨ becomes a blank with a mark over it.
  if (blank.test(sign) || ignorable.test(sign) || decoration.test(sign)) return '';
  if (loneSurrogate.test(sign)) return '\ufffd';
  if (sign > '9' && digit.test(sign)) return digitValue(sign.codePointAt(0) ?? 0);
  return alike[sign] ?? sign;
}

/** A character with its marks. Folding can bring forth what has to be folded again: until nothing changes. */
function foldAnew(cluster: string): string {
  let folded = cluster.replace(/[`´]/gu, "'");
  for (let round = 0; round < 5; round += 1) {
    const before = folded;
    folded = Array.from(folded.normalize('NFKC').toLowerCase().normalize('NFKC'), foldSign).join('');
    if (folded === before) break;
  }
  return folded;
}

/** Folding one takes some 20 µs, and a text can be made of nothing else; of few different ones, as a rule. */
const known = new Map<string, string>();
const mostKnown = 4_096;
const longestKnown = 16;

export function foldCluster(cluster: string): string {
  if (cluster.length > longestKnown) return foldAnew(cluster);
  let folded = known.get(cluster);
  if (folded === undefined) {
    folded = foldAnew(cluster);
    if (known.size === mostKnown) known.clear();
    known.set(cluster, folded);
  }
  return folded;
}

/** Of characters beyond the table. */
export const isDropped = (sign: string): boolean => foldCluster(sign) === '';
export const isJoining = (sign: string): boolean => joins.test(foldCluster(sign));

let table: Uint16Array | null = null;

/** All units, one after the other; halves of characters stand for themselves. */
const everyUnit = (joint: string): string =>
  Array.from({ length: 0x10000 }, (_, code) =>
    String.fromCharCode(code >= 0xd800 && code <= 0xdfff ? 0x78 : code),
  ).join(joint);

/** For each unit what it becomes. Built at first use from one string: a call for each would take many times as long. */
export function foldingTable(): Uint16Array {
  if (table) return table;
  const built = new Uint16Array(0x10000);
  const units = everyUnit('');
  const apart = everyUnit('\0').slice(2).normalize('NFKC');
  const normal = apart.split('\0');
  const small = apart.toLowerCase().normalize('NFKC').split('\0');
  for (let code = 1; code < 0x10000; code += 1) {
    if (small[code - 1] === units[code]) built[code] = code;
    if (normal[code - 1] !== units[code] && joins.test(normal[code - 1] ?? '')) built[code] = joining;
  }
  const mark = (signs: RegExp, kind: (code: number) => number): void => {
    for (const { index } of units.matchAll(new RegExp(signs.source, 'gu'))) built[index] = kind(index);
  };
  const foldOne = (code: number): number => {
    const folded = foldCluster(units[code] ?? '');
    if (folded === '') return dropped;
    if (joins.test(folded)) return joining;
    return folded.length === 1 ? folded.charCodeAt(0) : complex;
  };
  for (let code = 1; code < 0x10000; code += 1) if (built[code] === 0) built[code] = foldOne(code);
  mark(digit, foldOne);
  for (const sign of Object.keys(alike)) built[sign.charCodeAt(0)] = foldOne(sign.charCodeAt(0));
  mark(/[\p{M}\u1161-\u1175\u11a8-\u11c2]/u, () => joining);
  mark(ignorable, () => dropped);
  mark(blank, () => space);
  built.fill(complex, 0xd800, 0xe000);
  table = built;
  return built;
}
