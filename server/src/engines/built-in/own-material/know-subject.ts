import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { understandTitle } from '../../../understanding/understand-title.ts';
import { listEntries, listFacets } from '../knowledge/knowledge.ts';
import { isCalled, scoreEntries } from '../knowledge/select.ts';
import { judgeTerms } from '../paper/telling/judge-terms.ts';
import { findUnknown } from '../paper/telling/unknown-people.ts';
import type { Known } from './interview/choose-questions.ts';

export interface AskedSubject {
  title: string;
  field: Field;
  language: Language;
}

/** What the sheets that a title calls for already say. */
export function knowSubject({ title, field, language }: AskedSubject): Known {
  const entries = listEntries(field, language).filter(({ sheet }) => sheet !== undefined);
  const called = scoreEntries(entries, title);
  const own = entries.filter(({ id }) => called.has(id));
  const facets = listFacets(field, language);
  const kinds = new Set(own.map(({ kind }) => kind));
  const texts = own.flatMap(({ id, term }) =>
    Object.values(facets[id] ?? {}).map((said) => `${term} ${said}`.toLowerCase()),
  );
  const sheets = own.flatMap(({ sheet }) => sheet ?? []);
  const text = title.toLowerCase();
  const facts = own.flatMap((entry) =>
    Object.values(facets[entry.id] ?? {}).map((clause) => ({
      ...{ term: entry.term, clause, also: [], own: null },
      proposition: { source: { isBeside: !isCalled(entry, text), entry } },
    })),
  );
  const listUnknown = (): string[] => {
    const understanding = understandTitle({ title, field, language });
    const { missing, untold, unknown, cases } = judgeTerms(facts, [], { understanding, field, language });
    return [...new Set([...missing, ...untold, ...unknown, ...findUnknown(sheets, texts, understanding), ...cases])];
  };
  return {
    definition: own.some(({ id }) => Boolean(facets[id]?.definition)),
    actors: kinds.has('group') || kinds.has('institution'),
    causes: kinds.has('cause'),
    // Of a title of which nothing at all is known everything is asked anyway.
    unknownPeople: own.length > 0 ? listUnknown() : [],
  };
}
