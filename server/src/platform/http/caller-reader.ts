import { isIP } from 'node:net';
import { subDomainPattern } from '@yanmo/contract/home';
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

const plainHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** The one label in front of the base host; `www` is the site itself, and deeper names are nobody's. */
function findSubDomain(host: string, base: string): string | null {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  if (!name.endsWith(`.${base}`)) return null;
  const front = name.slice(0, -base.length - 1);
  return subDomainPattern.test(front) && front !== 'www' ? front : null;
}

/** Version 4 in version 6's clothes (a socket that listens on both) is the same address as without. */
function plainAddress(ip: string): string {
  return ip.startsWith('::ffff:') && ip.includes('.') ? ip.slice(7) : ip;
}

/** The address as the request came from, behind as many proxies as are configured. */
export function readAddress(request: FastifyRequest): string {
  // A proxy chain may hand on anything as an address; the socket's own is always one.
  return plainAddress(isIP(request.ip) ? request.ip : (request.socket.remoteAddress ?? ''));
}

/** A proxy may hand on anything here too; no TLS ends in this process, so what is not https is http. */
function readProtocol(request: FastifyRequest): 'http' | 'https' {
  return request.protocol === 'https' ? 'https' : 'http';
}

const userAgentMaximum = 512;

/**
 * With PUBLIC_URL its host is the only base of sub-domains and the origin is built from it alone: what a caller writes
 * as host or protocol then reaches no link and no QR image.
 */
export function createCallerReader(publicUrl: string | undefined) {
  const site = publicUrl === undefined ? null : new URL(publicUrl);
  const base = site?.hostname ?? 'localhost';
  const readHost = remember((host) => ({
    host: plainHost.test(host) ? host : '',
    subDomain: findSubDomain(host, base),
  }));

  function originOf(request: FastifyRequest, host: string, subDomain: string | null): string {
    if (site) return subDomain === null ? site.origin : `${site.protocol}//${subDomain}.${site.host}`;
    return host === '' ? '' : `${readProtocol(request)}://${host}`;
  }

  return function readCaller(request: FastifyRequest, principal: Principal | null): Caller {
    const { host, subDomain } = readHost(request.host ?? '');
    return {
      principal,
      mayStillCall: async () => true,
      language: readLanguage(request),
      ip: readAddress(request),
      userAgent: (request.headers['user-agent'] ?? '').slice(0, userAgentMaximum),
      subDomain,
      origin: originOf(request, host, subDomain),
      requestId: request.id,
    };
  };
}

export type CallerReader = ReturnType<typeof createCallerReader>;
