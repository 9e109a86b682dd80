import { maximumWishes, type Wish } from '@yanmo/contract/understanding';
import { checkUnderstanding } from '../../understanding/check-understanding.ts';
import { understandTitle } from '../../understanding/understand-title.ts';
import { withoutPoliteness } from '../../understanding/wishes/asking.ts';
import { judgeWishes } from '../../understanding/wishes/judge-wishes.ts';
import { readShow } from '../../understanding/wishes/read-show.ts';
import { readSize } from '../../understanding/wishes/read-size.ts';
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
  return weigh(request, understandAtOnce(request, 'MODEL'), given);
}

function weigh(request: UnderstandRequest, read: Understood, given: GivenReading): Understood {
  const { language, field, type, wordCount } = request;
  const understanding = checkUnderstanding(given, understandTitle(request), field) ?? read.understanding;
  const situation = {
    language,
    field,
    kind: understanding.kind,
    type,
    wordCount,
    title: request.title,
    engine: 'MODEL' as const,
  };
  return { understanding, wishes: judgeWishes(hearWishes(request, read.wishes, given.wishes), situation) };
}

/** What was asked for in the student's words, as the model read it; a wish that it passed over, as its words are read. */
function hearWishes(
  { extraRequirements }: UnderstandRequest,
  read: readonly Wish[],
  given: readonly GivenWish[],
): Wish[] {
  const asked = plain(extraRequirements);
  const heard = given.filter(({ text }) => plain(text) !== '' && asked.includes(plain(text)));
  const isHeard = ({ text }: Wish): boolean =>
    heard.some((wish) => plain(wish.text).includes(plain(text)) || plain(text).includes(plain(wish.text)));
  const passedOver = read.filter((wish) => wish.read_as.kind !== 'UNKNOWN' && !isHeard(wish));
  return [...heard.map(toWish), ...passedOver].slice(0, maximumWishes);
}

function toWish({ text, kind, what, chapter, position, other }: GivenWish): Wish {
  const place = chapter ? { chapter } : position ? { position } : {};
  // A table or a figure is one by the student's words, whatever else it was taken for.
  const [shown] = kind === 'TABLE' || kind === 'FIGURE' ? [] : readShow(withoutPoliteness(text));
  if (shown) return { text, read_as: { ...shown, ...place } };
  // "At most six": that the number is a bound stands in the student's words.
  const bound = kind === 'SIZE' ? readSize(text)[0]?.bound : undefined;
  return { text, read_as: { kind, what, ...place, ...(other ? { other } : {}), ...(bound ? { bound } : {}) } };
}
