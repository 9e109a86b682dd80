import { reductionUnits } from '@yanmo/contract/reductions';
import { countUnits } from '@yanmo/contract/text-count';
import { type Manuscript, NoProse, type TextToRewrite } from '../../documents/rewriting/text-to-rewrite.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Manuscripts } from '../files/service.ts';

/** Exactly one of the two. */
export interface Sent {
  text?: string | undefined;
  file_key?: string | undefined;
}

/** What somebody sends, as it is read; AppError where it is another's, or nothing in it can be rewritten. */
export async function readSent(
  manuscripts: Manuscripts,
  userId: string,
  sent: Sent,
): Promise<{ manuscript: Manuscript; found: TextToRewrite }> {
  const manuscript = await manuscripts.open(userId, sent);
  try {
    return { manuscript, found: await manuscripts.read(userId, manuscript) };
  } catch (error) {
    const { minimum } = reductionUnits;
    const units = manuscript.kind === 'text' ? countUnits(manuscript.text) : minimum;
    if (units < minimum) throw new AppError('reduction_too_short', { units, minimum });
    if (error instanceof NoProse) throw new AppError('nothing_to_rewrite');
    throw error;
  }
}
