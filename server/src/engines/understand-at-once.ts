import { presentUnderstanding, understandTitle } from '../understanding/understand-title.ts';
import { readWishes } from '../understanding/wishes/read-wishes.ts';
import type { OutlineRequest, UnderstandRequest, Understood } from './engine.ts';

/** What the words of the title and of the requirements say, without asking anybody. */
export function understandAtOnce(request: UnderstandRequest): Understood {
  const { title, language, field, type, wordCount } = request;
  const understanding = presentUnderstanding(understandTitle(request));
  const wishes = readWishes(request.extraRequirements, {
    language,
    field,
    kind: understanding.kind,
    type,
    wordCount,
    title,
  });
  return { understanding, wishes };
}

/** As the student left it; what was not asked of him is read from the words. */
export function settleRequest(request: OutlineRequest): Understood {
  if (request.understanding && request.wishes)
    return { understanding: request.understanding, wishes: [...request.wishes] };
  const read = understandAtOnce(request);
  return {
    understanding: request.understanding ?? read.understanding,
    wishes: request.wishes ? [...request.wishes] : read.wishes,
  };
}
