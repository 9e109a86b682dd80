import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { understandTitle } from '../../../understanding/understand-title.ts';
import { listEntries, listFacets } from '../knowledge/knowledge.ts';
import { isCalled, scoreEntries } from '../knowledge/select.ts';
import { joinNames } from '../paper/telling/join-names.ts';
import { judgeTerms } from '../paper/telling/judge-terms.ts';
import { findUnlinked, type Unlinked } from '../paper/telling/linked-ends.ts';
import { findUnknown } from '../paper/telling/unknown-people.ts';
import type { Known } from './interview/choose-questions.ts';

export interface AskedSubject {
  title: string;
  field: Field;
  language: Language;
}

/** What is asked after where nothing says how both ends of a title hang together. */
const nameLink = ({ cause, outcome }: Unlinked, language: Language): string =>
  ({
    zh: `${cause}与${outcome}之间的联系`,
    en: `the link between ${joinNames([cause, outcome], language)}`,
    es: `la relación entre ${joinNames([cause, outcome], language)}`,
    ja: `${cause}と${outcome}の関係`,
  })[language];

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
    const link = missing.length > 0 ? null : findUnlinked(facts, [], { understanding, field, language });
    return [
      ...(link ? [nameLink(link, language)] : []),
      ...new Set([...missing, ...untold, ...unknown, ...findUnknown(sheets, texts, understanding), ...cases]),
    ];
  };
  return {
    definition: own.some(({ id }) => Boolean(facets[id]?.definition)),
    actors: kinds.has('group') || kinds.has('institution'),
    causes: kinds.has('cause'),
    // Of a title of which nothing at all is known everything is asked anyway.
    unknownPeople: own.length > 0 ? listUnknown() : [],
  };
}
