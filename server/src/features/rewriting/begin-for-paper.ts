import type { Language } from '@yanmo/contract/languages';
import { countUnits } from '@yanmo/contract/text-count';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Item } from '../fulfilment/service.ts';
import type { ReductionMaking } from './once-kind.ts';
import * as paragraphs from './paragraph-store.ts';
import type { RewritingEngine } from './rewriting-steps.ts';
import * as store from './store.ts';

export interface PaperToRewrite {
  title: string;
  language: Language;
  /** In percent, as it stood when the order was made. */
  promised: number;
  kept: { tables: number; figures: number; formulas: number; footnotes: number; citations: number };
  /** In their order; `key` is their place in the paper. */
  paragraphs: readonly { key: string; text: string; isProse: boolean }[];
}

interface Parts {
  clock: Clock;
  engine: RewritingEngine;
  making: ReductionMaking;
}

/** What was bought with a paper: its own text is rewritten until the promise holds. Tried again, it goes on from where it stood. */
export function createBeginForPaper({ clock, engine, making }: Parts) {
  return async (
    tx: Tx,
    item: Item,
    { title, language, promised, kept, paragraphs: all }: PaperToRewrite,
  ): Promise<void> => {
    const begun = await store.findOfItem(tx, item.id);
    if (begun) return making.begin(tx, begun, item);
    const units = all.reduce((sum, { text, isProse }) => sum + (isProse ? countUnits(text) : 0), 0);
    const inserted = await store.insertReduction(tx, {
      ...{ userId: item.userId, itemId: item.id, outTradeNo: item.outTradeNo, fingerprint: `paper ${item.id}` },
      ...{ source: 'PAPER', mode: 'AIGC', language, reportLanguage: language, title, units, isTracked: false },
      ...{ fileKey: null, cleaned: 0, kept, ratesBefore: null, whole: null, promised },
      ...{ engine: engine.kind, engineVersion: engine.version, at: clock.now() },
    });
    if (!inserted) throw new Error(`item ${item.id} has a rewriting already`);
    await paragraphs.insertParagraphs(
      tx,
      inserted.id,
      all.map(({ key, text, isProse }, position) => ({
        ...{ position, key, state: isProse ? 'WAITING' : 'KEPT', before: text, units: countUnits(text) },
        ...{ why: null, protected: [], repeated: [], copied: [], rateBefore: null },
      })),
    );
    await making.begin(tx, inserted, item);
  };
}
