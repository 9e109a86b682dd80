import { unnamedOthers, type Work } from '@yanmo/contract/works';
import type { CitedWorkLine } from '../../knowledge/cited-line.ts';
import { readCitedWorks, readCites } from '../../knowledge/read-cited.ts';
import { knowledgeFolder } from '../../knowledge/read-lines.ts';
import { placeOf } from './work-row.ts';

/** The source of works that a sheet of a subject names. */
const sheetSource = 'SHEET';

function workOfLine(line: CitedWorkLine): Work {
  const { id, title, authors, others, year, type } = line;
  const [publisher, venue] = [line.publisher ?? null, line.venue ?? null];
  return {
    ...{ id, title, year, type, venue, publisher },
    authors: others ? [...authors, unnamedOthers] : authors,
    ...{ language: line.language ?? null, volume: line.volume ?? null, issue: line.issue ?? null },
    ...{ pages: line.pages ?? null, doi: line.doi ?? null, edition: line.edition ?? null },
    place: line.place ?? placeOf({ publisher, venue, type }),
    ...{ abstract: null, url: null, licence: null, source: sheetSource, verified: null, standing: 'NAMED' },
    ...{ is_allowed: false, is_retracted: false, is_open_access: null },
  };
}

/** Read beforehand: works are asked for inside transactions, which wait for no file. */
const known: ReadonlyMap<string, Work> = new Map(
  readCitedWorks(knowledgeFolder).map((line) => [line.id, workOfLine(line)]),
);

/** Works that facts of the sheets rest on and that no library holds, by their ids. */
export const findNamedWork = (id: string): Work | undefined => known.get(id.toLowerCase());

let cited: ReadonlySet<string> | null = null;

/** Whether a fact of some sheet rests on it, wherever its record stands. */
export function isCitedBySheets(id: string): boolean {
  cited ??= new Set([...readCites(knowledgeFolder).values()].flatMap(({ works }) => works));
  return cited.has(id);
}

/** What was found for these ids, and what sheets name of the rest, in the order of the ids. */
export function withNamed(ids: readonly string[], found: readonly Work[]): Work[] {
  if (found.length === ids.length) return [...found];
  const byId = new Map(found.map((work) => [work.id, work]));
  return ids.flatMap((id) => byId.get(id.toLowerCase()) ?? findNamedWork(id) ?? []);
}
