import { readFailure, transportError } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { createEventParser, type ServerEvent, sessionHeaders } from '../../lib/event-stream.ts';
import { checkService } from '../../lib/service-state.ts';

interface PostForEvents {
  path: string;
  body: unknown;
  /** The same key again goes on with what was begun, and begins nothing. */
  idempotencyKey: string;
  onEvent(event: ServerEvent): void;
  signal?: AbortSignal;
}

/**
 * Sends a request whose answer is a stream of events. Resolves when the server ends it; rejects with ApiError when it was
 * refused or when the connection was lost.
 */
export async function postForEvents({ path, body, idempotencyKey, onEvent, signal }: PostForEvents): Promise<void> {
  const headers = sessionHeaders();
  let response: Response;
  try {
    response = await fetch(path, {
      method: 'POST',
      headers: {
        ...headers,
        Accept: 'text/event-stream',
        'Content-Type': 'application/json',
        'Idempotency-Key': idempotencyKey,
      },
      body: JSON.stringify(body),
      credentials: 'same-origin',
      cache: 'no-store',
      ...(signal ? { signal } : {}),
    });
  } catch (cause) {
    throw lost(cause, signal);
  }
  if (!response.ok || !response.body) throw await readFailure(response);
  const parser = createEventParser(onEvent);
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parser.read(decoder.decode(part.value, { stream: true }));
    }
  } catch (cause) {
    throw lost(cause, signal);
  }
}

function lost(cause: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted || cause instanceof ApiError) return cause;
  checkService();
  return transportError('network_unreachable', 0, cause);
}
