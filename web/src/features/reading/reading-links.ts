import { readListPath } from '../../domain/papers/paper-links.ts';

/** Papers of others, to choose one or to bring one. */
export const readingsPath = `${readListPath}?of=others`;

export function readingPath(key: string): string {
  return `${readListPath}?${new URLSearchParams({ reading: key })}`;
}
