import { availableParallelism, totalmem } from 'node:os';

/** Most tasks of one line that computes: half of the cores, so that the others, and what answers requests, have the rest. */
export const halfOfCores = Math.max(1, Math.floor(availableParallelism() / 2));

/**
 * More threads than cores, since the machine shares the cores between them and a line of few must not keep the others
 * waiting. Of the memory half: the other half is for the program, the database and the processes that set pages.
 */
export function sizeByMachine(): { size: number; memoryMb: number } {
  // In a container, what it may take; 0 or a huge number where nothing limits it.
  const constrained = process.constrainedMemory();
  const bytes = constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
  return { size: Math.max(6, 2 * availableParallelism()), memoryMb: Math.max(1_024, Math.floor(bytes / 2 ** 21)) };
}
