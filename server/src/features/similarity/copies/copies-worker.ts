import type { TaskModule } from '../../../platform/threads/task.ts';
import type { TextToCheck } from '../../../text/similarity/checked.ts';
import { choosePassages } from '../../../text/similarity/choose-passages.ts';
import type { Passage, PassageId, Postings } from '../../../text/similarity/corpus.ts';
import { judgeText } from '../../../text/similarity/judge-text.ts';
import { prepareText } from '../../../text/similarity/prepared.ts';
import type { Span } from '../../../text/span.ts';

export type CopiesQuestion =
  | { phase: 'ask'; text: TextToCheck }
  | { phase: 'choose'; postings: Postings }
  | { phase: 'find'; text: TextToCheck; postings: Postings; passages: readonly Passage[] };

export type FoundCopy = Span & { sourceId: string };
export type CopiesAnswer = BigInt64Array | PassageId[] | FoundCopy[];

const find: TaskModule<CopiesQuestion, CopiesAnswer> = (question) => {
  if (question.phase === 'ask') return prepareText(question.text).hashes;
  const { postings } = question;
  if (question.phase === 'choose') return choosePassages(postings);
  // Nothing is looked for in other words, or twice in the text itself.
  const { matches } = judgeText(question.text, { postings, followed: [], repeated: [] }, question.passages);
  return matches
    .filter(({ layer, isCommon }) => layer === 'COPY' && !isCommon)
    .map(({ start, end, sourceId }) => ({ start, end, sourceId }));
};
export default find;
