import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { KnowledgeLine, TermLine } from '../../../knowledge/knowledge-line.ts';
import { fileOf, knowledgeFolder, readLines, readLinesOf } from '../../../knowledge/read-lines.ts';
import { assemble, type FieldKnowledge } from './assemble.ts';
import type { Entry, MethodEntry } from './entry.ts';
import type { FacetBook } from './facets.ts';

const sharedMethods = 'methods';

export interface Knowledge {
  listEntries(field: Field, language: Language): readonly Entry[];
  listFacets(field: Field, language: Language): FacetBook;
  listMethods(language: Language): readonly MethodEntry[];
  listMethodFacets(language: Language): FacetBook;
  /** The terms alone, for who looks through every field: it does not keep what is said of them in memory. */
  listNames(field: Field, language: Language): readonly Pick<Entry, 'id' | 'term'>[];
}

/** Each file is read when something of it is first asked for, and kept: a thread writes on few fields and languages. */
export function openKnowledge(folder: string): Knowledge {
  const opened = new Map<string, FieldKnowledge>();
  const named = new Map<string, readonly Pick<Entry, 'id' | 'term'>[]>();

  function open(language: Language, name: Field | typeof sharedMethods): FieldKnowledge {
    const file = fileOf(folder, language, name);
    const known = opened.get(file);
    if (known) return known;
    const read = assemble(readLines<KnowledgeLine>(file), file);
    opened.set(file, read);
    return read;
  }

  return {
    listEntries: (field, language) => open(language, field).entries,
    listFacets: (field, language) => open(language, field).facets,
    listMethods: (language) => open(language, sharedMethods).methods,
    listMethodFacets: (language) => open(language, sharedMethods).facets,
    listNames(field, language) {
      const file = fileOf(folder, language, field);
      const known = opened.get(file)?.entries ?? named.get(file);
      if (known) return known;
      const names = readLinesOf<TermLine>(file, 'term').map(({ id, name }) => ({ id, term: name }));
      named.set(file, names);
      return names;
    },
  };
}

export const { listEntries, listFacets, listMethods, listMethodFacets, listNames } = openKnowledge(knowledgeFolder);
