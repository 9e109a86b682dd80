import { unknownAround } from '../comparing/around.ts';
import type { Corpus, Passage, PassageId } from './corpus.ts';
import { readSource } from './read-source.ts';

export interface SourceText {
  id: string;
  text: string;
  isOwn?: boolean;
}

/** A corpus that is gone with the process: for comparing two texts, and for trials. */
export function createMemoryCorpus(sources: readonly SourceText[]): Corpus {
  const passages: Passage[] = [];
  const hashes = new Map<bigint, { passage: PassageId; position: number; around: number }[]>();
  const terms = new Map<bigint, PassageId[]>();
  for (const { id, text, isOwn = false } of sources) {
    const base = passages.length;
    const read = readSource(text);
    read.passages.forEach(({ tokens: _, ...passage }, ordinal) => {
      passages.push({
        ...{ id: base + ordinal, sourceId: id, ordinal, ...passage, page: null },
        ...{ sourceTokens: read.tokens, isOwn },
      });
    });
    read.fingerprints.hashes.forEach((hash, index) => {
      const passage = base + (read.fingerprints.ordinals[index] as number);
      const position = read.fingerprints.positions[index] as number;
      const around = isOwn ? unknownAround : (read.fingerprints.arounds[index] as number);
      put(hashes, hash, { passage, position, around });
    });
    read.terms.hashes.forEach((term, index) => {
      put(terms, term, base + (read.terms.ordinals[index] as number));
    });
  }
  return {
    async findPostings(asked, most) {
      const found = [...asked].flatMap((hash, index) =>
        (hashes.get(hash) ?? []).slice(0, most).map((place) => ({ index, ...place })),
      );
      return {
        asked: Int32Array.from(found, ({ index }) => index),
        passages: Float64Array.from(found, ({ passage }) => passage),
        positions: Int32Array.from(found, ({ position }) => position),
        arounds: Int32Array.from(found, ({ around }) => around),
        counts: Int32Array.from(asked, (hash) => hashes.get(hash)?.length ?? 0),
      };
    },
    async findByTerms(asked, most) {
      const found = [...asked].flatMap((term, index) => {
        const holders = terms.get(term) ?? [];
        return holders.length > most ? [] : holders.map((passage) => ({ index, passage }));
      });
      return {
        asked: Int32Array.from(found, ({ index }) => index),
        passages: Float64Array.from(found, ({ passage }) => passage),
        counts: Int32Array.from(asked, (term) => terms.get(term)?.length ?? 0),
      };
    },
    async loadPassages(ids, known) {
      const around = new Set(ids.flatMap((id) => [id - 1, id, id + 1]));
      const asked = new Set(ids.map((id) => passages[id]?.sourceId));
      return [...around].flatMap((id) => {
        const passage = passages[id];
        return passage && !known?.has(id) && asked.has(passage.sourceId) ? [passage] : [];
      });
    },
  };
}

function put<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}
