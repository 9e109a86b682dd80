import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountsService } from '../accounts/service.ts';
import { recordAudit } from '../settings/service.ts';
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

  /** A site that nobody applied for is given up with its name: whoever has the phone now may apply like anybody else. */
  async function putAway({ id, userId, subDomain, contact }: store.AgentRow): Promise<void> {
    const status = contact === '' ? 'REJECTED' : 'SUSPENDED';
    await inTransaction(db, async (tx) => {
      if (!(await agentSites.lockUser(tx, userId))) return;
      if ((await store.lockAgent(tx, id))?.status !== 'ACTIVE') return;
      // Approved after the owners were listed, by a process that goes on beside this start.
      if ((await agentSites.listSiteOwners(tx)).some((owner) => owner.id === userId)) return;
      const at = clock.now();
      await agentSites.updateSite(tx, userId, null);
      await store.changeAgent(tx, id, { status, decided_by: 'program:start', decided_at: at });
      await recordAudit(tx, {
        actor: { program: 'start' },
        action: 'agents.put-away',
        subject: `agent:${id}`,
        before: { status: 'ACTIVE', sub_domain: subDomain },
        after: { status },
        at,
      });
    });
  }

  return async (): Promise<void> => {
    const owners = await agentSites.listSiteOwners(db);
    await takeIn(owners);
    const living = new Set(owners.map(({ id }) => id));
    for (const agent of await store.listActive(db)) if (!living.has(agent.userId)) await putAway(agent);
  };
}
