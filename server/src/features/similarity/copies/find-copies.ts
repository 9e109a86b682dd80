import type { Language } from '@yanmo/contract/languages';
import type { Platform } from '../../../platform/platform.ts';
import { halfOfCores } from '../../../platform/threads/size-by-machine.ts';
import { defineTask } from '../../../platform/threads/task.ts';
import { cleanCounted } from '../../../text/clean-counted.ts';
import { guessLanguage } from '../../../text/guess-language.ts';
import type { Copies } from '../../../text/measuring/measure-text.ts';
import { type ChosenPassages, mostPostings } from '../../../text/similarity/choose-passages.ts';
import type { AskedPlaces } from '../../../text/similarity/prepared.ts';
import type { Span } from '../../../text/span.ts';
import { createCorpus } from '../index/corpus.ts';
import { listFilledKinds } from '../index/shelf-store.ts';
import { listSources } from '../index/source-store.ts';
import type { CopiesAnswer, CopiesQuestion, FoundCopy } from './copies-worker.ts';

const task = defineTask<CopiesQuestion, CopiesAnswer>({
  name: 'find-copies',
  module: new URL('./copies-worker.ts', import.meta.url),
  line: { name: 'find-copies', atOnce: halfOfCores, mostWaiting: 200 },
  limits: { timeoutMs: 30_000, memoryMb: 512 },
  countsProcessor: true,
});

/** Without an answer by then the measurement says that it looked within the text only. */
const hurriedMs = 1_500;
/** What is paid for is worth a longer wait: it is measured before and after, and both times against the same. */
const patienceMs = 30_000;

export interface CopiesRequest {
  text: string;
  language?: Language | undefined;
  userId: string | null;
  signal?: AbortSignal | undefined;
  /** Among work that nobody looks at, the highest first; left out, somebody waits. */
  turn?: number | undefined;
  isHurried?: boolean | undefined;
}

/**
 * What of a text stands in the works of the library and in papers of others, word for word, for its repetition rate; places are those of
 * the text without invisible characters. A kind that holds no text, or could not be asked in time, is none that it was compared with.
 */
export function createFindCopies({ db, threads, logger }: Pick<Platform, 'db' | 'threads' | 'logger'>) {
  async function find({ text: given, language, userId, turn }: CopiesRequest, signal: AbortSignal, timeoutMs: number) {
    const kinds = await listFilledKinds(db, { userId, among: ['LIBRARY', 'SITE'] });
    if (kinds.size === 0) return [];
    const { text: clean } = cleanCounted(given);
    const text = { text: clean, language: language ?? guessLanguage(clean), paragraphs: [] };
    const run = async <Answer extends CopiesAnswer>(question: CopiesQuestion) =>
      (await threads.run(task, question, { turn, signal })) as Answer;
    const corpus = await createCorpus(db, { userId, among: ['LIBRARY', 'SITE'], timeoutMs });
    const places = await run<AskedPlaces>({ phase: 'ask', text });
    signal.throwIfAborted();
    const postings = await corpus.findPostings(places.hashes, mostPostings);
    signal.throwIfAborted();
    const { read, passedOver } =
      postings.asked.length === 0
        ? { read: [], passedOver: [] }
        : await run<ChosenPassages>({ phase: 'choose', postings, places });
    const passages = read.length === 0 ? [] : await corpus.loadPassages(read);
    signal.throwIfAborted();
    const found =
      passages.length === 0 ? [] : await run<FoundCopy[]>({ phase: 'find', text, postings, passedOver, passages });
    const sources = await listSources(db, [...new Set(found.map(({ sourceId }) => sourceId))]);
    const isOfSite = new Set(sources.flatMap(({ id, kind }) => (kind === 'SITE' ? [id] : [])));
    const spansOf = (isWanted: (copy: FoundCopy) => boolean): Span[] =>
      found.filter(isWanted).map(({ start, end }) => ({ start, end }));
    const copies: Copies[] = [];
    if (kinds.has('LIBRARY') || kinds.has('OWN_LIBRARY')) {
      copies.push({ among: 'LIBRARY', spans: spansOf(({ sourceId }) => !isOfSite.has(sourceId)) });
    }
    if (kinds.has('SITE')) copies.push({ among: 'SITE', spans: spansOf(({ sourceId }) => isOfSite.has(sourceId)) });
    return copies;
  }

  return async (request: CopiesRequest): Promise<Copies[]> => {
    const timeoutMs = request.isHurried ? hurriedMs : patienceMs;
    const late = AbortSignal.timeout(timeoutMs);
    const signal = request.signal ? AbortSignal.any([request.signal, late]) : late;
    const { promise: tooLate, reject } = Promise.withResolvers<never>();
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    try {
      return await Promise.race([find(request, signal, timeoutMs), tooLate]);
    } catch (error) {
      request.signal?.throwIfAborted();
      logger.warn({ err: error }, 'a text was not compared with others');
      return [];
    } finally {
      signal.removeEventListener('abort', stop);
    }
  };
}
