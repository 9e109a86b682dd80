/** A stretch of a text in UTF-16 units, as `slice` takes it. */
export interface Span {
  start: number;
  end: number;
}

const outer = /^\s*|\s*$/gu;

/** The same stretch without the white space at its ends; empty where there is nothing else. */
export function trimSpan(text: string, { start, end }: Span): Span {
  const slice = text.slice(start, end);
  const [lead, tail] = [...slice.matchAll(outer)].map(([blank]) => blank.length);
  return lead === slice.length ? { start: end, end } : { start: start + (lead ?? 0), end: end - (tail ?? 0) };
}
