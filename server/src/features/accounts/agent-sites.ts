import type { Queryable, Tx } from '../../platform/database/database.ts';
import * as agentStore from './agent-store.ts';
import { maskPhone } from './phone.ts';
import type { SecondFactor } from './second-factor.ts';
import * as store from './store.ts';

/** What the room of the agents may know and change of accounts. */
export function createAgentSites(secondFactor: SecondFactor) {
  return {
    findAgentBySubDomain: store.findAgentBySubDomain,
    isSubDomainTaken: agentStore.isSubDomainTaken,
    listSiteOwners: agentStore.listSiteOwners,
    countRegistrations: agentStore.countRegistrations,

    /** Held until the transaction ends; false for an erased account. */
    lockUser: async (tx: Tx, userId: string): Promise<boolean> => (await store.lockUser(tx, userId)) !== null,

    /** The user's row is held. With a site a user is an agent, and stays one when it is taken away: money may be owed to them. */
    updateSite: agentStore.updateSite,

    async listBoundUsers(queryable: Queryable, agentId: string, page: { limit: number; offset: number }) {
      const { users, total } = await agentStore.listBoundUsers(queryable, agentId, page);
      const masked = users.map(({ phone, ...user }) => ({ ...user, phone: phone === null ? '' : maskPhone(phone) }));
      return { users: masked, total };
    },

    /** In the transaction of what it protects: a code works once. Nothing is asked of who has not turned it on. */
    assertTotp: secondFactor.assertCode,
  };
}

export type AgentSites = ReturnType<typeof createAgentSites>;
