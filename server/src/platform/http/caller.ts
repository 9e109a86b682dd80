import type { Permission } from '@yanmo/contract/accounts';
import type { Language } from '@yanmo/contract/languages';
import type { Who } from '@yanmo/contract/route';

/** Who a live session belongs to. */
export interface Principal {
  userId: string;
  sessionId: string;
  permission: Permission;
}

/** What a handler may know of the request; it never sees headers or cookies. */
export interface Caller<P extends Principal | null = Principal | null> {
  principal: P;
  /** Whether the session still lives and still has the permission of the route; for answers that last, such as streams. */
  mayStillCall(): Promise<boolean>;
  language: Language;
  ip: string;
  userAgent: string;
  /** The label in front of the site's own host, lower case, or null; never taken from the body. */
  subDomain: string | null;
  /** Scheme and host of the site that the caller sees; from PUBLIC_URL where it is set, else as the caller wrote them. */
  origin: string;
  requestId: string;
}

export type CallerOf<W extends Who> = W extends 'public' | 'optional' ? Caller : Caller<Principal>;

/**
 * Turns a bearer token into a principal, or throws AppError session_expired / session_revoked / session_replaced.
 * The accounts room gives it; the platform only asks.
 */
export type Authenticate = (token: string) => Promise<Principal>;
