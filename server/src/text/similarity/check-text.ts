import type { CheckedText, TextToCheck } from './checked.ts';
import { choosePassages, mostOfCommon, mostPostings, replacePlaces } from './choose-passages.ts';
import type { Corpus, PassageId, Postings, TermPostings } from './corpus.ts';
import { type Found, judgeText } from './judge-text.ts';
import { type AskedSentence, type FollowedSentence, followLeads, listSentenceLeads, mostHolders } from './leads.ts';
import { type LoadedPassages, listPassageIds, openPassages } from './packed-passages.ts';
import { type Prepared, prepareText } from './prepared.ts';
import { findRepeated, type Repeated } from './repeated-inside.ts';
import { signedTerms } from './terms.ts';

/** What a corpus is asked for. */
export interface Questions {
  hashes: BigInt64Array;
  terms: BigInt64Array;
  /** Which of the terms each sentence gave. */
  sentences: AskedSentence[];
}

/**
 * What computes, without a corpus and without any state between: each may run in a thread of its own. All that goes in and comes out
 * can be copied between threads.
 */
export interface CheckPhases {
  ask(text: TextToCheck): Questions | Promise<Questions>;
  /** Nothing of it is asked of the corpus: it is done while the corpus answers. */
  repeat(text: TextToCheck): Repeated[] | Promise<Repeated[]>;
  follow(sentences: readonly AskedSentence[], terms: TermPostings): FollowedSentence[] | Promise<FollowedSentence[]>;
  /** The passages that were followed to, while the corpus still looks for copies: whoever judges in the same thread need not read them. */
  readAhead?(passages: LoadedPassages): void | Promise<void>;
  choose(postings: Postings): PassageId[] | Promise<PassageId[]>;
  judge(text: TextToCheck, found: Found, passages: readonly LoadedPassages[]): CheckedText | Promise<CheckedText>;
}

export function askCorpus(text: TextToCheck, prepared: Prepared = prepareText(text)): Questions {
  const { keys, sentences } = listSentenceLeads(text.text, prepared);
  return { hashes: prepared.hashes, terms: signedTerms(keys), sentences };
}

export const checkPhases: CheckPhases = {
  ask: askCorpus,
  repeat: findRepeated,
  follow: followLeads,
  choose: choosePassages,
  judge: (text, found, passages) => judgeText(text, found, openPassages(passages)),
};

/** Times as many places as were given: fewer more would hardly show another source. */
const worthAsking = 4;

/**
 * The places of all, a few of each; and then more of those that stand in many: one of them may be the only trace of a copy. Where so
 * many are common that each would get few more, these are phrases that everybody writes, and nothing more is asked for.
 */
async function findPlaces(corpus: Corpus, hashes: BigInt64Array): Promise<Postings> {
  const first = await corpus.findPostings(hashes, mostPostings);
  const given = new Int32Array(hashes.length);
  for (const index of first.asked) given[index] = (given[index] as number) + 1;
  const cut: number[] = [];
  for (let index = 0; index < hashes.length; index += 1)
    if ((first.counts[index] as number) > (given[index] as number)) cut.push(index);
  const most = Math.floor(mostOfCommon / Math.max(1, cut.length));
  if (cut.length === 0 || most < worthAsking * mostPostings) return first;
  const more = await corpus.findPostings(
    BigInt64Array.from(cut, (index) => hashes[index] as bigint),
    most,
  );
  return replacePlaces(first, more, cut);
}

/** Finds in a corpus what stands in a text. */
export async function checkText(
  text: TextToCheck,
  corpus: Corpus,
  phases: CheckPhases = checkPhases,
): Promise<CheckedText> {
  const { hashes, terms, sentences } = await phases.ask(text);
  // The layers side by side: what is found of one is read while the corpus is asked for the other.
  const [{ postings, chosen }, { followed, read }, repeated] = await Promise.all([
    findPlaces(corpus, hashes).then(async (postings) => ({ postings, chosen: await phases.choose(postings) })),
    followTerms(sentences, terms, corpus, phases),
    phases.repeat(text),
  ]);
  const ids = [...new Set([...chosen, ...passagesOf(followed)])];
  const more = await load(corpus, ids, new Set(listPassageIds(read)));
  return phases.judge(text, { postings, followed, repeated }, [read, more]);
}

async function load(corpus: Corpus, ids: PassageId[], known?: ReadonlySet<PassageId>): Promise<LoadedPassages> {
  if (ids.length === 0) return [];
  return corpus.loadPacked ? corpus.loadPacked(ids, known) : corpus.loadPassages(ids, known);
}

const passagesOf = (followed: readonly FollowedSentence[]): PassageId[] => followed.flatMap(({ passages }) => passages);

async function followTerms(
  sentences: readonly AskedSentence[],
  terms: BigInt64Array,
  corpus: Corpus,
  phases: CheckPhases,
): Promise<{ followed: FollowedSentence[]; read: LoadedPassages }> {
  const followed = await phases.follow(sentences, await corpus.findByTerms(terms, mostHolders));
  const read = await load(corpus, [...new Set(passagesOf(followed))]);
  await phases.readAhead?.(read);
  return { followed, read };
}
