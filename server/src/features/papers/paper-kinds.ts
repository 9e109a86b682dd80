import { z } from 'zod';
import { getDefaultTemplate } from '../../documents/templates/templates.ts';
import type { Companion, Engine } from '../../engines/engine.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Item, ItemKind, Scope } from '../fulfilment/service.ts';
import type { OutlinesService } from '../outlines/service.ts';
import type { createCompanionRun } from './companion-run.ts';
import { paperFileKey } from './deliver-paper.ts';
import { basisOf, defaultStyles } from './paper-basis.ts';
import * as store from './store.ts';
import type { createWritePaperRun } from './write-paper-run.ts';

const Spec = z.object({ key1: z.string() });
type Spec = z.infer<typeof Spec>;

const linkSeconds = 600;
const types = {
  word: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
} as const;

/** In a transaction of its own: a run is locked before its order everywhere else. */
const cancelRun = defineJob({ name: 'papers.cancel-run', payload: z.object({ runId: z.uuid() }), retryLimit: 5 });

interface Parts {
  engine: Engine;
  outlines: OutlinesService;
  run: ReturnType<typeof createWritePaperRun>;
  companionRun: ReturnType<typeof createCompanionRun>;
}

const companionKinds = {
  EXTRA_PROPOSAL: 'proposal',
  EXTRA_TASK_ASSIGNMENT: 'task_book',
  EXTRA_SURVEY: 'questionnaire',
  EXTRA_JOURNAL_REVIEWED: 'literature_review',
} as const satisfies Record<string, Companion>;

/** The paper, and what goes with it. */
export function createPaperKinds(
  { db, clock, jobs, runs, storage }: Pick<Platform, 'db' | 'clock' | 'jobs' | 'runs' | 'storage'>,
  { engine, outlines, run, companionRun }: Parts,
): ItemKind<Spec>[] {
  jobs.work(cancelRun, async ({ runId }) => {
    await db.transaction().execute((tx) => runs.cancel(tx, runId));
  });

  const nameOf = (title: string, ending: string) =>
    `${title.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').slice(0, 80)}.${ending}`;
  const link = (itemId: string, title: string, file: 'word' | 'pdf' | 'preview') =>
    storage.signUrl({
      key: paperFileKey(itemId, file),
      name: nameOf(title, file === 'word' ? 'docx' : 'pdf'),
      type: file === 'word' ? types.word : types.pdf,
      expiresInSeconds: linkSeconds,
      disposition: file === 'word' ? 'attachment' : 'inline',
    });

  async function ensure(tx: Tx, item: Item<Spec>): Promise<store.Paper> {
    const outline = await outlines.getForOrder(tx, item.userId, item.spec.key1);
    const { language } = outline.form;
    return store.ensurePaper(tx, {
      itemId: item.id,
      userId: item.userId,
      outTradeNo: item.outTradeNo,
      kind: item.kind,
      key1: item.spec.key1,
      request: basisOf(outline),
      templateId: getDefaultTemplate(language).id,
      citationStyle: defaultStyles[language],
      engine: engine.kind,
      engineVersion: engine.version,
      at: clock.now(),
    });
  }

  const shared = {
    spec: Spec,
    async check(queryable: Queryable, userId: string, { key1 }: Spec) {
      const outline = await outlines.getForOrder(queryable, userId, key1);
      return { title: outline.form.title, outline: { ...outline.form, key1 } };
    },
    async cancel(tx: Tx, item: Item<Spec>) {
      const paper = await store.findPaperOfItem(tx, item.id);
      if (paper?.runId) await jobs.enqueue(tx, cancelRun, { runId: paper.runId });
    },
    async files(_queryable: Queryable, item: Item<Spec>) {
      if (item.scope === 'preview') return { word: null, pdf: link(item.id, item.title, 'preview'), zip: null };
      return { word: link(item.id, item.title, 'word'), pdf: link(item.id, item.title, 'pdf'), zip: null };
    },
  };

  const paper: ItemKind<Spec> = {
    ...shared,
    kind: 'PAPER',
    async units(queryable, userId, { key1 }) {
      return (await outlines.getForOrder(queryable, userId, key1)).form.word_count;
    },
    async start(tx, item, scope: Scope) {
      const { id: paperId } = await ensure(tx, item);
      const created = await runs.create(tx, run, {
        userId: item.userId,
        subject: item.id,
        input: { paperId, itemId: item.id, scope },
      });
      await store.changePaper(tx, paperId, { runId: created.id });
    },
  };

  const extras = Object.entries(companionKinds).map(
    ([kind, companion]): ItemKind<Spec> => ({
      ...shared,
      kind,
      units: async () => null,
      async start(tx, item) {
        const { id: paperId } = await ensure(tx, item);
        // What stands in the paper stands in its proposal: the same works, the same plan.
        const beside = await store.findPlannedBeside(tx, item.userId, item.spec.key1, paperId);
        if (beside?.workIds && beside.plan) {
          await store.changePaper(tx, paperId, { workIds: beside.workIds, plan: beside.plan });
        }
        const created = await runs.create(tx, companionRun, {
          userId: item.userId,
          subject: item.id,
          input: { paperId, itemId: item.id, companion },
        });
        await store.changePaper(tx, paperId, { runId: created.id });
      },
    }),
  );
  return [paper, ...extras];
}
