import type { TaskModule } from '../../../platform/threads/task.ts';
import {
  type Answers,
  askCorpus,
  type Choice,
  checkPhases,
  type Questions,
} from '../../../text/similarity/check-text.ts';
import type { CheckedText, TextToCheck } from '../../../text/similarity/checked.ts';
import type { Passage } from '../../../text/similarity/corpus.ts';
import { type Found, judgeText } from '../../../text/similarity/judge-text.ts';
import type { AskedSentence } from '../../../text/similarity/leads.ts';
import { type Prepared, prepareText } from '../../../text/similarity/prepared.ts';
import type { Repeated } from '../../../text/similarity/repeated-inside.ts';

export type CheckQuestion =
  | { phase: 'ask'; check: number; text: TextToCheck }
  | { phase: 'repeat'; text: TextToCheck }
  | { phase: 'choose'; sentences: readonly AskedSentence[]; answers: Answers }
  | { phase: 'judge'; check: number; text: TextToCheck; found: Found; passages: readonly Passage[] };

export type CheckAnswer = Questions | Repeated[] | Choice | CheckedText;

/** Of the last check that this thread began: it often ends it too. What comes to another thread prepares the text again. */
let begun: { check: number; prepared: Prepared } | null = null;

function takePrepared(check: number, text: TextToCheck): Prepared {
  const prepared = begun?.check === check ? begun.prepared : prepareText(text);
  begun = null;
  return prepared;
}

const check: TaskModule<CheckQuestion, CheckAnswer> = (question) => {
  switch (question.phase) {
    case 'ask': {
      const prepared = prepareText(question.text);
      begun = { check: question.check, prepared };
      return askCorpus(question.text, prepared);
    }
    case 'repeat':
      return checkPhases.repeat(question.text);
    case 'choose':
      return checkPhases.choose(question.sentences, question.answers);
    case 'judge':
      return judgeText(question.text, question.found, question.passages, takePrepared(question.check, question.text));
  }
};
export default check;
