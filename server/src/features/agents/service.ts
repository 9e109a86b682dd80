import type {
  AgentApplication,
  applyAsAgent,
  decideAgent,
  exportAgents,
  listAgents,
  ManagedAgent,
} from '@yanmo/contract/agents';
import type { PageQuery } from '@yanmo/contract/page';
import type { RouteBody, RouteQuery } from '@yanmo/contract/route';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { assertUserLives } from '../../platform/database/living-user.ts';
import { createOperatorList } from '../../platform/lists/operator-list.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Sweep, sweepOfAged } from '../../platform/retention/sweep.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { FilesService } from '../files/service.ts';
import type { LedgerService } from '../ledger/service.ts';
import type { OrdersService } from '../orders/service.ts';
import { type Actor, recordAudit, type SettingsService } from '../settings/service.ts';
import { createDecideAgent } from './decide-agent.ts';
import { createOwnPeople } from './own-people.ts';
import { createSettleSites } from './settle-sites.ts';
import { siteSuffix } from './site-url.ts';
import { createSites } from './sites.ts';
import * as store from './store.ts';
import { deleteVisitsOf, listVisitsForExport } from './visit-store.ts';
import { createVisits } from './visits.ts';
import { blankWithdrawalsOf, listWithdrawals, sumPaidOut } from './withdrawal-store.ts';
import { createWithdrawals } from './withdrawals.ts';

export { agentsByPermission } from './put-away.ts';
export type { AgentSite } from './sites.ts';
export { findWithdrawalDifferences } from './verify-withdrawals.ts';

export interface AgentsParts {
  settings: SettingsService;
  files: FilesService;
  ledger: LedgerService;
  accounts: AccountsService;
  orders: OrdersService;
}

export type AgentsService = ReturnType<typeof createAgentsService>;

function presentApplication(row: store.AgentRow): AgentApplication {
  return {
    id: row.id,
    status: row.status,
    sub_domain: row.subDomain,
    name: row.name,
    contact: row.contact,
    note: row.note,
    decision_note: row.decisionNote,
    created_at: row.createdAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
  };
}

