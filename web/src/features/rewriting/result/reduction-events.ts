import type { OrderDetail } from '@yanmo/contract/orders';
import type { ReducedParagraph, Reduction } from '@yanmo/contract/reductions';
import type { ServerEvent } from '../../../lib/event-stream.ts';

/** What a rewriting is after an event; ASK where the event tells of more than it carries. */
export function changedBy(known: Reduction, { type, data }: ServerEvent): Reduction | 'ASK' | null {
  switch (type) {
    case 'snapshot':
    case 'order': {
      const { order_item_response } = JSON.parse(data) as OrderDetail;
      const item = order_item_response.find(({ id }) => id === known.item_id);
      if (!item) return null;
      if (item.paper_case.stage !== known.stage) return 'ASK';
      return { ...known, progress: Math.max(known.progress, item.progress) };
    }
    case 'reduction': {
      const { round, rates, paragraphs } = JSON.parse(data) as Pick<Reduction, 'round' | 'rates' | 'paragraphs'>;
      return { ...known, round, rates, paragraphs };
    }
    case 'paragraph': {
      const changed = JSON.parse(data) as ReducedParagraph;
      const isSame = (one: ReducedParagraph) => one.reduce_key === changed.reduce_key;
      return { ...known, paragraphs: known.paragraphs.map((one) => (isSame(one) ? changed : one)) };
    }
    case 'rates': {
      const { after, round } = JSON.parse(data) as { after: Reduction['rates']['after']; round: number };
      return { ...known, round, rates: { ...known.rates, after } };
    }
    case 'done':
      return 'ASK';
    default:
      return null;
  }
}
