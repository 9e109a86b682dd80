import type { Language } from '@yanmo/contract/languages';
import { isWideLanguage } from '../../text/wide-language.ts';
import { findChangedClaims } from './checks/claims.ts';
import { findSpans } from './checks/extent.ts';
import { findScripts, findSigns } from './checks/signs.ts';
import { findBroken, findDoubled, findUnbalanced } from './checks/wording.ts';
import type { Edit } from './edit.ts';
import type { TermFinder } from './masking/term-finder.ts';

/** Of what stands around a change, so much is read with it. */
const around = { wide: 8, latin: 30 } as const;

/** A term that stands where the change is made must stand there afterwards too. */
function keepsTerms(before: string, after: string, terms: TermFinder): boolean {
  const rest = after.toLowerCase();
  return terms.find(before).every(({ start, end }) => rest.includes(before.slice(start, end).toLowerCase()));
}

/** Whether a change alone passes what every rewriting has to pass, as far as its own place can tell. */
function isSound(text: string, { start, end, text: instead }: Edit, language: Language): boolean {
  const reach = isWideLanguage(language) ? around.wide : around.latin;
  let [from, to] = [Math.max(0, start - reach), Math.min(text.length, end + reach)];
  // Never within a word: half of one could look like another.
  while (from > 0 && /[\p{Script=Latin}\p{N}]/u.test(text[from - 1] ?? '')) from -= 1;
  while (to < text.length && /[\p{Script=Latin}\p{N}]/u.test(text[to] ?? '')) to += 1;
  const [before, after] = [text.slice(from, to), text.slice(from, start) + instead + text.slice(end, to)];
  return (
    findSpans(before, after).length === 0 &&
    findSigns(before, after).length === 0 &&
    findScripts(before, after).length === 0 &&
    findUnbalanced(before, after).length === 0 &&
    findBroken(before, after, language).length === 0 &&
    findDoubled(before, after, language).length === 0 &&
    findChangedClaims(before, after, language).length === 0
  );
}

/** Those of the offered changes that may be made, each place and text once: the safest of two that do the same. */
export function usableEdits(text: string, edits: readonly Edit[], language: Language, terms: TermFinder): Edit[] {
  const kept = new Map<string, Edit>();
  for (const edit of edits) {
    const { start, end, text: instead, safety } = edit;
    if (start < 0 || end > text.length || start > end || text.slice(start, end) === instead) continue;
    const key = `${start} ${end} ${instead}`;
    if ((kept.get(key)?.safety ?? 0) < safety) kept.set(key, edit);
  }
  return [...kept.values()].filter(
    (edit) => keepsTerms(text.slice(edit.start, edit.end), edit.text, terms) && isSound(text, edit, language),
  );
}
