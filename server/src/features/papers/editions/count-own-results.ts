import type { Language } from '@yanmo/contract/languages';
import { type Block, type Run, textOfRuns } from '../../../documents/blocks.ts';
import type { DocumentInput } from '../../../documents/document.ts';
import { claimsOwnResult } from '../../../text/own-results.ts';
import { listClauses } from '../../../text/sentences.ts';
import type { PaperBasis } from '../stored-paper.ts';

/** Tables whose cells would be findings. */
const resultTable =
  /结果|统计|回归|检验|均值|result|statistic|estimate|regression|resultado|estad[ií]stic|結果|統計|回帰/iu;
const measuredCell = /^[-−]?\d*\.\d+\*{0,3}$|^\d+(?:\.\d+)?\s*[%％]$/u;

/** A citation says that it is somebody else's finding; a gap says that there is none yet. */
const borrowed = '\ue000';

const plainOf = (runs: readonly Run[]): string =>
  runs
    .map((run) => (run.kind === 'citation' ? borrowed : run.kind === 'placeholder' ? '' : textOfRuns([run])))
    .join('');

function linesOf(block: Block): string[] {
  switch (block.kind) {
    case 'paragraph':
      return [plainOf(block.runs)];
    case 'list':
      return block.items.map(({ runs }) => plainOf(runs));
    default:
      return [];
  }
}

/** All that the student answered and handed in, as it went into the paper: its numbers are nobody's invention. */
export const listGiven = ({ own = [], ownTables = [] }: Pick<PaperBasis, 'own' | 'ownTables'>): string[] => [
  ...own.map(({ text }) => text),
  ...ownTables.flatMap(({ head, rows, says = [] }) => [...head, ...rows.flat(), ...says]),
];

const numbersOf = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/gu) ?? [];

function measuredRows(block: Block, isGiven: (text: string) => boolean): number {
  if (block.kind !== 'table' || !block.caption || !resultTable.test(textOfRuns(block.caption))) return 0;
  const cites = [...block.caption, ...block.notes.flat()].some(({ kind }) => kind === 'citation');
  if (cites) return 0;
  return block.rows.filter((cells) =>
    cells.some(({ runs }) => measuredCell.test(plainOf(runs).trim()) && !isGiven(plainOf(runs))),
  ).length;
}

/**
 * Sentences and rows that give numbers as the paper's own findings. No engine has gathered any: a number that the student
 * brings stands beside the source it comes from, or is one that the student gave.
 */
export function countOwnResults(
  document: Pick<DocumentInput, 'chapters'>,
  language: Language,
  given: readonly string[] = [],
): number {
  const known = new Set(given.flatMap(numbersOf));
  const isGiven = (text: string): boolean => known.size > 0 && numbersOf(text).every((number) => known.has(number));
  const blocks = document.chapters.flatMap((chapter) => chapter.blocks as Block[]);
  const sentences = blocks.flatMap(linesOf).flatMap(listClauses);
  const claimed = sentences.filter(
    (sentence) => !sentence.includes(borrowed) && claimsOwnResult(sentence, language) && !isGiven(sentence),
  );
  return claimed.length + blocks.reduce((sum, block) => sum + measuredRows(block, isGiven), 0);
}
