import { findAnalyticsLabel, type recordEvent } from '@yanmo/contract/growth';
import type { RouteBody } from '@yanmo/contract/route';
import { dayNumber } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { holdUser } from '../../../platform/database/living-user.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { AccountsService } from '../../accounts/service.ts';
import * as store from './analytics-store.ts';

/**
 * What visitors do, counted for the operator and told to nobody else. A page says it, so it is no evidence of anything: what was paid
 * stands in the books, and who registered in the accounts.
 */
export function createAnalytics(
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  { accounts }: { accounts: Pick<AccountsService, 'findVisitOrigin'> },
) {
  return {
    async record(userId: string | null, { name, props }: RouteBody<typeof recordEvent>): Promise<void> {
      const label = findAnalyticsLabel(name, props);
      if (label === null) throw new Error('the contract lets no such event through');
      const at = clock.now();
      // A view is the visit's; what is done with an account goes back to the click that brought it, months ago perhaps.
      const ofAccount = userId !== null && name !== 'view' ? await accounts.findVisitOrigin(db, userId) : null;
      const bdVid = props.bd_vid || ofAccount?.bdVid || null;
      await store.countEvent(db, { day: dayNumber(at), name, label, isAttributed: bdVid !== null });
      if (bdVid === null) return;
      await inTransaction(db, async (tx) => {
        if (userId !== null && !(await holdUser(tx, userId))) return;
        await store.insertAttributed(tx, { bdVid, name, label, userId, at });
      });
    },

    countViews: store.countViews,
    listOf: store.listAttributedOf,
    erase: store.deleteAttributedOf,

    sweeps: store.analyticsSweeps({
      countsMs: config.retention.analyticsMs,
      attributedMs: config.retention.attributedEventsMs,
    }),
  };
}
