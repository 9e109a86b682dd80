import type { CheckedText, TextToCheck } from './checked.ts';
import { type ChosenPassages, choosePassages, mostOfCommon, mostPostings, replacePlaces } from './choose-passages.ts';
import type { Corpus, LoadedPassages, PassageId, Postings, TermPostings } from './corpus.ts';
import { type Found, judgeText } from './judge-text.ts';
import { type AskedSentence, type FollowedSentence, followLeads, listSentenceLeads, mostHolders } from './leads.ts';
import type { PackedCopies } from './packed-copies.ts';
import { openPassages } from './packed-passages.ts';
import { type AskedPlaces, columnsOf, type PreparedColumns, prepareText, type ReadText, readText } from './prepared.ts';
import { findRepeated, type Repeated } from './repeated-inside.ts';
import { signedTerms } from './terms.ts';

/** By what the sentences of a text may be found in other words. */
export interface AskedTerms {
  terms: BigInt64Array;
  /** Which of the terms each sentence gave. */
  sentences: AskedSentence[];
}

/** In what copies are looked for. */
export interface Looked {
  postings: Postings;
  passedOver: readonly PassageId[];
  passages: readonly LoadedPassages[];
}

/**
 * What computes, without a corpus and without any state between: each may run in a thread of its own. All that goes in and comes out
 * can be copied between threads.
 */
export interface CheckPhases {
  ask(text: TextToCheck): PreparedColumns | Promise<PreparedColumns>;
  /** Needs nothing of what is asked: both may be done at once. */
  lead(text: TextToCheck): AskedTerms | Promise<AskedTerms>;
  /** Nothing of it is asked of the corpus, and only the end of a check needs it. */
  repeat(text: TextToCheck): Repeated[] | Promise<Repeated[]>;
  /** What the end of a check needs of the text alone, while the corpus is asked; it belongs to the thread that asked. */
  readOwn?(): void | Promise<void>;
  follow(sentences: readonly AskedSentence[], terms: TermPostings): FollowedSentence[] | Promise<FollowedSentence[]>;
  /** The passages that were followed to, while the others are loaded: whoever judges in the same thread need not read them. */
  readAhead?(passages: LoadedPassages): void | Promise<void>;
  choose(postings: Postings, places: AskedPlaces): ChosenPassages | Promise<ChosenPassages>;
  /** Whether so many places are worth being looked through in parts, side by side. */
  isParted?(asked: PreparedColumns, postings: Postings): boolean;
  /** Looks for copies in parts, once the passages that were followed to are read. */
  copy?(asked: PreparedColumns, where: Looked, reading: Promise<unknown>): Promise<PackedCopies>;
  /** Judges what was found in parts, while it is looked for what the text says twice; null where what was remembered of it is lost. */
  close?(text: TextToCheck, found: Closed, repeating: Promise<Repeated[]>): Promise<CheckedText | null>;
  judge(text: TextToCheck, found: Found, passages: readonly LoadedPassages[]): CheckedText | Promise<CheckedText>;
}

/** What is left to be judged by once copies were looked for. */
export interface Closed {
  followed: readonly FollowedSentence[];
  copied: PackedCopies;
}

export function listAskedTerms(text: TextToCheck, read: ReadText = readText(text)): AskedTerms {
  const { keys, sentences } = listSentenceLeads(text.text, read);
  return { terms: signedTerms(keys), sentences };
}

export const checkPhases: CheckPhases = {
  ask: (text) => columnsOf(prepareText(text)),
  lead: (text) => listAskedTerms(text),
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
  // The layers side by side, and neither behind the other.
  const asking = Promise.resolve(phases.ask(text));
  const leading = Promise.resolve(phases.lead(text));
  const placing = asking.then(({ hashes }) => findPlaces(corpus, hashes));
  const readingOwn = asking.then(() => phases.readOwn?.());
  const finding = leading.then(({ terms }) => corpus.findByTerms(terms, mostHolders));
  // Neither is begun while the thread that it belongs to is still at the last: it would go to the other, which knows nothing of it.
  const following = Promise.all([leading, finding, readingOwn]).then(([{ sentences }, terms]) =>
    phases.follow(sentences, terms),
  );
  const choosing = Promise.all([placing, asking, leading]).then(([postings, asked]) =>
    phases.choose(postings, placesOf(asked)),
  );
  const loadOthers = loadOnce(corpus);
  const loading = choosing.then(({ read }) => loadOthers(read));
  // Where the places of a passage are known, so that its neighbours are loaded, too.
  const loadingLed = Promise.all([following, placing]).then(([followed]) => loadOthers(passagesOf(followed)));
  const reading = loadingLed.then((led) => phases.readAhead?.(led));
  const parting = Promise.all([asking, placing]).then(
    ([asked, postings]) => phases.isParted?.(asked, postings) ?? false,
  );
  const copying = Promise.all([parting, asking, placing, choosing, loading, loadingLed]).then(
    ([isParted, asked, postings, { passedOver }, ...passages]) =>
      isParted ? (phases.copy?.(asked, { postings, passedOver, passages }, reading) ?? null) : null,
  );
  // In parts, beside the end of the check, for which one thread is enough; else while passages are loaded, and nobody computes.
  const repeating = Promise.all([parting, choosing, following])
    .then(([isParted]) => (isParted ? copying : null))
    .then(() => phases.repeat(text));
  // Whoever waits for it may have heard of another failure first.
  repeating.catch(() => undefined);
  const [postings, { passedOver }, followed, passages, copied] = await Promise.all([
    placing,
    choosing,
    following,
    Promise.all([loading, loadingLed]),
    copying,
    reading,
  ]);
  const closed = copied && (await phases.close?.(text, { followed, copied }, repeating));
  return closed ?? phases.judge(text, { postings, passedOver, followed, repeated: await repeating }, passages);
}

/** Without what choosing does not need. */
const placesOf = ({ hashes, sizes, places, firstPlaces, arounds }: AskedPlaces): AskedPlaces => ({
  ...{ hashes, sizes, places, firstPlaces, arounds },
});

async function load(corpus: Corpus, ids: PassageId[], known?: ReadonlySet<PassageId>): Promise<LoadedPassages> {
  if (ids.length === 0) return [];
  return corpus.loadPacked ? corpus.loadPacked(ids, known) : corpus.loadPassages(ids, known);
}

/** What both layers found is loaded for the one that was answered first. */
function loadOnce(corpus: Corpus) {
  const loaded = new Set<PassageId>();
  return (ids: readonly PassageId[]): Promise<LoadedPassages> => {
    const others = ids.filter((id) => !loaded.has(id));
    for (const id of others) loaded.add(id);
    return load(corpus, others);
  };
}

const passagesOf = (followed: readonly FollowedSentence[]): PassageId[] => [
  ...new Set(followed.flatMap(({ passages }) => passages)),
];
