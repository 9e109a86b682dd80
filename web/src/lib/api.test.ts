import { defineRoute } from '@yanmo/contract/route';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { watchOpenings } from '../testing/watch-openings.ts';
import { ApiError, call, fillPath } from './api.ts';
import { i18n, startI18n } from './i18n.ts';
import { loginOverlay } from './login-request.ts';
import type { Overlay } from './overlay.ts';
import { serviceReturned } from './service-state.ts';
import { clearSession, readSession, saveSession } from './session.ts';
import { sessionEndedOverlay } from './session-ended.ts';

const getThing = defineRoute({
  method: 'GET',
  path: '/api/things/{id}',
  who: 'user',
  summary: 'One thing.',
  params: z.strictObject({ id: z.string() }),
  query: z.strictObject({ tag: z.array(z.string()).optional(), page: z.int().optional() }),
  result: z.object({ name: z.string() }),
});
const postThing = defineRoute({
  method: 'POST',
  path: '/api/things',
  who: 'user',
  summary: 'A new thing.',
  body: z.strictObject({ name: z.string() }),
  result: z.null(),
});

/** What the server does with one request. */
let answer: (request: Request) => Response | Promise<Response>;
const stops: (() => void)[] = [];

beforeAll(async () => await startI18n('es'));

beforeEach(() => {
  clearSession();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    answer(new Request(new URL(url, 'http://yanmo.example'), init)),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  for (const stop of stops.splice(0)) stop();
});

function logIn(token = 'token-1') {
  saveSession({ token, expiredTimestamp: Date.now() + 60_000, loginId: 'login' });
}

function refuse(status: number, body: object | string, headers: Record<string, string> = {}) {
  answer = () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
}

function watch<Wish>(overlay: Overlay<Wish, null>): readonly Wish[] {
  const { wishes, stop } = watchOpenings(overlay);
  stops.push(stop);
  return wishes;
}

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

test('fills the path, the query and the headers, and resolves with the result', async () => {
  logIn();
  let seen: Request | undefined;
  answer = (request) => {
    seen = request;
    return Response.json({ code: 200, message: 'ok', result: { name: 'ink' } });
  };
  const result = await call(getThing, { params: { id: 'a/b 研' }, query: { tag: ['x', 'y'], page: undefined } });
  expect(result).toEqual({ name: 'ink' });
  expect(seen?.url).toBe('http://yanmo.example/api/things/a%2Fb%20%E7%A0%94?tag=x&tag=y');
  expect(seen?.headers.get('Authorization')).toBe('Bearer token-1');
  expect(seen?.headers.get('Accept-Language')).toBe('es');
});

test('sends JSON, and no Authorization without a session', async () => {
  let seen: Request | undefined;
  answer = (request) => {
    seen = request;
    return Response.json({ code: 200, message: 'ok', result: null });
  };
  await call(postThing, { body: { name: '墨' } });
  expect(await seen?.json()).toEqual({ name: '墨' });
  expect(seen?.headers.get('Content-Type')).toBe('application/json');
  expect(seen?.headers.get('Authorization')).toBeNull();
});

test('a path without its parameter is a bug of the caller', () => {
  expect(() => fillPath('/api/things/{id}', {})).toThrow(TypeError);
});

test('a refusal carries everything that the envelope says', async () => {
  refuse(
    422,
    {
      code: 422,
      message: 'Revisa los campos marcados.',
      error: 'invalid_fields',
      fields: [{ path: 'name', message: 'Obligatorio' }],
      request_id: 'req-7',
    },
    { 'retry-after': '30' },
  );
  const error = await failure(call(postThing, { body: { name: '' } }));
  expect(error).toMatchObject({
    status: 422,
    code: 422,
    error: 'invalid_fields',
    message: 'Revisa los campos marcados.',
    requestId: 'req-7',
    retryAfterSeconds: 30,
  });
  expect(error.findFieldMessage('name')).toBe('Obligatorio');
  expect(error.findFieldMessage('other')).toBeNull();
});

test('a 401 ends the session and asks for a login', async () => {
  logIn();
  const asked = watch(loginOverlay);
  refuse(401, { code: 401, message: 'caducada', error: 'session_expired', request_id: 'r' });
  await failure(call(postThing, { body: { name: 'a' } }));
  expect(readSession()).toBeNull();
  expect(asked).toEqual([{ message: 'caducada' }]);
});

test.each([50008, 50014])('code %i ends the session with a word about why', async (code) => {
  logIn();
  const asked = watch(loginOverlay);
  const ended = watch(sessionEndedOverlay);
  refuse(401, { code, message: 'fin', error: 'session_revoked', request_id: 'r' });
  await failure(call(postThing, { body: { name: 'a' } }));
  expect(readSession()).toBeNull();
  expect(ended).toEqual([{ code, message: 'fin' }]);
  expect(asked).toEqual([]);
});

test('several requests of one dead session ask for one login', async () => {
  logIn();
  const asked = watch(loginOverlay);
  refuse(401, { code: 401, message: 'caducada', error: 'session_expired', request_id: 'r' });
  await Promise.all([1, 2, 3].map(() => failure(call(postThing, { body: { name: 'a' } }))));
  expect(asked).toHaveLength(1);
});

