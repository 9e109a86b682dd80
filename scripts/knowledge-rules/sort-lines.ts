import { facetNames } from '../../server/src/engines/built-in/knowledge/facets.ts';
import type { KnowledgeLine, PlainFactLine, WordsLine } from '../../server/src/knowledge/knowledge-line.ts';
import { type Line, Once } from './knowledge-file.ts';
import type { ChainLine, FactLine, Subject, SubjectLine } from './subject-rules.ts';
import type { Term } from './term-rules.ts';

export interface SortedLines {
  terms: Term[];
  subjects: Subject[];
}

/** Puts what is said of a thing to the thing; a line that stands in the wrong place is a fault. */
export function sortLines(lines: readonly Line<KnowledgeLine>[], faults: string[]): SortedLines {
  const terms: Term[] = [];
  const subjects: Subject[] = [];
  const words = new Map<string, { line: Line<WordsLine>; uses: number }>();
  const ids = new Once(faults);
  const names = new Once(faults);
  const useWords = (listed: readonly string[], at: string): void => {
    const held = new Set<string>();
    for (const word of listed.filter((listedWord) => listedWord.startsWith('@'))) {
      const named = words.get(word.slice(1));
      if (named) named.uses += 1;
      else faults.push(`${at}: ${word}: no line above has these words`);
      for (const other of named?.line.value.words ?? []) held.add(other);
    }
    for (const [place, word] of listed.entries()) {
      if (held.has(word) || listed.indexOf(word) < place) faults.push(`${at}: the word ${word} is listed twice`);
    }
  };
  let open: Term | Subject | null = null;
  for (const { at, value } of lines) {
    if (value.kind === 'words') {
      if (words.has(value.id)) faults.push(`${at}: the words ${value.id} stand twice`);
      useWords(value.words, at);
      words.set(value.id, { line: { at, value }, uses: 0 });
    } else if (value.kind === 'term') {
      ids.add(value.id, at, `the id ${value.id}`);
      names.add(value.name, at, `the name “${value.name}”`);
      useWords(value.about ?? [], at);
      const term: Term = { line: { at, value }, facts: [] };
      terms.push(term);
      open = term;
    } else if (value.kind === 'subject') {
      ids.add(value.id, at, `the id ${value.id}`);
      const subject: Subject = { line: { at, value: value satisfies SubjectLine }, facts: [], chains: [] };
      subjects.push(subject);
      open = subject;
    } else if (open === null || open.line.value.id !== value.of) {
      faults.push(`${at}: does not stand below ${value.of}, of which it speaks`);
    } else if ('chains' in open) {
      if (value.kind === 'chain') open.chains.push({ at, value: value satisfies ChainLine });
      else open.facts.push({ at, value: value satisfies FactLine });
    } else {
      addToTerm(open, { at, value }, faults);
    }
  }
  for (const { line, uses } of words.values()) {
    if (uses === 0) faults.push(`${line.at}: nothing below uses the words ${line.value.id}`);
  }
  return { terms, subjects };
}

function addToTerm(term: Term, { at, value }: Line<FactLine | ChainLine>, faults: string[]): void {
  const { id } = term.line.value;
  if (!isFacet(value)) faults.push(`${at}: of a term only ${facetNames.join(', ')} can be said, not ${value.kind}`);
  else if (value.id !== undefined) faults.push(`${at}: what is said of a term goes by its kind and has no id`);
  else if (term.facts.some((fact) => fact.value.kind === value.kind))
    faults.push(`${at}: ${id} has a ${value.kind} already`);
  else term.facts.push({ at, value });
}

const isFacet = (line: FactLine | ChainLine): line is PlainFactLine =>
  (facetNames as readonly string[]).includes(line.kind);
