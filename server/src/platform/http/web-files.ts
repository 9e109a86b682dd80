import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { operatorCookie, sidebarCookie, tokenCookie } from '@yanmo/contract/cookies';
import { type Language, languageCookie, languages } from '@yanmo/contract/language-choice';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallerReader } from './caller-reader.ts';
import { pageFilesName, readPageFiles } from './page-files.ts';
import type { PageHead, PageHeads, Visitor } from './page-head.ts';
import { hashInlineScripts, readPageTemplate } from './page-template.ts';
import type { SecurityHeaders } from './security-headers.ts';

/** Addresses that belong to the API, to the chat service at the root and to operation: never a page of the web. */
const reserved = /^\/(?:api|cashier|chat|chatAllInfo|uploadFile|closeSession|healthz|readyz|metrics)(?:\/|$)/;
const file = /\.[a-z0-9]{1,8}$/i;
/** The bundler puts the content's hash into the names of these files and of no others. */
const hashedFolder = 'assets/';

/** For what stands in a page's head. The page itself needs none of it. */
const patienceMs = 2_000;

const cookiePattern = (name: string) => new RegExp(`(?:^|;\\s*)${name}=([^;]+)`);
const languageChoice = cookiePattern(languageCookie);
const token = cookiePattern(tokenCookie);
const sidebar = cookiePattern(sidebarCookie);
const operator = cookiePattern(operatorCookie);

/** As the web itself decides: what the reader chose goes before what the browser asks for. */
function chosenLanguage({ headers: { cookie = '' } }: FastifyRequest): Language | null {
  const chosen = languageChoice.exec(cookie)?.[1];
  return languages.find((language) => language === chosen) ?? null;
}

/** What can be told of a visitor without asking anything; whether the session still lives, the page's own calls will say. */
const visitorOf = ({ headers: { cookie = '' } }: FastifyRequest): Visitor => ({
  hasSession: token.test(cookie),
  hasNarrowSide: sidebar.exec(cookie)?.[1] === 'closed',
  isOperator: token.test(cookie) && operator.test(cookie),
});

export interface WebFiles {
  /** Sends the page for an address of the web, or leaves it alone: false for what is no page. */
  sendPage(request: FastifyRequest, reply: FastifyReply, pathname: string): boolean;
}

export interface WebFilesParts {
  folder: string;
  headers: SecurityHeaders;
  readCaller: CallerReader;
  /** Without them every page says what it was built with. */
  heads: PageHeads | null;
}

/** Null where nothing is built: the server is then an API only. */
export function mountWebFiles(
  app: FastifyInstance,
  { folder, headers, readCaller, heads }: WebFilesParts,
): WebFiles | null {
  const page = path.join(folder, 'index.html');
  if (!fs.existsSync(page)) return null;
  // Read once: a build that replaces the folder is followed by a restart.
  const html = fs.readFileSync(page, 'utf8');
  const render = readPageTemplate(html);
  const filesOf = readPageFiles(folder);
  const scripts = hashInlineScripts(html);
  const names = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

  app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, filePath) {
      const isHashed = path.relative(folder, filePath).startsWith(hashedFolder);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  // An address that is no file costs no look at the disk; a route for each of the hundreds would cost every start half a second.
  const hashed = new Set(names.filter((name) => name.startsWith(hashedFolder)));
  app.get<{ Params: { '*': string } }>(`/${hashedFolder}*`, (request, reply) => {
    const name = hashedFolder + request.params['*'];
    return hashed.has(name) ? reply.sendFile(name) : reply.callNotFound();
  });
  for (const name of names) {
    const isPage = name === 'index.html' || name === pageFilesName;
    if (!hashed.has(name) && !isPage) app.get(`/${name}`, (_request, reply) => reply.sendFile(name));
  }

  if (heads) {
    app.get('/robots.txt', async (request, reply) => {
      reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8');
      return heads.writeRobots(readCaller(request, null));
    });
    app.get('/sitemap.xml', async (request, reply) => {
      reply.header('cache-control', 'no-cache').type('application/xml; charset=utf-8');
      return await heads.writeSitemap(readCaller(request, null));
    });
  }

  /** A page is shown also where nobody can say what stands in its head: the database may be away, or busy for long. */
  async function describe(request: FastifyRequest, reply: FastifyReply, pathname: string): Promise<PageHead | null> {
    const url = request.raw.url ?? '';
    const search = new URLSearchParams(url.slice(pathname.length));
    const patience = Promise.withResolvers<null>();
    const timer = setTimeout(() => patience.resolve(null), patienceMs);
    try {
      const caller = readCaller(request, null);
      const language = chosenLanguage(request) ?? caller.language;
      const described = heads?.describe({ pathname, search }, { ...caller, language }) ?? null;
      return await Promise.race([described, patience.promise]);
    } catch (error) {
      reply.trouble = error;
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  async function send(request: FastifyRequest, reply: FastifyReply, pathname: string): Promise<void> {
    const head = await describe(request, reply, pathname);
    const { policy, nonce } = headers.forPage(scripts);
    const files = filesOf(pathname, head?.language.split('-')[0] ?? '');
    if (head && !head.found) reply.header('x-robots-tag', 'noindex');
    // What stands in the head follows the reader's language unless the address names one.
    if (head) reply.header('vary', 'accept-language, cookie');
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(render(nonce, head, files, visitorOf(request)));
  }

  return {
    sendPage(request, reply, pathname) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      if (reserved.test(pathname)) return false;
      if (file.test(pathname) && pathname !== '/index.html') return false;
      const { accept } = request.headers;
      if (accept !== undefined && !accept.includes('text/html') && !accept.includes('*/*')) return false;
      void send(request, reply, pathname);
      return true;
    },
  };
}
