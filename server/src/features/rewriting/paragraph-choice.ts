import { createHash } from 'node:crypto';
import type { ChosenParagraph } from '@yanmo/contract/reductions';
import { proseOf, type TextToRewrite } from '../../documents/rewriting/text-to-rewrite.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Span } from '../../text/span.ts';

/**
 * By the words of each, and by how often they stood before: whoever chose a paragraph gets that one, or is told that it is not there
 * any more, however the text was cut, cleaned or changed elsewhere meanwhile.
 */
export function keysOf(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return texts.map((text) => {
    const words = createHash('sha256').update(text).digest('hex').slice(0, 16);
    const count = (counts.get(words) ?? 0) + 1;
    counts.set(words, count);
    return `${words}-${count}`;
  });
}

export interface ParagraphChoice {
  /** Ids of paragraphs of prose. */
  ids: ReadonlySet<string>;
  /** By id: what stands elsewhere; none where it is all of the paragraph. */
  copied: ReadonlyMap<string, Span[]>;
  /** Some are left as they are. */
  isPart: boolean;
  /** Tells one choice from another; '' where all is chosen and nothing more is said. */
  name: string;
}

/** What is to be rewritten of a text. AppError where what was chosen is not in it. */
export function readChoice(found: TextToRewrite, chosen: readonly ChosenParagraph[] | undefined): ParagraphChoice {
  const prose = proseOf(found);
  if (!chosen) return { ids: new Set(prose.map(({ id }) => id)), copied: new Map(), isPart: false, name: '' };
  const keys = keysOf(prose.map(({ text }) => text));
  const byKey = new Map(prose.map((paragraph, index) => [keys[index], paragraph]));
  const ids = new Set<string>();
  const copied = new Map<string, Span[]>();
  for (const { key, places = [] } of chosen) {
    const paragraph = byKey.get(key);
    if (!paragraph || places.some((place) => !isIn(place, paragraph.text))) throw new AppError('choice_outdated');
    ids.add(paragraph.id);
    const merged = mergeSpans([...(copied.get(paragraph.id) ?? []), ...places]);
    if (merged.length > 0) copied.set(paragraph.id, merged);
  }
  const isPart = ids.size < prose.length;
  // In the order of the text, whichever was named first.
  const named = prose.filter(({ id }) => ids.has(id)).map(({ id }) => [id, copied.get(id) ?? []]);
  return { ids, copied, isPart, name: isPart || copied.size > 0 ? JSON.stringify(named) : '' };
}

const isIn = ({ start, end }: Span, { length }: string): boolean => start < end && end <= length;

/** In order, and none over another. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const { start, end } of [...spans].sort((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}
