import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SecurityHeaders } from './security-headers.ts';

/** Addresses that belong to the API, to the chat service at the root and to operation: never a page of the web. */
const reserved = /^\/(?:api|cashier|chat|chatAllInfo|uploadFile|closeSession|healthz|readyz|metrics)(?:\/|$)/;
const file = /\.[a-z0-9]{1,8}$/i;
const noncePlace = '__CSP_NONCE__';
/** The bundler puts the content's hash into the names of these files and of no others. */
const hashedFolder = 'assets/';

export interface WebFiles {
  /** Sends the page for an address of the web, or leaves it alone: false for what is no page. */
  sendPage(request: FastifyRequest, reply: FastifyReply, pathname: string): boolean;
}

/** Null where nothing is built: the server is then an API only. */
export function mountWebFiles(app: FastifyInstance, folder: string, headers: SecurityHeaders): WebFiles | null {
  const page = path.join(folder, 'index.html');
  if (!fs.existsSync(page)) return null;
  // Read once: a build that replaces the folder is followed by a restart.
  const pieces = fs.readFileSync(page, 'utf8').split(noncePlace);
  const names = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

  app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, filePath) {
      const isHashed = path.relative(folder, filePath).startsWith(hashedFolder);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  // An address that is no file costs no look at the disk; a route for each of the hundreds would cost every start half a second.
  const hashed = new Set(names.filter((name) => name.startsWith(hashedFolder)));
  app.get<{ Params: { '*': string } }>(`/${hashedFolder}*`, (request, reply) => {
    const name = hashedFolder + request.params['*'];
    return hashed.has(name) ? reply.sendFile(name) : reply.callNotFound();
  });
  for (const name of names) {
    if (!hashed.has(name) && name !== 'index.html') app.get(`/${name}`, (_request, reply) => reply.sendFile(name));
  }

  return {
    sendPage(request, reply, pathname) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      if (reserved.test(pathname)) return false;
      if (file.test(pathname) && pathname !== '/index.html') return false;
      const { accept } = request.headers;
      if (accept !== undefined && !accept.includes('text/html') && !accept.includes('*/*')) return false;
      const { policy, nonce } = headers.forPage();
      reply
        .header('content-security-policy', policy)
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(pieces.join(nonce));
      return true;
    },
  };
}
