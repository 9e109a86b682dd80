import type { Argument } from './argument.ts';
import type { Composed } from './compose-section.ts';
import type { Spot } from './read-outline.ts';
import type { Subject } from './subject.ts';
import type { WritingContext } from './writing-context.ts';

/** A whole paper, planned and worded. */
export interface Paper {
  subject: Subject;
  spots: readonly Spot[];
  argument: Argument;
  sections: readonly Composed[];
  /** People and settings of the title of which nothing is known. */
  unknownPeople: readonly string[];
  /** As it was left: it knows all that the paper says. */
  context: WritingContext;
}
