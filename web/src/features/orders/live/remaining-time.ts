import { countWanted, countWritten, type LiveSheet } from './paper-sheet.ts';

/** Fewer finished sections than this say nothing about the next ones: the shortest come first. */
const paceFromSections = 3;

/**
 * How long it will still take: what the server reckoned when it was asked, corrected by what came since. Null while
 * nothing is known, and once the time that was named has passed.
 */
export function findRemainingSeconds(sheet: LiveSheet, nowMs: number): number | null {
  const { estimate, watched } = sheet;
  if (sheet.isOver) return null;
  const named = estimate ? estimate.seconds - (nowMs - estimate.atMs) / 1_000 : null;
  const seen = countWritten(sheet) - watched.written;
  const left = countWanted(sheet) - countWritten(sheet);
  const paced = seen >= paceFromSections && left > 0 ? ((nowMs - watched.sinceMs) / 1_000 / seen) * left : null;
  if (paced === null) return named !== null && named > 0 ? named : null;
  if (named === null || named <= 0) return paced;
  // The more was seen, the more it counts.
  const weight = seen / (seen + paceFromSections);
  return paced * weight + named * (1 - weight);
}
