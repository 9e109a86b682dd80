import { fileURLToPath } from 'node:url';
import { readDevSms } from '@yanmo/contract/accounts';
import { cashierRoutes } from '@yanmo/contract/notify';
import type { AnyRoute } from '@yanmo/contract/route';
import { routes } from '@yanmo/contract/routes';
import type { App } from './app.ts';
import { mountAccountsRoutes } from './features/accounts/routes.ts';
import { mountOperationsRoutes } from './features/admin/operations/routes.ts';
import { mountAdminRoutes } from './features/admin/routes.ts';
import { mountAgentsRoutes } from './features/agents/routes.ts';
import { mountAmendingRoutes } from './features/amending/routes.ts';
import { mountChatRoutes } from './features/chat/routes.ts';
import { mountCouponsRoutes } from './features/coupons/routes.ts';
import { mountFilesRoutes } from './features/files/routes.ts';
import { mountGrowthRoutes } from './features/growth/routes.ts';
import { mountMessagesRoutes } from './features/home/messages/routes.ts';
import { mountPagesRoutes } from './features/home/pages/routes.ts';
import { mountHomeRoutes } from './features/home/routes.ts';
import { mountUpdateLogRoutes } from './features/home/update-log/routes.ts';
import { mountLedgerRoutes } from './features/ledger/routes.ts';
import { mountLibraryRoutes } from './features/library/routes.ts';
import { mountCheckRoutes } from './features/orders/check-routes.ts';
import { mountReductionRoutes } from './features/orders/reduction-routes.ts';
import { mountOrdersRoutes } from './features/orders/routes.ts';
import { mountOutlinesRoutes } from './features/outlines/routes.ts';
import { mountPaperTextRoutes } from './features/papers/reading/text-routes.ts';
import { mountPapersRoutes } from './features/papers/routes.ts';
import { mountPaymentsRoutes } from './features/payments/routes.ts';
import { mountReadingRoutes } from './features/reading/routes.ts';
import { mountRefundsRoutes } from './features/refunds/routes.ts';
import { mountMeasuringRoutes } from './features/rewriting/measuring-routes.ts';
import { mountRewritingRoutes } from './features/rewriting/routes.ts';
import { mountSharingRoutes } from './features/similarity/consent/routes.ts';
import { mountSimilarityRoutes } from './features/similarity/routes.ts';
import { mountToolsRoutes } from './features/tools/routes.ts';
import { createHttpServer, type HttpServer } from './platform/http/http-server.ts';
import { mountCashierRoutes } from './providers/payment/cashier/routes.ts';

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** The HTTP server with every route of the contract, not yet listening; tests leave the pages of the web out. */
export function createApi({ platform, gateways, rooms }: App, { hasWeb = true } = {}): HttpServer {
  const server = createHttpServer({
    platform,
    authenticate: rooms.accounts.authenticate,
    findMaintenance: rooms.settings.findCurrentMaintenance,
    ...(hasWeb ? { webFolder, heads: rooms.home.heads } : {}),
  });
  mountFilesRoutes(server.mount, rooms.files);
  mountAccountsRoutes(server.mount, rooms.accounts);
  mountLibraryRoutes(server.mount, rooms.library);
  mountOutlinesRoutes(server.mount, rooms.outlines, rooms.library);
  mountMeasuringRoutes(server.mount, rooms.measuring);
  mountRewritingRoutes(server.mount, rooms.rewriting);
  mountSharingRoutes(server.mount, rooms.similarityIndex.consents);
  mountSimilarityRoutes(server.mount, rooms.similarity);
  mountPapersRoutes(server.mount, rooms.papers);
  mountPaperTextRoutes(server.mount, rooms.papers);
  mountLedgerRoutes(server.mount, rooms.ledger);
  mountCouponsRoutes(server.mount, rooms.coupons);
  mountGrowthRoutes(server.mount, rooms.growth);
  mountPaymentsRoutes(server.mount, rooms.payments, { gateways, logger: platform.logger });
  mountOrdersRoutes(server.mount, rooms.orders);
  mountReductionRoutes(server.mount, rooms.orders, rooms.rewriting);
  mountCheckRoutes(server.mount, rooms);
  mountAgentsRoutes(server.mount, rooms.agents);
  mountRefundsRoutes(server.mount, rooms.refunds);
  mountChatRoutes(server.mount, rooms.chat, rooms.files);
  mountReadingRoutes(server.mount, rooms.reading);
  mountAmendingRoutes(server.mount, rooms.amending);
  if (gateways.cashier) mountCashierRoutes(server.mount, gateways.cashier);
  mountHomeRoutes(server.mount, rooms.home);
  mountToolsRoutes(server.mount, rooms.tools);
  mountPagesRoutes(server.mount, rooms.pages);
  mountMessagesRoutes(server.mount, rooms.messages);
  mountUpdateLogRoutes(server.mount, rooms.updateLog);
  mountAdminRoutes(server.mount, rooms.admin);
  mountOperationsRoutes(server.mount, rooms.operations);
  // What stands in for the outside exists only while it does.
  const absent: readonly AnyRoute[] = [
    ...(rooms.accounts.standInSms ? [] : [readDevSms]),
    ...(gateways.cashier ? [] : cashierRoutes),
  ];
  server.assertEveryRouteMounted(routes.filter((route) => !absent.includes(route)));
  return server;
}

export async function startApi(app: App): Promise<{ address: string; close(): Promise<void> }> {
  const { config, events } = app.platform;
  const server = createApi(app);
  const listening = new URL(await server.listen(config.port));
  return {
    address: `http://${shownHost(config.host)}:${listening.port || '80'}`,
    async close() {
      // Open streams would hold the server open until their runs end.
      await events.stop();
      await server.app.close();
    },
  };
}

/** What a person can open: an address for all interfaces is none, and an IPv6 address stands in brackets. */
function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
