import { isIP } from 'node:net';
import { type Language, pickLanguage } from '@yanmo/contract/languages';
import type { FastifyRequest } from 'fastify';
import type { Caller, Principal } from './caller.ts';

/** Hosts and languages repeat; the bound keeps a caller who invents new ones from filling the memory. */
const cacheMaximum = 500;

function remember<Value>(read: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= cacheMaximum) known.clear();
    const value = read(key);
    known.set(key, value);
    return value;
  };
}

const languageOf = remember(pickLanguage);

export function readLanguage(request: FastifyRequest): Language {
  return languageOf(request.headers['accept-language'] ?? '');
}

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const plainHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** The one label in front of a base host; `www` is the site itself, and deeper names are nobody's. */
export function findSubDomain(host: string, bases: readonly string[]): string | null {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  for (const base of bases) {
    if (!name.endsWith(`.${base}`)) continue;
    const front = name.slice(0, -base.length - 1);
    return label.test(front) && front !== 'www' ? front : null;
  }
  return null;
}

/** Version 4 in version 6's clothes (a socket that listens on both) is the same address as without. */
function plainAddress(ip: string): string {
  return ip.startsWith('::ffff:') && ip.includes('.') ? ip.slice(7) : ip;
}

const userAgentMaximum = 512;

export function createCallerReader(publicUrl: string | undefined) {
  const bases = publicUrl === undefined ? ['localhost'] : [new URL(publicUrl).hostname, 'localhost'];
  const readHost = remember((host) => ({
    host: plainHost.test(host) ? host : '',
    subDomain: findSubDomain(host, bases),
  }));

  return function readCaller(request: FastifyRequest, principal: Principal | null): Caller {
    const { host, subDomain } = readHost(request.host ?? '');
    // A proxy chain may hand on anything as an address; the socket's own is always one.
    const ip = isIP(request.ip) ? request.ip : (request.socket.remoteAddress ?? '');
    return {
      principal,
      language: readLanguage(request),
      ip: plainAddress(ip),
      userAgent: (request.headers['user-agent'] ?? '').slice(0, userAgentMaximum),
      subDomain,
      origin: host === '' ? '' : `${request.protocol}://${host}`,
      requestId: request.id,
    };
  };
}

export type CallerReader = ReturnType<typeof createCallerReader>;
