import type { Database } from '../../../platform/database/database.ts';
import { NumberTable } from '../../../text/comparing/number-table.ts';
import type { Corpus, PackedPassages, PassageId, Postings } from '../../../text/similarity/corpus.ts';
import { openPassages } from '../../../text/similarity/packed-passages.ts';
import { rememberedHashesOf } from './held-hashes.ts';
import { listShelvesWithHidden } from './hidden-passage-store.ts';
import { loadPassages, nowhere, type WantedPassages } from './passage-store.ts';
import { findPostings, findTermPostings, type Looked } from './posting-store.ts';
import { type ComparedScope, listVisibleShelves, type Shelf } from './shelf-store.ts';

export interface CorpusRequest extends ComparedScope {
  /** Beyond it a question fails instead of being answered. */
  timeoutMs?: number | undefined;
}

/** Passages are loaded over so many connections at once, where each has enough of them: whoever checks waits for all. */
const parts = 2;
const leastOfPart = 300;

interface OpenShelves {
  looked: Looked;
  ownShelves: readonly number[];
}

async function openShelves(db: Database, { userId, among, excluding, timeoutMs }: CorpusRequest): Promise<OpenShelves> {
  const shelves = await listVisibleShelves(db, { userId, among });
  const ofKind = (kind: Shelf['kind']) => shelves.filter((shelf) => shelf.kind === kind).map(({ id }) => id);
  const ownShelves = ofKind('OWN_FILE');
  const fileKeys = excluding?.fileKeys ?? [];
  const papersOf = ofKind('SITE').length > 0 ? userId : null;
  const hidden = fileKeys.length === 0 && papersOf === null ? null : { fileKeys, papersOf };
  const partly = hidden ? await listShelvesWithHidden(db, hidden) : new Set();
  const looked = {
    ...{ shelves: shelves.map(({ id }) => id), ownShelves, hidden, timeoutMs },
    wholeShelves: shelves.flatMap(({ id }) => (partly.has(id) ? [] : [id])),
  };
  return { looked, ownShelves };
}

/** For one check. What this user may be compared with, and nothing else: neither others' files nor others' libraries, nor their own papers as the site's. */
export async function createCorpus(db: Database, request: CorpusRequest): Promise<Corpus> {
  const remembered = rememberedHashesOf(db).refresh(request.excluding?.fileKeys);
  const opening = openShelves(db, request);
  // Whoever asks for the first passage hears of it.
  opening.catch(() => undefined);
  const found: Postings[] = [];
  async function load(ids: readonly PassageId[]): Promise<PackedPassages> {
    const { looked, ownShelves } = await opening;
    // Neighbours lie next to each other in the table, too.
    const wanted = placesWithin(Float64Array.from(ids).sort(), found);
    const isWanted = new Set(ids);
    const size = Math.max(leastOfPart, Math.ceil(ids.length / parts));
    const each = Array.from({ length: Math.ceil(ids.length / size) }, (_, part) =>
      loadPassages(db, looked, {
        ...{ ownShelves, isLoaded: (id: PassageId) => isWanted.has(id) },
        wanted: {
          ids: wanted.ids.subarray(part * size, (part + 1) * size),
          firsts: wanted.firsts.subarray(part * size, (part + 1) * size),
          lasts: wanted.lasts.subarray(part * size, (part + 1) * size),
        },
      }),
    );
    return { blocks: (await Promise.all(each)).flat() };
  }
  return {
    async findPostings(hashes, most) {
      const { looked } = await opening;
      const postings = await findPostings(db, looked, hashes, most, await remembered(hashes.length));
      found.push(postings);
      return postings;
    },
    async findByTerms(terms, most) {
      const { looked } = await opening;
      return findTermPostings(db, looked, terms, most);
    },
    loadPacked: load,
    async loadPassages(ids, known) {
      return openPassages([await load(ids)]).filter(({ id }) => !known?.has(id));
    },
  };
}

/** Between which places of it each passage was found: only what lies near an edge asks for its neighbour. */
function placesWithin(ids: Float64Array, found: readonly Postings[]): WantedPassages {
  const numbers = new NumberTable(ids.length);
  for (const id of ids) numbers.numberOf(id);
  const firsts = new Int32Array(ids.length).fill(nowhere.first);
  const lasts = new Int32Array(ids.length).fill(nowhere.last);
  for (const { passages, positions } of found) {
    for (let index = 0; index < passages.length; index += 1) {
      const number = numbers.find(passages[index] as number);
      if (number < 0) continue;
      const position = positions[index] as number;
      if (position < (firsts[number] as number)) firsts[number] = position;
      if (position > (lasts[number] as number)) lasts[number] = position;
    }
  }
  return { ids, firsts, lasts };
}
