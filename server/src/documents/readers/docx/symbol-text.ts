/** What the font “Symbol” draws from its position 0x41 on: Greek letters in the places of the Latin ones. */
const capitals = 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ';
const smalls = 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ';
const signs: Readonly<Record<number, string>> = {
  ...{ 163: '≤', 165: '∞', 172: '←', 174: '→', 176: '°', 177: '±', 179: '≥', 180: '×', 182: '∂', 184: '÷', 185: '≠' },
  ...{ 187: '≈', 206: '∈', 209: '∇', 214: '√', 215: '⋅', 229: '∑', 242: '∫' },
};

/** A sign that stands in a file as the place of a glyph in a font; '' where nobody can say what it shows. */
export function symbolText(font: string | undefined, place: string | undefined): string {
  if (font?.toLowerCase() !== 'symbol') return '';
  // Word moves such places into the private area.
  const code = Number.parseInt(place ?? '', 16) & 0xff;
  return capitals[code - 0x41] ?? smalls[code - 0x61] ?? signs[code] ?? '';
}
