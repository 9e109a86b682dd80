import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountsService } from '../accounts/service.ts';
import { putAgentAway } from './put-away.ts';
import * as store from './store.ts';

/**
 * At every start. Whoever has a site without having applied for it here, as the agent of a trial, is an agent too; and the site of whoever
 * may no longer be one, as that agent once the trial is over, or one who was demoted at a terminal, is put away.
 */
export function createSettleSites(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { accounts: { agentSites } }: { accounts: AccountsService },
) {
  async function takeIn(owners: Awaited<ReturnType<typeof agentSites.listSiteOwners>>): Promise<void> {
    for (const { id: userId, subDomain, createdAt: at } of owners) {
      if (await store.findAgentOf(db, userId)) continue;
      await inTransaction(db, async (tx) => {
        const agent = { userId, subDomain, name: subDomain, contact: '', note: '', status: 'ACTIVE', at } as const;
        if (await agentSites.lockUser(tx, userId)) await store.insertAgent(tx, agent);
      });
    }
  }

  async function putAway(userId: string): Promise<void> {
    await inTransaction(db, async (tx) => {
      if (!(await agentSites.lockUser(tx, userId))) return;
      // Approved after the owners were listed, by a process that goes on beside this start.
      if ((await agentSites.listSiteOwners(tx)).some((owner) => owner.id === userId)) return;
      await agentSites.updateSite(tx, userId, null);
      await putAgentAway(tx, { program: 'start' }, userId, clock.now());
    });
  }

  return async (): Promise<void> => {
    const owners = await agentSites.listSiteOwners(db);
    await takeIn(owners);
    const living = new Set(owners.map(({ id }) => id));
    for (const { userId } of await store.listActive(db)) if (!living.has(userId)) await putAway(userId);
  };
}
