import type { Pricing, Product } from '@yanmo/contract/catalogue';
import { orderTypeLabels } from '@yanmo/contract/code-labels';
import { estimatedMinutes, isOpen, type OrderType, orderTypes } from '@yanmo/contract/codes';
import type { OrderOutline } from '@yanmo/contract/orders';
import { AppError } from '../../platform/app-error.ts';
import type { CatalogueSetting, Offer, PricedType } from '../settings/service.ts';

/** A staged order sells the same thing as the other. */
export function baseType(type: OrderType): OrderType {
  return type.replace(/_STAGES$/, '') as OrderType;
}

export function isStaged(type: OrderType): boolean {
  return type.endsWith('_STAGES');
}

/** What delivers it: all levels of paper are one kind of thing. */
export function itemKindOf(type: OrderType): string {
  return type.startsWith('PAPER_') ? 'PAPER' : type;
}

export function pricingOf(type: OrderType): Pricing {
  if (type === 'WALLET_RECHARGE') return 'FACE';
  if (type === 'REDUCE_AIGC_PACKAGES') return 'PACKAGE';
  return /^(PAPER_|REDUCE_AIGC|PLAGIARISM_CHECK)/.test(type) ? 'PER_1000' : 'PIECE';
}

/** Minutes until it is delivered, as people are told; a paper's type decides where it is known. */
export function minutesOf(type: OrderType, outline: Pick<OrderOutline, 'type'> | null): number {
  const base = baseType(type);
  if (base === 'OUTLINE_DOWNLOAD') return 1;
  if (base === 'WALLET_RECHARGE' || base === 'REDUCE_AIGC_PACKAGES') return 0;
  if (base === 'PLAGIARISM_CHECK') return 5;
  if (!base.startsWith('PAPER_')) return 10;
  if (outline) return estimatedMinutes[outline.type];
  return base === 'PAPER_FINAL' ? estimatedMinutes.course_paper : estimatedMinutes.thesis;
}

export function priceOf(setting: CatalogueSetting, type: OrderType): number | null {
  const pricing = pricingOf(type);
  return pricing === 'FACE' || pricing === 'PACKAGE' ? null : setting.prices[baseType(type) as PricedType];
}

/** What is not there yet is neither sold nor paid for, whoever asks. */
export function assertOpen(types: readonly OrderType[], { open_features }: Pick<Offer, 'open_features'>): void {
  if (types.some((type) => !isOpen(type, open_features))) throw new AppError('product_unavailable');
}

/** Only what somebody here delivers. */
export function listProducts(setting: Offer, isSold: (kind: string) => boolean): Product[] {
  return orderTypes
    .filter((type) => isOpen(type, setting.open_features) && isSold(itemKindOf(type)))
    .map((type) => ({
      order_type: type,
      labels: orderTypeLabels[type],
      pricing: pricingOf(type),
      price: priceOf(setting, type),
      estimated_minutes: minutesOf(type, null),
    }));
}
