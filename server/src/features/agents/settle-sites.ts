import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountsService } from '../accounts/service.ts';
import { recordAudit } from '../settings/service.ts';
import * as store from './store.ts';

/**
 * At every start. Whoever has a site without having applied for it here, as the agent of a trial, is an agent too; and whoever may no
 * longer be one, as that agent once the trial is over, or one who was demoted at a terminal, is suspended.
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

  async function suspend({ id, userId, subDomain }: store.AgentRow): Promise<void> {
    await inTransaction(db, async (tx) => {
      if (!(await agentSites.lockUser(tx, userId))) return;
      if ((await store.lockAgent(tx, id))?.status !== 'ACTIVE') return;
      const at = clock.now();
      await agentSites.updateSite(tx, userId, null);
      await store.changeAgent(tx, id, { status: 'SUSPENDED', decided_by: 'program:start', decided_at: at });
      await recordAudit(tx, {
        actor: { program: 'start' },
        action: 'agents.suspend',
        subject: `agent:${id}`,
        before: { status: 'ACTIVE', sub_domain: subDomain },
        after: { status: 'SUSPENDED' },
        at,
      });
    });
  }

  return async (): Promise<void> => {
    const owners = await agentSites.listSiteOwners(db);
    await takeIn(owners);
    const living = new Set(owners.map(({ id }) => id));
    for (const agent of await store.listActive(db)) if (!living.has(agent.userId)) await suspend(agent);
  };
}
