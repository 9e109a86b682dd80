import type { RefundApplication } from '@yanmo/contract/refunds';
import type { TFunction } from 'i18next';

/** What the system gives as its reason is a note to itself; the rule says the same to people, in their language. */
export function refundReason({ origin, rule, reason }: RefundApplication, t: TFunction<'refunds'>): string {
  const isKnown = rule === 'UNDELIVERED' || rule === 'DELIVERED' || rule === 'TOO_SHORT' || rule === 'NOT_NEEDED';
  return origin === 'SYSTEM' && isKnown ? t(`systemReason.${rule}`) : reason;
}
