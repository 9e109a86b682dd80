import { orderTypeLabels } from '@yanmo/contract/code-labels';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { book } from '../ledger/service.ts';
import type { Item, ItemKind } from './item-kind.ts';

interface Parts {
  clock: Clock;
  finish(tx: Tx, itemId: string): Promise<boolean>;
}

const RechargeSpec = z.object({ amount_fen: z.int().min(1) });
const PackageSpec = z.object({ characters: z.int().min(1) });

/** The prepaid characters that an item has delivered; none for what is something else. */
export function charactersOf({ kind, stage, spec }: Item): number {
  return kind === 'REDUCE_AIGC_PACKAGES' && stage === 2 ? PackageSpec.parse(spec).characters : 0;
}

/** Delivered in the transaction that takes the money: nobody can see one without the other. */
export function createPrepaidKinds({
  clock,
  finish,
}: Parts): [ItemKind<z.infer<typeof RechargeSpec>>, ItemKind<z.infer<typeof PackageSpec>>] {
  const shared = {
    units: async () => null,
    cancel: async () => undefined,
    files: async () => new Map(),
  };
  return [
    {
      ...shared,
      kind: 'WALLET_RECHARGE',
      spec: RechargeSpec,
      check: async () => ({ title: orderTypeLabels.WALLET_RECHARGE.zh, outline: null }),
      async start(tx, item: Item<z.infer<typeof RechargeSpec>>) {
        const amount = item.spec.amount_fen;
        await book(tx, {
          kind: 'RECHARGE',
          reference: item.id,
          outTradeNo: item.outTradeNo,
          at: clock.now(),
          postings: [
            { account: { kind: 'PREPAID' }, amount: -amount },
            { account: { kind: 'WALLET', ownerId: item.userId }, amount },
          ],
        });
        await finish(tx, item.id);
      },
    },
    {
      ...shared,
      kind: 'REDUCE_AIGC_PACKAGES',
      spec: PackageSpec,
      check: async () => ({ title: orderTypeLabels.REDUCE_AIGC_PACKAGES.zh, outline: null }),
      async start(tx, item: Item<z.infer<typeof PackageSpec>>) {
        const amount = item.spec.characters;
        await book(tx, {
          kind: 'CHARACTERS_BOUGHT',
          reference: item.id,
          outTradeNo: item.outTradeNo,
          at: clock.now(),
          postings: [
            { account: { kind: 'CHARACTERS_ISSUED' }, amount: -amount },
            { account: { kind: 'CHARACTERS', ownerId: item.userId }, amount },
          ],
        });
        await finish(tx, item.id);
      },
    },
  ];
}
