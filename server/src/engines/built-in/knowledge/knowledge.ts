import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { KnowledgeLine, TermLine } from '../../../knowledge/knowledge-line.ts';
import { readCites } from '../../../knowledge/read-cited.ts';
import { fileOf, knowledgeFolder, readLines, readLinesOf } from '../../../knowledge/read-lines.ts';
import { listSubjectFiles, readSheet, type Sheet } from '../../../knowledge/subject-files.ts';
import { assemble, type FieldKnowledge } from './assemble.ts';
import type { Beside, Entry, MethodEntry } from './entry.ts';
import type { FacetBook } from './facets.ts';
import { aboutOf, type Cites, toEntries } from './sheet-entries.ts';

const sharedMethods = 'methods';

export interface Knowledge {
  listEntries(field: Field, language: Language): readonly Entry[];
  listFacets(field: Field, language: Language): FacetBook;
  listMethods(language: Language): readonly MethodEntry[];
  listMethodFacets(language: Language): FacetBook;
  /** The terms alone, for who looks through every field: it does not keep what is said of them in memory. */
  listNames(field: Field, language: Language): readonly Pick<Entry, 'id' | 'term'>[];
}

/** The subjects under whose titles a sheet may speak: those below it, however far, and those beside it; a narrower one does not speak of a wider. */
function listBesides(
  { subject }: Sheet,
  sheets: readonly Sheet[],
  byId: ReadonlyMap<string, Sheet['subject']>,
): Beside[] {
  const isAbove = (one: string, other: string): boolean => {
    const passed = new Set<string>();
    for (let id = byId.get(other)?.parent; id !== undefined && !passed.has(id); id = byId.get(id)?.parent) {
      if (id === one) return true;
      passed.add(id);
    }
    return false;
  };
  const isBeside = (other: Sheet['subject']): boolean =>
    isAbove(subject.id, other.id) ||
    (!isAbove(other.id, subject.id) &&
      (subject.neighbours?.some(({ id }) => id === other.id) || other.neighbours?.some(({ id }) => id === subject.id)));
  return sheets
    .filter(({ subject: other }) => other.id !== subject.id && isBeside(other))
    .map(({ subject: other }) => ({ words: [...aboutOf(other), ...(other.same ?? [])], not: other.notMatch ?? [] }));
}

/** Each file is read when something of it is first asked for, and kept: a thread writes on few fields and languages. */
export function openKnowledge(folder: string): Knowledge {
  const opened = new Map<string, FieldKnowledge>();
  const named = new Map<string, readonly Pick<Entry, 'id' | 'term'>[]>();
  const sheets = new Map<Language, readonly Sheet[]>();
  let cites: Cites | null = null;

  function openSheets(language: Language): readonly Sheet[] {
    const known = sheets.get(language) ?? listSubjectFiles(folder, language).map(readSheet);
    sheets.set(language, known);
    return known;
  }

  function openCites(): Cites {
    cites ??= readCites(folder);
    return cites;
  }

  /** What the field knows, and what is known of the subjects that are filed under it. */
  function withSubjects(known: FieldKnowledge, language: Language, field: Field): FieldKnowledge {
    const all = openSheets(language);
    const byId = new Map(all.map(({ subject }) => [subject.id, subject]));
    const said = all
      .filter(({ subject }) => subject.field === field || subject.alsoFields?.includes(field))
      .flatMap((sheet) => toEntries(sheet, { language, cites: openCites() }, listBesides(sheet, all, byId)));
    if (said.length === 0) return known;
    return {
      ...known,
      entries: [...known.entries, ...said.map(({ entry }) => entry)],
      facets: { ...known.facets, ...Object.fromEntries(said.map(({ entry, facets }) => [entry.id, facets])) },
    };
  }

  function open(language: Language, name: Field | typeof sharedMethods): FieldKnowledge {
    const file = fileOf(folder, language, name);
    const known = opened.get(file);
    if (known) return known;
    const own = assemble(readLines<KnowledgeLine>(file), file);
    const read = name === sharedMethods ? own : withSubjects(own, language, name);
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
