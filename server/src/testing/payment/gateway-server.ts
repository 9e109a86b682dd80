import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface KeyPair {
  publicKey: KeyObject;
  privateKey: KeyObject;
  publicPem: string;
  privatePem: string;
}

const pairs = new Map<string, KeyPair>();

/** Of one name always the same: finding its primes takes longer than most tests that use it. */
export function keyPairOf(name: string): KeyPair {
  const known = pairs.get(name);
  if (known) return known;
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pair = {
    publicKey,
    privateKey,
    publicPem: String(publicKey.export({ type: 'spki', format: 'pem' })),
    privatePem: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  };
  pairs.set(name, pair);
  return pair;
}

/**
 * How an answer goes wrong. SLOW: it never comes; DRIPPING: it comes, a byte now and then; CUT_OFF: the connection breaks
 * in the middle of it; HTTP_500: a page of the load balancer; SYSTEM_ERROR: the gateway's own signed failure; REFUSED: its signed
 * refusal of this call, whatever became of earlier ones; WRONG_SIGNATURE, UNSIGNED: as somebody in between
 * would send it; OTHER_TRADE: genuine, but about another trade.
 */
export type GatewayFault =
  | 'SLOW'
  | 'DRIPPING'
  | 'CUT_OFF'
  | 'HTTP_500'
  | 'SYSTEM_ERROR'
  | 'REFUSED'
  | 'WRONG_SIGNATURE'
  | 'UNSIGNED'
  | 'OTHER_TRADE';

export interface PlannedFault {
  fault: GatewayFault;
  takesEffect: boolean;
}

/** Faults that a test has ordered, one an answer, in their order. */
export class FaultPlan {
  readonly #planned: PlannedFault[] = [];

  add(fault: GatewayFault, takesEffect: boolean): void {
    this.#planned.push({ fault, takesEffect });
  }

  next(): PlannedFault | null {
    return this.#planned.shift() ?? null;
  }
}

export interface ServedRequest {
  method: string;
  /** Path and query, undecoded. */
  target: string;
  headers: http.IncomingHttpHeaders;
  body: string;
}

export interface ServedAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const dripMs = 50;

function drip(response: http.ServerResponse, body: Buffer): void {
  let sent = 0;
  const timer = setInterval(() => {
    sent += 1;
    if (sent >= body.length) response.end(body.subarray(sent - 1));
    else response.write(body.subarray(sent - 1, sent));
  }, dripMs);
  response.on('close', () => clearInterval(timer));
}

/** Plain HTTP on this machine; what befalls a connection and not an answer is played here, because they are the same at every gateway. */
export async function startGatewayServer(
  serve: (request: ServedRequest) => { answer: ServedAnswer; fault: GatewayFault | null },
): Promise<{ url: string; close(): Promise<void> }> {
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url: target = '', headers } = request;
      const { answer, fault } = serve({ method, target, headers, body: Buffer.concat(chunks).toString('utf8') });
      if (fault === 'SLOW') return;
      if (fault === 'HTTP_500') {
        response.writeHead(500, { 'content-type': 'text/html' }).end('<html>internal error</html>');
        return;
      }
      const body = Buffer.from(answer.body);
      // No body may follow a 204, not even a length.
      const length = answer.status === 204 ? {} : { 'content-length': body.length };
      response.writeHead(answer.status, { ...answer.headers, ...length });
      if (fault === 'CUT_OFF') response.write(body.subarray(0, body.length / 2), () => response.destroy());
      else if (fault === 'DRIPPING') drip(response, body);
      else response.end(body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
