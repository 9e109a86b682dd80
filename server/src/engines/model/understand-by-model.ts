import type { Wish } from '@yanmo/contract/understanding';
import { checkUnderstanding } from '../../understanding/check-understanding.ts';
import { understandTitle } from '../../understanding/understand-title.ts';
import { judgeWishes } from '../../understanding/wishes/judge-wishes.ts';
import { type EngineCall, EngineRefused, type UnderstandRequest, type Understood } from '../engine.ts';
import { understandAtOnce } from '../understand-at-once.ts';
import type { Asker } from './answer-rounds.ts';
import { askForList } from './list-answer.ts';
import { askForUnderstanding, type GivenReading, type GivenWish } from './prompts/understanding.ts';

const plain = (text: string): string => text.toLocaleLowerCase().replace(/[\p{P}\s]/gu, '');

/** One small question, whose answer counts as far as the words bear it out. */
export async function understandByModel(
  asker: Asker,
  request: UnderstandRequest,
  call: EngineCall,
): Promise<Understood> {
  const [given] = await Array.fromAsync(askForList(asker, askForUnderstanding(request), call));
  if (!given) throw new EngineRefused('the model read nothing in the title');
  return weigh(request, understandAtOnce(request), given);
}

function weigh(request: UnderstandRequest, read: Understood, given: GivenReading): Understood {
  const { language, field, type, wordCount } = request;
  const understanding = checkUnderstanding(given, understandTitle(request)) ?? read.understanding;
  const asked = plain(request.extraRequirements);
  const wishes = given.wishes.filter(({ text }) => asked.includes(plain(text))).map(toWish);
  return {
    understanding,
    wishes: judgeWishes(wishes, { language, field, kind: understanding.kind, type, wordCount, title: request.title }),
  };
}

function toWish({ text, kind, what, chapter, other }: GivenWish): Wish {
  return { text, read_as: { kind, what, ...(chapter ? { chapter } : {}), ...(other ? { other } : {}) } };
}
