import type { CheckedText, TextToCheck } from './checked.ts';
import { choosePassages, mostOfCommon, mostPostings, replacePlaces } from './choose-passages.ts';
import type { Corpus, Passage, PassageId, Postings, TermPostings } from './corpus.ts';
import { type Found, judgeText } from './judge-text.ts';
import { type AskedSentence, type FollowedSentence, followLeads, listSentenceLeads, mostHolders } from './leads.ts';
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

/** What it answered. */
export interface Answers {
  postings: Postings;
  terms: TermPostings;
}

/** What is to be read, and for what. */
export interface Choice {
  passages: PassageId[];
  followed: FollowedSentence[];
}

/**
 * What computes, without a corpus and without any state between: each may run in a thread of its own. All that goes in and comes out
 * can be copied between threads.
 */
export interface CheckPhases {
  ask(text: TextToCheck): Questions | Promise<Questions>;
  /** Nothing of it is asked of the corpus: it is done while the corpus answers. */
  repeat(text: TextToCheck): Repeated[] | Promise<Repeated[]>;
  choose(sentences: readonly AskedSentence[], answers: Answers): Choice | Promise<Choice>;
  judge(text: TextToCheck, found: Found, passages: readonly Passage[]): CheckedText | Promise<CheckedText>;
}

export function askCorpus(text: TextToCheck, prepared: Prepared = prepareText(text)): Questions {
  const { keys, sentences } = listSentenceLeads(text.text, prepared);
  return { hashes: prepared.hashes, terms: signedTerms(keys), sentences };
}

export function chooseAnswered(sentences: readonly AskedSentence[], { postings, terms }: Answers): Choice {
  const followed = followLeads(sentences, terms);
  const passages = new Set(choosePassages(postings));
  for (const { passages: ids } of followed) for (const id of ids) passages.add(id);
  return { passages: [...passages], followed };
}

export const checkPhases: CheckPhases = {
  ask: askCorpus,
  repeat: findRepeated,
  choose: chooseAnswered,
  judge: judgeText,
};

/**
 * The places of all, a few of each; and then more of those that stand in many: one of them may be the only trace of a copy. Where all
 * are common, there is nothing more to ask for.
 */
async function findPlaces(corpus: Corpus, hashes: BigInt64Array): Promise<Postings> {
  const first = await corpus.findPostings(hashes, mostPostings);
  const given = new Int32Array(hashes.length);
  for (const index of first.asked) given[index] = (given[index] as number) + 1;
  const cut = [...first.counts.keys()].filter((index) => (first.counts[index] as number) > (given[index] as number));
  const most = Math.floor(mostOfCommon / Math.max(1, cut.length));
  if (cut.length === 0 || most <= mostPostings) return first;
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
  const [postings, holders, repeated] = await Promise.all([
    findPlaces(corpus, hashes),
    corpus.findByTerms(terms, mostHolders),
    phases.repeat(text),
  ]);
  const { passages: ids, followed } = await phases.choose(sentences, { postings, terms: holders });
  return phases.judge(text, { postings, followed, repeated }, ids.length === 0 ? [] : await corpus.loadPassages(ids));
}
