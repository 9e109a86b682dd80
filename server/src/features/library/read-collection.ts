import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { type Field, fields } from '@yanmo/contract/codes';
import { fileOf, knowledgeFolder, readLines } from '../../knowledge/read-lines.ts';
import type { WorkLine } from '../../knowledge/work-line.ts';

/** The works of a field, as its file lists them. Nobody needs them twice, so they are not kept. */
export const readCollection = (field: Field): WorkLine[] =>
  readLines<WorkLine>(fileOf(knowledgeFolder, 'works', field));

/** Another one for any change of the files. */
export function digestCollection(): string {
  const hash = createHash('sha256');
  for (const field of fields)
    hash.update(`${field}\n`).update(fs.readFileSync(fileOf(knowledgeFolder, 'works', field)));
  return hash.digest('hex');
}
