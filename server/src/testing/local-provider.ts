import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  method: string;
  /** Path and query, undecoded. */
  target: string;
  headers: http.IncomingHttpHeaders;
  body: string;
}

export interface LocalProvider {
  url: string;
  requests: ReceivedRequest[];
  close(): Promise<void>;
}

/** Stands where an outside service would: real HTTP on this machine, answered by what the test says. */
export async function startLocalProvider(
  answer: (request: ReceivedRequest, response: http.ServerResponse) => void,
): Promise<LocalProvider> {
  const requests: ReceivedRequest[] = [];
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url: target = '', headers } = request;
      const received = { method, target, headers, body: Buffer.concat(chunks).toString('utf8') };
      requests.push(received);
      answer(received, response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
