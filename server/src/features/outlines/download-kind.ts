import { totalWords } from '@yanmo/contract/chapter-words';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FulfilmentService, Item, ItemKind } from '../fulfilment/service.ts';
import type { LibraryService } from '../library/service.ts';
import { outlineFileName, wordType, writeOutlineWord } from './outline-file.ts';
import * as store from './store.ts';

const Spec = z.object({ key1: z.string() });
type Spec = z.infer<typeof Spec>;

const linkSeconds = 600;
/** One file an order: what was delivered stays as it was, whatever is edited later. */
const fileKeyOf = (itemId: string) => `outline-orders/${itemId}.docx`;

const writeFileJob = defineJob({
  name: 'outlines.write-file',
  payload: z.object({ itemId: z.uuid(), userId: z.uuid(), key1: z.string() }),
  retryLimit: 3,
});

interface Parts {
  library: LibraryService;
  fulfilment: FulfilmentService;
}

/** The outline as Word, as it stands when it is paid for. */
export function createOutlineDownload(
  { db, jobs, storage, threads }: Pick<Platform, 'db' | 'jobs' | 'storage' | 'threads'>,
  { library, fulfilment }: Parts,
): ItemKind<Spec> {
  jobs.work(
    writeFileJob,
    async ({ itemId, userId, key1 }) => {
      await inTransaction(db, (tx) => fulfilment.begin(tx, itemId));
      // Paid for: it is delivered also when the outline was deleted meanwhile.
      const outline = await store.findOutline(db, userId, key1, { withDeleted: true });
      if (!outline) {
        await inTransaction(db, (tx) => fulfilment.fail(tx, itemId, 'not_found', { isPermanent: true }));
        return;
      }
      const works = await library.findWorks(db, userId, outline.paperIds);
      await storage.put(fileKeyOf(itemId), await writeOutlineWord(threads, outline, works));
      await inTransaction(db, (tx) => fulfilment.finish(tx, itemId));
    },
    {
      onDead: ({ itemId }) =>
        inTransaction(db, (tx) => fulfilment.fail(tx, itemId, 'item_failed', { isPermanent: true })),
    },
  );

  return {
    kind: 'OUTLINE_DOWNLOAD',
    spec: Spec,
    async check(queryable, userId, { key1 }) {
      const outline = await store.findOutline(queryable, userId, key1);
      if (!outline) throw new AppError('not_found');
      if (outline.chapters.length === 0) throw new AppError('outline_not_ready');
      return {
        title: outline.form.title,
        outline: { ...outline.form, word_count: totalWords(outline.chapters), key1 },
      };
    },
    async units(queryable, userId, { key1 }) {
      if (!(await store.findOutline(queryable, userId, key1, { withDeleted: true }))) throw new AppError('not_found');
      return null;
    },
    async start(tx, item) {
      await jobs.enqueue(tx, writeFileJob, { itemId: item.id, userId: item.userId, key1: item.spec.key1 });
    },
    // A file that is written in a second is not worth stopping; nobody gets a link to it.
    cancel: async () => undefined,
    async files(_queryable, items) {
      const wordOf = (item: Item): string =>
        storage.signUrl({
          key: fileKeyOf(item.id),
          name: outlineFileName(item.title),
          type: wordType,
          expiresInSeconds: linkSeconds,
          disposition: 'attachment',
        });
      return new Map(items.map((item) => [item.id, { word: wordOf(item), pdf: null, zip: null }]));
    },
  };
}
