import type { Language } from '@yanmo/contract/languages';
import { type EngineCall, WishNotUnderstood } from '../engine.ts';
import {
  type Asker,
  findFirstKey,
  hash,
  maximumContinuations,
  ownKeyOf,
  refuseRounds,
  roundKey,
  streamRounds,
  wrongAnswerMaximum,
} from './answer-rounds.ts';
import type { ChatMessage } from './chat.ts';
import { roomToShow } from './follow-up-room.ts';
import type { ModelAnswer } from './model-calls.ts';
import { answerTokensFor } from './prompts/paper/describe.ts';
import { continueProse, repairProse } from './prompts/prose-repair.ts';
import type { AliasedWork } from './prose/cite-aliases.ts';
import { GrowingText } from './prose/growing-text.ts';
import { type ProseForm, type ProseProblem, ProseReader, type ProseRules } from './prose/prose-reader.ts';

/** A question whose answer is a text, read and checked sentence by sentence while it arrives. */
export interface TextQuestion {
  promptName: string;
  promptVersion: number;
  language: Language;
  /** All that decides the answer, without the random fences: the same input is the same question. */
  input: unknown;
  messages: readonly ChatMessage[];
  form: ProseForm;
  works: readonly AliasedWork[];
  titles: readonly string[];
  /** The student's own words: numbers in them are data, others that are claimed as findings are not. */
  given: string;
  /** Of tables and figures: a prefix for new ones, and those that stand already. */
  names?: ProseRules['names'];
  /** Units it shall come to. */
  wantedUnits: number;
  /** It may end at any length: what was wished for decides. */
  isLengthFree?: boolean;
  unclearMark?: string;
  /** The last line that the text has to have; an answer without it is continued. */
  lastLine?: RegExp;
  /** A wish that is uttered again wants another answer, not the one that was rejected. */
  isAnsweredAnew?: boolean;
}

/** Below this share of the wanted length more is asked for. */
const enough = 0.85;
/** What is kept of a text that does not grow any more; below it the answer is refused. */
const least = 0.5;
/**
 * Where a text that runs on without end is stopped, at the next paragraph. Short of it nothing is cut off to fit: the pass over
 * the whole asks for a shorter one.
 */
const most = 1.6;

/**
 * Gives the text in pieces, as draft text. A round is one answer with its own row: the first is the question itself; when
 * its answer breaks off or is too short, the next goes on after the last whole sentence; when it is wrong, the next (once)
 * says why. The rounds of a step read again give the same text, so a fresh process ends where the killed one was.
 */
export function askForText(
  asker: Asker,
  question: TextQuestion,
  call: EngineCall,
): AsyncGenerator<string, void, undefined> {
  return streamRounds<string>(call, (own, give) => askInRounds(asker, question, own, give));
}

async function askInRounds(
  { db, calls, model, contextTokens }: Asker,
  question: TextQuestion,
  call: EngineCall,
  give: (piece: string) => void,
): Promise<void> {
  const { promptName, promptVersion, language, works, wantedUnits } = question;
  const requestHash = hash([model, promptName, promptVersion, question.input]);
  const firstKey = question.isAnsweredAnew ? ownKeyOf(call) : await findFirstKey(db, call, requestHash);
  const text = new GrowingText(language, works, give);
  const rules = {
    ...question,
    names: question.names ?? { prefix: '', kept: [], elsewhere: [] },
    enoughUnits: boundOf(question, enough),
    maximumUnits: question.isLengthFree ? Number.POSITIVE_INFINITY : wantedUnits * most,
  };
  let messages = question.messages;
  let isRepaired = false;
  let continuations = 0;
  for (let round = 0; ; round += 1) {
    let reader: ProseReader | undefined;
    const answer = await calls.ask(
      {
        stepKey: roundKey(firstKey, round),
        requestHash: round === 0 ? requestHash : hash([requestHash, round]),
        ...{ promptName, promptVersion, messages, shape: null, call },
        mayBeEmpty: text.units > 0,
      },
      () => {
        reader = new ProseReader(rules, text);
        return reader;
      },
    );
    const verdict = judge(question, text, answer, reader);
    if (verdict.kind === 'complete') return;
    if (verdict.kind === 'unclear') throw new WishNotUnderstood('the model cannot make out what is wished for');
    const missingUnits = Math.max(0, wantedUnits - text.units);
    const roomTokens = roomToShow(question.messages, contextTokens, answerTokensFor(language, missingUnits));
    if ((verdict.kind === 'cut' || verdict.kind === 'short') && continuations < maximumContinuations) {
      continuations += 1;
      if (verdict.kind === 'cut') text.joinNext();
      messages = [
        ...question.messages,
        ...continueProse(language, {
          ...{ kind: verdict.kind, missingUnits, roomTokens },
          written: text.text,
          lastLine: question.lastLine !== undefined,
        }),
      ];
    } else if (verdict.kind === 'wrong' && !isRepaired) {
      isRepaired = true;
      messages = [
        ...question.messages,
        ...repairProse(language, {
          ...{ problem: verdict.problem, written: text.text, missingUnits, roomTokens },
          wrongAnswer: answer.text.slice(0, wrongAnswerMaximum),
        }),
      ];
    } else if (verdict.kind !== 'wrong' && verdict.kind !== 'refused' && text.units >= boundOf(question, least)) {
      return;
    } else {
      await refuseRounds(db, firstKey, round + 1, [problemOf(verdict)]);
    }
  }
}

const boundOf = ({ wantedUnits, isLengthFree }: TextQuestion, share: number): number =>
  isLengthFree ? 1 : Math.max(1, wantedUnits * share);

type Verdict =
  | { kind: 'complete' | 'unclear' | 'refused' }
  /** cut: breaks off. short: ends too early. stuck: ends too early again, without a word more. */
  | { kind: 'cut' | 'short' | 'stuck' }
  | { kind: 'wrong'; problem: ProseProblem };

function judge(question: TextQuestion, text: GrowingText, answer: ModelAnswer, reader?: ProseReader): Verdict {
  if (answer.finish === 'refused' || !reader) return { kind: 'refused' };
  if (answer.finish === 'stop' || (answer.finish === 'halted' && !reader.problem)) reader.finish();
  if (reader.isUnclear) return { kind: 'unclear' };
  if (reader.problem) return { kind: 'wrong', problem: reader.problem };
  if (text.units === 0) return { kind: 'wrong', problem: 'EMPTY' };
  const isEnded = answer.finish === 'stop' || answer.finish === 'halted';
  const hasLastLine = question.lastLine?.test(text.text) ?? true;
  const wanted = isEnded
    ? boundOf(question, enough)
    : question.isLengthFree
      ? Number.POSITIVE_INFINITY
      : question.wantedUnits;
  if (hasLastLine && text.units >= wanted) return { kind: 'complete' };
  if (!reader.hasGiven) return { kind: 'stuck' };
  return { kind: isEnded ? 'short' : 'cut' };
}

function problemOf(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'wrong':
      return { TALK: 'it speaks to the reader', LANGUAGE: 'it is in another language', EMPTY: 'it is empty' }[
        verdict.problem
      ];
    case 'refused':
      return 'the model refused to answer';
    default:
      return 'it is too short';
  }
}
