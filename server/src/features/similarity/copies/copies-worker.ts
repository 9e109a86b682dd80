import type { TaskModule } from '../../../platform/threads/task.ts';
import type { TextToCheck } from '../../../text/similarity/checked.ts';
import { type ChosenPassages, choosePassages } from '../../../text/similarity/choose-passages.ts';
import type { Passage, Postings } from '../../../text/similarity/corpus.ts';
import { type Found, judgeText } from '../../../text/similarity/judge-text.ts';
import { type AskedPlaces, prepareText } from '../../../text/similarity/prepared.ts';
import type { Span } from '../../../text/span.ts';

export type CopiesQuestion =
  | { phase: 'ask'; text: TextToCheck }
  | { phase: 'choose'; postings: Postings; places: AskedPlaces }
  | ({ phase: 'find'; text: TextToCheck; passages: readonly Passage[] } & Pick<Found, 'postings' | 'passedOver'>);

export type FoundCopy = Span & { sourceId: string };
export type CopiesAnswer = AskedPlaces | ChosenPassages | FoundCopy[];

const find: TaskModule<CopiesQuestion, CopiesAnswer> = (question) => {
  if (question.phase === 'ask') {
    const { hashes, sizes, places, firstPlaces, arounds } = prepareText(question.text);
    return { hashes, sizes, places, firstPlaces, arounds };
  }
  if (question.phase === 'choose') return choosePassages(question.postings, question.places);
  // Nothing is looked for in other words, or twice in the text itself.
  const { text, postings, passedOver, passages } = question;
  const { matches } = judgeText(text, { postings, passedOver, followed: [], repeated: [] }, passages);
  return matches
    .filter(({ layer, isCommon }) => layer === 'COPY' && !isCommon)
    .map(({ start, end, sourceId }) => ({ start, end, sourceId }));
};
export default find;
