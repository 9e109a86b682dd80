import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { emit } from '../../lib/app-events.ts';
import { isExpired, readSession } from '../../lib/session.ts';
import { decideNavigation } from '../guard.ts';
import { findRoute } from '../routes.ts';

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
    if (decide(pathname) === 'refuse-in-development') emit('in-development');
    else emit('login-required', { redirect: pathname + search });
    blocker.reset();
  }, [blocker]);
}
