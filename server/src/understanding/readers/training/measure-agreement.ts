import type { Language } from '@yanmo/contract/languages';

/** Where the words of two texts agree at least so much, they name the same thing. */
export const leastAgreement = 0.6;

export function listTokens(text: string, language: Language): string[] {
  const plain = text.toLowerCase().normalize('NFKC');
  return language === 'zh' || language === 'ja'
    ? (plain.match(/[\p{L}\p{N}]/gu) ?? [])
    : (plain.match(/[\p{L}\p{N}]+/gu) ?? []);
}

/** F1 of the words of two texts. */
export function measureAgreement(found: string, wanted: string, language: Language): number {
  const [ours, theirs] = [listTokens(found, language), listTokens(wanted, language)];
  if (ours.length === 0 || theirs.length === 0) return ours.length === theirs.length ? 1 : 0;
  const left = new Map<string, number>();
  for (const token of theirs) left.set(token, (left.get(token) ?? 0) + 1);
  let shared = 0;
  for (const token of ours) {
    const count = left.get(token) ?? 0;
    if (count === 0) continue;
    left.set(token, count - 1);
    shared += 1;
  }
  return (2 * shared) / (ours.length + theirs.length);
}

/** A context that a reader added from what he knows cannot be read from the title. */
export function standsInTitle(title: string, context: string | null, language: Language): boolean {
  if (context === null) return true;
  const inTitle = new Set(listTokens(title, language));
  const tokens = listTokens(context, language);
  return tokens.filter((token) => inTitle.has(token)).length / tokens.length > 0.5;
}
