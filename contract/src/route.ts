import { z } from 'zod';

/**
 * Who may call: `public` anyone; `optional` anyone, richer when logged in; `user` a live session; `agent` permission
 * AGENT or SUPER_ADMIN; `operator` permission SUPER_ADMIN.
 */
export type Who = 'public' | 'optional' | 'user' | 'agent' | 'operator';

export interface Route<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Result extends z.ZodType = z.ZodType,
  W extends Who = Who,
> {
  method: 'GET' | 'POST' | 'DELETE';
  /** The full path; `{name}` is a parameter. */
  path: string;
  who: W;
  /** One English sentence for the API page. */
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /**
   * What the form of a `multipart` route holds, for the API's description: its fields stream in one by one, so the room
   * that receives them checks them itself. A route that has both takes either; then `body` is undefined where a form came.
   */
  form?: z.ZodType;
  result: Result;
  /** The texts of its body arrive as they were sent: the room counts what nobody sees in them, and takes it out itself. */
  isUncleaned?: true;
  /** A token is taken from `?token=` too, for callers that cannot set a header; its answers send no Referer on. */
  takesToken?: true;
  /**
   * `multipart`: the body is a form with a file; `raw`: answers bytes instead of the envelope; `bytes`: so does this, and
   * its body arrives as the bytes that were sent, of whatever type (signatures cover bytes, not what was read out of
   * them); `stream`: answers server-sent events; `json` (the default): the envelope.
   */
  shape?: 'json' | 'multipart' | 'raw' | 'bytes' | 'stream';
}

/** The body of a `bytes` route. */
export const Bytes = z.instanceof(Uint8Array);

/** Keeps the schemas' types, so that server and browser infer the same request and result. */
export function defineRoute<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Result extends z.ZodType = z.ZodType,
  const W extends Who = Who,
>(route: Route<Params, Query, Body, Result, W>): Route<Params, Query, Body, Result, W> {
  return route;
}

// biome-ignore lint/suspicious/noExplicitAny: a route of any schemas, as a list of routes holds them
export type AnyRoute = Route<any, any, any, any, any>;

export type RouteParams<R> = R extends Route<infer P, z.ZodType, z.ZodType, z.ZodType> ? z.output<P> : never;
export type RouteQuery<R> = R extends Route<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.output<Q> : never;
export type RouteBody<R> = R extends Route<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.output<B> : never;
export type RouteWho<R> = R extends { who: infer W extends Who } ? W : never;
export type RouteResult<R> = R extends Route<z.ZodType, z.ZodType, z.ZodType, infer T> ? z.output<T> : never;

/** What a caller writes: before defaults and coercion. */
export type RouteInput<R> = (R extends Route<infer P, z.ZodType, z.ZodType, z.ZodType>
  ? z.input<P> extends undefined
    ? { params?: undefined }
    : { params: z.input<P> }
  : never) &
  (R extends Route<z.ZodType, infer Q, z.ZodType, z.ZodType>
    ? z.input<Q> extends undefined
      ? { query?: undefined }
      : { query: z.input<Q> }
    : never) &
  (R extends Route<z.ZodType, z.ZodType, infer B, z.ZodType>
    ? z.input<B> extends undefined
      ? { body?: undefined }
      : { body: z.input<B> }
    : never);
