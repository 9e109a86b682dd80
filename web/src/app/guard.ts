/**
 * `public`: anyone. `asks-login`: anyone, but the page is about an account, so the login dialog opens over it.
 * `account`: with a session only. `login-page`: the same, but a visitor is always sent to the login page instead of being
 * asked where they stand.
 */
export type RouteAccess = 'public' | 'asks-login' | 'account' | 'login-page';

export interface GuardedRoute {
  access: RouteAccess;
  inDevelopment?: boolean;
  /** Pages that must open whatever state the session is in: login, 404, the legal documents. */
  ignoresSession?: boolean;
}

export interface Visitor {
  /** A token and a login id are both stored. */
  hasSession: boolean;
  /** The clock has passed the stored expiry. */
  isExpired: boolean;
  /** A page of this site is already shown, so that there is somewhere to stay. */
  hasPageBehind: boolean;
}

export type GuardDecision =
  | 'allow'
  | 'allow-and-ask-login'
  | 'refuse-in-development'
  | 'stay-and-ask-login'
  | 'go-to-login'
  | 'end-expired-session';

/** What happens to a navigation. Permissions are checked later, by the page's gate: they need the user's record. */
export function decideNavigation(route: GuardedRoute, visitor: Visitor): GuardDecision {
  if (route.inDevelopment) return 'refuse-in-development';
  if (route.ignoresSession) return 'allow';
  if (visitor.isExpired) return 'end-expired-session';
  if (visitor.hasSession || route.access === 'public') return 'allow';
  if (route.access === 'asks-login') return 'allow-and-ask-login';
  if (route.access === 'account' && visitor.hasPageBehind) return 'stay-and-ask-login';
  return 'go-to-login';
}
