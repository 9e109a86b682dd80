import type { TaskModule } from '../../../platform/threads/task.ts';
import { type AskedTerms, checkPhases, listAskedTerms } from '../../../text/similarity/check-text.ts';
import type { CheckedText, TextToCheck } from '../../../text/similarity/checked.ts';
import type { LoadedPassages, PassageId, Postings, TermPostings } from '../../../text/similarity/corpus.ts';
import { PassageReader } from '../../../text/similarity/find-paraphrases.ts';
import { type Found, judgeText } from '../../../text/similarity/judge-text.ts';
import type { AskedSentence, FollowedSentence } from '../../../text/similarity/leads.ts';
import { openPassages } from '../../../text/similarity/packed-passages.ts';
import { type Prepared, prepareText } from '../../../text/similarity/prepared.ts';
import type { Repeated } from '../../../text/similarity/repeated-inside.ts';
import { markStock } from '../../../text/similarity/weigh-copies.ts';

export type CheckQuestion =
  | { phase: 'ask'; check: number; text: TextToCheck }
  | { phase: 'lead'; check: number; text: TextToCheck }
  | { phase: 'repeat'; text: TextToCheck }
  | { phase: 'follow'; sentences: readonly AskedSentence[]; terms: TermPostings }
  | { phase: 'read'; check: number; passages: LoadedPassages }
  | { phase: 'choose'; postings: Postings }
  | { phase: 'judge'; check: number; text: TextToCheck; found: Found; passages: readonly LoadedPassages[] };

export type CheckAnswer =
  | BigInt64Array
  | AskedTerms
  | Repeated[]
  | FollowedSentence[]
  | PassageId[]
  | CheckedText
  | null;

interface Begun {
  check: number;
  language: TextToCheck['language'];
  prepared: Prepared;
  reader: PassageReader;
}

/** Of the last check that this thread began: it often ends it too. What comes to another thread is prepared and read again. */
let begun: Begun | null = null;

const begin = (check: number, text: TextToCheck): Begun => ({
  ...{ check, language: text.language, prepared: prepareText(text), reader: new PassageReader() },
});

function takeBegun(check: number, text: TextToCheck): Begun {
  const taken = begun?.check === check ? begun : begin(check, text);
  begun = null;
  return taken;
}

const check: TaskModule<CheckQuestion, CheckAnswer> = (question) => {
  switch (question.phase) {
    case 'ask': {
      begun = begin(question.check, question.text);
      return begun.prepared.hashes;
    }
    case 'lead': {
      const { text } = question;
      return listAskedTerms(text, begun?.check === question.check ? begun.prepared : prepareText(text));
    }
    case 'repeat':
      return checkPhases.repeat(question.text);
    case 'follow':
      return checkPhases.follow(question.sentences, question.terms);
    case 'read':
      if (begun?.check === question.check) {
        begun.reader.readAhead(openPassages([question.passages]));
        markStock(begun.prepared, begun.language);
      }
      return null;
    case 'choose':
      return checkPhases.choose(question.postings);
    case 'judge': {
      const { prepared, reader } = takeBegun(question.check, question.text);
      return judgeText(question.text, question.found, openPassages(question.passages), prepared, reader);
    }
  }
};
export default check;
