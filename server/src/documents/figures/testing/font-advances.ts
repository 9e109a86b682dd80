/** Reads how wide a TrueType font sets a character, in em; null where it has none. Enough of the format for a test. */
export function readAdvances(font: Buffer): (character: string) => number | null {
  const tables = new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const entry = 12 + index * 16;
      return [font.toString('latin1', entry, entry + 4), font.readUInt32BE(entry + 8)] as const;
    }),
  );
  const at = (name: string): number => tables.get(name) ?? 0;
  const unitsPerEm = font.readUInt16BE(at('head') + 18);
  const measured = font.readUInt16BE(at('hhea') + 34);
  const maps = Array.from({ length: font.readUInt16BE(at('cmap') + 2) }, (_, index) => {
    const start = at('cmap') + font.readUInt32BE(at('cmap') + 4 + index * 8 + 4);
    return { start, format: font.readUInt16BE(start) };
  });
  const map = maps.find(({ format }) => format === 4);
  const glyphOf = (code: number): number => {
    if (!map) return 0;
    const count = font.readUInt16BE(map.start + 6) / 2;
    for (let index = 0; index < count; index += 1) {
      if (code > font.readUInt16BE(map.start + 14 + index * 2)) continue;
      const start = font.readUInt16BE(map.start + 16 + count * 2 + index * 2);
      if (code < start) return 0;
      const shift = font.readInt16BE(map.start + 16 + count * 4 + index * 2);
      const place = map.start + 16 + count * 6 + index * 2;
      const offset = font.readUInt16BE(place);
      if (offset === 0) return (code + shift) & 0xffff;
      const glyph = font.readUInt16BE(place + offset + (code - start) * 2);
      return glyph === 0 ? 0 : (glyph + shift) & 0xffff;
    }
    return 0;
  };
  return (character) => {
    const glyph = glyphOf(character.codePointAt(0) ?? 0);
    return glyph === 0 ? null : font.readUInt16BE(at('hmtx') + Math.min(glyph, measured - 1) * 4) / unitsPerEm;
  };
}
