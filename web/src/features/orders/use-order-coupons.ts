import { useQuery } from '@tanstack/react-query';
import type { Coupon } from '@yanmo/contract/coupons';
import type { Order } from '@yanmo/contract/orders';
import { heldCouponsQuery, payDiscountQuery } from './api.ts';
import { isPaid } from './order-rules.ts';

export type OrderCoupon = Coupon & { discount: number };

/** The coupons that an order can be paid with, the one that it holds already first, each with what it takes off. */
export function useOrderCoupons(order: Order): OrderCoupon[] {
  const { out_trade_no: number, coupon_id: heldId, original_amount, total_price } = order;
  const isOpen = !isPaid(order);
  const { data: discount } = useQuery({ ...payDiscountQuery(number), enabled: isOpen });
  const { data: heldCoupons } = useQuery({ ...heldCouponsQuery(), enabled: isOpen && heldId !== null });
  if (!isOpen) return [];
  const usable = discount?.coupons ?? [];
  const held = heldCoupons?.find(({ id }) => id === heldId);
  if (!held || usable.some(({ id }) => id === heldId)) return usable;
  return [{ ...held, discount: original_amount - total_price }, ...usable];
}
