import type { FastifyReply } from 'fastify';

/** Aborted when the caller hangs up; what costs money for his answer alone stops with him. */
export function callerGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort(new Error('the caller left')));
  return gone.signal;
}
