import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useHomeInfo } from '../../domain/site/home-info.ts';
import { askLogin } from '../../lib/login-request.ts';
import { isExpired, readSession } from '../../lib/session.ts';
import { decideNavigation } from '../guard.ts';
import { findRoute } from '../routes.ts';
import { withFilled } from '../with-filled.ts';
import { sayInDevelopment } from './layout-overlays.ts';

function decide(pathname: string, filled: readonly string[] | null) {
  const route = findRoute(pathname);
  if (!route) return 'allow';
  return decideNavigation(withFilled(route, filled), {
    hasSession: readSession() !== null,
    isExpired: isExpired(),
    hasPageBehind: true,
  });
}

/** Stops, before anything changes on the screen, what can be answered by a box over the current page. */
export function useNavigationBlocker(): void {
  // Not known yet: the router waits for it.
  const filled = useHomeInfo().data?.filled_pages ?? null;
  const blocker = useBlocker(({ nextLocation }) => {
    const decision = decide(nextLocation.pathname, filled);
    return decision === 'refuse-in-development' || decision === 'stay-and-ask-login';
  });

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { pathname, search } = blocker.location;
    if (decide(pathname, filled) === 'refuse-in-development') sayInDevelopment();
    else askLogin({ redirect: pathname + search });
    blocker.reset();
  }, [blocker, filled]);
}
