import type { Field } from '@yanmo/contract/codes';
import { fields } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { listNames } from '../knowledge/knowledge.ts';

function findTerm(term: string, from: Language, field: Field): string | null {
  const wanted = term.toLowerCase();
  for (const one of [field, ...fields.filter((other) => other !== field)]) {
    const id = listNames(one, from).find((entry) => entry.term.toLowerCase() === wanted)?.id;
    const english = id && listNames(one, 'en').find((entry) => entry.id === id)?.term;
    if (english) return english;
  }
  return null;
}

/** What a theory is about has the theory's name without its last word. */
const theories: Partial<Record<Language, readonly string[]>> = {
  zh: ['理论', '模型', '学说'],
  ja: ['理論', 'モデル'],
};

/**
 * English names of a text's terms. Ids mean the same in every language, so the knowledge is its own dictionary; what it
 * does not hold is not guessed.
 */
export function translateTerm(term: string, from: Language, field: Field): string | null {
  const direct = findTerm(term, from, field);
  if (direct) return direct;
  for (const ending of theories[from] ?? []) {
    const named = findTerm(`${term}${ending}`, from, field);
    const bare = named?.replace(/^the /u, '').replace(/ (?:theory|model|doctrine)$/u, '');
    if (named && bare && bare !== named) return bare;
  }
  return null;
}
