import { useQuery } from '@tanstack/react-query';
import type { Order } from '@yanmo/contract/orders';
import { paperOptionsQuery } from './api.ts';
import { FormatName } from './format-name.tsx';

/** How an ordered paper is set: template and citation style. */
export function OrderFormat({ order }: { order: Pick<Order, 'template_id' | 'citation_style' | 'outline'> }) {
  const language = order.outline?.language ?? 'en';
  const { data } = useQuery({ ...paperOptionsQuery(language), enabled: order.template_id !== null });
  if (order.template_id === null || order.citation_style === null) return null;
  // A template that is no longer offered has no name to show; what was ordered is still set in it.
  const template = data?.templates.find(({ id }) => id === order.template_id)?.name ?? order.template_id;
  return <FormatName template={template} style={order.citation_style} />;
}
