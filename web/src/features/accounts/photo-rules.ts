import { fileRules } from '@yanmo/contract/files';
import { formatChoice } from '../../lib/format.ts';

const { maximumBytes, types, accepted } = fileRules.PHOTO;

/** For the texts: which kinds, and how large. */
export const photoLimits = () => ({ types: formatChoice(accepted.split(', ')), size: maximumBytes / 1024 / 1024 });

export const photoAccept = types.join(',');

export type PhotoProblem = 'photoWrongType' | 'photoTooLarge';

/** What the server would refuse, found before anything is sent. */
export function findPhotoProblem(file: { type: string; size: number }): PhotoProblem | null {
  if (!types.includes(file.type)) return 'photoWrongType';
  return file.size > maximumBytes ? 'photoTooLarge' : null;
}
