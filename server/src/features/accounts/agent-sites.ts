import { AppError } from '../../platform/app-error.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import * as agentStore from './agent-store.ts';
import { maskPhone } from './phone.ts';
import * as store from './store.ts';
import { findTotpStep } from './totp.ts';

/** What the room of the agents may know and change of accounts. */
export function createAgentSites({ clock, secrets }: Pick<Platform, 'clock' | 'secrets'>) {
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
    async assertTotp(tx: Tx, userId: string, code: string | undefined): Promise<void> {
      const user = await store.lockUser(tx, userId);
      if (!user) throw new AppError('session_revoked');
      if (!user.totpSecret || !user.totpConfirmedAt) return;
      if (code === undefined) throw new AppError('totp_required');
      const step = findTotpStep(secrets, user.totpSecret, code, user.totpLastStep, clock.now());
      if (step === null) throw new AppError('totp_wrong');
      await store.updateTotp(tx, userId, { totp_last_step: step });
    },
  };
}

export type AgentSites = ReturnType<typeof createAgentSites>;
