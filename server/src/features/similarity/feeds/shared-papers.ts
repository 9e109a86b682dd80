import type { Language } from '@yanmo/contract/languages';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { holdUser } from '../../../platform/database/living-user.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findConsent, holdConsent } from '../consent/consent-store.ts';
import { hashText, readSources, textOf } from '../index/read-sources.ts';
import { ensureShelf } from '../index/shelf-store.ts';
import { isPut, putSources, removeSources } from '../index/source-store.ts';
import { lockSharedPaper } from './paper-lock-store.ts';
import { putTextLater } from './put-text.ts';

/** The room that writes papers; it stands to the right. */
export interface PaperTexts {
  /** Papers of this user that were delivered whole and are theirs to read. */
  listDelivered(db: Queryable, userId: string): Promise<string[]>;
  /** As its newest edition reads; null when it is not among those above. */
  read(db: Queryable, paperId: string): Promise<{ userId: string; language: Language; text: string } | null>;
}

export type SharedPapers = ReturnType<typeof createSharedPapers>;

/** Papers that others are compared with, because their owners agreed; of no other paper anything is kept here. */
export function createSharedPapers({ db, jobs, threads }: Pick<Platform, 'db' | 'jobs' | 'threads'>) {
  let texts: PaperTexts | null = null;
  function connected(): PaperTexts {
    if (!texts) throw new Error('no room writes papers here');
    return texts;
  }

  /** In the place of its older edition. Null: it was changed while it was read, and wants another look. */
  async function tryPut(paperId: string, signal: AbortSignal | undefined): Promise<true | null> {
    const before = await connected().read(db, paperId);
    const text = textOf(before?.text ?? '');
    const [read] = before ? await readSources(threads, [text], signal) : [];
    return inTransaction(db, async (tx) => {
      if (before && !(await holdUser(tx, before.userId))) return true;
      const isShared = before !== null && (await holdConsent(tx, before.userId));
      await lockSharedPaper(tx, paperId);
      const now = isShared ? await connected().read(tx, paperId) : null;
      if (now && textOf(now.text) !== text) return null;
      if (!now || !read || read.fingerprints.hashes.length === 0) {
        await removeSources(tx, [{ paperId }]);
        return true;
      }
      const textHash = hashText(text);
      // Who has been shown its words finds them where they were.
      if (await isPut(tx, { paperId, textHash })) return true;
      const shelfId = await ensureShelf(tx, { kind: 'SITE', ownerId: null });
      const { userId: ownerId, language } = now;
      await putSources(tx, [{ shelfId, ownerId, of: { paperId }, title: null, language, textHash, read }]);
      return true;
    });
  }

  async function put(paperId: string, signal?: AbortSignal): Promise<void> {
    for (let attempt = 1; attempt <= 5; attempt += 1) if (await tryPut(paperId, signal)) return;
    throw new Error(`paper ${paperId} changes faster than it is read`);
  }

  async function putAll(userId: string, signal?: AbortSignal): Promise<void> {
    for (const paperId of await connected().listDelivered(db, userId)) {
      if (!(await findConsent(db, userId))?.isShared) return;
      await put(paperId, signal);
    }
  }

  return {
    connect(room: PaperTexts): void {
      texts = room;
    },
    put,
    putAll,
    async putAllLater(tx: Tx, userId: string): Promise<void> {
      await putTextLater(jobs, tx, { what: 'PAPERS', user_id: userId });
    },
    /** In the transaction that makes an edition the one that is served. */
    async onDelivered(tx: Tx, { userId, paperId }: { userId: string; paperId: string }): Promise<void> {
      if (!(await findConsent(tx, userId))?.isShared) return;
      await putTextLater(jobs, tx, { what: 'PAPER', paper_id: paperId });
    },
    /** Their money went back, or their owner deleted the order: nobody is compared with them from this commit on. */
    async onTakenAway(tx: Tx, paperIds: readonly string[]): Promise<void> {
      for (const paperId of paperIds.toSorted()) await lockSharedPaper(tx, paperId);
      await removeSources(
        tx,
        paperIds.map((paperId) => ({ paperId })),
      );
    },
  };
}
