import type { PaperRun } from '@yanmo/contract/paper-text';

/** As engines mark what only the student knows, in each of the four languages. */
const gap = /\[((?:待补充数据|your data|Datos por aportar|要データ)\s*[:：][^\]]+)\]/iu;

/** Abstracts come as plain text: their gaps are found here, so that they are marked as in the sections. */
export function readGaps(text: string): PaperRun[] {
  return text
    .split(gap)
    .map((part, index): PaperRun => ({ kind: index % 2 === 1 ? 'gap' : 'text', text: part }))
    .filter((run) => run.text !== '');
}
