import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, register } from 'prom-client';
import { AppError } from '../app-error.ts';

/** One registry a process, whatever the number of servers in it (tests have several). */
const httpDuration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from the first byte of a request to the end of its answer.',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
});
let hasProcessMetrics = false;

export function observeRequest(request: FastifyRequest, status: number, durationMs: number): void {
  const route = request.pattern ?? (status === 404 ? 'unmatched' : 'web');
  httpDuration.observe({ method: request.method, route, status }, durationMs / 1000);
}

const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];
const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

/** A proxy on this machine makes every caller look local; its headers give it away. */
function isLocal(request: FastifyRequest): boolean {
  return (
    loopback.test(request.socket.remoteAddress ?? '') &&
    forwardingHeaders.every((name) => request.headers[name] === undefined)
  );
}

function hasToken(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return false;
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** `refresh`: of figures that stand in the database. */
export function mountMetrics(app: FastifyInstance, token: string | undefined, refresh: () => Promise<void>): void {
  if (!hasProcessMetrics) {
    hasProcessMetrics = true;
    collectDefaultMetrics({ eventLoopMonitoringPrecision: 10 });
  }
  app.get('/metrics', async (request, reply) => {
    request.pattern = '/metrics';
    if (!isLocal(request) && !hasToken(request, token)) throw new AppError('route_not_found');
    await refresh();
    reply.type(register.contentType);
    return register.metrics();
  });
}
