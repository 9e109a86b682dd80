import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { listCitations, withoutCitationMarks } from '../../draft-text.ts';
import { listEntries } from './knowledge.ts';
import { findGist } from './work-gists.ts';

/** What the sheets of a field say by works, in every wording, by the ids of the works. */
export function listCitedClauses(field: Field, language: Language): Map<string, string[]> {
  const clauses = new Map<string, string[]>();
  for (const { sheet } of listEntries(field, language)) {
    if (!sheet) continue;
    for (const clause of [...Object.values(sheet.facets), ...Object.values(sheet.also).flat()]) {
      for (const id of listCitations(clause))
        clauses.set(id, [...(clauses.get(id) ?? []), withoutCitationMarks(clause)]);
    }
  }
  return clauses;
}

/** The same, with what the records of the works of a paper say that they are about. */
export function listBorneOut(
  field: Field,
  language: Language,
  works: readonly { id: string }[],
): Map<string, string[]> {
  const clauses = listCitedClauses(field, language);
  for (const { id } of works) {
    const gist = findGist(id, language);
    if (gist) clauses.set(id, [...(clauses.get(id) ?? []), gist.text]);
  }
  return clauses;
}
