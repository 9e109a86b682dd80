import * as contract from '@yanmo/contract/operator';
import type { Mount } from '../../../platform/http/mount.ts';
import { answerCsv, exporting } from '../../../platform/lists/answer-csv.ts';
import { auditColumns, failedColumns, ledgerColumns, orderColumns, userColumns } from './csv-columns.ts';
import type { Operations } from './service.ts';

export function mountOperationsRoutes(mount: Mount, operations: Operations): void {
  const { overview, users, orders, failedItems, books, auditLog } = operations;

  mount(contract.getOverview, ({ query }) => overview.get(query));

  mount(contract.listUsers, async ({ query }) => {
    const { rows, ...page } = await users.page(query);
    return { users: rows, ...page };
  });
  mount(
    contract.exportUsers,
    async ({ query, caller: { language }, reply }) =>
      answerCsv(reply, { name: 'users', columns: userColumns, language, ...(await users.listAll(query)) }),
    exporting,
  );
  mount(contract.changeUser, ({ body, caller }) => users.change(caller.principal.userId, body), { isIdempotent: true });

  mount(contract.listAllOrders, async ({ query }) => {
    const { rows, ...page } = await orders.page(query);
    return { orders: rows, ...page };
  });
  mount(
    contract.exportAllOrders,
    async ({ query, caller: { language }, reply }) =>
      answerCsv(reply, { name: 'orders', columns: orderColumns, language, ...(await orders.listAll(query)) }),
    exporting,
  );

  mount(
    contract.changeOrder,
    ({ body, caller }) => orders.close(caller.principal.userId, body.out_trade_no, body.reason),
    { isIdempotent: true },
  );

  mount(contract.listFailedItems, async ({ query, caller }) => {
    const { rows, ...page } = await failedItems.page(query, caller.language);
    return { items: rows, ...page };
  });
  mount(
    contract.exportFailedItems,
    async ({ query, caller: { language }, reply }) =>
      answerCsv(reply, {
        name: 'failed',
        columns: failedColumns,
        language,
        ...(await failedItems.listAll(query, language)),
      }),
    exporting,
  );
  mount(
    contract.retryFailedItem,
    ({ body, caller }) => failedItems.retry(caller.principal.userId, body.out_trade_no, body.item_id),
    { isIdempotent: true },
  );

  mount(contract.listLedger, async ({ query }) => {
    const { rows, ...page } = await books.page(query);
    return { entries: rows, check: await books.findCheck(), ...page };
  });
  mount(
    contract.exportLedger,
    async ({ query, caller: { language }, reply }) =>
      answerCsv(reply, { name: 'ledger', columns: ledgerColumns, language, ...(await books.listAll(query)) }),
    exporting,
  );
  mount(contract.verifyLedger, ({ caller }) => books.verify(caller.principal.userId), {
    limits: [{ name: 'admin-verify', by: 'user', count: 10, perSeconds: 600 }],
  });

  mount(contract.listAuditLog, async ({ query }) => {
    const { rows, ...page } = await auditLog.page(query);
    return { entries: rows, ...page };
  });
  mount(
    contract.exportAuditLog,
    async ({ query, caller: { language }, reply }) =>
      answerCsv(reply, { name: 'audit', columns: auditColumns, language, ...(await auditLog.listAll(query)) }),
    exporting,
  );
}
