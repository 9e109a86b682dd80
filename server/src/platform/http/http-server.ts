import type { AnyRoute } from '@yanmo/contract/route';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Platform } from '../platform.ts';
import { refreshRetentionMetrics } from '../retention/retention-metrics.ts';
import { mountApiDocument } from './api-document.ts';
import type { Authenticate } from './caller.ts';
import { createCallerReader, readLanguage } from './caller-reader.ts';
import { createClientErrorHandler } from './client-error.ts';
import { Connections, createNodeServer } from './connections.ts';
import { failureOf, retryAfterSeconds, toAppError } from './failure.ts';
import './fastify-fields.ts';
import { createMount, defaultBodyLimitBytes, type FindMaintenance } from './create-mount.ts';
import { createIdempotency } from './idempotency.ts';
import { mountMetrics, observeRequest } from './metrics.ts';
import type { Mount } from './mount.ts';
import type { PageHeads } from './page-head.ts';
import { PathTable } from './path-table.ts';
import { mountProbes, type ReadinessParts } from './probes.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { discardBody } from './rejected-body.ts';
import { createRequestId } from './request-id.ts';
import { QuietLogController, writeRequestLine } from './request-log.ts';
import { listenOnBothLoopbacks } from './second-loopback.ts';
import { createSecurityHeaders } from './security-headers.ts';
import { createTokenOwners } from './token-owners.ts';
import { mountWebFiles, type WebFiles } from './web-files.ts';

export interface HttpServerParts {
  platform: Pick<Platform, 'config' | 'logger' | 'clock' | 'secrets'> & ReadinessParts;
  authenticate: Authenticate;
  /** Asked before every call that changes something, so it must be cheap: the settings room keeps it for seconds. */
  findMaintenance: FindMaintenance;
  /** The built web; without the folder the server is an API only. */
  webFolder?: string;
  /** What its pages say of themselves. */
  heads?: PageHeads;
}

export interface HttpServer {
  app: FastifyInstance;
  mount: Mount;
  /** On HOST, which may be two addresses; resolves when all of it listens. Closed by `app.close()`. */
  listen(port: number): Promise<string>;
  /** Throws with the names of those that are missing: a route of the contract that nobody mounted is a broken promise. */
  assertEveryRouteMounted(routes: readonly AnyRoute[]): void;
}

/** Made once: nobody reads their stack, and taking one was a tenth of the cost of an answer. */
const routeNotFound = new AppError('route_not_found');
const methodNotAllowed = new AppError('method_not_allowed');

/** A signed link is one path parameter; the router's own maximum of 100 would cut it off. */
const paramLengthMaximum = 1_000;

