import type { Language } from '@yanmo/contract/languages';
import { shingle } from './shared-passages.ts';

/** The largest share of a chapter's shingles that stand in another one. What the title or a heading says is a name, not a text. */
export function largestOverlap(
  chapters: readonly { text: string }[],
  names: readonly string[],
  language: Language,
): number | null {
  if (chapters.length < 2) return null;
  const named = new Set(names.flatMap((name) => shingle(name, language).shingles));
  const shingles = chapters.map(({ text }) => shingle(text, language).shingles.filter((each) => !named.has(each)));
  const owners = new Map<number, number | 'several'>();
  for (const [index, own] of shingles.entries()) {
    for (const each of new Set(own)) owners.set(each, owners.has(each) ? 'several' : index);
  }
  return Math.max(
    0,
    ...shingles.map((own) => own.filter((each) => owners.get(each) === 'several').length / (own.length || 1)),
  );
}
