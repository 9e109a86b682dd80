import type { Span } from '../../text/span.ts';
import type { AmendParagraph } from './amending.ts';

/** Where words of a paragraph stand now that were marked when it was sent; null where they are gone or stand there twice. */
export function locateWords(
  { original, text }: Pick<AmendParagraph, 'original' | 'text'>,
  { start, end }: Span,
): Span | null {
  if (text === original) return { start, end };
  const words = original.slice(start, end);
  const at = words.trim() === '' ? -1 : text.indexOf(words);
  if (at < 0 || text.indexOf(words, at + 1) >= 0) return null;
  return { start: at, end: at + words.length };
}
