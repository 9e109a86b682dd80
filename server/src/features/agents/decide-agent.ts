import type { AgentDecision, decideAgent } from '@yanmo/contract/agents';
import type { RouteBody } from '@yanmo/contract/route';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { FilesService } from '../files/service.ts';
import { type Actor, actorName, recordAudit } from '../settings/service.ts';
import * as store from './store.ts';

type Form = RouteBody<typeof decideAgent>;
type Decide = (tx: Tx, agent: store.AgentRow, form: Form) => Promise<store.AgentChange>;

/** What is decided of whom; anything else is 409, and so is what another operator has decided meanwhile. */
const decidableIn: Readonly<Record<AgentDecision, readonly store.AgentRow['status'][]>> = {
  APPROVE: ['PENDING'],
  REJECT: ['PENDING'],
  SUSPEND: ['ACTIVE'],
  RESTORE: ['SUSPENDED'],
  SET_COMMISSION: ['ACTIVE', 'SUSPENDED'],
  RESET_BRANDING: ['ACTIVE', 'SUSPENDED'],
};

const audited = ({ status, subDomain, name, notice, commissionPercent, decisionNote }: store.AgentRow) => ({
  ...{ status, sub_domain: subDomain, name, notice, commission_percent: commissionPercent, note: decisionNote },
});

/** Each decision in one transaction: the agent's user first, then the agent, as everywhere. */
export function createDecideAgent(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { files, accounts: { agentSites } }: { files: FilesService; accounts: AccountsService },
) {
  async function assertFree(tx: Tx, agent: store.AgentRow, subDomain: string): Promise<void> {
    await store.lockName(tx, subDomain);
    const isTaken =
      (await store.isNameTaken(tx, subDomain, agent.id)) ||
      (await agentSites.isSubDomainTaken(tx, subDomain, agent.userId));
    if (isTaken) throw new AppError('sub_domain_taken');
  }

  const decisions: Record<AgentDecision, Decide> = {
    async APPROVE(tx, agent, { sub_domain: subDomain = agent.subDomain, commission_percent: percent }) {
      await assertFree(tx, agent, subDomain);
      await agentSites.updateSite(tx, agent.userId, subDomain);
      return {
        status: 'ACTIVE',
        sub_domain: subDomain,
        ...(percent === undefined ? {} : { commission_percent: percent }),
      };
    },
    REJECT: async () => ({ status: 'REJECTED' }),
    /** The name stays the agent's and leads nowhere; what was earned stays theirs and can be withdrawn. */
    async SUSPEND(tx, agent) {
      await agentSites.updateSite(tx, agent.userId, null);
      return { status: 'SUSPENDED' };
    },
    async RESTORE(tx, agent) {
      await assertFree(tx, agent, agent.subDomain);
      await agentSites.updateSite(tx, agent.userId, agent.subDomain);
      return { status: 'ACTIVE' };
    },
    SET_COMMISSION: async (_tx, _agent, { commission_percent: percent = null }) => ({ commission_percent: percent }),
    async RESET_BRANDING(tx, agent) {
      await files.removeFiles(
        tx,
        Object.values(agent.images).map(({ file_key }) => file_key),
      );
      return { name: agent.subDomain, notice: '', images: {} };
    },
  };

  return async (actor: Actor, form: Form): Promise<store.AgentRow> =>
    inTransaction(db, async (tx) => {
      const found = await store.findAgent(tx, form.id);
      if (!found || !(await agentSites.lockUser(tx, found.userId))) throw new AppError('not_found');
      const agent = await store.lockAgent(tx, form.id);
      if (!agent) throw new AppError('not_found');
      if (!decidableIn[form.decision].includes(agent.status)) throw new AppError('wrong_state');
      const at = clock.now();
      const change = await decisions[form.decision](tx, agent, form);
      const decided = await store.changeAgent(tx, agent.id, {
        ...change,
        ...('status' in change ? { decision_note: form.note, decided_by: actorName(actor), decided_at: at } : {}),
      });
      await recordAudit(tx, {
        actor,
        action: `agents.${form.decision.toLowerCase().replaceAll('_', '-')}`,
        subject: `agent:${agent.id}`,
        before: audited(agent),
        after: audited(decided),
        at,
      });
      return decided;
    });
}
