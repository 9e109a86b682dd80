import type { Argument } from './argument.ts';
import type { Composed } from './compose-section.ts';
import type { Spot } from './read-outline.ts';
import type { Subject } from './subject.ts';
import type { UnknownOfTitle } from './telling/unknown-of-title.ts';
import type { WritingContext } from './writing-context.ts';

/** A whole paper, planned and worded. */
export interface Paper {
  subject: Subject;
  spots: readonly Spot[];
  argument: Argument;
  sections: readonly Composed[];
  /** What of its title nothing is known of; null of a paper that is not told from what is known. */
  unknown: Pick<UnknownOfTitle, 'terms' | 'missing' | 'seldom' | 'unlinked'> | null;
  /** As it was left: it knows all that the paper says. */
  context: WritingContext;
}
