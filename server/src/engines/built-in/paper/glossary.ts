import type { Field } from '@yanmo/contract/codes';
import { fields } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { listEntries } from '../knowledge/knowledge.ts';

/**
 * English names of a text's terms. Ids mean the same in every language, so the knowledge is its own dictionary; what it
 * does not hold is not guessed.
 */
export function translateTerm(term: string, from: Language, field: Field): string | null {
  const wanted = term.toLowerCase();
  for (const one of [field, ...fields.filter((other) => other !== field)]) {
    const id = listEntries(one, from).find((entry) => entry.term.toLowerCase() === wanted)?.id;
    const english = id && listEntries(one, 'en').find((entry) => entry.id === id)?.term;
    if (english) return english;
  }
  return null;
}
