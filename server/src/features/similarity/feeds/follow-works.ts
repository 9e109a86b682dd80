import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { holdUser } from '../../../platform/database/living-user.ts';
import type { Platform } from '../../../platform/platform.ts';
import { guessLanguage } from '../../../text/guess-language.ts';
import type { ReadSource } from '../../../text/similarity/corpus.ts';
import type { LibraryService } from '../../library/service.ts';
import { hashText, readSources, textOf } from '../index/read-sources.ts';
import { ensureShelf } from '../index/shelf-store.ts';
import { sourceForm } from '../index/source-form.ts';
import { listTextHashes, type NewSource, putSources, removeSources } from '../index/source-store.ts';
import { type ChangedWork, listChangedWorks, takeChangedWorks } from './changed-work-store.ts';
import { hasRoom } from './own-room.ts';

/** Works at a time; together they are read in one thread and put in by one transaction. */
const batchSize = 100;
/** Characters that are read at a time: the thread's memory bounds them. */
const batchCharacters = 2_000_000;

interface Parts {
  library: Pick<LibraryService, 'listTextsOf' | 'holdTextsOf'>;
}

interface FollowOptions {
  /** Those of one user alone, who is about to be compared with them. */
  ownerId?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Then the rest is left to the next one. */
  untilMs?: number | undefined;
}

/** Keeps the index after the library: what is new or has changed there is read, what lost its text goes. */
export function createFollowWorks(
  { db, threads, logger }: Pick<Platform, 'db' | 'threads' | 'logger'>,
  { library }: Parts,
) {
  /** One that cannot be read must not hold up those behind it. */
  async function readAll(texts: readonly string[], signal: AbortSignal | undefined): Promise<(ReadSource | null)[]> {
    try {
      return await readSources(threads, texts, signal);
    } catch (error) {
      signal?.throwIfAborted();
      if (texts.length > 1) {
        const found: (ReadSource | null)[] = [];
        for (const text of texts) found.push(...(await readAll([text], signal)));
        return found;
      }
      logger.error({ err: error }, 'a work could not be read for comparison');
      return [null];
    }
  }

  async function readBatch(changed: readonly ChangedWork[], signal: AbortSignal | undefined) {
    const ids = [...new Set(changed.map(({ workId }) => workId))];
    const known = await listTextHashes(db, ids, sourceForm);
    const texts = (await library.listTextsOf(db, ids)).map((work) => {
      const text = textOf(work.text);
      return { ...work, text, hash: hashText(text) };
    });
    const fresh = texts.filter(({ id, hash }) => !known.get(id)?.equals(hash));
    const reads: (ReadSource | null)[] = [];
    for (let from = 0; from < fresh.length; ) {
      let to = from + 1;
      for (let size = fresh[from]?.text.length ?? 0; to < fresh.length; to += 1) {
        size += fresh[to]?.text.length ?? 0;
        if (size > batchCharacters) break;
      }
      const part = fresh.slice(from, to).map(({ text }) => text);
      reads.push(...(await readAll(part, signal)));
      from = to;
    }
    return new Map(fresh.map((work, index) => [work.id, { ...work, read: reads[index] ?? null }]));
  }

  async function followBatch(changed: readonly ChangedWork[], signal: AbortSignal | undefined): Promise<void> {
    const fresh = await readBatch(changed, signal);
    await inTransaction(db, async (tx) => {
      const owners = [...new Set(changed.flatMap(({ ownerId }) => ownerId ?? []))].sort();
      const living = new Set<string>();
      for (const owner of owners) if (await holdUser(tx, owner)) living.add(owner);
      const taken = await takeChangedWorks(
        tx,
        changed.map(({ id }) => id),
      );
      const held = await library.holdTextsOf(tx, taken);
      const gone = taken.filter((id) => !held.some((work) => work.id === id));
      await removeSources(
        tx,
        gone.map((workId) => ({ workId })),
      );
      const sources: NewSource[] = [];
      for (const { id, ownerId, language, text } of held) {
        const one = fresh.get(id);
        // As it was, or changed again since it was read: that has a row of its own, behind these.
        if (!one?.hash.equals(hashText(textOf(text)))) continue;
        const isKept =
          one.read !== null &&
          one.read.fingerprints.hashes.length > 0 &&
          (ownerId === null || (living.has(ownerId) && (await hasRoom(tx, ownerId, one.read, sources))));
        if (!one.read || !isKept) {
          // What it said before is no longer said.
          await removeSources(tx, [{ workId: id }]);
          continue;
        }
        const shelf =
          ownerId === null ? ({ kind: 'LIBRARY', ownerId } as const) : ({ kind: 'OWN_LIBRARY', ownerId } as const);
        sources.push({
          ...{ shelfId: await ensureShelf(tx, shelf), ownerId, of: { workId: id }, title: null },
          ...{ language: language ?? guessLanguage(one.text), textHash: one.hash, read: one.read },
        });
      }
      await putSources(tx, sources);
    });
  }

  return async ({ ownerId, signal, untilMs = Number.POSITIVE_INFINITY }: FollowOptions = {}): Promise<number> => {
    let followed = 0;
    while (performance.now() < untilMs && !signal?.aborted) {
      const changed = await listChangedWorks(db, { ownerId, limit: batchSize });
      if (changed.length === 0) break;
      await followBatch(changed, signal);
      followed += changed.length;
    }
    return followed;
  };
}
