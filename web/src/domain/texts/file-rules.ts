import { type FilePurpose, fileRules } from '@yanmo/contract/files';
import { formatNumber } from '../../lib/format.ts';

/** What texts are sent as. */
export type TextPurpose = Extract<FilePurpose, 'REDUCTION' | 'CHECK' | 'COMMENTED'>;

export const acceptedFiles = '.docx,.pdf,.txt';

/** The server looks inside; this spares a file that it would refuse the way. */
export function findFileProblem(
  { name, size }: File,
  purpose: TextPurpose,
): 'fileType' | 'fileSize' | 'fileEmpty' | null {
  const isTaken = purpose === 'COMMENTED' ? /\.docx$/i : /\.(?:docx|pdf|txt)$/i;
  if (!isTaken.test(name)) return 'fileType';
  if (size === 0) return 'fileEmpty';
  return size > fileRules[purpose].maximumBytes ? 'fileSize' : null;
}

export function fileLimits(purpose: TextPurpose) {
  const { accepted, maximumBytes } = fileRules[purpose];
  return { types: accepted, size: formatNumber(maximumBytes / 1024 / 1024) };
}