/** Resellers: who they are, their sites, whom they brought and what they earn on it. */
export function createAgentsService(platform: Platform, parts: AgentsParts) {
  const { db, clock, config } = platform;
  const { settings, ledger, accounts, orders } = parts;
  const sites = createSites(platform, parts);
  const decide = createDecideAgent(platform, parts);
  const people = createOwnPeople(platform, parts);
  const withdrawals = createWithdrawals(platform, parts);
  const visits = createVisits(platform, sites);

  // Whose site was taken away earns on nothing that is ordered meanwhile, whoever brought the buyer; whoever has one from before there
  // were applications is taken in at the next start.
  orders.connectAgents(async (tx, agentId, usualPercent) => {
    const agent = (await store.findAgentOf(tx, agentId)) ?? (await store.findNewestOf(tx, agentId));
    if (!agent) return usualPercent;
    return agent.status === 'ACTIVE' ? (agent.commissionPercent ?? usualPercent) : 0;
  });

  async function presentManaged(queryable: Queryable, rows: readonly store.AgentRow[]): Promise<ManagedAgent[]> {
    const users = await accounts.describe(
      queryable,
      rows.map(({ userId }) => userId),
    );
    return rows.map((row) => ({
      ...presentApplication(row),
      user: users.get(row.userId) ?? { id: row.userId, phone: '', user_name: '' },
      notice: row.notice,
      images: sites.listImages(row.images),
      commission_percent: row.commissionPercent,
    }));
  }

  const managed = createOperatorList<RouteQuery<typeof exportAgents>, string, ManagedAgent>({
    found: store.findAgents,
    key: 'agents.id',
    sorts: {
      created_at: 'agents.created_at',
      decided_at: 'agents.decided_at',
      sub_domain: 'agents.sub_domain',
      name: 'agents.name',
    },
    read: async (queryable, ids) => {
      const shown = await presentManaged(queryable, await store.listByIds(queryable, ids));
      return new Map(shown.map((agent) => [agent.id, agent]));
    },
  });

  return {
    findSite: sites.findSite,
    editSite: sites.edit,
    countVisit: visits.countVisit,
    listOrders: people.listOrders,
    exportOrders: people.exportOrders,
    listDays: people.listDays,
    withdrawals,

    async getTerms(userId: string | null, origin: string) {
      const own = userId === null ? null : await store.findNewestOf(db, userId);
      return {
        commission_percent: (await settings.getSetting('catalogue')).commission_percent,
        withdrawal_minimum: await settings.getSetting('withdrawal_minimum'),
        site_suffix: siteSuffix(config.publicUrl, origin),
        application: own && presentApplication(own),
      };
    },

    async apply(userId: string, form: RouteBody<typeof applyAsAgent>): Promise<AgentApplication> {
      const { sub_domain: subDomain, name, contact, note } = form;
      return inTransaction(db, async (tx) => {
        await assertUserLives(tx, userId);
        const at = clock.now();
        await store.lockName(tx, subDomain);
        const isTaken = await accounts.agentSites.isSubDomainTaken(tx, subDomain, userId);
        const application = isTaken
          ? null
          : await store.insertAgent(tx, { userId, subDomain, name, contact, note, status: 'PENDING', at });
        if (!application) {
          const own = await store.findNewestOf(tx, userId);
          throw new AppError(own && own.status !== 'REJECTED' ? 'agent_application_open' : 'sub_domain_taken');
        }
        await recordAudit(tx, {
          actor: { userId },
          action: 'agents.apply',
          subject: `agent:${application.id}`,
          after: { sub_domain: subDomain, name },
          at,
        });
        return presentApplication(application);
      });
    },

    /** Null where the caller, an operator say, has no site; people and commission are the account's in any case. */
    async getOwn(userId: string, page: PageQuery, origin: string) {
      const agent = await store.findAgentOf(db, userId);
      const { users, total } = await people.listUsers(userId, page);
      return {
        profile: agent && (await sites.presentProfile(agent, origin)),
        commission: {
          balance: await ledger.readCommission(db, userId),
          held: await ledger.readHeldCommission(db, userId),
          earned: await ledger.sumEarned(db, userId),
          paid_out: await sumPaidOut(db, userId),
        },
        withdrawal_minimum: await settings.getSetting('withdrawal_minimum'),
        users,
        page_num: page.page_num,
        page_size: page.page_size,
        total,
      };
    },

    async list(query: RouteQuery<typeof listAgents>) {
      const { rows, ...page } = await managed.page(db, query);
      return { agents: rows, ...page };
    },

    listAll: (query: RouteQuery<typeof exportAgents>) => managed.all(db, query),

    async decide(actor: Actor, form: RouteBody<typeof decideAgent>): Promise<ManagedAgent> {
      const [shown] = await presentManaged(db, [await decide(actor, form)]);
      if (!shown) throw new Error('one agent is presented as one');
      return shown;
    },

    settleSites: createSettleSites(platform, parts),

    sweep: sweepOfAged({ table: 'agent_days', column: 'day', keptMs: config.retention.agentDaysMs }) satisfies Sweep,

    accountPart: {
      room: 'agents',
      async exportRows(tx: Tx, userId: string) {
        const asked = await listWithdrawals(tx, { userId }, { limit: 100_000, offset: 0 });
        return {
          agents: await store.listAgentsOf(tx, userId),
          agent_days: await listVisitsForExport(tx, userId),
          agent_withdrawals: asked.withdrawals,
        };
      },
      /** Commission that is left, or on its way out, has kept the account until now: the ledger says so. */
      async erase(tx: Tx, userId: string) {
        await store.deleteAgentsOf(tx, userId);
        await deleteVisitsOf(tx, userId);
        await blankWithdrawalsOf(tx, userId);
      },
    },
  };
}
