/**
 * PDFs of East Asia often name an encoding (GBK-EUC-H, 90ms-RKSJ-H) instead of carrying one, and the reader then needs its
 * table: from codes to the glyph numbers of a collection, and from those to characters. Only the characters are of use
 * here, so the tables are made from the encodings themselves, with glyph numbers of our own above the real ones.
 */

/** The highest number of a real collection is 30,571. */
const firstOwnGlyph = 30_600;

/** What is written in these scripts, without private and rare areas; together they fit below 65,536. */
const areas: readonly (readonly [first: number, last: number])[] = [
  [0x0020, 0x04ff],
  [0x2000, 0x27ff],
  [0x3000, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe4f],
  [0xff00, 0xffef],
];

function glyphOf(character: number): number | null {
  let base = firstOwnGlyph;
  for (const [first, last] of areas) {
    if (character >= first && character <= last) return base + character - first;
    base += last - first + 1;
  }
  return null;
}

interface Coding {
  names: RegExp;
  /** Null where the codes are the characters. */
  encoding: string | null;
  /** Ranges of codes by their number of bytes. */
  spaces: readonly (readonly [string, string])[];
}

const twoBytes = (leads: readonly (readonly [number, number])[]): (readonly [string, string])[] =>
  leads.map(([first, last]) => [`${hex(first, 2)}40`, `${hex(last, 2)}fe`]);

const codings: readonly Coding[] = [
  { names: /^Uni(?:GB|CNS|JIS)[\dA-Za-z]*-(?:UCS2|UTF16)(?:-HW)?-[HV]$/u, encoding: null, spaces: [['0000', 'ffff']] },
  {
    names: /^(?:GB|GBpc|GBK|GBKp)-EUC-[HV]$|^GBK2K-[HV]$/u,
    encoding: 'gb18030',
    spaces: [['00', '80'], ...twoBytes([[0x81, 0xfe]])],
  },
  {
    names: /^(?:B5pc|ETen-B5|ETenms-B5|HKscs-B5)-[HV]$/u,
    encoding: 'big5',
    spaces: [['00', '80'], ...twoBytes([[0x81, 0xfe]])],
  },
  {
    names: /^(?:83pv|90ms|90msp|90pv|Add|Ext)-RKSJ-[HV]$/u,
    encoding: 'shift_jis',
    spaces: [
      ['00', '80'],
      ['a0', 'df'],
      ...twoBytes([
        [0x81, 0x9f],
        [0xe0, 0xfc],
      ]),
    ],
  },
  {
    names: /^EUC-[HV]$/u,
    encoding: 'euc-jp',
    spaces: [
      ['00', '80'],
      ['a1a1', 'fefe'],
    ],
  },
];

/** Where the real collections keep what their national standards list, row by row: facts of the collections. */
const realGlyphs: Readonly<
  Record<string, { encoding: string; rows: readonly [row: number, last: number, glyph: number][] }>
> = {
  'Adobe-GB1-UCS2': {
    encoding: 'gb18030',
    rows: [
      [0xa1, 0xa1, 96],
      [0xa3, 0xa3, 262],
      [0xb0, 0xf7, 940],
    ],
  },
  'Adobe-Japan1-UCS2': {
    encoding: 'euc-jp',
    rows: [
      [0xa1, 0xa1, 633],
      [0xa4, 0xa4, 842],
      [0xa5, 0xa5, 925],
      [0xb0, 0xf3, 1125],
    ],
  },
  'Adobe-CNS1-UCS2': { encoding: 'big5', rows: [] },
};

/** The table of this name as the text that PDF readers take; null for one that is not known. */
export function cjkMap(name: string): string | null {
  if (name in realGlyphs) return frame(name, [['0000', 'ffff']], charactersOfGlyphs(name));
  const coding = codings.find(({ names }) => names.test(name));
  return coding ? frame(name, coding.spaces, glyphsOfCodes(coding)) : null;
}

function frame(name: string, spaces: readonly (readonly [string, string])[], lines: readonly string[]): string {
  const space = spaces.map(([first, last]) => `<${first}> <${last}>`).join('\n');
  const mode = name.endsWith('-V') ? 1 : 0;
  return `/CMapName /${name} def\n/WMode ${mode} def\nbegincmap\n${spaces.length} begincodespacerange\n${space}\nendcodespacerange\n${lines.join('\n')}\nendcmap\n`;
}

function glyphsOfCodes({ encoding, spaces }: Coding): string[] {
  const ranges: string[] = [];
  if (encoding === null) {
    for (const [first, last] of areas) ranges.push(`<${hex(first, 4)}> <${hex(last, 4)}> ${glyphOf(first)}`);
    return block('cid', ranges);
  }
  const decoder = new TextDecoder(encoding);
  for (const [first, last] of spaces) {
    for (const bytes of codesBetween(first, last)) {
      const text = decoder.decode(bytes);
      const glyph = [...text].length === 1 && text !== '\ufffd' ? glyphOf(text.codePointAt(0) ?? 0) : null;
      const code = Buffer.from(bytes).toString('hex');
      if (glyph !== null) ranges.push(`<${code}> <${code}> ${glyph}`);
    }
  }
  return block('cid', ranges);
}

function* codesBetween(first: string, last: string): Generator<Uint8Array> {
  const low = Buffer.from(first, 'hex');
  const high = Buffer.from(last, 'hex');
  for (let lead = low[0] ?? 0; lead <= (high[0] ?? 0); lead += 1) {
    if (low.length === 1) yield Uint8Array.of(lead);
    else for (let trail = low[1] ?? 0; trail <= (high[1] ?? 0); trail += 1) yield Uint8Array.of(lead, trail);
  }
}

function charactersOfGlyphs(name: string): string[] {
  const ranges: string[] = [];
  for (const [first, last] of areas) {
    // A range may only count up its last byte.
    for (let start = first; start <= last; start = (start | 0xff) + 1) {
      const end = Math.min(last, start | 0xff);
      ranges.push(`<${hex(glyphOf(start) ?? 0, 4)}> <${hex(glyphOf(end) ?? 0, 4)}> <${hex(start, 4)}>`);
    }
  }
  const real = realGlyphs[name];
  const decoder = new TextDecoder(real?.encoding);
  if (real && real.rows.length > 0) ranges.push('<0001> <005f> <0020>');
  for (const [row, lastRow, firstGlyph] of real?.rows ?? []) {
    let glyph = firstGlyph;
    for (const bytes of codesBetween(`${hex(row, 2)}a1`, `${hex(lastRow, 2)}fe`)) {
      const text = decoder.decode(bytes);
      const code = text.codePointAt(0) ?? 0;
      // Cells that the standard leaves open have no glyph; a wider encoding fills them with signs of its own.
      if ([...text].length !== 1 || code === 0xfffd || (code >= 0xe000 && code <= 0xf8ff)) continue;
      ranges.push(`<${hex(glyph, 4)}> <${hex(glyph, 4)}> <${hex(code, 4)}>`);
      glyph += 1;
    }
  }
  return block('bf', ranges);
}

const block = (kind: 'cid' | 'bf', ranges: readonly string[]): string[] => [
  `${ranges.length} begin${kind}range`,
  ...ranges,
  `end${kind}range`,
];

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0');
}
