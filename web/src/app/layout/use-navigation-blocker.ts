import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { askLogin } from '../../lib/login-request.ts';
import { isExpired, readSession } from '../../lib/session.ts';
import { decideNavigation } from '../guard.ts';
import { findRoute } from '../routes.ts';
import { sayInDevelopment } from './layout-overlays.ts';

function decide(pathname: string) {
  const route = findRoute(pathname);
  if (!route) return 'allow';
  return decideNavigation(route, { hasSession: readSession() !== null, isExpired: isExpired(), hasPageBehind: true });
}

/** Stops, before anything changes on the screen, what can be answered by a box over the current page. */
export function useNavigationBlocker(): void {
  const blocker = useBlocker(({ nextLocation }) => {
    const decision = decide(nextLocation.pathname);
    return decision === 'refuse-in-development' || decision === 'stay-and-ask-login';
  });

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { pathname, search } = blocker.location;
    if (decide(pathname) === 'refuse-in-development') sayInDevelopment();
    else askLogin({ redirect: pathname + search });
    blocker.reset();
  }, [blocker]);
}
