import { presentUnderstanding, understandTitle } from '../understanding/understand-title.ts';
import { readWishes } from '../understanding/wishes/read-wishes.ts';
import type { Engine, OutlineRequest, UnderstandRequest, Understood } from './engine.ts';

/** What the words of the title and of the requirements say, without asking anybody. */
export function understandAtOnce(request: UnderstandRequest, engine: Engine['kind']): Understood {
  const { title, language, field, type, wordCount } = request;
  const understanding = presentUnderstanding(understandTitle(request));
  const wishes = readWishes(request.extraRequirements, {
    language,
    field,
    kind: understanding.kind,
    type,
    wordCount,
    title,
    engine,
  });
  return { understanding, wishes };
}

/** As the student left it for a model to write; what was not asked of him is read from the words. */
export function settleRequest(request: OutlineRequest): Understood {
  if (request.understanding && request.wishes)
    return { understanding: request.understanding, wishes: [...request.wishes] };
  const read = understandAtOnce(request, 'MODEL');
  return {
    understanding: request.understanding ?? read.understanding,
    wishes: request.wishes ? [...request.wishes] : read.wishes,
  };
}
