import type { GuardedRoute } from './guard.ts';

/** The route as the guard sees it: one that the operator writes is in development while it is empty; null: not known yet. */
export function withFilled<Route extends GuardedRoute & { filledBy?: string }>(
  route: Route,
  filled: readonly string[] | null,
): Route {
  if (route.filledBy === undefined || filled === null) return route;
  return { ...route, inDevelopment: !filled.includes(route.filledBy) };
}
