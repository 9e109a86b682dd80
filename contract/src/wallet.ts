import { z } from 'zod';
import { PageQuery, PageResult } from './page.ts';
import { defineRoute } from './route.ts';

/** Why a wallet or the prepaid characters changed. */
export const walletEntryKinds = [
  'RECHARGE',
  'ORDER_PAYMENT',
  'ORDER_REFUND',
  'REDEMPTION',
  'CHARACTERS_BOUGHT',
  'CHARACTERS_SPENT',
  'CHARACTERS_RETURNED',
  /** Set aside while a model answers, and what of it was not needed. */
  'CHARACTERS_HELD',
  'CHARACTERS_SETTLED',
  /** Put right by the operator. */
  'ADJUSTMENT',
] as const;
export const WalletEntryKind = z.enum(walletEntryKinds);
export type WalletEntryKind = z.infer<typeof WalletEntryKind>;

export const WalletEntry = z.object({
  id: z.int(),
  kind: WalletEntryKind,
  /** Fen, or characters. */
  amount: z.int(),
  balance: z.int(),
  out_trade_no: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type WalletEntry = z.infer<typeof WalletEntry>;

export const listWalletEntries = defineRoute({
  method: 'GET',
  path: '/api/ai-paper/wallet/entries',
  who: 'user',
  summary: 'The movements of the wallet (or of the prepaid characters), newest first, each with the balance after it.',
  query: PageQuery.extend({ unit: z.enum(['FEN', 'CHARACTER']).default('FEN') }).strict(),
  result: PageResult.extend({ entries: z.array(WalletEntry), balance: z.int(), characters: z.int() }),
});
