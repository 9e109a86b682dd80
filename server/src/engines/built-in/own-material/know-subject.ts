import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { listEntries, listFacets } from '../knowledge/knowledge.ts';
import { scoreEntries } from '../knowledge/select.ts';
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
  return {
    definition: own.some(({ id }) => Boolean(facets[id]?.definition)),
    actors: kinds.has('group') || kinds.has('institution'),
    causes: kinds.has('cause'),
  };
}
