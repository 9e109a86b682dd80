import { z } from 'zod';
import type { AppParts } from '../../app.ts';
import type { Item } from '../../features/fulfilment/service.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';

const Spec = z.object({ key1: z.string() });

/** What becomes of an item of this kind, by the key that it was ordered with. */
export const outcomes = [
  ...(['succeeds', 'fails-for-good', 'fails-once', 'fails', 'hangs', 'is-read', 'breaks-its-promise'] as const),
] as const;
type Outcome = (typeof outcomes)[number];

const makeJob = defineJob({
  name: 'testing.make-item',
  payload: z.object({ itemId: z.uuid(), outcome: z.string() }),
  retryLimit: 0,
});

/**
 * Sells papers and extras without any outline: `key1` begins with what shall become of it (`succeeds-1`). A paper has
 * 10,000 units, a form none. One that `is-read` can be read as far as its progress says; one that `fails-once` hangs when it is tried again.
 */
export const sellTestItems: NonNullable<AppParts['itemKinds']> = ({ fulfilment, platform: { db, jobs } }) => {
  const failedOnce = new Set<string>();
  jobs.work(makeJob, async ({ itemId, outcome }) => {
    if (outcome === 'hangs' || outcome === 'is-read' || failedOnce.has(itemId)) return;
    if (outcome === 'fails-once') failedOnce.add(itemId);
    await inTransaction(db, (tx) => fulfilment.begin(tx, itemId));
    await inTransaction(db, (tx) => fulfilment.progress(tx, itemId, 50));
    await inTransaction(db, async (tx) => {
      if (outcome === 'fails' || outcome === 'fails-once') await fulfilment.fail(tx, itemId, 'engine_unavailable');
      else if (outcome === 'fails-for-good') await fulfilment.fail(tx, itemId, 'engine_refused', { isPermanent: true });
      else await fulfilment.finish(tx, itemId);
      if (outcome === 'breaks-its-promise') await fulfilment.breakPromise(tx, itemId);
    });
  });

  const outcomeOf = (key1: string): Outcome => outcomes.find((outcome) => key1.startsWith(`${outcome}-`)) ?? 'succeeds';
  const kind = (name: string) => ({
    kind: name,
    spec: Spec,
    check: async (_tx: unknown, _userId: string, { key1 }: z.infer<typeof Spec>) => ({
      title: key1,
      outline: {
        title: key1,
        language: 'zh' as const,
        type: 'thesis' as const,
        field: 'management' as const,
        product: 'UNDERGRADUATE' as const,
        word_count: 10_000,
        key1,
      },
    }),
    // A form has no length.
    units: async () => (name === 'EXTRA_SURVEY' ? null : 10_000),
    start: async (tx: Parameters<typeof jobs.enqueue>[0], item: { id: string; spec: z.infer<typeof Spec> }) => {
      await jobs.enqueue(tx, makeJob, { itemId: item.id, outcome: outcomeOf(item.spec.key1) });
    },
    cancel: async () => undefined,
    written: async (_db: unknown, { spec, scope, progress }: Item<z.infer<typeof Spec>>) => {
      const wanted = scope === 'preview' ? 3_000 : scope === 'rest' ? 7_000 : 10_000;
      return outcomeOf(spec.key1) === 'is-read' ? { units: (wanted * progress) / 100, wanted } : null;
    },
    files: async (_db: unknown, items: readonly Item[]) =>
      new Map(
        items.map(({ id, scope }) => [
          id,
          { word: scope === 'preview' ? null : `/test/${id}.docx`, pdf: `/test/${id}.pdf`, zip: null },
        ]),
      ),
  });
  return ['PAPER', 'REDUCE_AIGC', 'REDUCE_AIGC_ONCE', 'EXTRA_PROPOSAL', 'EXTRA_SURVEY'].map(kind);
};
