import multipart from '@fastify/multipart';
import { type Language, languages } from '@yanmo/contract/languages';
import type { AnyRoute } from '@yanmo/contract/route';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteOptions as FastifyRouteOptions,
  onRequestAsyncHookHandler,
  onRequestHookHandler,
} from 'fastify';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import type { Authenticate, Principal } from './caller.ts';
import { type CallerReader, readLanguage } from './caller-reader.ts';
import type { Idempotency, KeptAnswer } from './idempotency.ts';
import { createInputReader, isFormType, takesForm } from './input-reader.ts';
import type { Handler, HandlerInput, Mount, RateLimit, RouteOptions } from './mount.ts';
import type { PathTable } from './path-table.ts';
import { addressForLimit, type RateLimiter } from './rate-limiter.ts';
import type { TokenOwners } from './token-owners.ts';

export type FindMaintenance = () => Promise<{ endsAt: Date } | null>;

export interface MountingParts {
  app: FastifyInstance;
  clock: Clock;
  authenticate: Authenticate;
  findMaintenance: FindMaintenance;
  rateLimiter: RateLimiter;
  idempotency: Idempotency;
  readCaller: CallerReader;
  paths: PathTable;
  mounted: AnyRoute[];
  tokenOwners: TokenOwners;
}

export const defaultBodyLimitBytes = 1024 * 1024;

/** The pipeline of every route: limit, authenticate, permit, validate, act, present. */
export function createMount(parts: MountingParts): Mount {
  return (route, handler, options = {}) => {
    parts.paths.add(route);
    parts.mounted.push(route);
    const registered: FastifyRouteOptions = {
      method: route.method,
      url: route.path.replace(/\{(\w+)\}/g, ':$1'),
      bodyLimit: options.bodyLimitBytes ?? defaultBodyLimitBytes,
      onRequest: [identify(parts, route), ...gates(parts, route, options)],
      handler: present(parts, route, handler, options),
    };
    if (takesForm(route)) parts.app.register(mountForm, { route: registered, takesJson: route.shape !== 'multipart' });
    else if (route.shape === 'bytes') parts.app.register(mountBytes, { route: registered });
    else parts.app.route(registered);
  };
}

/** The form parser hooks into every request of its scope; only routes that take forms share it. */
async function mountForm(
  scope: FastifyInstance,
  { route, takesJson }: { route: FastifyRouteOptions; takesJson: boolean },
): Promise<void> {
  if (!takesJson) scope.removeAllContentTypeParsers();
  await scope.register(multipart, {
    limits: { fields: 20, fieldSize: 100_000, fieldNameSize: 100, files: 10, parts: 30 },
  });
  scope.route(route);
}

/** A scope of its own, because here no content type is read or refused. */
async function mountBytes(scope: FastifyInstance, { route }: { route: FastifyRouteOptions }): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
  scope.route(route);
}

function identify({ readCaller }: MountingParts, route: AnyRoute): onRequestHookHandler {
  return (request, reply, done) => {
    // The address may hold a token: whatever a browser makes of the answer, it tells nobody where it came from.
    if (route.takesToken) reply.header('referrer-policy', 'no-referrer');
    request.pattern = route.path;
    request.caller = readCaller(request, null);
    done();
  };
}

