import * as contract from '@yanmo/contract/agents';
import { AppError } from '../../platform/app-error.ts';
import type { Mount, RateLimit } from '../../platform/http/mount.ts';
import { answerCsv, exporting } from '../../platform/lists/answer-csv.ts';
import { agentColumns, withdrawalColumns } from './operator-columns.ts';
import type { AgentsService } from './service.ts';

const applyLimits: readonly RateLimit[] = [{ name: 'agents-apply', by: 'user', count: 10, perSeconds: 3_600 }];
/** A page counts once when it is opened; a class behind one address opens it together. */
const countLimits: readonly RateLimit[] = [{ name: 'agents-count', by: 'ip', count: 120, perSeconds: 60 }];
const editLimits: readonly RateLimit[] = [{ name: 'agents-edit', by: 'user', count: 60, perSeconds: 600 }];
/** With more, a stolen session could guess the six digits that protect the money. */
const withdrawLimits: readonly RateLimit[] = [{ name: 'agents-withdraw', by: 'user', count: 10, perSeconds: 600 }];
/** It reads up to 20,000 orders. */
const exportLimits: readonly RateLimit[] = [{ name: 'agents-export', by: 'user', count: 20, perSeconds: 600 }];

export function mountAgentsRoutes(mount: Mount, agents: AgentsService): void {
  mount(contract.applyAsAgent, ({ body, caller }) => agents.apply(caller.principal.userId, body), {
    limits: applyLimits,
    isIdempotent: true,
  });

  mount(contract.getAgentTerms, ({ caller }) => agents.getTerms(caller.principal?.userId ?? null, caller.origin));

  mount(contract.getAgentInfo, async ({ query }) => {
    const site = await agents.findSite(query.sub_domain);
    if (!site) throw new AppError('not_found');
    const images = Object.entries(site.images).map(([id, { image_url }]) => ({ id: Number(id), image_url }));
    return { sub_domain: site.subDomain, name: site.name, notice: site.notice, images };
  });

  mount(contract.getAgentUserInfo, ({ query, caller }) => agents.getOwn(caller.principal.userId, query, caller.origin));

  mount(contract.listAgentOrders, ({ query, caller }) => {
    const filter = { userId: query.user_id, outTradeNo: query.out_trade_no };
    return agents.listOrders(caller.principal.userId, query, filter);
  });

  mount(
    contract.exportAgentOrders,
    async ({ query, caller, reply }) => {
      reply.headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="orders-${query.from}-${query.to}.csv"`,
      });
      return await agents.exportOrders(caller.principal.userId, query, caller.language);
    },
    { limits: exportLimits },
  );

  mount(contract.getAgentFigures, async ({ query, caller }) => ({
    days: await agents.listDays(caller.principal.userId, query),
  }));

  mount(
    contract.countForAgent,
    async ({ body, caller }) => {
      await agents.countVisit(caller, body.sub_domain);
      return null;
    },
    // Reading goes on during a maintenance, and is counted.
    { limits: countLimits, isOpenInMaintenance: true },
  );

  mount(contract.editAgentSite, ({ body, caller }) => agents.editSite(caller.principal.userId, body, caller.origin), {
    limits: editLimits,
  });

  mount(contract.withdrawCommission, ({ body, caller }) => agents.withdrawals.ask(caller.principal.userId, body), {
    limits: withdrawLimits,
    isIdempotent: true,
  });

  mount(contract.listOwnWithdrawals, ({ query, caller }) => agents.withdrawals.listOwn(caller.principal.userId, query));

  mount(contract.listAgents, ({ query }) => agents.list(query));

  mount(
    contract.exportAgents,
    async ({ query, caller, reply }) =>
      answerCsv(reply, {
        ...{ name: 'agents', columns: agentColumns, language: caller.language },
        ...(await agents.listAll(query)),
      }),
    exporting,
  );

  mount(contract.decideAgent, ({ body, caller }) => agents.decide({ userId: caller.principal.userId }, body), {
    isIdempotent: true,
  });

  mount(contract.listWithdrawals, ({ query }) => agents.withdrawals.list(query));

  mount(
    contract.exportWithdrawals,
    async ({ query, caller, reply }) =>
      answerCsv(reply, {
        ...{ name: 'withdrawals', columns: withdrawalColumns, language: caller.language },
        ...(await agents.withdrawals.listAll(query)),
      }),
    exporting,
  );

  mount(contract.decideWithdrawal, ({ body, caller }) => agents.withdrawals.decide(caller.principal.userId, body), {
    isIdempotent: true,
  });
}
