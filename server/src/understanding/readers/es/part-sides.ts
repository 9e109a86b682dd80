import { withoutArticle } from './noun-phrase.ts';

/** The two things that a phrase sets side by side. */
export function partSides(text: string): readonly [string, string] | null {
  const halves = text.split(/\s+(?:y|e|versus|vs\.?|frente a)\s+/iu);
  const [first, second] = halves;
  return halves.length === 2 && first && second ? [withoutArticle(first), withoutArticle(second)] : null;
}
