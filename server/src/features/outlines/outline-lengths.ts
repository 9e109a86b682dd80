import type { Language } from '@yanmo/contract/languages';
import type { Chapter } from '@yanmo/contract/outlines';
import type { Database } from '../../platform/database/database.ts';
import type { Runs } from '../../platform/runs/runs.ts';
import { walkChapters } from './chapter-tree.ts';
import { listWritten } from './store.ts';
import { outlineRunKind } from './write-outline-run.ts';

/** Newer ones say what is delivered now; more of them would only cost. */
const runsLookedAt = 60;

/** What a reader would call its characters: neither blanks nor punctuation nor the numbers of headings, which no text holds. */
export function countCharacters(chapters: readonly Chapter[]): number {
  let count = 0;
  for (const { title, summary } of walkChapters(chapters)) {
    count += (`${title}${summary}`.match(/[\p{L}\p{N}]/gu) ?? []).length;
  }
  return count;
}

/** How long the newest outlines of a language are, as this engine wrote them and as their students left them. */
export function createOutlineLengths(db: Database, runs: Pick<Runs, 'listSucceeded'>, engine: 'BUILT_IN' | 'MODEL') {
  return async (language: Language): Promise<number[]> => {
    const succeeded = await runs.listSucceeded(db, outlineRunKind, runsLookedAt);
    const keys = [...new Set(succeeded.map(({ subject }) => subject))];
    return (await listWritten(db, keys, { language, engine })).map(countCharacters);
  };
}
