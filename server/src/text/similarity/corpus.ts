/** Of a source, as the corpus numbers it. */
export type PassageId = number;

/** A paragraph or a part of one. The passages of a source tile its text: nothing lies between two neighbours. */
export interface Passage {
  id: PassageId;
  sourceId: string;
  /** Counted from 0 through the source. */
  ordinal: number;
  text: string;
  /** Where it begins in the source, in UTF-16 units and in tokens. */
  start: number;
  firstToken: number;
  /** Of a file with pages: the one on which it begins. */
  page: number | null;
  /** Tokens of the whole source. */
  sourceTokens: number;
  /** A file or a paper of whoever asks: where most of it stands in the checked text, it is an earlier version of it and no source. */
  isOwn: boolean;
}

/**
 * Passages one behind the other, as a database can answer them in two values: an object for each, made in one thread and copied to
 * another, takes longer than finding them.
 */
export interface PassageBlock {
  /**
   * Of each ten numbers of 32 bits, the high byte first: id, source, ordinal, start, first token, tokens, page or -1, tokens of the source,
   * length of the text in UTF-16 units, 1 for an own one.
   */
  heads: Uint8Array;
  texts: string;
}

/** One may come twice. */
export interface PackedPassages {
  blocks: readonly PassageBlock[];
}

export type LoadedPassages = readonly Passage[] | PackedPassages;

/**
 * Where fingerprints stand, in columns: there are ten thousands of them, and they travel to threads. A place is a passage, and the token
 * of the whole source at which the fingerprint begins; its tokens may reach into the passages that follow.
 */
export interface Postings {
  /** Which of those that were asked for: its index. */
  asked: Int32Array;
  passages: Float64Array;
  positions: Int32Array;
  /** What stands around each (`readAround`); `unknownAround` where that is not known, and at own texts, which are always read. */
  arounds: Int32Array;
  /** For each that was asked for, in how many places it stands; where that is more than was wanted, "at least" is enough. */
  counts: Int32Array;
}

/** Which passages hold a term. Terms are kept once for each passage. */
export type TermPostings = Omit<Postings, 'positions' | 'arounds'>;

/**
 * What a text is compared with. Only what whoever asks may be compared with is in it, and it counts for the limits below: what is hidden
 * can push nothing out.
 */
export interface Corpus {
  /**
   * The places of each hash: all, or any `most` of them where there are more (never none: it may be the only trace of a copy).
   * The hashes are distinct.
   */
  findPostings(hashes: BigInt64Array, most: number): Promise<Postings>;
  /** The passages of each term, where they are at most `most`; of a term that stands in more, the count alone. */
  findByTerms(terms: BigInt64Array, most: number): Promise<TermPostings>;
  /**
   * These, and those that stand next to them in their sources where a copy may reach over the edge of a passage. Each once, in any order;
   * one that is gone meanwhile is left out, and so are those that are known already.
   */
  loadPassages(ids: readonly PassageId[], known?: ReadonlySet<PassageId>): Promise<Passage[]>;
  /** The same for whoever hands them to a thread; what is known may be among them. */
  loadPacked?(ids: readonly PassageId[], known?: ReadonlySet<PassageId>): Promise<PackedPassages>;
}

/** A source as the corpus has to keep it; made by `readSource`. */
export interface ReadSource {
  tokens: number;
  passages: SourcePassage[];
  fingerprints: SourceFingerprints;
  terms: SourceTerms;
}

export interface SourcePassage {
  text: string;
  start: number;
  firstToken: number;
  tokens: number;
}

/** In columns; `ordinals` says in which passage the first token stands. */
export interface SourceFingerprints {
  hashes: BigInt64Array;
  ordinals: Int32Array;
  positions: Int32Array;
  arounds: Int32Array;
}

/** Each once for each passage. */
export interface SourceTerms {
  hashes: BigInt64Array;
  ordinals: Int32Array;
}
