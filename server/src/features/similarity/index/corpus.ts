import type { Database } from '../../../platform/database/database.ts';
import { NumberTable } from '../../../text/comparing/number-table.ts';
import type { Corpus, PackedPassages, PassageId, Postings } from '../../../text/similarity/corpus.ts';
import { openPassages } from '../../../text/similarity/packed-passages.ts';
import { rememberedHashesOf } from './held-hashes.ts';
import {
  findPostings,
  findTermPostings,
  type Looked,
  listPassagesOfFiles,
  listPassagesOfPapers,
  loadPassages,
  type WantedPassage,
} from './posting-store.ts';
import { type ComparedScope, listVisibleShelves, type Shelf } from './shelf-store.ts';

export interface CorpusRequest extends ComparedScope {
  /** Beyond it a question fails instead of being answered. */
  timeoutMs?: number | undefined;
}

/** Passages are loaded over so many connections at once, where each has enough of them: whoever checks waits for all. */
const parts = 2;
const leastOfPart = 300;

/** For one check. What this user may be compared with, and nothing else: neither others' files nor others' libraries, nor their own papers as the site's. */
export async function createCorpus(
  db: Database,
  { userId, among, excluding, timeoutMs }: CorpusRequest,
): Promise<Corpus> {
  const remembered = rememberedHashesOf(db).refresh();
  const shelves = await listVisibleShelves(db, { userId, among });
  const ofKind = (kind: Shelf['kind']) => shelves.filter((shelf) => shelf.kind === kind).map(({ id }) => id);
  const hidden = [
    ...(userId !== null && ofKind('SITE').length > 0 ? await listPassagesOfPapers(db, userId) : []),
    ...(await listPassagesOfFiles(db, excluding?.fileKeys ?? [])),
  ];
  const looked: Looked = { shelves: shelves.map(({ id }) => id), hidden, timeoutMs };
  const found: Postings[] = [];
  const ownShelves = ofKind('OWN_FILE');
  async function load(ids: readonly PassageId[], known?: ReadonlySet<PassageId>): Promise<PackedPassages> {
    // Neighbours lie next to each other in the table, too.
    const wanted = placesWithin(
      ids.toSorted((one, other) => one - other),
      found,
    );
    const size = Math.max(leastOfPart, Math.ceil(wanted.length / parts));
    const each = Array.from({ length: Math.ceil(wanted.length / size) }, (_, part) =>
      loadPassages(db, looked, { wanted: wanted.slice(part * size, (part + 1) * size), known, ownShelves }),
    );
    return { blocks: await Promise.all(each) };
  }
  return {
    async findPostings(hashes, most) {
      const postings = await findPostings(db, looked, hashes, most, await remembered(hashes.length));
      found.push(postings);
      return postings;
    },
    findByTerms: (terms, most) => findTermPostings(db, looked, terms, most),
    loadPacked: load,
    async loadPassages(ids, known) {
      return openPassages([await load(ids, known)]).filter(({ id }) => !known?.has(id));
    },
  };
}

/** Between which places of it each passage was found: only what lies near an edge asks for its neighbour. */
function placesWithin(ids: readonly PassageId[], found: readonly Postings[]): WantedPassage[] {
  const wanted = ids.map((id): WantedPassage => ({ id, first: null, last: null }));
  const numbers = new NumberTable(ids.length);
  for (const id of ids) numbers.numberOf(id);
  for (const { passages, positions } of found) {
    for (let index = 0; index < passages.length; index += 1) {
      const one = wanted[numbers.find(passages[index] as number)];
      if (!one) continue;
      const position = positions[index] as number;
      if (one.first === null || position < one.first) one.first = position;
      if (one.last === null || position > one.last) one.last = position;
    }
  }
  return wanted;
}
