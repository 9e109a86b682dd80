import type { ReducedParagraph, Reduction as ShownReduction } from '@yanmo/contract/reductions';
import type { Item } from '../fulfilment/service.ts';
import { isDone, type Paragraph, type Reduction, textOf, type Whole } from './reduction.ts';

/** Free of charge, for each paragraph. */
export const freeTries = 3;

export const paragraphKey = (reductionId: string, position: number): string => `${reductionId}-${position}`;

const keyForm = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-(\d{1,6}))?$/u;

/** Of a whole reduction, or of one of its paragraphs; null for what is neither. */
export function readKey(reduceKey: string): { id: string; position: number | null } | null {
  const [, id, position] = keyForm.exec(reduceKey) ?? [];
  return id === undefined ? null : { id, position: position === undefined ? null : Number(position) };
}

export function presentParagraph(reductionId: string, paragraph: Paragraph): ReducedParagraph {
  const { position, state, why, before, parts, rateBefore, rateAfter, tries } = paragraph;
  return {
    reduce_key: paragraphKey(reductionId, position),
    ...{ position, state, why, before },
    after: isDone(paragraph) || parts.length > 0 ? textOf(paragraph) : null,
    parts: parts.map((part) => ({ before: part.before, after: part.after, is_accepted: part.isAccepted })),
    rates: { before: rateBefore, after: rateAfter },
    protected: paragraph.protected.map(({ start, end, kind }) => ({ start, end, kind })),
    tries_left: Math.max(0, freeTries - tries),
  };
}

export interface Shown {
  reduction: Reduction;
  item: Item;
  paragraphs: readonly Paragraph[];
  zipUrl: string | null;
}

export function presentReduction({ reduction, item, paragraphs, zipUrl }: Shown): ShownReduction {
  return {
    reduce_key: reduction.id,
    out_trade_no: item.outTradeNo,
    item_id: item.id,
    title: reduction.title,
    source: reduction.source,
    mode: reduction.mode,
    language: reduction.language,
    units: reduction.units,
    is_tracked: reduction.isTracked,
    stage: item.stage ?? 0,
    progress: item.progress,
    round: reduction.round,
    engine: reduction.engineVersion,
    rates: { before: reduction.ratesBefore, after: reduction.ratesAfter },
    whole: presentWhole(reduction.whole),
    promise:
      reduction.promised === null
        ? null
        : {
            aigc_rate_maximum: reduction.promised,
            is_kept: reduction.isPromiseKept,
            is_refunded: reduction.isPromiseKept === false && item.priceFen > 0,
            is_coupon_returned: reduction.isPromiseKept === false && item.priceFen === 0,
          },
    is_by_hand: reduction.handFileKey !== null,
    is_removed: reduction.removedAt !== null,
    cleaned: reduction.cleaned,
    paragraphs: paragraphs.map((paragraph) => presentParagraph(reduction.id, paragraph)),
    zip_url: zipUrl,
  };
}

function presentWhole(whole: Whole | null): ShownReduction['whole'] {
  if (!whole) return null;
  const { units, paragraphs, chosen, before, after } = whole;
  return { units, paragraphs, chosen, rates: { before, after } };
}
