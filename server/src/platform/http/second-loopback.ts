import type http from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type Connections, createNodeServer } from './connections.ts';

/**
 * `localhost` is two addresses, and browsers differ in which they try first. The framework opens the second by itself,
 * but out of our reach: malformed requests there would not be answered by us, and its idle connections would hold up
 * a stop. A machine without the other family goes on with one. Where another program has the port there, some browsers
 * would reach that one under our address: this throws. Returns how to close it.
 */
export async function listenOnBothLoopbacks(
  app: FastifyInstance,
  connections: Connections,
  onClientError: (error: Error, socket: Socket) => void,
): Promise<() => Promise<void>> {
  const nothingToClose = async () => {};
  const address = app.server.address();
  if (address === null || typeof address === 'string') return nothingToClose;
  const other = address.address === '::1' ? '127.0.0.1' : address.address === '127.0.0.1' ? '::1' : null;
  if (other === null) return nothingToClose;
  const server = createNodeServer(app.routing as http.RequestListener, connections);
  server.on('clientError', (error, socket) => onClientError(error, socket as Socket));
  const isListening = await new Promise<boolean>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(false);
      else reject(error);
    });
    server.listen({ host: other, port: address.port }, () => resolve(true));
  });
  if (!isListening) return nothingToClose;
  return () => new Promise((resolve) => server.close(() => resolve()));
}
