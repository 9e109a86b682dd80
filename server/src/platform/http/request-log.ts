import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { type Logger, redactUrl } from '../logger.ts';

/**
 * The framework writes no lines of its own: one request is one line, written when its answer is over. A stream that
 * breaks after its headers have gone can no longer become an answer, so it is kept for that line.
 */
export class QuietLogController extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  override streamError(error: Error, _request: FastifyRequest, reply: FastifyReply): void {
    const isCallerGone = 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!isCallerGone) reply.bug ??= error;
  }
}

export function writeRequestLine(
  logger: Logger,
  request: FastifyRequest,
  reply: FastifyReply,
  durationMs: number,
): void {
  // Undefined on the few replies that the framework makes outside of any route.
  const bug = reply.bug ?? null;
  const error = reply.errorCode ?? null;
  if (bug === null && !logger.isLevelEnabled('info')) return;
  const line = {
    method: request.method,
    url: redactUrl(request.raw.url ?? ''),
    status: reply.raw.statusCode,
    ms: Math.round(durationMs * 10) / 10,
    request_id: request.id,
    ...(error !== null && { error }),
    ...(!reply.raw.writableFinished && { aborted: true }),
  };
  if (bug === null) logger.info(line, 'request');
  else logger.error({ ...line, err: bug }, 'request failed');
}
