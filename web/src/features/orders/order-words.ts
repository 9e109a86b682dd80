import type { Order, OrderItem } from '@yanmo/contract/orders';
import { useCodeLabel } from '../../domain/site/global-code.ts';

/** What an order is called: the work that it is about, or else what was bought. */
export function useOrderTitle(): (order: Pick<Order, 'outline' | 'order_type' | 'order_item_response'>) => string {
  const labelOf = useCodeLabel();
  return ({ outline, order_type, order_item_response }) =>
    outline?.title || order_item_response[0]?.paper_case.title || labelOf('order_types', order_type);
}

/** What one of its parts is called: the first is what was ordered, the others are extras, whose kind is their code. */
export function useItemName(): (order: Order, item: OrderItem) => string {
  const labelOf = useCodeLabel();
  return (order, item) =>
    labelOf('order_types', item.id === order.order_item_response[0]?.id ? order.order_type : item.kind);
}
