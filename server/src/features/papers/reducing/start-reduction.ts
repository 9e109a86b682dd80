import { aigcRateMaximum } from '@yanmo/contract/codes';
import { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import type { FulfilmentService, Item } from '../../fulfilment/service.ts';
import type { RewritingService } from '../../rewriting/service.ts';
import * as store from '../store.ts';
import { listPaperParagraphs } from './paper-paragraphs.ts';

export const reductionKind = 'REDUCE_AIGC';

/** What was promised when it was ordered; orders of before the operator could say otherwise were promised the usual. */
const Promised = z.object({ promised: z.number().default(aigcRateMaximum) });

interface Parts {
  fulfilment: FulfilmentService;
  rewriting: Pick<RewritingService, 'ofPapers'>;
}

export type StartReduction = ReturnType<typeof createStartReduction>;

/** The rewriting that was bought with a paper begins when the paper is there. */
export function createStartReduction({ fulfilment, rewriting }: Parts) {
  async function begin(tx: Tx, item: Item, paper: store.Paper): Promise<void> {
    const sections = await store.readNewestSections(tx, paper.id);
    const { title, language, chapters } = paper.request;
    const { promised } = Promised.parse(item.spec);
    const text = listPaperParagraphs(chapters, sections);
    await rewriting.ofPapers.begin(tx, item, { title, language, promised, ...text });
  }

  return {
    /** Its own time begins with it: a paper may take longer than what was bought with it. */
    async waitsFor(tx: Tx, item: Item): Promise<'ANOTHER' | 'NOTHING' | null> {
      if (item.stage !== 0 || (await rewriting.ofPapers.shared.runOf(tx, item)) !== null) return null;
      const paper = await store.findPaperOf(tx, item.userId, item.outTradeNo);
      const main = paper && (await fulfilment.find(tx, paper.itemId));
      if (!main) return null;
      if (main.isGivenUp) return 'NOTHING';
      return main.stage === 2 && main.scope !== 'preview' ? null : 'ANOTHER';
    },

    /** At once where the paper is delivered; else it waits for `startWaiting`. */
    async start(tx: Tx, item: Item): Promise<void> {
      const paper = await store.findPaperOf(tx, item.userId, item.outTradeNo);
      const main = paper && (await fulfilment.find(tx, paper.itemId));
      if (paper && main?.stage === 2 && main.scope !== 'preview') await begin(tx, item, paper);
    },

    /** A paper came to its end, in this transaction: what waited for it begins, or will not be. */
    async startWaiting(tx: Tx, paperId: string): Promise<void> {
      const paper = await store.getPaper(tx, paperId);
      const items = await fulfilment.listByNumber(tx, paper.userId, paper.outTradeNo);
      const main = items.find(({ id }) => id === paper.itemId);
      for (const { id, kind } of items) {
        if (kind !== reductionKind || !main) continue;
        // Held: a refund of this very moment gives it up, and nothing is bought for it then.
        const item = await fulfilment.holdItem(tx, id);
        if (item.stage !== 0 || item.isGivenUp) continue;
        if (main.stage === 2 && main.scope !== 'preview') await begin(tx, item, paper);
        else if (main.isGivenUp) await fulfilment.fail(tx, id, 'item_failed', { isPermanent: true });
      }
    },
  };
}
