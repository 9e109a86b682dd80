/** A text while it is written: one part of a topic, by one generation of writers. */
export interface LiveText {
  part: string;
  /** A later one takes the place of an earlier one. */
  generation: number;
  /** Counts what was told of it, so that nothing is taken twice and nothing is missed. */
  seq: number;
  text: string;
}

export interface GrowingText extends LiveText {
  /** Whoever is before this number may have something that was taken back since. */
  anewAt: number;
}

/** Keep the text up to the offset (in UTF-16 units), append the rest. */
export type Delta = [topic: string, part: string, generation: number, seq: number, offset: number, text: string];

/** Of a delta that is too long to be told: it stands in the table. */
export type DeltaNotice = [topic: string, part: string, generation: number, seq: number];

/** The text with those deltas that follow on it, one on another; short: one in between is lost, until the next checkpoint. */
export function followDeltas(text: LiveText, deltas: readonly Delta[]): GrowingText & { isShort: boolean } {
  const grown = { ...text, anewAt: text.seq, isShort: false };
  for (const delta of deltas) {
    const [, part, generation, seq] = delta;
    if (part !== text.part || generation !== text.generation || seq <= grown.seq) continue;
    if (seq === grown.seq + 1) grow(grown, delta);
    else grown.isShort = true;
  }
  return grown;
}

export function grow(text: GrowingText, [, , , seq, offset, added]: Delta): void {
  if (offset < text.text.length) text.anewAt = seq;
  text.text = text.text.slice(0, offset) + added;
  text.seq = seq;
}

/** How far two texts are the same, never in the middle of a character. */
export function commonLength(before: string, after: string): number {
  if (after.startsWith(before)) return before.length;
  let length = 0;
  while (length < before.length && before[length] === after[length]) length += 1;
  return length > 0 && isFirstHalf(before.charCodeAt(length - 1)) ? length - 1 : length;
}

export function isFirstHalf(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

/** What a database can keep and a browser can show; as long as it was. */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\ufffd');
}
