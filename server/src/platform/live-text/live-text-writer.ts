import { randomUUID } from 'node:crypto';
import type { Config } from '../../config.ts';
import { createPool, type Tx } from '../database/database.ts';
import type { Logger } from '../logger.ts';
import { commonLength, type Delta, isFirstHalf, storable } from './live-text.ts';
import {
  beginLiveText,
  type Checkpoint,
  dropDeltas,
  keepCheckpoints,
  listOpenTexts,
  tellDeltas,
} from './live-text-store.ts';

const keepEveryMs = 1_000;
const retryMs = 500;
/**
 * So many grow at the pace that is configured. Each of more costs its reader a write whenever it is told, which is most of what a process
 * does then: with twice as many each is told half as often, down to some five times a second, and its reader still sees words come. They
 * take turns, batch by batch, so that nobody's first words wait until all of them are told.
 */
const textsAtFullPace = 40;
const slowestPaceMs = 200;
/** Of one statement, in characters: a huge text must not keep the others waiting. */
const toldAtOnce = 500_000;
/** Some milliseconds of the database's time; between two of them, what is due is told. */
const keptAtOnce = 30_000;

export interface LiveTextStream {
  append(text: string): Promise<void>;
  /** The whole text anew; only what differs is told. */
  replace(text: string): Promise<void>;
  /** Tells what is left; null when there was no text. Readers who have come to this number have all of it. */
  settle(): Promise<{ text: string; generation: number; seq: number } | null>;
  /** All of it, told or not, for whoever puts it where it belongs at once: nothing more is told of it. */
  take(): string;
  /** Its text stands elsewhere now. */
  end(): void;
  /** Keeps the text for readers until another writer begins it again, or somebody ends it. */
  leave(): Promise<void>;
}

export interface NewLiveText {
  topic: string;
  part: string;
  generation: number;
  /**
   * A transaction that proves that this writer has the right to write it; throws otherwise. Called with the first words. Left out, the
   * text was opened with what it belongs to (`openLiveText`).
   */
  begin?(write: (tx: Tx) => Promise<void>): Promise<void>;
  /** Somebody ended it, or began a later generation: within a second, whether or not there is anything to tell. */
  onLost(): void;
}

export interface LiveTextWriter {
  open(text: NewLiveText): LiveTextStream;
  /** Keeps what is open. */
  stop(): Promise<void>;
}

interface OpenText extends Pick<NewLiveText, 'topic' | 'part' | 'generation' | 'onLost'> {
  text: string;
  /** What readers have by the number `seq`; of it, only so much is still right. */
  told: string;
  rightLength: number;
  seq: number;
  keptSeq: number;
  /** A statement failed, and nobody knows whether it was done: only the whole text under a new number can follow. */
  isUnsure: boolean;
  /** Its first words are on their way, apart from the batches. */
  isSpeaking: boolean;
  /** When it may be told next. */
  dueAt: number;
}

/**
 * What a process writes, told in batches: commits that notify wait for each other in the whole database, so there is one in
 * LIVE_TEXT_BATCH_MS, however many texts grow, on a connection of its own. The first words of a text go at once: somebody waits for them. What is told is not flushed to disk; a crash of the
 * database can lose it, and the next checkpoint brings it back.
 */