/** What must hold before a body is read. A route that needs none of it costs no turn of the event loop. */
function gates(parts: MountingParts, route: AnyRoute, options: RouteOptions): onRequestAsyncHookHandler[] {
  const limits = options.limits ?? [];
  const limitsByAddress = limits.filter(({ by }) => by === 'ip');
  const limitsByUser = limits.filter(({ by }) => by === 'user');
  const limitsOfVisitors = limits.filter(({ by }) => by === 'visitor');
  // The operator works on while nobody else does: whoever could not end a maintenance would have to wait for it.
  const isOpen = options.isOpenInMaintenance ?? (route.method === 'GET' || route.who === 'operator');
  const stopsInMaintenance = !isOpen;
  const isForm = takesForm(route);
  if (route.who === 'public' && limits.length === 0 && route.method === 'GET') return [];

  return [
    async (request) => {
      const { caller } = request;
      if (!caller) throw new Error('a gate ran before the caller was read');
      if (stopsInMaintenance) await assertNoMaintenance(parts, caller.language);
      for (const limit of limitsByAddress) await assertWithinLimit(parts, limit, addressForLimit(caller.ip));
      const [firstLimit, ...otherLimits] = limitsByUser;
      const token = route.who === 'public' ? undefined : findToken(route, request);
      // Whose a token is never changes: the limit of whoever was here before is asked together with whether they still may.
      const knownId = firstLimit && token !== undefined ? parts.tokenOwners.find(token) : undefined;
      const admission = firstLimit && knownId !== undefined ? admit(parts, firstLimit, knownId) : undefined;
      admission?.catch(() => undefined);
      if (route.who !== 'public') {
        caller.principal = await findPrincipal(parts, route, token);
        caller.mayStillCall = () => mayCall(parts, route, request);
      }
      assertPermitted(route, caller.principal);
      const limited = caller.principal?.userId ?? addressForLimit(caller.ip);
      if (firstLimit)
        assertAdmitted(
          (await (knownId === limited ? admission : undefined)) ?? (await admit(parts, firstLimit, limited)),
        );
      for (const limit of otherLimits) await assertWithinLimit(parts, limit, limited);
      if (!caller.principal) {
        for (const limit of limitsOfVisitors) await assertWithinLimit(parts, limit, addressForLimit(caller.ip));
      }
      if (isForm) assertFormLength(request, options);
    },
  ];
}

const bearer = /^Bearer +([\w.~+/=-]{1,1024})$/i;

const findToken = (route: AnyRoute, request: FastifyRequest): string | undefined =>
  bearer.exec(request.headers.authorization ?? '')?.[1] ?? findQueryToken(route, request);

async function findPrincipal(
  { authenticate, tokenOwners }: MountingParts,
  route: AnyRoute,
  token: string | undefined,
): Promise<Principal | null> {
  if (token === undefined) return null;
  try {
    const principal = await authenticate(token);
    tokenOwners.remember(token, principal.userId);
    return principal;
  } catch (error) {
    // Else whoever holds a token that was ended could go on using up its owner's limits.
    tokenOwners.forget(token);
    // A page that everyone may see must not fail because a login has run out.
    if (route.who === 'optional' && error instanceof AppError && error.status === 401) return null;
    throw error;
  }
}

const tokenPattern = /^[\w.~+/=-]{1,1024}$/;

function findQueryToken({ takesToken }: AnyRoute, { query }: FastifyRequest): string | undefined {
  if (!takesToken) return undefined;
  const { token } = query as { token?: unknown };
  return typeof token === 'string' && tokenPattern.test(token) ? token : undefined;
}

async function mayCall(parts: MountingParts, route: AnyRoute, request: FastifyRequest): Promise<boolean> {
  try {
    assertPermitted(route, await findPrincipal(parts, route, findToken(route, request)));
    return true;
  } catch (error) {
    if (error instanceof AppError && (error.status === 401 || error.status === 403)) return false;
    throw error;
  }
}

function assertPermitted({ who }: AnyRoute, principal: Principal | null): void {
  if (who === 'public' || who === 'optional') return;
  if (principal === null) throw new AppError('not_logged_in');
  const { permission } = principal;
  if (who === 'operator' && permission !== 'SUPER_ADMIN') throw new AppError('forbidden');
  if (who === 'agent' && permission !== 'AGENT' && permission !== 'SUPER_ADMIN') throw new AppError('forbidden');
}

async function assertWithinLimit(parts: MountingParts, limit: RateLimit, whom: string): Promise<void> {
  assertAdmitted(await admit(parts, limit, whom));
}

/** The seconds until they may call; 0: now. */
const admit = ({ rateLimiter }: MountingParts, limit: RateLimit, whom: string): Promise<number> =>
  rateLimiter.admit(`${limit.name}:${limit.by}:${whom}`, limit);

function assertAdmitted(seconds: number): void {
  if (seconds > 0) throw new AppError('too_many_requests', { seconds }, { retryAfterSeconds: seconds });
}

