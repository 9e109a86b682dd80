/** What can happen to an order and is told to its owner, as the server calls it. Each step of the work itself is not. */
const eventNames = [
  'created',
  'payment_begun',
  'payment_closed',
  'deposit_paid',
  'paid',
  'coupon_taken',
  'coupon_released',
  'retried',
  'refunded',
  'finished',
] as const;

export type EventName = (typeof eventNames)[number];

export function isNamedEvent(type: string): type is EventName {
  return (eventNames as readonly string[]).includes(type);
}
