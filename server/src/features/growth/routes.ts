import * as contract from '@yanmo/contract/growth';
import type { Mount, RateLimit } from '../../platform/http/mount.ts';
import { answerCsv, exporting } from '../../platform/lists/answer-csv.ts';
import { claimColumns } from './claims/claim-columns.ts';
import type { GrowthService } from './service.ts';

/** Together with codes that are typed for the wallet: whoever guesses codes guesses them here as well. */
const claimLimits: readonly RateLimit[] = [
  { name: 'redeem', by: 'user', count: 10, perSeconds: 600 },
  { name: 'redeem', by: 'ip', count: 60, perSeconds: 600 },
];

/** Somebody who looks around quickly; a class behind one address. */
const eventLimits: readonly RateLimit[] = [
  { name: 'analytics', by: 'user', count: 60, perSeconds: 60 },
  { name: 'analytics', by: 'ip', count: 300, perSeconds: 60 },
];

export function mountGrowthRoutes(mount: Mount, growth: GrowthService): void {
  mount(contract.fetchInvite, ({ caller }) => growth.fetchInvite(caller.principal.userId, caller.origin));

  mount(contract.listChannels, () => growth.listChannels());

  mount(contract.claimGift, ({ body, caller }) => growth.claim(caller.principal.userId, body), {
    limits: claimLimits,
    isIdempotent: true,
  });

  mount(contract.listClaims, ({ caller }) => growth.listClaims(caller.principal.userId));

  mount(contract.takeGrowthNews, ({ caller }) => growth.takeNews(caller.principal.userId), {
    isOpenInMaintenance: true,
  });

  mount(contract.listAllClaims, ({ query }) => growth.listReviewed(query));

  mount(
    contract.exportClaims,
    async ({ query, caller, reply }) =>
      answerCsv(reply, {
        ...{ name: 'claims', columns: claimColumns, language: caller.language },
        ...(await growth.listAllReviewed(query)),
      }),
    exporting,
  );

  mount(contract.decideClaim, ({ body, caller }) => growth.decide({ userId: caller.principal.userId }, body), {
    isIdempotent: true,
  });

  mount(
    contract.recordEvent,
    async ({ body, caller }) => {
      await growth.recordEvent(caller.principal?.userId ?? null, body);
      return null;
    },
    // Pages are read during maintenance too.
    { limits: eventLimits, bodyLimitBytes: contract.analyticsMaximumBytes, isOpenInMaintenance: true },
  );
}
