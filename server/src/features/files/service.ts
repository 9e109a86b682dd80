import { createHash, randomBytes } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type FilePurpose, fileQuota } from '@yanmo/contract/files';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { assertUserLives } from '../../platform/database/living-user.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Sweep } from '../../platform/retention/sweep.ts';
import { removeContents } from './jobs.ts';
import * as store from './store.ts';

export { createManuscripts, fingerprintOf, languageNames, type Manuscripts, titleOf } from './manuscripts.ts';
export { receiveForm, uploadBodyLimitBytes } from './receive-upload.ts';
export type { StoredFile } from './store.ts';

/** Uploads have the contract's purposes; the product itself stores what it makes for a user. */
export type StoredPurpose = FilePurpose | 'EXPORT';

const contentKey = (fileKey: string) => `files/${fileKey}`;

export interface StoreOptions {
  /** From the moment when all content is in. */
  lifetimeMs?: number;
  /** The most that an upload may have: it is held back from its owner's quota while it arrives. What the product itself makes has none. */
  largestBytes?: number;
}

export interface LinkedFile {
  fileKey: string;
  name: string;
  type: string;
}

export type FilesService = ReturnType<typeof createFilesService>;

export function createFilesService({
  db,
  clock,
  config,
  storage,
  jobs,
}: Pick<Platform, 'db' | 'clock' | 'config' | 'storage' | 'jobs'>) {
  const holders: ((tx: Tx, fileKeys: readonly string[]) => Promise<string[]>)[] = [];
  const unusedLifetimeMs = config.retention.uploadsMs;

  async function discardContents(tx: Tx, fileKeys: readonly string[]): Promise<void> {
    if (fileKeys.length > 0) await jobs.enqueue(tx, removeContents, { file_keys: [...fileKeys] });
  }

  /** Takes a place in the owner's quota before the first byte is stored. */
  async function admit(fileKey: string, ownerId: string, quotaBytes: number): Promise<void> {
    const at = clock.now();
    const expiresAt = new Date(at.getTime() + unusedLifetimeMs);
    await inTransaction(db, async (tx) => {
      await assertUserLives(tx, ownerId);
      if (quotaBytes > 0) {
        await store.lockQuota(tx, ownerId);
        const usage = await store.readUsage(tx, ownerId, at);
        if (usage.files >= fileQuota.maximumFiles || usage.bytes + quotaBytes > fileQuota.maximumBytes) {
          const { maximumFiles: count, maximumBytes } = fileQuota;
          throw new AppError('files_quota_reached', { count, size: `${maximumBytes / (1024 * 1024)} MB` });
        }
      }
      await store.insertArriving(tx, { fileKey, ownerId, quotaBytes, at, expiresAt });
    });
  }

  return {
    /**
     * The row comes first and says that it expires, so that a kill at any instant leaves nothing that the sweep does not
     * find. `describe` is asked when all content is in, and throws to refuse it: a form may tell after the file what it
     * is for.
     */
    async storeFile(
      ownerId: string,
      content: Readable,
      describe: () => Promise<{ purpose: StoredPurpose; name: string; type: string }>,
      { lifetimeMs = unusedLifetimeMs, largestBytes = 0 }: StoreOptions = {},
    ): Promise<store.StoredFile> {
      const fileKey = randomBytes(20).toString('hex');
      await admit(fileKey, ownerId, largestBytes).catch((error) => {
        // Nobody will read it: what it comes from must not wait for that.
        content.destroy();
        throw error;
      });
      try {
        const hash = createHash('sha256');
        const hashed = new Transform({
          transform(chunk: Buffer, _encoding, done) {
            hash.update(chunk);
            done(null, chunk);
          },
        });
        const [put, fed] = await Promise.allSettled([
          storage.put(contentKey(fileKey), hashed),
          pipeline(content, hashed),
        ]);
        // The end that broke first breaks the other too; the storage's own failure says more than "closed early".
        if (put.status === 'rejected') throw put.reason;
        if (fed.status === 'rejected') throw fed.reason;
        const description = await describe();
        const { sizeBytes } = put.value;
        const stored = await store.completeFile(db, fileKey, {
          ...description,
          sizeBytes,
          quotaBytes: largestBytes > 0 ? sizeBytes : 0,
          sha256: hash.digest('hex'),
          expiresAt: new Date(clock.now().getTime() + lifetimeMs),
        });
        // Only the deletion of the account takes a row away while its content arrives.
        if (!stored) throw new AppError('session_revoked');
        return stored;
      } catch (error) {
        await storage.remove(contentKey(fileKey));
        await store.deleteFiles(db, [fileKey]);
        throw error;
      }
    },

    /** From now on the file belongs to what uses it and does not expire. Null if it is not this user's file of that purpose. */
    async keepFile(tx: Tx, ownerId: string, fileKey: string, purpose: StoredPurpose): Promise<store.StoredFile | null> {
      return await store.keepFileOf(tx, ownerId, fileKey, purpose);
    },

    /** The same for what nothing uses yet: null as well where something keeps it already. */
    async takeFile(tx: Tx, ownerId: string, fileKey: string, purpose: StoredPurpose): Promise<store.StoredFile | null> {
      return await store.keepFileOf(tx, ownerId, fileKey, purpose, { isUnused: true });
    },

    /** The rows go with the caller's transaction, the contents after its commit. */
    async removeFiles(tx: Tx, fileKeys: readonly string[]): Promise<void> {
      await discardContents(tx, await store.deleteFiles(tx, fileKeys));
    },

    /** Rooms that may use one file together say which of these they hold. */
    registerHolder(listHeld: (tx: Tx, fileKeys: readonly string[]) => Promise<string[]>): void {
      holders.push(listHeld);
    },

    /** Whoever held them no longer does: those that nobody else holds go. */
    async letGo(tx: Tx, fileKeys: readonly string[]): Promise<void> {
      // Of two who let go at once, or one who takes it up meanwhile, the second sees what the first has done.
      await store.lockFiles(tx, fileKeys);
      const held = new Set<string>();
      for (const listHeld of holders) for (const key of await listHeld(tx, fileKeys)) held.add(key);
      const free = fileKeys.filter((key) => !held.has(key));
      await discardContents(tx, await store.deleteFiles(tx, free));
    },

    /** What came with a call that came to nothing: nobody was told of it. What something keeps by now stays. */
    async removeUnused(ownerId: string, fileKey: string): Promise<void> {
      await inTransaction(db, async (tx) => discardContents(tx, await store.deleteUnused(tx, ownerId, fileKey)));
    },

    async removeContents(fileKeys: readonly string[]): Promise<void> {
      for (const fileKey of fileKeys) await storage.remove(contentKey(fileKey));
    },

    /** Uploads that nothing uses, and what the product made to be fetched once; each says itself when it expires. */
    sweep: {
      name: 'files',
      keptMs: 0,
      async remove(tx, batch) {
        const removed = await store.deleteExpired(tx, batch);
        await discardContents(tx, removed);
        return { rows: removed.length, hasMore: removed.length === batch.limit };
      },
      findOldest: store.findFirstExpiry,
    } satisfies Sweep as Sweep,

    /** An upload that is only read; it goes by itself after its day. Null for another's, or for another purpose. */
    async readUpload(
      ownerId: string,
      fileKey: string,
      ...purposes: StoredPurpose[]
    ): Promise<{ name: string; bytes: Uint8Array } | null> {
      const file = await store.findFileOf(db, ownerId, fileKey, purposes);
      if (!file) return null;
      const { stream } = await storage.open(contentKey(fileKey));
      const chunks: Uint8Array[] = [];
      for await (const chunk of stream) chunks.push(chunk as Uint8Array);
      return { name: file.name, bytes: new Uint8Array(Buffer.concat(chunks)) };
    },

    listStored: store.listStored,

    /**
     * Of what is kept for a purpose without a row of its own that names it: what nobody names any more goes. Asked for those that are
     * named once the files are held: what is taken up meanwhile has been named, or waits and finds none.
     */
    sweepOf: (purpose: FilePurpose, listNamed: (queryable: Queryable) => Promise<string[]>, keptMs: number): Sweep => ({
      name: `files.${purpose.toLowerCase()}`,
      keptMs,
      async remove(tx, { before, limit }) {
        const kept = await store.lockKept(tx, purpose, { before, limit });
        const named = new Set(await listNamed(tx));
        const removed = await store.deleteFiles(
          tx,
          kept.filter((fileKey) => !named.has(fileKey)),
        );
        await discardContents(tx, removed);
        return { rows: removed.length, hasMore: removed.length > 0 && kept.length === limit };
      },
      findOldest: async (queryable) => store.findOldestKept(queryable, purpose, await listNamed(queryable)),
    }),

    /** Of the content, in hexadecimal; null for a file that is gone. */
    findSha256: store.findSha256,

    signLink(file: LinkedFile, expiresInSeconds: number, disposition: 'inline' | 'attachment'): string {
      const { fileKey, name, type } = file;
      return storage.signUrl({ key: contentKey(fileKey), name, type, disposition, expiresInSeconds });
    },

    async openSigned(signed: string) {
      const link = storage.readSigned(signed);
      return { ...link, ...(await storage.open(link.key)) };
    },

    /** Entry of the registry through which accounts are exported and erased. */
    accountPart: {
      room: 'files',
      async exportRows(tx: Tx, userId: string) {
        return { files: await store.listFilesOf(tx, userId) };
      },
      async listContents(tx: Tx, userId: string) {
        const files = (await store.listFilesOf(tx, userId)).filter((file) => file.purpose !== 'EXPORT');
        return files.map((file) => ({
          path: `files/${file.file_key.slice(0, 8)}-${file.name}`,
          open: async () => (await storage.open(contentKey(file.file_key))).stream,
        }));
      },
      async erase(tx: Tx, userId: string) {
        await discardContents(tx, await store.deleteFilesOf(tx, userId));
      },
    },
  };
}