test('a late 401 of the old session leaves the new one alone', async () => {
  logIn('old');
  const asked = watch(loginOverlay);
  answer = () => {
    logIn('new');
    return Response.json({ code: 401, message: 'x', error: 'session_expired', request_id: 'r' }, { status: 401 });
  };
  await failure(call(postThing, { body: { name: 'a' } }));
  expect(readSession()?.token).toBe('new');
  expect(asked).toEqual([]);
});

test('a proxy’s HTML page becomes a readable error with its status', async () => {
  refuse(502, '<html>Bad gateway</html>');
  const error = await failure(call(postThing, { body: { name: 'a' } }));
  expect(error).toMatchObject({ status: 502, error: 'unreadable_answer' });
  expect(error.message).toBe(i18n.t('shell:error.unreadable_answer'));
});

test('a broken connection is an error in the reader’s language', async () => {
  answer = () => {
    throw new TypeError('fetch failed');
  };
  const error = await failure(call(postThing, { body: { name: 'a' } }));
  expect(error).toMatchObject({ status: 0, error: 'network_unreachable' });
  expect(error.message).toBe(i18n.t('shell:error.network_unreachable'));
  expect(error.message).not.toBe('error.network_unreachable');
});

test('the caller’s abort is not turned into an error to show', async () => {
  const controller = new AbortController();
  answer = (request) =>
    new Promise((_resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
      controller.abort();
    });
  const error = await call(postThing, { body: { name: 'a' } }, { signal: controller.signal }).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).not.toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ name: 'AbortError' });
});

test('a request without an answer is given up after a minute, in the reader’s language', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((delayMs) => {
    expect(delayMs).toBe(60_000);
    return AbortSignal.abort(new DOMException('too late', 'TimeoutError'));
  });
  answer = (request) => Promise.reject(request.signal.reason);
  const error = await failure(call(postThing, { body: { name: 'a' } }));
  expect(error).toMatchObject({ status: 0, error: 'request_timed_out' });
  expect(error.message).toBe(i18n.t('shell:error.request_timed_out'));
  vi.restoreAllMocks();
});

describe('while the service is gone', () => {
  const createThing = { body: { name: 'a' } };

  /** No connection for the first `lost` requests, then answers; the probe finds the service back on its second try. */
  function loseConnection(lost: number): Request[] {
    const seen: Request[] = [];
    let probes = 0;
    answer = (request) => {
      const isProbe = request.url.endsWith('/healthz');
      if (isProbe) probes += 1;
      else seen.push(request);
      if (isProbe ? probes === 1 : seen.length <= lost) throw new TypeError('fetch failed');
      return Response.json({ code: 200, message: 'ok', result: { name: 'ink' } });
    };
    return seen;
  }

  test('what only reads is asked for again once the service answers', async () => {
    const seen = loseConnection(1);
    const returned = vi.fn();
    stops.push(serviceReturned.listen(returned));
    expect(await call(getThing, { params: { id: '1' }, query: {} })).toEqual({ name: 'ink' });
    expect(seen).toHaveLength(2);
    expect(returned).toHaveBeenCalledOnce();
  });

  test('what carries a key is sent again with the same key, and nothing else is sent twice', async () => {
    const keyed = loseConnection(1);
    await call(postThing, createThing, { idempotencyKey: 'k' });
    expect(keyed.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['k', 'k']);
    const plain = loseConnection(1);
    await failure(call(postThing, createThing));
    expect(plain).toHaveLength(1);
  });

  test('whoever asks again and again hears of every failure', async () => {
    const polled = loseConnection(1);
    await failure(call(getThing, { params: { id: '1' }, query: {} }, { isPolled: true }));
    expect(polled).toHaveLength(1);
  });

  test('a request that the service never takes is given up although the service is there', async () => {
    let asked = 0;
    answer = (request) => {
      if (request.url.endsWith('/healthz')) return Response.json({ code: 200 });
      asked += 1;
      throw new TypeError('fetch failed');
    };
    await failure(call(getThing, { params: { id: '1' }, query: {} }));
    expect(asked).toBe(4);
  });
});

describe('a call that the page made before the program was here', () => {
  const callThing = async () => await call(getThing, { params: { id: '7' }, query: {} });
  const early = (token: string, language = 'es') =>
    vi.stubGlobal('firstCalls', {
      token,
      language,
      answers: { '/api/things/7': Promise.resolve(Response.json({ code: 200, result: { name: 'early' } })) },
    });

  beforeEach(() => {
    answer = () => Response.json({ code: 200, result: { name: 'asked' } });
  });

  test('is not made again, and its answer is taken once', async () => {
    early('');
    expect(await callThing()).toEqual({ name: 'early' });
    expect(await callThing()).toEqual({ name: 'asked' });
  });

  test.each([
    ['another session', 'token-0', 'es'],
    ['another language', '', 'zh-CN'],
  ])('counts for nothing in %s', async (_what, token, language) => {
    early(token, language);
    expect(await callThing()).toEqual({ name: 'asked' });
  });
});
