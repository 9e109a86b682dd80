/** A stretch of a text in UTF-16 units, as `slice` takes it. */
export interface Span {
  start: number;
  end: number;
}

/** The same stretch without the white space at its ends; empty where there is nothing else. */
export function trimSpan(text: string, { start, end }: Span): Span {
  const slice = text.slice(start, end);
  const behind = slice.length - slice.trimEnd().length;
  return behind === slice.length
    ? { start: end, end }
    : { start: start + slice.length - slice.trimStart().length, end: end - behind };
}
