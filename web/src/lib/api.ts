import type { Failure, Success } from '@yanmo/contract/errors';
import type { AnyRoute, RouteInput, RouteResult } from '@yanmo/contract/route';
import { ApiError, type TransportErrorCode } from './api-error.ts';
import { requestTimeoutMs, slowRequestMs } from './constants.ts';
import { takeFirstCall } from './first-calls.ts';
import { i18n } from './i18n.ts';
import { askLogin, loginOverlay } from './login-request.ts';
import { checkService, tellAnswered, whenAnswering } from './service-state.ts';
import { clearSession, readSession } from './session.ts';
import { sessionEndedOverlay } from './session-ended.ts';

export { ApiError } from './api-error.ts';

export interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** For calls that create or move money; see idempotency-key.ts. */
  idempotencyKey?: string;
  /** The caller asks again by itself, and wants to hear of every failure. */
  isPolled?: boolean;
}

interface Sending extends CallOptions {
  /** Sent twice it does what it does once. */
  isRepeatable: boolean;
}

/** A service that answers its probe but not this request is not asked for it for ever. */
const repeatsMaximum = 3;

/** Calls one route of the contract; resolves with its result, rejects with ApiError, or with the caller's abort. */
export async function call<R extends AnyRoute>(
  route: R,
  input: RouteInput<R>,
  options: CallOptions = {},
): Promise<RouteResult<R>> {
  const { params, query, body } = input as { params?: object; query?: object; body?: unknown };
  const url = fillPath(route.path, params) + queryText(query);
  const init: RequestInit = { method: route.method };
  const headers = new Headers(options.headers);
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
  if (body !== undefined) {
    headers.set('Content-Type', 'application/json');
    init.body = JSON.stringify(body);
  }
  const isRepeatable = !options.isPolled && (route.method === 'GET' || options.idempotencyKey !== undefined);
  return await send(url, { ...init, headers }, { ...options, isRepeatable });
}

/** Sends a form with a file to a multipart route. */
export async function upload<R extends AnyRoute>(
  route: R,
  form: FormData,
  options: CallOptions = {},
): Promise<RouteResult<R>> {
  const init = { method: route.method, body: form, headers: new Headers(options.headers) };
  return await send(route.path, init, { ...options, isRepeatable: false });
}

export function fillPath(path: string, params: object = {}): string {
  return path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = (params as Record<string, unknown>)[name];
    if (value === undefined || value === null) throw new TypeError(`path ${path} lacks the parameter ${name}`);
    return encodeURIComponent(String(value));
  });
}

function queryText(query: object | undefined): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  const text = search.toString();
  return text && `?${text}`;
}

type Init = RequestInit & { headers: Headers };

async function send<Result>(url: string, init: Init, { signal, isRepeatable }: Sending): Promise<Result> {
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await sendOnce(url, init, signal);
    } catch (error) {
      if (!isOutage(error)) throw error;
      if (!isRepeatable || repeats === repeatsMaximum) {
        checkService();
        throw error;
      }
      if (!(await whenAnswering(signal))) {
        signal?.throwIfAborted();
        throw error;
      }
    }
  }
}

async function sendOnce<Result>(url: string, init: Init, signal?: AbortSignal): Promise<Result> {
  const token = readSession()?.token ?? null;
  init.headers.set('Accept', 'application/json');
  init.headers.set('Accept-Language', i18n.language);
  if (token) init.headers.set('Authorization', `Bearer ${token}`);
  const timeout = AbortSignal.timeout(requestTimeoutMs);
  // A file may be long on its way without anything being wrong.
  const watch = init.body instanceof FormData ? undefined : setTimeout(checkService, slowRequestMs);
  let response: Response;
  let answer: unknown;
  try {
    const asked = init.method === 'GET' ? takeFirstCall(url, token, i18n.language) : null;
    const ask = () =>
      fetch(url, {
        ...init,
        credentials: 'same-origin',
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
    response = await (asked ?? ask());
    answer = await readAnswer(response);
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw transportError(timeout.aborted ? 'request_timed_out' : 'network_unreachable', 0, cause);
  } finally {
    clearTimeout(watch);
  }
  if (response.ok && isSuccess<Result>(answer)) {
    tellAnswered();
    return answer.result;
  }
  throw refusalOf(response, answer, token);
}

/** What a refused request says, where its answer would not have been the envelope: a stream. */
export async function readFailure(response: Response): Promise<ApiError> {
  return refusalOf(response, await readAnswer(response), readSession()?.token ?? null);
}

function refusalOf(response: Response, answer: unknown, sentToken: string | null): ApiError {
  if (isEnvelope(answer)) tellAnswered();
  const error = toApiError(response, answer);
  if (error.status === 401) endSession(error, sentToken);
  return error;
}

/** No answer of the service itself: none at all, or a proxy's that does not reach it. A minute's silence was long enough. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.error === 'network_unreachable' || (error.error === 'unreadable_answer' && error.status >= 500);
}

/** Null for a body that is not JSON: a proxy's HTML page, an empty answer. A broken connection still throws. */
async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isEnvelope(answer: unknown): answer is { code: unknown } {
  return typeof answer === 'object' && answer !== null && 'code' in answer;
}

function isSuccess<Result>(answer: unknown): answer is Success<Result> {
  return isEnvelope(answer) && answer.code === 200;
}

function toApiError(response: Response, answer: unknown): ApiError {
  if (!isEnvelope(answer)) return transportError('unreadable_answer', response.status);
  const failure = answer as Partial<Failure> & { msg?: string };
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return new ApiError({
    status: response.status,
    code: failure.code ?? response.status,
    error: (failure.error ?? 'unreadable_answer') as ApiError['error'],
    message: failure.message || failure.msg || i18n.t('shell:error.unknown'),
    isUnexplained: !failure.message && !failure.msg,
    fields: failure.fields,
    requestId: failure.request_id,
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
  });
}

export function transportError(error: TransportErrorCode, status: number, cause?: unknown): ApiError {
  return new ApiError({ status, code: status, error, message: i18n.t(`shell:error.${error}`) }, { cause });
}

/**
 * Several requests of one dead session fail together, and one of them may come back after a new login: only the first,
 * sent with the token that is still stored, ends the session and asks for a login.
 */
function endSession(error: ApiError, sentToken: string | null): void {
  if (sentToken !== (readSession()?.token ?? null)) return;
  // One that was prepared before the session ended and sent after it: a dialog already says what became of it.
  const isTold = [loginOverlay, sessionEndedOverlay].some((overlay) => overlay.read()?.isOpen);
  if (sentToken === null && isTold) return;
  clearSession();
  if (error.code === 50008 || error.code === 50014) {
    sessionEndedOverlay.open({ code: error.code, message: error.message });
  } else {
    askLogin({ message: error.message });
  }
}
