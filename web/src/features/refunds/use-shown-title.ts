import type { OrderType } from '@yanmo/contract/codes';
import { useCodeLabel } from '../../domain/site/global-code.ts';

/** Money and characters are bought without a work that could give the order its name. */
const untitled: readonly OrderType[] = ['WALLET_RECHARGE', 'REDUCE_AIGC_PACKAGES'];

/** What an order is called to people: the title of its work, or what it is. */
export function useShownTitle(): (title: string, orderType: OrderType) => string {
  const labelOf = useCodeLabel();
  return (title, orderType) =>
    title === '' || untitled.includes(orderType) ? labelOf('order_types', orderType) : title;
}
