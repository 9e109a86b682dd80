import type { Language } from '@yanmo/contract/languages';
import type { z } from 'zod';
import type { EngineCall } from '../engine.ts';
import {
  type Asker,
  findFirstKey,
  hash,
  maximumContinuations,
  refuseRounds,
  roundKey,
  streamRounds,
  wrongAnswerMaximum,
} from './answer-rounds.ts';
import type { AnswerShape, ChatMessage } from './chat.ts';
import { estimateTokens } from './cost.ts';
import { roomToShow } from './follow-up-room.ts';
import { JsonListReader, MalformedEntry } from './json-list-reader.ts';
import type { AnswerReader, ModelAnswer } from './model-calls.ts';
import { continueAfter, repairAfter } from './prompts/repair.ts';

/** A question whose answer is a list under one key, read and checked entry by entry while it arrives. */
export interface ListQuestion<Entry> {
  promptName: string;
  promptVersion: number;
  language: Language;
  /** All that decides the answer, without the random fences: the same input is the same question. */
  input: unknown;
  messages: readonly ChatMessage[];
  shape: AnswerShape;
  key: string;
  entry: z.ZodType<Entry>;
  /** Two entries with the same identity are one; the second is dropped. */
  identify(entry: Entry): string;
  minimum: number;
  maximum: number;
  /** Characters of an answer, where a longer one can only run on without end. */
  longest?: number;
}

const reportedProblems = 20;
/** What a further round is given room to answer, at least in tokens, at most as a share of the context. */
const leastRest = 400;
const mostRest = 0.35;

/** Told of the entry that is being written, under the place it will have: as far as it is there, or null when it is taken back. */
export type OnGrowing = (place: number, partial: unknown) => void;

/**
 * Gives each entry as soon as it is whole and right. A round is one answer with its own row: the first is the question
 * itself; when its answer breaks off, the next asks for what is missing; when it is wrong, the next (once) shows the
 * mistakes. The rounds of a step read again give the same entries, so a fresh process ends where the killed one was.
 */
export function askForList<Entry>(
  asker: Asker,
  question: ListQuestion<Entry>,
  call: EngineCall,
  onGrowing?: OnGrowing,
): AsyncGenerator<Entry, void, undefined> {
  return streamRounds<Entry>(call, (own, give) => askInRounds(asker, question, own, { give, onGrowing }));
}

async function askInRounds<Entry>(
  { db, calls, model, contextTokens }: Asker,
  question: ListQuestion<Entry>,
  call: EngineCall,
  told: ToldOfList<Entry>,
): Promise<void> {
  const { promptName, promptVersion, shape } = question;
  const requestHash = hash([model, promptName, promptVersion, question.input]);
  const firstKey = await findFirstKey(db, call, requestHash);
  const list = new GrowingList(question, told);
  let messages = question.messages;
  let isRepaired = false;
  let continuations = 0;
  // What is still to come is about as long as what came and cannot be used; of an answer that broke off, half as long again.
  const roomLeft = (kind: 'cut' | 'wrong', text: string): number => {
    const came = estimateTokens(text);
    const rest = kind === 'cut' ? came / 2 : came - estimateTokens(JSON.stringify(list.raw));
    return roomToShow(question.messages, contextTokens, Math.min(Math.max(leastRest, rest), contextTokens * mostRest));
  };
  for (let round = 0; ; round += 1) {
    let reader: EntryReader<Entry> | undefined;
    const answer = await calls.ask(
      {
        stepKey: roundKey(firstKey, round),
        requestHash: round === 0 ? requestHash : hash([requestHash, round]),
        promptName,
        promptVersion,
        messages,
        shape,
        call,
      },
      () => {
        list.takeBack();
        reader = new EntryReader(question, list);
        return reader;
      },
    );
    list.takeBack();
    const verdict = judge(question, list, answer, reader);
    if (verdict.kind === 'complete') return;
    if (verdict.kind === 'cut' && continuations < maximumContinuations) {
      continuations += 1;
      messages = [
        ...question.messages,
        ...continueAfter(question.language, question.key, list.raw, roomLeft(verdict.kind, answer.text)),
      ];
    } else if (verdict.kind !== 'refused' && !isRepaired) {
      isRepaired = true;
      messages = [
        ...question.messages,
        ...repairAfter(question.language, {
          wrongAnswer: answer.text.slice(0, wrongAnswerMaximum),
          problems: verdict.problems,
          keptCount: list.raw.length,
          roomTokens: roomLeft(verdict.kind, answer.text),
        }),
      ];
    } else {
      await refuseRounds(db, firstKey, round + 1, verdict.problems);
    }
  }
}

interface ToldOfList<Entry> {
  give(entry: Entry): void;
  onGrowing: OnGrowing | undefined;
}

