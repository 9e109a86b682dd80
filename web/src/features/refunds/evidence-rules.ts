import { fileRules } from '@yanmo/contract/files';
import { formatChoice } from '../../lib/format.ts';

const { maximumBytes, types, accepted } = fileRules.EVIDENCE;

export const maximumEvidence = 5;

/** For the texts: which kinds, how large, how many. */
export const evidenceLimits = () => ({
  types: formatChoice(accepted.split(', ')),
  size: maximumBytes / 1024 / 1024,
  files: maximumEvidence,
});

export const evidenceAccept = types.join(',');

export type EvidenceProblem = 'wrongType' | 'tooLarge' | 'empty';

/** What the server would refuse, found before anything is sent. */
export function findEvidenceProblem({ type, size }: Pick<File, 'type' | 'size'>): EvidenceProblem | null {
  if (!types.includes(type)) return 'wrongType';
  if (size === 0) return 'empty';
  return size > maximumBytes ? 'tooLarge' : null;
}
