/** FNV-1a over UTF-16 units: the same request gives the same number in every process and on every machine. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** A number in [0, 1) from a seed and a label; labels keep one choice from moving the others. */
export function chance(seed: number, label: string): number {
  let mixed = (seed ^ hashText(label)) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x1_0000_0000;
}

/** The list beginning at a place that the seed picks, order kept. */
export function rotate<Item>(items: readonly Item[], seed: number, label: string): Item[] {
  if (items.length < 2) return [...items];
  const start = Math.floor(chance(seed, label) * items.length);
  return [...items.slice(start), ...items.slice(0, start)];
}
