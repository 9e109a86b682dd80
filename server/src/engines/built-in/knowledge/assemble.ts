import type { KnowledgeLine, TermLine } from '../../../knowledge/knowledge-line.ts';
import { LineError } from '../../../knowledge/read-lines.ts';
import type { Entry, MethodEntry } from './entry.ts';
import { type FacetBook, type FacetName, type Facets, facetNames } from './facets.ts';

export interface FieldKnowledge {
  entries: readonly Entry[];
  /** Those of them that belong to a stage of research: all of methods.jsonl, none elsewhere. */
  methods: readonly MethodEntry[];
  facets: FacetBook;
}

type OpenFacets = { -readonly [Name in keyof Facets]?: Facets[Name] };

/** The terms of a file with what is said of each. */
export function assemble(lines: readonly KnowledgeLine[], file: string): FieldKnowledge {
  const words = new Map<string, readonly string[]>();
  const entries: Entry[] = [];
  const methods: MethodEntry[] = [];
  const facets = new Map<string, OpenFacets>();
  for (const [index, line] of lines.entries()) {
    if (line.kind === 'words') words.set(line.id, spellOut(line.words, words, file, index));
    else if (line.kind === 'subject') throw new LineError(file, index, 'a subject has a file of its own');
    else if (line.kind === 'term') {
      const entry = toEntry(line, spellOut(line.about ?? [], words, file, index));
      entries.push(entry);
      if ('stage' in entry) methods.push(entry);
      const { contrasts, parts } = line.links ?? {};
      facets.set(line.id, { ...(contrasts ? { contrasts } : {}), ...(parts ? { parts } : {}) });
    } else {
      const own = facets.get(line.of);
      if (own && isFacetName(line.kind) && 'text' in line) own[line.kind] = line.text;
      else throw new LineError(file, index, `${line.kind} of ${line.of}, of which nothing like it can be said`);
    }
  }
  return { entries, methods, facets: Object.fromEntries(facets) as FacetBook };
}

const isFacetName = (kind: string): kind is FacetName => (facetNames as readonly string[]).includes(kind);

/** A word of the form @id stands for the words of that line. */
function spellOut(
  listed: readonly string[],
  words: ReadonlyMap<string, readonly string[]>,
  file: string,
  index: number,
): readonly string[] {
  const resolved = listed.map((word) => {
    if (!word.startsWith('@')) return word;
    const named = words.get(word.slice(1));
    if (!named) throw new LineError(file, index, `${word}: no line above has these words`);
    return named;
  });
  const [only] = resolved;
  // Lines that share their words share the list.
  return resolved.length === 1 && typeof only === 'object' ? only : [...new Set(resolved.flat())];
}

function toEntry(line: TermLine, about: readonly string[]): Entry | MethodEntry {
  const { contrasts, parts, ...links } = line.links ?? {};
  const entry: Entry = {
    id: line.id,
    term: line.name,
    kind: line.type,
    links,
    about,
    ...(line.kinds && { kinds: line.kinds }),
  };
  return line.stage ? { ...entry, stage: line.stage, approaches: line.approaches ?? [] } : entry;
}
