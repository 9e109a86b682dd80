import type { TaskModule } from '../../../platform/threads/task.ts';
import { type AskedTerms, type Closed, checkPhases, type Looked } from '../../../text/similarity/check-text.ts';
import type { CheckedText, TextToCheck } from '../../../text/similarity/checked.ts';
import type { ChosenPassages } from '../../../text/similarity/choose-passages.ts';
import type { LoadedPassages, Passage, Postings, TermPostings } from '../../../text/similarity/corpus.ts';
import { type Copies, findCopies, mergeCopies } from '../../../text/similarity/find-copies.ts';
import { PassageReader } from '../../../text/similarity/find-paraphrases.ts';
import { type Found, judgeCopies, judgeText, rateInside } from '../../../text/similarity/judge-text.ts';
import type { AskedSentence, FollowedSentence } from '../../../text/similarity/leads.ts';
import { openCopies, type PackedCopies, packCopies } from '../../../text/similarity/packed-copies.ts';
import { openPassages } from '../../../text/similarity/packed-passages.ts';
import { holdPassedOver } from '../../../text/similarity/passed-over.ts';
import {
  type AskedPlaces,
  columnsOf,
  type Prepared,
  type PreparedColumns,
  prepareText,
} from '../../../text/similarity/prepared.ts';
import type { Repeated } from '../../../text/similarity/repeated-inside.ts';
import { markStock } from '../../../text/similarity/weigh-copies.ts';

export type CheckQuestion =
  | { phase: 'ask'; check: number; text: TextToCheck }
  | { phase: 'read own'; check: number }
  | { phase: 'lead'; text: TextToCheck }
  | { phase: 'repeat'; text: TextToCheck }
  | { phase: 'follow'; sentences: readonly AskedSentence[]; terms: TermPostings }
  | { phase: 'read'; check: number; passages: LoadedPassages }
  | { phase: 'choose'; postings: Postings; places: AskedPlaces }
  | ({ phase: 'copy'; check: number } & Looked)
  | { phase: 'copy beside'; asked: PreparedColumns; postings: Postings; passages: readonly LoadedPassages[] }
  | ({ phase: 'close'; check: number; text: TextToCheck } & Closed)
  | { phase: 'inside'; check: number; repeated: readonly Repeated[] }
  | { phase: 'judge'; check: number; text: TextToCheck; found: Found; passages: readonly LoadedPassages[] };

export type CheckAnswer =
  | PreparedColumns
  | AskedTerms
  | Repeated[]
  | FollowedSentence[]
  | ChosenPassages
  | PackedCopies
  | CheckedText
  | number
  | null;

interface Begun {
  check: number;
  language: TextToCheck['language'];
  prepared: Prepared;
  reader: PassageReader;
  /** Of the sources that this thread looks through, and the passages of all. */
  copied?: { copies: Copies; passages: readonly Passage[] };
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

/** Whether the second thread looks through a source: through eight of ten, since the first has passages to read before. Own texts are one holder, and the first's. */
const isBeside = ({ sourceId, isOwn }: Pick<Passage, 'sourceId' | 'isOwn'>): boolean =>
  !isOwn && sourceId.charCodeAt(sourceId.length - 1) % 5 < 4;

const check: TaskModule<CheckQuestion, CheckAnswer> = (question) => {
  switch (question.phase) {
    case 'ask': {
      begun = begin(question.check, question.text);
      return columnsOf(begun.prepared);
    }
    case 'read own':
      if (begun?.check === question.check) {
        begun.reader.ownTerms(begun.prepared);
        markStock(begun.prepared, begun.language);
      }
      return null;
    case 'lead':
      return checkPhases.lead(question.text);
    case 'repeat':
      return checkPhases.repeat(question.text);
    case 'follow':
      return checkPhases.follow(question.sentences, question.terms);
    case 'read':
      if (begun?.check === question.check) begun.reader.readAhead(begun.prepared, openPassages([question.passages]));
      return null;
    case 'choose':
      return checkPhases.choose(question.postings, question.places);
    case 'copy': {
      if (begun?.check !== question.check) return null;
      const passages = openPassages(question.passages);
      const own = passages.filter((passage) => !isBeside(passage));
      const copies = findCopies(begun.prepared, question.postings, own);
      // Of all sources: which of them the second thread looks through is not known of what was not read.
      holdPassedOver(copies.holders, begun.prepared, question.postings, { passedOver: question.passedOver, passages });
      begun.copied = { passages, copies };
      return null;
    }
    case 'copy beside':
      return packCopies(findCopies(question.asked, question.postings, openPassages(question.passages, isBeside)));
    case 'close': {
      const known = begun?.check === question.check ? begun : null;
      if (!known?.copied) return null;
      const { copies, passages } = known.copied;
      const all = mergeCopies(copies, openCopies(question.copied, passages));
      // What is said twice is not known yet.
      return judgeCopies(question.text, all, { followed: question.followed, repeated: [] }, { passages, ...known });
    }
    case 'inside': {
      const known = begun?.check === question.check ? begun : null;
      begun = null;
      return known && rateInside(known.prepared, question.repeated);
    }
    case 'judge': {
      const { prepared, reader } = takeBegun(question.check, question.text);
      return judgeText(question.text, question.found, openPassages(question.passages), prepared, reader);
    }
  }
};
export default check;
