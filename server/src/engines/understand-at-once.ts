import { presentUnderstanding, understandTitle } from '../understanding/understand-title.ts';
import { readWishes } from '../understanding/wishes/read-wishes.ts';
import type { UnderstandRequest, Understood } from './engine.ts';

/** What the words of the title and of the requirements say, without asking anybody. */
export function understandAtOnce(request: UnderstandRequest): Understood {
  const { language, field, type, wordCount } = request;
  const understanding = presentUnderstanding(understandTitle(request));
  const wishes = readWishes(request.extraRequirements, { language, field, kind: understanding.kind, type, wordCount });
  return { understanding, wishes };
}