/** The form parser reads as a stream, outside the framework's own limit; without a stated length it counts by itself. */
function assertFormLength({ headers }: FastifyRequest, { formLimit, bodyLimitBytes }: RouteOptions): void {
  const length = Number(headers['content-length'] ?? 0);
  if (!formLimit) {
    if (length > (bodyLimitBytes ?? defaultBodyLimitBytes)) throw new AppError('body_too_large');
  } else if (length > formLimit.bytes && isFormType(headers['content-type'])) {
    throw new AppError('file_too_large', { limit: formLimit.largestFile });
  }
}

/** Most readers are in China; the others see which zone is meant. */
const endFormats = Object.fromEntries(
  languages.map((language) => [
    language,
    new Intl.DateTimeFormat(language, {
      timeZone: 'Asia/Shanghai',
      month: 'long',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      ...(language !== 'zh' && { timeZoneName: 'short' }),
    }),
  ]),
) as Record<Language, Intl.DateTimeFormat>;

async function assertNoMaintenance({ findMaintenance, clock }: MountingParts, language: Language): Promise<void> {
  const maintenance = await findMaintenance();
  if (!maintenance) return;
  const retryAfterSeconds = (maintenance.endsAt.getTime() - clock.now().getTime()) / 1000;
  throw new AppError('maintenance', { end: endFormats[language].format(maintenance.endsAt) }, { retryAfterSeconds });
}

/** Bytes and streams: the handler answers by itself, or hands over what is to be sent. */
async function actFreely<R extends AnyRoute>(handler: Handler<R>, input: HandlerInput<R>): Promise<unknown> {
  const { reply } = input;
  try {
    const answer: unknown = await handler(input);
    return answer === undefined || reply.sent ? reply : answer;
  } catch (error) {
    if (!reply.sent) throw error;
    // The head has gone out; all that is left is to end the connection, so that the caller does not wait for more.
    reply.bug = error;
    reply.raw.destroy();
    return reply;
  }
}

const jsonType = 'application/json; charset=utf-8';

const keyPattern = /^[\x21-\x7e]{1,200}$/;

/** Null when the caller gave none. */
function readIdempotencyKey({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !keyPattern.test(key)) throw new AppError('malformed_request');
  return key;
}

function present<R extends AnyRoute>(
  { idempotency }: MountingParts,
  route: R,
  handler: Handler<R>,
  { isIdempotent = false, isSecret = false }: RouteOptions,
) {
  const readInput = createInputReader(route);
  const shape = route.shape ?? 'json';
  const hasEnvelope = shape === 'json' || shape === 'multipart';
  const result: z.ZodType = route.result;

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const read = readInput(request, request.caller?.language ?? readLanguage(request));
    const findCall = (sent: unknown) => {
      const key = isIdempotent ? readIdempotencyKey(request) : null;
      const userId = request.caller?.principal?.userId;
      if (key === null || userId === undefined) return null;
      return { userId, key, route: `${route.method} ${route.path}`, body: sent, isSecret };
    };
    const once = (act: () => Promise<string>, sent = read.body): Promise<string> => {
      const call = findCall(sent);
      return call ? idempotency.once(call, act) : act();
    };
    const onceWithin = (act: (kept: KeptAnswer | null) => Promise<string>): Promise<string> => {
      const call = findCall(read.body);
      return call ? idempotency.onceWithin(call, act) : act(null);
    };
    const input = { ...read, caller: request.caller, request, reply, once, onceWithin };
    // A stream writes its own head; what is due on every answer must stand there before.
    if (shape === 'stream')
      for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value ?? '');
    if (!hasEnvelope) return actFreely(handler, input as HandlerInput<R>);
    const act = async () => {
      const answer = await handler(input as HandlerInput<R>);
      // The schema drops every field that it does not name, so that a phone or a digest cannot leave by accident.
      const checked = result.safeParse(answer);
      if (!checked.success) {
        throw new Error(`${route.method} ${route.path} answers what its contract does not allow`, {
          cause: checked.error,
        });
      }
      return JSON.stringify(checked.data);
    };
    const isForm = takesForm(route) && isFormType(request.headers['content-type']);
    const answer = await (isForm ? act() : once(act));
    reply.header('content-type', jsonType);
    return `{"code":200,"message":"ok","result":${answer}}`;
  };
}