export function createHttpServer({
  platform,
  authenticate,
  findMaintenance,
  webFolder,
  heads,
}: HttpServerParts): HttpServer {
  const { config, logger, clock, pool, secrets } = platform;
  const headers = createSecurityHeaders(config.publicUrl);
  const connections = new Connections();
  const paths = new PathTable();
  const mounted: AnyRoute[] = [];
  const rateLimiter = createRateLimiter(pool, config.rateLimitScale);
  const idempotency = createIdempotency(pool, secrets);
  const onClientError = createClientErrorHandler(logger, headers);

  const app = Fastify({
    serverFactory: (handler) => createNodeServer(handler, connections),
    // The framework would make a logger for each request and write lines of its own; our one line names the request.
    logger: false,
    logController: new QuietLogController(),
    genReqId: createRequestId,
    requestIdHeader: false,
    trustProxy: config.trustProxy === 0 ? false : (_address, hop) => hop < config.trustProxy,
    bodyLimit: defaultBodyLimitBytes,
    routerOptions: { maxParamLength: paramLengthMaximum },
    return503OnClosing: false,
    clientErrorHandler: onClientError,
    frameworkErrors: (error, request, reply) => {
      begin(request, reply);
      fail(error, request, reply);
    },
  });

  app.decorateRequest('caller', null);
  app.decorateRequest('pattern', null);
  app.decorateReply('errorCode', null);
  app.decorateReply('beginPage', function beginPage(this: FastifyReply) {
    const { policy, nonce } = headers.forPage();
    this.header('content-security-policy', policy).type('text/html; charset=utf-8');
    return nonce;
  });
  app.decorateReply('bug', null);
  app.decorateReply('trouble', null);

  /** Runs first for every request, also for those that no route takes. */
  function begin(request: FastifyRequest, reply: FastifyReply): void {
    const startedAt = performance.now();
    const { socket } = request.raw;
    connections.begin(socket);
    reply.raw.once('close', () => {
      connections.end(socket);
      const durationMs = performance.now() - startedAt;
      observeRequest(request, reply.raw.statusCode, durationMs);
      writeRequestLine(logger, request, reply, durationMs);
    });
    reply.headers(headers.forData);
    reply.header('x-request-id', request.id);
  }

  function fail(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const error = toAppError(thrown, request);
    reply.errorCode = error.code;
    if (error.code === 'internal') reply.bug = error.cause ?? error;
    else if (error.code === 'overloaded') reply.trouble = error.cause ?? null;
    const seconds = retryAfterSeconds(error);
    if (seconds !== undefined) reply.header('retry-after', seconds);
    return reply
      .code(error.status)
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(JSON.stringify(failureOf(error, readLanguage(request), request.id)));
  }

  /** No route matched: a page of the web, a wrong method, or nothing at all. Answered before any body is read. */
  function answerUnmatched(request: FastifyRequest, reply: FastifyReply, web: WebFiles | null): void {
    const url = request.raw.url ?? '';
    const end = url.indexOf('?');
    const pathname = end === -1 ? url : url.slice(0, end);
    if (web?.sendPage(request, reply, pathname)) return;
    const allowed = paths.findAllowed(pathname);
    if (allowed !== null) reply.header('allow', allowed);
    fail(allowed === null ? routeNotFound : methodNotAllowed, request, reply);
  }

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    let body: unknown;
    try {
      body = text === '' ? undefined : JSON.parse(String(text));
    } catch (cause) {
      done(new AppError('malformed_json', {}, { cause }));
      return;
    }
    done(null, body);
  });

  app.setErrorHandler(async (error, request, reply) => {
    // Set by the framework whenever reading a body failed.
    if (reply.getHeader('connection') === 'close' && (await discardBody(request.raw))) reply.removeHeader('connection');
    return fail(error, request, reply);
  });

  const readCaller = createCallerReader(config.publicUrl);
  const web =
    webFolder === undefined
      ? null
      : mountWebFiles(app, { folder: webFolder, headers, readCaller, heads: heads ?? null });
  app.setNotFoundHandler((request, reply) => answerUnmatched(request, reply, null));
  app.addHook('onRequest', (request, reply, done) => {
    begin(request, reply);
    if (request.is404) answerUnmatched(request, reply, web);
    else if (request.headers.host === undefined && request.raw.httpVersion !== '1.0') {
      fail(new AppError('malformed_request'), request, reply);
    } else done();
  });

  mountProbes(app, platform);
  mountMetrics(app, config.metricsToken, () =>
    // Without the database the figures of the process are the ones that are wanted.
    refreshRetentionMetrics(pool, clock.now()).catch(() => undefined),
  );
  mountApiDocument(app, { mounted, headers, publicUrl: config.publicUrl });
  const mount = createMount({
    ...{ app, clock, authenticate, findMaintenance, rateLimiter, idempotency, readCaller, paths, mounted },
    tokenOwners: createTokenOwners(),
  });

  let closeSecond: (() => Promise<void>) | undefined;
  let secondClosed: Promise<void> | undefined;
  app.addHook('preClose', async () => {
    connections.drain(config.shutdownGraceMs);
    secondClosed = closeSecond?.();
  });
  app.addHook('onClose', async () => {
    await secondClosed;
    connections.drained();
  });

  return {
    app,
    mount,
    async listen(port) {
      const address = await app.listen({ port, host: config.host });
      try {
        if (config.host === 'localhost') closeSecond = await listenOnBothLoopbacks(app, connections, onClientError);
      } catch (error) {
        await app.close();
        throw error;
      }
      return address;
    },
    assertEveryRouteMounted(routes) {
      const missing = routes.filter((route) => !paths.has(route)).map(({ method, path }) => `${method} ${path}`);
      if (missing.length > 0) throw new Error(`routes of the contract that nobody mounted: ${missing.join(', ')}`);
    },
  };
}
