import type { OrderDetail } from '@yanmo/contract/orders';
import type { SimilarityReport } from '@yanmo/contract/similarity';
import type { ServerEvent } from '../../../lib/event-stream.ts';

/** What a check is after an event; ASK where the event tells of more than it carries. */
export function changedBy(known: SimilarityReport, { type, data }: ServerEvent): SimilarityReport | 'ASK' | null {
  if (type === 'done') return 'ASK';
  if (type !== 'snapshot' && type !== 'order') return null;
  const { order_item_response } = JSON.parse(data) as OrderDetail;
  const item = order_item_response.find(({ id }) => id === known.item_id);
  if (!item) return null;
  if (item.paper_case.stage !== known.stage) return 'ASK';
  return item.progress > known.progress ? { ...known, progress: item.progress } : null;
}
