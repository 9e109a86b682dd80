import type { Field } from '@yanmo/contract/codes';
import { fileOf, knowledgeFolder, readLines } from '../../knowledge/read-lines.ts';
import type { WorkLine } from '../../knowledge/work-line.ts';

/** Books and landmark articles of a field, as its file lists them. Nobody needs them twice, so they are not kept. */
export function readStarterWorks(field: Field): WorkLine[] {
  const lines = readLines<Partial<WorkLine> & Omit<WorkLine, 'year' | 'venue'>>(
    fileOf(knowledgeFolder, 'works', field),
  );
  return lines.map((line) => ({ ...line, year: line.year ?? null, venue: line.venue ?? null }));
}
