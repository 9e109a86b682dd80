import type { Standing, Work } from '@yanmo/contract/works';

/** A file of the student's own that is no work: it is written from, and nobody asks who bore it out. */
export type ShownStanding = Standing | 'MATERIAL';

export const shownStanding = ({
  standing,
  source,
  is_allowed,
}: Pick<Work, 'standing' | 'is_allowed'> & Partial<Pick<Work, 'source'>>): ShownStanding =>
  standing === 'GIVEN' && source === 'UPLOAD' && !is_allowed ? 'MATERIAL' : standing;