export function createLiveTextWriter(options: {
  databaseUrl: string;
  config: Pick<Config, 'liveTextBatchMs'>;
  logger: Logger;
  /** What stands in the table now, for readers in the same process. */
  onTold?(deltas: readonly Delta[]): void;
}): LiveTextWriter {
  const { logger, onTold = () => {} } = options;
  const batchMs = options.config.liveTextBatchMs;
  const writer = randomUUID();
  // One for the batches, one for first words, which do not wait for them.
  const pool = createPool(options.databaseUrl, 2, logger, {
    name: 'yanmo-texts',
    startWith: '-c synchronous_commit=off',
  });
  const texts = new Set<OpenText>();
  const paceMs = (): number => Math.max(batchMs, Math.min(slowestPaceMs, (batchMs * texts.size) / textsAtFullPace));
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let timerAt = 0;
  let tellAt = 0;
  let keepAt = 0;
  let lastId: number | null = null;

  const hasNews = ({ text, told, rightLength, isUnsure, isSpeaking }: OpenText) =>
    !isUnsure && !isSpeaking && (rightLength < told.length || text.length > told.length);

  function lose(text: OpenText): void {
    if (texts.delete(text)) text.onLost();
  }

  function passed(id: number | null): void {
    if (id !== null) lastId = Math.max(id, lastId ?? id);
  }

  /** What nobody has told yet, as if it were done: what is replaced while the statement runs is counted from here. */
  function takeDelta(text: OpenText): Delta {
    const { topic, part, generation, rightLength, seq } = text;
    text.told = text.text;
    text.rightLength = text.text.length;
    text.seq = seq + 1;
    // A little earlier than that: a timer is never early, and it would wait for a batch more.
    text.dueAt = performance.now() + paceMs() - batchMs / 2;
    return [topic, part, generation, seq + 1, rightLength, text.text.slice(rightLength)];
  }

  async function speak(text: OpenText): Promise<void> {
    text.isSpeaking = true;
    try {
      const delta = takeDelta(text);
      const { outcomes, lastId: id } = await tellDeltas(pool, writer, [delta]);
      passed(id);
      if (outcomes[0] === 'TOLD') onTold([delta]);
      if (outcomes[0] === 'LOST') lose(text);
      // Its number may stand in a checkpoint by now: it is not given twice.
      if (outcomes[0] === 'BUSY') text.isUnsure = true;
    } catch (error) {
      logger.warn({ err: error }, 'cannot tell the first words of a text now');
      text.isUnsure = true;
    } finally {
      text.isSpeaking = false;
    }
    if (texts.has(text) && hasNews(text)) wake(true);
  }

  /** `isAll`: whether or not it is their turn. */
  async function tell(isAll = false): Promise<void> {
    const news: { text: OpenText; before: Pick<OpenText, 'told' | 'rightLength' | 'seq'>; delta: Delta }[] = [];
    const now = performance.now();
    let characters = 0;
    for (const text of texts) {
      if (!hasNews(text) || (text.dueAt > now && !isAll)) continue;
      const { told, rightLength, seq } = text;
      characters += text.text.length - rightLength;
      if (news.length > 0 && characters > toldAtOnce) break;
      news.push({ text, before: { told, rightLength, seq }, delta: takeDelta(text) });
    }
    if (news.length === 0) return;
    const result = await tellDeltas(
      pool,
      writer,
      news.map(({ delta }) => delta),
    );
    passed(result.lastId);
    onTold(news.filter((_, index) => result.outcomes[index] === 'TOLD').map(({ delta }) => delta));
    for (const [index, { text, before }] of news.entries()) {
      const outcome = result.outcomes[index];
      if (outcome === 'LOST') lose(text);
      if (outcome === 'BUSY') {
        Object.assign(text, { ...before, rightLength: Math.min(before.rightLength, text.rightLength) });
      }
    }
  }

  async function keep(): Promise<void> {
    const upToId = lastId;
    let isAllKept = true;
    let batch: { text: OpenText; checkpoint: Checkpoint }[] = [];
    let characters = 0;
    const keepBatch = async () => {
      if (batch.length === 0) return;
      const done = batch;
      batch = [];
      characters = 0;
      const outcomes = await keepCheckpoints(
        pool,
        done.map(({ checkpoint }) => checkpoint),
      );
      for (const [index, { text, checkpoint }] of done.entries()) {
        if (outcomes[index] === 'LOST') lose(text);
        else if (outcomes[index] === 'BUSY') isAllKept = false;
        else {
          text.keptSeq = checkpoint.seq;
          if (checkpoint.isNews) text.isUnsure = false;
        }
      }
      await tellWhenDue();
    };
    const silent: OpenText[] = [];
    for (const text of [...texts]) {
      if (!texts.has(text)) continue;
      // Its row would be held by both, and its first words would wait for the next second.
      if (text.isSpeaking) {
        isAllKept = false;
        continue;
      }
      if (text.isUnsure) {
        Object.assign(text, { told: text.text, rightLength: text.text.length, seq: text.seq + 1 });
      }
      const { topic, part, generation, seq, told, isUnsure } = text;
      if (seq === text.keptSeq) {
        silent.push(text);
        continue;
      }
      batch.push({ text, checkpoint: { topic, part, generation, seq, text: told, isNews: isUnsure } });
      characters += told.length;
      if (characters > keptAtOnce) await keepBatch();
    }
    await keepBatch();
    if (upToId !== null && isAllKept) {
      await dropDeltas(pool, writer, upToId);
      if (lastId === upToId) lastId = null;
      await tellWhenDue();
    }
    if (silent.length === 0) return;
    const isOpen = await listOpenTexts(pool, silent);
    for (const [index, text] of silent.entries()) if (!isOpen[index]) lose(text);
  }

  async function tellWhenDue(): Promise<void> {
    if (performance.now() < tellAt) return;
    tellAt = performance.now() + batchMs;
    await tell();
  }

  async function pass({ keepsNow = false } = {}): Promise<void> {
    const now = performance.now();
    tellAt = now + batchMs;
    try {
      await tell(keepsNow);
      if (keepsNow || now >= keepAt) {
        await keep();
        keepAt = now + keepEveryMs;
      }
    } catch (error) {
      logger.warn({ err: error }, 'cannot tell of growing texts now');
      for (const text of texts) text.isUnsure = true;
      tellAt = now + retryMs;
      keepAt = tellAt;
    }
  }

  /** One after another: the numbers of a text are given in order. */
  function passNow(how?: { keepsNow: boolean }): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    running = running.then(() => pass(how)).finally(() => wake());
    return running;
  }

  function wake(hasAny = [...texts].some(hasNews)): void {
    if (texts.size === 0) return;
    const dueAt = hasAny ? Math.min(tellAt, keepAt) : keepAt;
    if (timer && timerAt <= dueAt) return;
    clearTimeout(timer);
    timerAt = dueAt;
    timer = setTimeout(passNow, Math.max(0, dueAt - performance.now()));
  }

  function open({ begin, ...given }: NewLiveText): LiveTextStream {
    const seq = begin ? 0 : 1;
    const own: OpenText = {
      ...{
        ...given,
        text: '',
        told: '',
        rightLength: 0,
        seq,
        keptSeq: seq,
        isUnsure: false,
        isSpeaking: false,
        dueAt: 0,
      },
    };
    let beginning: Promise<void> | undefined;
    let isBegun = !begin;
    let speaking: Promise<void> | undefined;
    /** The first half of a character whose second comes with the next words. */
    let half = '';

    function join(): void {
      if (texts.size === 0) keepAt = performance.now() + keepEveryMs;
      texts.add(own);
    }

    async function beginNow(): Promise<void> {
      const { topic, part, generation, text } = own;
      try {
        await begin?.(async (tx) => {
          if (!(await beginLiveText(tx, { topic, part, generation, text })))
            throw new Error('a later writer has the text');
        });
      } finally {
        beginning = undefined;
      }
      isBegun = true;
      // What was replaced meanwhile may be right for less than all of it.
      Object.assign(own, { told: text, rightLength: commonLength(text, own.text), seq: 1, keptSeq: 1 });
      join();
    }

    function endHalf(): void {
      if (half !== '') own.text += '\ufffd';
      half = '';
    }

    async function take(isWhole: boolean, given: string): Promise<void> {
      const joined = isWhole ? given : half + given;
      half = isFirstHalf(joined.charCodeAt(joined.length - 1)) ? joined.slice(-1) : '';
      const text = storable(half === '' ? joined : joined.slice(0, -1));
      if (isWhole) {
        own.rightLength = Math.min(own.rightLength, commonLength(own.text, text));
        own.text = text;
      } else own.text += text;
      // Of an earlier generation words may stand there: to have none is to take them back.
      if (!isBegun && (own.text !== '' || (isWhole && own.generation > 1))) {
        beginning ??= beginNow();
        await beginning;
      }
      if (!hasNews(own) || !texts.has(own)) return;
      // Of one that was begun with words, these were the first.
      if (begin || speaking) wake(true);
      else speaking = speak(own);
    }

    if (isBegun) {
      join();
      wake(false);
    }

    return {
      append: (text) => take(false, text),
      replace: (text) => take(true, text),
      async settle() {
        endHalf();
        if (!isBegun) return null;
        await speaking;
        own.dueAt = 0;
        await passNow();
        const { text, generation, seq, isUnsure } = own;
        // Of a number that nobody knows, nobody has all.
        return { text, generation, seq: isUnsure || hasNews(own) ? seq + 1 : seq };
      },
      take() {
        endHalf();
        texts.delete(own);
        return own.text;
      },
      end() {
        texts.delete(own);
      },
      async leave() {
        if (!texts.has(own)) return;
        await speaking;
        await passNow({ keepsNow: true });
        texts.delete(own);
      },
    };
  }

  return {
    open,
    async stop() {
      if (texts.size > 0) await passNow({ keepsNow: true });
      texts.clear();
      clearTimeout(timer);
      await running;
      await pool.end();
    },
  };
}
