import { fileURLToPath } from 'node:url';
import { readDevSms } from '@yanmo/contract/accounts';
import { routes } from '@yanmo/contract/routes';
import type { App } from './app.ts';
import { mountAccountsRoutes } from './features/accounts/routes.ts';
import { mountFilesRoutes } from './features/files/routes.ts';
import { mountHomeRoutes } from './features/home/routes.ts';
import { mountLibraryRoutes } from './features/library/routes.ts';
import { mountOutlinesRoutes } from './features/outlines/routes.ts';
import { createHttpServer, type HttpServer } from './platform/http/http-server.ts';

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** The HTTP server with every route of the contract, not yet listening; tests leave the pages of the web out. */
export function createApi({ platform, rooms }: App, { hasWeb = true } = {}): HttpServer {
  const server = createHttpServer({
    platform,
    authenticate: rooms.accounts.authenticate,
    findMaintenance: rooms.settings.findCurrentMaintenance,
    ...(hasWeb ? { webFolder } : {}),
  });
  mountFilesRoutes(server.mount, rooms.files);
  mountAccountsRoutes(server.mount, rooms.accounts);
  mountLibraryRoutes(server.mount, rooms.library);
  mountOutlinesRoutes(server.mount, rooms.outlines, rooms.library);
  mountHomeRoutes(server.mount, rooms.home);
  // The code of the SMS stand-in can be read only while the stand-in is on.
  server.assertEveryRouteMounted(rooms.accounts.standInSms ? routes : routes.filter((route) => route !== readDevSms));
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
