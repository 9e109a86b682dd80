import { couponKindLabels } from '@yanmo/contract/code-labels';
import type { CouponBatch, ManagedCoupon } from '@yanmo/contract/coupons';
import type { Language } from '@yanmo/contract/languages';
import type { CsvColumn } from '../../platform/lists/answer-csv.ts';
import { chinaTimeOf, yuanOf } from '../../platform/lists/csv.ts';
import { operatorHeads } from '../../platform/lists/operator-heads.ts';

const walletMoney = { zh: '钱包余额', en: 'Wallet money', es: 'Saldo de la cartera', ja: 'ウォレット残高' };
const kindName = (kind: CouponBatch['kind'], language: Language): string =>
  (kind === 'WALLET' ? walletMoney : couponKindLabels[kind])[language];

export const batchColumns: readonly CsvColumn<CouponBatch>[] = [
  { title: operatorHeads.id, value: ({ id }) => id },
  { title: operatorHeads.createdAt, value: ({ created_at: at }) => chinaTimeOf(at) },
  { title: operatorHeads.kind, value: ({ kind }, language) => kindName(kind, language) },
  { title: operatorHeads.percent, value: ({ percent }) => percent ?? '' },
  { title: operatorHeads.characters, value: ({ max_characters: characters }) => characters ?? '' },
  { title: operatorHeads.amount, value: ({ amount }) => (amount === null ? '' : yuanOf(amount)) },
  { title: operatorHeads.channel, value: ({ channel }) => channel },
  { title: operatorHeads.count, value: ({ count }) => count },
  { title: operatorHeads.redeemed, value: ({ redeemed }) => redeemed },
  { title: operatorHeads.expiresAt, value: ({ expires_at: at }) => chinaTimeOf(at) },
];

export const couponColumns: readonly CsvColumn<ManagedCoupon>[] = [
  { title: operatorHeads.id, value: ({ id }) => id },
  { title: operatorHeads.createdAt, value: ({ created_at: at }) => chinaTimeOf(at) },
  { title: operatorHeads.userName, value: ({ user }) => user.user_name },
  { title: operatorHeads.phone, value: ({ user }) => user.phone },
  { title: operatorHeads.kind, value: ({ kind }, language) => kindName(kind, language) },
  { title: operatorHeads.percent, value: ({ percent }) => percent ?? '' },
  { title: operatorHeads.characters, value: ({ max_characters: characters }) => characters ?? '' },
  { title: operatorHeads.channel, value: ({ channel }) => channel },
  { title: operatorHeads.status, value: ({ status }) => status },
  { title: operatorHeads.orderNumber, value: ({ out_trade_no: number }) => number ?? '' },
  { title: operatorHeads.expiresAt, value: ({ expires_at: at }) => chinaTimeOf(at) },
];
