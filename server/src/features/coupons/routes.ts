import * as contract from '@yanmo/contract/coupons';
import type { Mount, RateLimit } from '../../platform/http/mount.ts';
import { answerCsv, exporting } from '../../platform/lists/answer-csv.ts';
import { batchColumns, couponColumns } from './operator-columns.ts';
import type { CouponsService } from './service.ts';

/** A person types a code a few times; a program that guesses tries on, from as many accounts as it has. */
const guessLimits: readonly RateLimit[] = [
  { name: 'redeem', by: 'user', count: 10, perSeconds: 600 },
  { name: 'redeem', by: 'ip', count: 60, perSeconds: 600 },
];

export function mountCouponsRoutes(mount: Mount, coupons: CouponsService): void {
  mount(contract.listCoupons, async ({ query, caller }) => ({
    coupons: await coupons.list(caller.principal.userId, query.status),
  }));

  mount(contract.redeemCode, ({ body, caller }) => coupons.redeem(caller.principal.userId, body.code), {
    limits: guessLimits,
    isIdempotent: true,
  });

  mount(contract.listCouponBatches, ({ query }) => coupons.listBatches(query));

  mount(
    contract.exportCouponBatches,
    async ({ query, caller, reply }) =>
      answerCsv(reply, {
        ...{ name: 'code-batches', columns: batchColumns, language: caller.language },
        ...(await coupons.listAllBatches(query)),
      }),
    exporting,
  );

  mount(contract.listAllCoupons, ({ query }) => coupons.listManaged(query));

  mount(
    contract.exportCoupons,
    async ({ query, caller, reply }) =>
      answerCsv(reply, {
        ...{ name: 'coupons', columns: couponColumns, language: caller.language },
        ...(await coupons.listAllManaged(query)),
      }),
    exporting,
  );

  mount(contract.createCouponBatch, ({ body, caller }) => coupons.createBatch(caller.principal.userId, body), {
    isIdempotent: true,
    isSecret: true,
  });
}