/** What all rounds together have given. */
class GrowingList<Entry> {
  readonly raw: unknown[] = [];
  readonly #question: ListQuestion<Entry>;
  readonly #told: ToldOfList<Entry>;
  readonly #identities = new Set<string>();
  #isGrowing = false;

  constructor(question: ListQuestion<Entry>, told: ToldOfList<Entry>) {
    this.#question = question;
    this.#told = told;
  }

  get isFull(): boolean {
    return this.raw.length >= this.#question.maximum;
  }

  /** False for an entry that is there already. */
  add(entry: Entry, raw: unknown): boolean {
    const identity = this.#question.identify(entry);
    if (this.#identities.has(identity)) {
      this.takeBack();
      return false;
    }
    this.#identities.add(identity);
    this.raw.push(raw);
    this.#isGrowing = false;
    this.#told.give(entry);
    return true;
  }

  grow(json: JsonListReader): void {
    if (!this.#told.onGrowing || this.isFull) return;
    const partial = json.takeGrowing();
    if (partial === undefined) return;
    this.#isGrowing = true;
    this.#told.onGrowing(this.raw.length, partial);
  }

  /** What grew will not become an entry. */
  takeBack(): void {
    if (!this.#isGrowing) return;
    this.#isGrowing = false;
    this.#told.onGrowing?.(this.raw.length, null);
  }
}

class EntryReader<Entry> implements AnswerReader {
  readonly #question: ListQuestion<Entry>;
  readonly #list: GrowingList<Entry>;
  readonly #json: JsonListReader;
  #isDone = false;
  #length = 0;
  problems: string[] = [];
  hasGiven = false;

  constructor(question: ListQuestion<Entry>, list: GrowingList<Entry>) {
    this.#question = question;
    this.#list = list;
    this.#json = new JsonListReader(question.key);
  }

  get isWhole(): boolean {
    return this.#json.isClosed;
  }

  get endsBetweenEntries(): boolean {
    return this.#json.isBetweenEntries;
  }

  push(text: string): boolean {
    if (this.#isDone) return false;
    this.#length += text.length;
    if (this.#length > (this.#question.longest ?? Number.POSITIVE_INFINITY)) {
      return this.#reject(['runs on without end; be briefer']);
    }
    try {
      for (const raw of this.#json.push(text)) if (!this.#read(raw)) return false;
    } catch (error) {
      if (!(error instanceof MalformedEntry)) throw error;
      return this.#reject([`is not JSON: ${error.message}`]);
    }
    this.#list.grow(this.#json);
    return true;
  }

  #read(raw: unknown): boolean {
    const parsed = this.#question.entry.safeParse(raw);
    if (!parsed.success) {
      // A list that is full needs no more: not even a mistake in what comes after it matters.
      if (this.#list.isFull) return this.#stop();
      return this.#reject(
        parsed.error.issues.slice(0, reportedProblems).map(({ path, message }) => `${path.join('.')}: ${message}`),
      );
    }
    // The stream is read on to its end, where the usage is; it is cut only when it goes on beyond what was asked for.
    if (this.#list.isFull) return this.#stop();
    if (this.#list.add(parsed.data, raw)) this.hasGiven = true;
    return true;
  }

  #reject(problems: readonly string[]): boolean {
    const place = `${this.#question.key}[${this.#list.raw.length}]`;
    this.problems = problems.map((problem) => `${place} ${problem}`);
    this.#list.takeBack();
    return this.#stop();
  }

  #stop(): false {
    this.#isDone = true;
    return false;
  }
}

type Verdict =
  | { kind: 'complete' }
  /** cut: good as far as it goes. wrong: has a mistake. refused: the model does not want to answer. */
  | { kind: 'cut' | 'wrong' | 'refused'; problems: string[] };

function judge<Entry>(
  question: ListQuestion<Entry>,
  list: GrowingList<Entry>,
  answer: ModelAnswer,
  reader: EntryReader<Entry> | undefined,
): Verdict {
  if (list.isFull) return { kind: 'complete' };
  if (answer.finish === 'refused' || !reader) return { kind: 'refused', problems: ['the model refused to answer'] };
  if (reader.problems.length > 0) return { kind: 'wrong', problems: reader.problems };
  const hasEnough = list.raw.length >= question.minimum;
  const isEnded = reader.isWhole || (answer.finish === 'stop' && reader.endsBetweenEntries);
  if (isEnded && hasEnough) return { kind: 'complete' };
  if (isEnded) {
    return {
      kind: 'wrong',
      problems: [`${question.key}: has ${list.raw.length} entries; at least ${question.minimum} are wanted`],
    };
  }
  const place = `${question.key}[${list.raw.length}]`;
  if (answer.finish === 'stop') {
    return { kind: 'wrong', problems: [`${place} is not JSON: quotation marks or brackets do not match`] };
  }
  return {
    kind: reader.hasGiven ? 'cut' : 'wrong',
    problems: [`${place} the answer breaks off before the list ends; be briefer`],
  };
}
