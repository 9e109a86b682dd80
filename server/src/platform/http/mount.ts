import type { AnyRoute, RouteBody, RouteParams, RouteQuery, RouteResult, RouteWho } from '@yanmo/contract/route';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallerOf } from './caller.ts';
import type { KeptAnswer } from './idempotency.ts';

/** A limit by rate, kept in PostgreSQL; RATE_LIMIT_SCALE multiplies `count`. */
export interface RateLimit {
  /** What is counted together; routes that share a name share the limit. */
  name: string;
  /** `visitor`: by address, and only whoever is not logged in. */
  by: 'ip' | 'user' | 'visitor';
  count: number;
  perSeconds: number;
}

export interface RouteOptions {
  limits?: readonly RateLimit[];
  bodyLimitBytes?: number;
  /** Of a route that takes a form as well as JSON; `largestFile` is what its caller is told to keep below: 20 MB. */
  formLimit?: { bytes: number; largestFile: string };
  /** Whether it goes on during maintenance; left out, a GET does. Logging in and out do as well, a GET that changes something does not. */
  isOpenInMaintenance?: boolean;
  /** Creates or moves money: with an Idempotency-Key, the same call sent twice acts once and answers the same. A form sees to it with `once`. */
  isIdempotent?: boolean;
  /** What it answers is shown once and stands nowhere else: for a call that is sent twice it is kept sealed. */
  isSecret?: boolean;
}

export interface HandlerInput<R extends AnyRoute> {
  params: RouteParams<R>;
  query: RouteQuery<R>;
  body: RouteBody<R>;
  caller: CallerOf<RouteWho<R>>;
  /** For uploads, raw bytes and streams only. */
  request: FastifyRequest;
  reply: FastifyReply;
  /**
   * Of a stream or a form that is idempotent: acts once for an Idempotency-Key, and answers every call with what came of it, as JSON. What
   * a form holds shows when it is read: `sent` says it, and is the same for the same form.
   */
  once(act: () => Promise<string>, sent?: unknown): Promise<string>;
  /** The same for an act that is one transaction, which keeps the answer with what it does; null: the call has no key. */
  onceWithin(act: (kept: KeptAnswer | null) => Promise<string>): Promise<string>;
}

export type Handler<R extends AnyRoute> = (input: HandlerInput<R>) => Promise<RouteResult<R>>;

/** How a room puts a route of the contract on the server: limit, authenticate, validate, act, present. */
export type Mount = <R extends AnyRoute>(route: R, handler: Handler<R>, options?: RouteOptions) => void;
