import type { TaskModule } from '../../../platform/threads/task.ts';
import { type Answers, type Choice, checkPhases, type Questions } from '../../../text/similarity/check-text.ts';
import type { CheckedText, TextToCheck } from '../../../text/similarity/checked.ts';
import type { Passage } from '../../../text/similarity/corpus.ts';
import type { Found } from '../../../text/similarity/judge-text.ts';
import type { AskedSentence } from '../../../text/similarity/leads.ts';
import type { Repeated } from '../../../text/similarity/repeated-inside.ts';

export type CheckQuestion =
  | { phase: 'ask' | 'repeat'; text: TextToCheck }
  | { phase: 'choose'; sentences: readonly AskedSentence[]; answers: Answers }
  | { phase: 'judge'; text: TextToCheck; found: Found; passages: readonly Passage[] };

export type CheckAnswer = Questions | Repeated[] | Choice | CheckedText;

const check: TaskModule<CheckQuestion, CheckAnswer> = (question) => {
  switch (question.phase) {
    case 'ask':
      return checkPhases.ask(question.text);
    case 'repeat':
      return checkPhases.repeat(question.text);
    case 'choose':
      return checkPhases.choose(question.sentences, question.answers);
    case 'judge':
      return checkPhases.judge(question.text, question.found, question.passages);
  }
};
export default check;
