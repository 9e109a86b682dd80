import type { Field } from '@yanmo/contract/codes';
import { fields } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { openNameIndex } from '../../../knowledge/name-index.ts';
import { listNames } from '../knowledge/knowledge.ts';

type Names = ReturnType<typeof listNames>;
interface Index {
  idOf: ReadonlyMap<string, string>;
  termOf: ReadonlyMap<string, string>;
}
const indexes = new WeakMap<Names, Index>();

/** Of two that are written alike the first counts. Every paper asks for many terms in all fields: to read the lists through was half of an abstract. */
function indexOf(names: Names): Index {
  const known = indexes.get(names);
  if (known) return known;
  const fromLast = names.toReversed();
  const index = {
    idOf: new Map(fromLast.map(({ id, term }) => [term.toLowerCase(), id])),
    termOf: new Map(fromLast.map(({ id, term }) => [id, term])),
  };
  indexes.set(names, index);
  return index;
}

function findIn(field: Field, term: string, from: Language): string | null {
  const id = indexOf(listNames(field, from)).idOf.get(term.toLowerCase());
  return (id && indexOf(listNames(field, 'en')).termOf.get(id)) || null;
}

function findTerm(term: string, from: Language, field: Field): string | null {
  const own = findIn(field, term, from);
  if (own) return own;
  // Words of all fields come before terms of another: deep learning is no matter of pupils under a title on networks.
  const word = openNameIndex(from).findWord(term);
  if (word) return word;
  for (const other of fields) {
    const english = findIn(other, term, from);
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
