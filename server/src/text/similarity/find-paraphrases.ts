import { NumberTable } from '../comparing/number-table.ts';
import type { Passage, PassageId } from './corpus.ts';
import type { FollowedSentence } from './leads.ts';
import type { Prepared } from './prepared.ts';
import { Region } from './regions.ts';
import {
  cutTerms,
  joinSentences,
  type KnownTerms,
  type NumberedTerms,
  numberTerms,
  rarityOfTerms,
  type TermedSentence,
  type TermedText,
  TermWeights,
} from './sentence-terms.ts';
import { StretchIndex } from './stretch-index.ts';
import { listTerms } from './terms.ts';

/** A stretch of the text that says what a stretch of a source says; places in tokens. */
export interface Paraphrase {
  region: Region;
  from: number;
  to: number;
  first: number;
  last: number;
  similarity: number;
}

const leastLikeness = 0.34;
const leastShared = 2.1;
/** Next to a sentence that is like a source, another one is believed sooner. */
const leastBeside = 0.25;
const leastSharedBeside = 1;
/** Of a sentence that is a copy already. */
const mostCopied = 0.5;
/** Terms of a stretch of a source: a heading is like many sentences. */
const leastTerms = 5;

/** Of the passages that a long text leads to. */
const expectedTerms = 25_000;

/** Each by itself, and with the one that follows it. */
const listStretches = (sentences: readonly TermedSentence[]): TermedSentence[] =>
  sentences.flatMap((one, index) => [one, ...joinSentences(one, sentences[index + 1])]);

interface IndexedRegion {
  region: Region;
  /** Its stretches, by their numbers. */
  first: number;
  last: number;
}

/** A passage by itself, as its sentences are compared. */
interface ReadPassage {
  region: Region;
  termed: TermedText;
}

/**
 * The terms of a checked text, and passages that were read before it was known what stands in them: those that are not there are read when
 * they are asked for. Which number a term has says nothing; that it is one of the text's own does, so that these come first.
 */
export class PassageReader {
  readonly #read = new Map<PassageId, ReadPassage>();
  readonly #known: KnownTerms = { numbers: new NumberTable(expectedTerms), areCommon: [] };
  #own: { numbered: NumberedTerms; size: number } | null = null;

