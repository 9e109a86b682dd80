import http from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';

/** Idle connections are let go before most servers do, so that none of them breaks under the next question. */
const idleMs = 4_000;
const redirectsMaximum = 3;
/** Of these no answer may have a body. */
const bodiless = new Set([204, 205, 304]);

const streams = new WeakMap<Response, http.IncomingMessage>();

/** What a response of `plainFetch` streams; of one that is no success its body stands in the response itself. */
export function streamOf(response: Response): http.IncomingMessage {
  const incoming = streams.get(response);
  if (!incoming) throw new Error('this response has no stream');
  return incoming;
}

/**
 * As much of `fetch` as the SDK needs to ask, over the sockets of Node.js. An answer is read from its socket as it comes: a web stream
 * costs three times as much for each token, and tokens are most of what a process reads.
 */
export function createPlainFetch(): typeof fetch {
  const options = { keepAlive: true, timeout: idleMs };
  const agents = { 'http:': new http.Agent(options), 'https:': new https.Agent(options) };

  function send(url: URL, init: RequestInit): Promise<http.IncomingMessage> {
    const isPlain = url.protocol === 'http:';
    const headers = { ...Object.fromEntries(new Headers(init.headers)), 'accept-encoding': 'identity' };
    const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
    const request = (isPlain ? http : https).request(url, {
      ...{ method: init.method ?? 'GET', headers, agent: agents[isPlain ? 'http:' : 'https:'] },
    });
    const { signal } = init;
    const abort = () => request.destroy(abortError(signal?.reason));
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort, { once: true });
    request.on('close', () => signal?.removeEventListener('abort', abort));
    request.on('response', resolve);
    request.on('error', reject);
    request.end(init.body ?? undefined);
    return promise;
  }

  return async (input, init = {}) => {
    let url = new URL(input instanceof Request ? input.url : input);
    for (let redirects = 0; ; redirects += 1) {
      const incoming = await send(url, init);
      const { statusCode: status = 0, statusMessage: statusText = '' } = incoming;
      const next = status === 307 || status === 308 ? nextOf(url, incoming.headers.location) : null;
      if (next && redirects < redirectsMaximum) {
        incoming.resume();
        url = next;
        continue;
      }
      const head = { status, statusText, headers: headersOf(incoming) };
      if (status >= 200 && status < 300) {
        const response = new Response(null, head);
        streams.set(response, incoming);
        return response;
      }
      const body = await text(incoming);
      return new Response(bodiless.has(status) ? null : body, head);
    }
  };
}

/** On the same server alone: the key is for nobody else. */
function nextOf(url: URL, location: string | undefined): URL | null {
  const next = location === undefined ? null : URL.parse(location, url.href);
  return next?.origin === url.origin ? next : null;
}

function headersOf({ headersDistinct }: http.IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  return headers;
}

function abortError(cause: unknown): Error {
  return new DOMException('the request was given up', { name: 'AbortError', cause });
}
