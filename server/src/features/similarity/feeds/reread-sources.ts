import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { holdUser } from '../../../platform/database/living-user.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ReadSource, SourcePassage } from '../../../text/similarity/corpus.ts';
import { readSources } from '../index/read-sources.ts';
import { deleteOldShelves, ensureShelf } from '../index/shelf-store.ts';
import { sourceForm } from '../index/source-form.ts';
import { listOldSources, lockSource, type OldSource, putReadAgain } from '../index/source-store.ts';

/** One may be a book. */
const batchSize = 10;

/** The page of the passage of before in which each begins. */
function pagesOf(passages: readonly SourcePassage[], { pages }: OldSource): (number | null)[] {
  return passages.map(({ start }) => pages.findLast((one) => one.start <= start)?.page ?? null);
}

/**
 * After a change of form: what was read in an older way is read again from its own passages, a few at a time. Where its form is looked at no
 * more, it is compared with again from then on. It stays the source that it was: reports that name it go on showing its words. A kill loses nothing; two at once share the work, or do some of it twice.
 */
export function createRereadSources({ db, threads }: Pick<Platform, 'db' | 'threads'>) {
  async function put(source: OldSource, read: ReadSource): Promise<void> {
    const { id, shelf, ownerId } = source;
    await inTransaction(db, async (tx) => {
      if (ownerId !== null && !(await holdUser(tx, ownerId))) return;
      if (!(await lockSource(tx, id))) return;
      const pages = pagesOf(read.passages, source);
      await putReadAgain(tx, { id, shelfId: await ensureShelf(tx, shelf), read, pages });
    });
  }

  return async ({ signal, untilMs }: { signal?: AbortSignal | undefined; untilMs: number }): Promise<void> => {
    while (performance.now() < untilMs && !signal?.aborted) {
      const old = await listOldSources(db, sourceForm, batchSize);
      if (old.length === 0) {
        await inTransaction(db, deleteOldShelves);
        return;
      }
      const reads = await readSources(
        threads,
        old.map(({ text }) => text),
        signal,
      );
      for (const [index, source] of old.entries()) {
        const read = reads[index];
        if (read) await put(source, read);
      }
    }
  };
}