  /** Of the text, always the same; and how many different terms it has. */
  ownTerms({ tokens }: Pick<Prepared, 'tokens'>): { numbered: NumberedTerms; size: number; known: KnownTerms } {
    this.#own ??= { numbered: numberTerms(listTerms(tokens), this.#known), size: this.#known.numbers.size };
    return { ...this.#own, known: this.#known };
  }

  readAhead(prepared: Pick<Prepared, 'tokens'>, passages: readonly Passage[]): void {
    for (const passage of passages) this.#read.set(passage.id, this.read(prepared, passage));
  }

  read(prepared: Pick<Prepared, 'tokens'>, passage: Passage): ReadPassage {
    const read = this.#read.get(passage.id);
    if (read) return read;
    const { known } = this.ownTerms(prepared);
    const region = new Region([passage]);
    return { region, termed: cutTerms(region.text, region.tokens, numberTerms(listTerms(region.tokens), known)) };
  }
}

/**
 * Sentences that may be somebody's in other words: they share what is rare in them with a passage, and most of what they are about with
 * a sentence of it. Neighbouring ones of one source are one place.
 */
export function findParaphrases(
  text: string,
  prepared: Prepared,
  followed: readonly FollowedSentence[],
  { passages, reader, isCopied }: { passages: readonly Passage[]; reader: PassageReader; isCopied: Uint8Array },
): Paraphrase[] {
  const asked = followed.filter(({ from, to }) => countSet(isCopied, from, to) <= mostCopied * (to - from));
  if (asked.length === 0) return [];
  const wanted = new Set(asked.flatMap(({ passages: ids }) => ids));
  const { numbered, size: ownTerms, known } = reader.ownTerms(prepared);
  const spans = asked.map(({ from, to }) => prepared.tokens.spanOf(from, to));
  const own = cutTerms(text, prepared.tokens, numbered, spans);
  const read = passages.filter(({ id }) => wanted.has(id)).map((passage) => reader.read(prepared, passage));
  const rarity = rarityOfTerms(
    read.map(({ termed }) => termed),
    known,
  );
  const weighed = new TermWeights(rarity, known);
  // Each in a sentence, in the one with the next, and in the one with the last.
  const stretches = new StretchIndex(ownTerms, 3 * read.reduce((sum, { termed }) => sum + termed.terms.length, 0));
  const regionOf = new Map<PassageId | undefined, IndexedRegion>();
  for (const { region, termed } of read) {
    const first = stretches.size;
    for (const stretch of listStretches(termed.sentences)) {
      weighed.weigh(stretch, termed.terms);
      if (weighed.size >= leastTerms) stretches.put(stretch, weighed);
    }
    regionOf.set(region.passages[0]?.id, { region, first, last: stretches.size });
  }
  const byRegion = new Map<Region, Paraphrase[]>();
  const findPlaces = (way: TermedSentence, halves: readonly TermedSentence[], regions: readonly IndexedRegion[]) => {
    /** Of each source the place that is most like it. */
    const best = new Map<string, Paraphrase & { stretch: number }>();
    weighed.weigh(way, own.terms);
    stretches.comparing(weighed, (findLike) => {
      for (const { region, first, last } of regions) {
        const found = findLike(first, last, leastSharedBeside);
        if (!found || found.cosine < leastBeside) continue;
        const { cosine, shared } = found;
        const similarity = shared >= leastShared ? cosine : Math.min(cosine, leastLikeness - 0.01);
        // Two sentences as one have to be enough by themselves.
        if (halves.length > 0 && similarity < leastLikeness) continue;
        if (similarity <= (best.get(region.sourceId)?.similarity ?? 0)) continue;
        const place = { from: way.from, to: way.to, first: found.from, last: found.to };
        best.set(region.sourceId, { region, ...place, similarity, stretch: found.number });
      }
    });
    return [...best.values()].filter(({ stretch }) => halves.every((half) => sharesWith(half, stretch)));
  };
  /** One that brings nothing of it is not of the place, however like it the other one is. */
  const sharesWith = (half: TermedSentence, stretch: number): boolean => {
    weighed.weigh(half, own.terms);
    return stretches.comparing(weighed, (findLike) => findLike(stretch, stretch + 1, leastSharedBeside) !== null);
  };
  const paragraphEnds = new Set(prepared.paragraphs.map(({ to }) => to));
  asked.forEach(({ passages: ids }, index) => {
    const alone = own.sentences[index] as TermedSentence;
    const next = paragraphEnds.has(alone.to) ? undefined : own.sentences[index + 1];
    const regions = ids.flatMap((id) => regionOf.get(id) ?? []);
    const both = joinSentences(alone, next).flatMap((way) => findPlaces(way, next ? [alone, next] : [], regions));
    for (const place of [...findPlaces(alone, [], regions), ...both]) {
      const places = byRegion.get(place.region);
      if (places) places.push(place);
      else byRegion.set(place.region, [place]);
    }
  });
  return [...byRegion.values()].flatMap((places) => joinPlaces(places, paragraphEnds));
}

const countSet = (marks: Uint8Array, from: number, to: number): number => {
  let count = 0;
  for (let at = from; at < to; at += 1) count += marks[at] as number;
  return count;
};

/** In the order of the text, each within a paragraph. A sentence that is not enough by itself stays only beside one that is. */
function joinPlaces(places: readonly Paraphrase[], paragraphEnds: ReadonlySet<number>): Paraphrase[] {
  const joined: Paraphrase[] = [];
  for (const place of [...places].sort((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && place.from <= last.to && !(place.from === last.to && paragraphEnds.has(last.to))) {
      joined[joined.length - 1] = {
        ...last,
        to: Math.max(last.to, place.to),
        first: Math.min(last.first, place.first),
        last: Math.max(last.last, place.last),
        similarity: Math.max(last.similarity, place.similarity),
      };
    } else joined.push(place);
  }
  return joined.filter(({ similarity }) => similarity >= leastLikeness);
}
