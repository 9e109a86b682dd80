import type { ComparedTexts } from '@yanmo/contract/similarity';
import type { Database } from '../../../platform/database/database.ts';
import type { Corpus, PassageId } from '../../../text/similarity/corpus.ts';
import {
  findPostings,
  findTermPostings,
  type Looked,
  listPassagesOfFiles,
  listPassagesOfPapers,
  loadPassages,
} from './posting-store.ts';
import { listVisibleShelves, type Shelf } from './shelf-store.ts';

export interface CorpusRequest {
  /** Null for a visitor, who has nothing of their own. */
  userId: string | null;
  among: readonly ComparedTexts[];
  /** What is being checked, where it is one of their own files. */
  excluding?: { fileKeys: readonly string[] } | undefined;
  /** Beyond it a question fails instead of being answered. */
  timeoutMs?: number | undefined;
}

/** For one check. What this user may be compared with, and nothing else: neither others' files nor others' libraries, nor their own papers as the site's. */
export async function createCorpus(
  db: Database,
  { userId, among, excluding, timeoutMs }: CorpusRequest,
): Promise<Corpus> {
  const shelves = await listVisibleShelves(db, { userId, among });
  const ofKind = (kind: Shelf['kind']) => shelves.filter((shelf) => shelf.kind === kind).map(({ id }) => id);
  const hidden = [
    ...(userId !== null && ofKind('SITE').length > 0 ? await listPassagesOfPapers(db, userId) : []),
    ...(await listPassagesOfFiles(db, excluding?.fileKeys ?? [])),
  ];
  const looked: Looked = { shelves: shelves.map(({ id }) => id), hidden, timeoutMs };
  /** Between which places of it each passage was found: only what lies near an edge asks for its neighbour. */
  const found = new Map<PassageId, { first: number; last: number }>();
  return {
    async findPostings(hashes, most) {
      const postings = await findPostings(db, looked, hashes, most);
      postings.passages.forEach((passage, index) => {
        const position = postings.positions[index] as number;
        const known = found.get(passage);
        if (!known) found.set(passage, { first: position, last: position });
        else {
          known.first = Math.min(known.first, position);
          known.last = Math.max(known.last, position);
        }
      });
      return postings;
    },
    findByTerms: (terms, most) => findTermPostings(db, looked, terms, most),
    loadPassages: (ids) =>
      loadPassages(
        db,
        looked,
        ids.map((id) => ({ id, ...(found.get(id) ?? { first: null, last: null }) })),
        ofKind('OWN_FILE'),
      ),
  };
}
