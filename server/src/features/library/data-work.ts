import { createHash } from 'node:crypto';
import type { Language } from '@yanmo/contract/languages';
import { tableExtensions } from '../../documents/readers/read-file.ts';
import type { ReadSheet } from '../../documents/readers/table-model.ts';
import type { Material } from '../../engines/built-in/own-material/material.ts';
import { dataType, type NewWork, uploadSource } from './work-row.ts';

/** Of its cells as text, for whoever asks about it; a table of a hundred thousand rows is no reading. */
const keptText = 20_000;

export const isDataFile = (name: string): boolean =>
  tableExtensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`));

/** Names of files come from anywhere: no marks, and no more than a line. */
const titleOf = (name: string): string =>
  name
    .replace(/^.*[\\/]/u, '')
    .replace(/\.[^.]+$/u, '')
    .replace(/[\p{Cc}\p{Cf}[\]{}<>|`]+/gu, ' ')
    .replace(/[_\s]+/gu, ' ')
    .trim()
    .slice(0, 200) || name.slice(0, 60);

function textOf(sheets: readonly ReadSheet[]): string {
  let text = '';
  for (const { name, rows } of sheets) {
    text += `${text === '' ? '' : '\n\n'}${name}`;
    for (const row of rows) {
      if (text.length > keptText) return text.slice(0, keptText);
      text += `\n${row.map((cell) => (cell === null ? '' : String(cell).replace(/\s+/gu, ' '))).join('\t')}`;
    }
  }
  return text.slice(0, keptText);
}

/** A file of numbers among the works of its student. */
export function dataWork(
  file: { name: string; bytes: Uint8Array },
  sheets: readonly ReadSheet[],
  { userId, language, material }: { userId: string; language: Language; material: Material | null },
): NewWork {
  return {
    ...{ title: titleOf(file.name), authors: [], year: null, doi: null, abstract: null },
    ...{ venue: null, volume: null, issue: null, pages: null, language, material },
    ...{ ownerUserId: userId, type: dataType, source: uploadSource, isAtHand: false },
    content: textOf(sheets),
    contentHash: createHash('sha256').update(file.bytes).digest('hex'),
  };
}
