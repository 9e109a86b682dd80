import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { type Logger, redactUrl } from '../logger.ts';
import { readAddress } from './caller-reader.ts';
import './fastify-fields.ts';

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
  const trouble = reply.trouble ?? null;
  // Every open page asks every second or two whether the process is there: its lines would bury all others.
  const usual = request.pattern === '/healthz' ? 'debug' : 'info';
  if (bug === null && !logger.isLevelEnabled(trouble === null ? usual : 'warn')) return;
  const userId = request.caller?.principal?.userId ?? null;
  const line = {
    method: request.method,
    url: redactUrl(request.raw.url ?? ''),
    status: reply.raw.statusCode,
    ms: Math.round(durationMs * 10) / 10,
    ip: readAddress(request),
    request_id: request.id,
    ...(userId !== null && { user_id: userId }),
    ...(error !== null && { error }),
    ...(!reply.raw.writableFinished && { aborted: true }),
  };
  if (bug !== null) logger.error({ ...line, err: bug }, 'request failed');
  else if (trouble !== null) logger.warn({ ...line, reason: reasonOf(trouble) }, 'request refused');
  else logger[usual](line, 'request');
}

/** Without a stack: in an overload there is a line for every caller, and all come from the same place. */
function reasonOf(trouble: unknown): string {
  if (!(trouble instanceof Error)) return String(trouble);
  const { code, message } = trouble as NodeJS.ErrnoException;
  return [code, message].filter(Boolean).join(': ');
}
