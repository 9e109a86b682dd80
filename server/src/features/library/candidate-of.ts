import type { Work } from '@yanmo/contract/works';
import type { CandidateWork } from '../../engines/engine.ts';
import { paperWorkOf } from './paper-work.ts';
import { isArticle } from './work-kind.ts';

/** A work as whoever judges it for a paper sees it. */
export const candidateOf = (
  work: Work,
  { fit, isOwn }: { fit: number; isOwn: boolean },
  { isFitting = true, isMethod = false } = {},
): CandidateWork => {
  const { text: _text, card: _card, names: _names, ...known } = paperWorkOf(work);
  return { ...known, isArticle: isArticle(work), fit, isOwn, isFitting, isMethod };
};
