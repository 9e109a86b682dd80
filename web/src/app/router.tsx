import type { QueryClient } from '@tanstack/react-query';
import {
  createBrowserRouter,
  type DataRouter,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
} from 'react-router';
import { homeInfoQuery } from '../domain/site/home-info.ts';
import { firstPageDelayMs, skeletonDelayMs } from '../lib/constants.ts';
import { i18n } from '../lib/i18n.ts';
import { askLogin } from '../lib/login-request.ts';
import { showWarning } from '../lib/notify.ts';
import { loginPath } from '../lib/redirect.ts';
import { clearSession, isExpired, readSession } from '../lib/session.ts';
import { CrashPage } from './crash-page.tsx';
import { decideNavigation, type GuardedRoute } from './guard.ts';
import { sayInDevelopment } from './layout/layout-overlays.ts';
import { RootLayout } from './layout/root-layout.tsx';
import { notFoundPath, startPath } from './paths.ts';
import { RoutedPage } from './routed-page.tsx';
import { type AppRoute, appRoutes, redirects } from './routes.ts';
import { withFilled } from './with-filled.ts';

/**
 * The last word on every navigation. Inside the site the layout's blocker has already stopped what can be answered
 * without leaving the page; what still comes here refused was typed, linked or reloaded.
 */
function guard(route: GuardedRoute, { request }: LoaderFunctionArgs): Response | null {
  const url = new URL(request.url);
  const path = url.pathname + url.search;
  const visitor = { hasSession: readSession() !== null, isExpired: isExpired(), hasPageBehind: false };
  switch (decideNavigation(route, visitor)) {
    case 'allow':
      return null;
    case 'allow-and-ask-login':
      askLogin({ redirect: path });
      return null;
    case 'refuse-in-development':
      sayInDevelopment();
      return redirect(startPath);
    case 'end-expired-session':
      clearSession();
      showWarning(i18n.t('shell:sessionEnded.tokenExpired'));
      return redirect(loginPath(path));
    case 'stay-and-ask-login':
    case 'go-to-login':
      return redirect(loginPath(path));
  }
}

/** A page that comes quickly replaces the last one without a skeleton in between; a slow one shows it. */
async function waitForPage({ page }: AppRoute): Promise<void> {
  // What fails here fails again, and is shown, when the page is drawn.
  const loaded = page.preload().catch(() => undefined);
  const patienceMs = isFirstPage ? firstPageDelayMs : skeletonDelayMs;
  isFirstPage = false;
  await Promise.race([loaded, new Promise((done) => setTimeout(done, patienceMs))]);
}

/** The server has drawn as much of the first page as a skeleton would: it may stay a little longer. */
let isFirstPage = true;

/** A page that the operator writes opens once it is known that it is there; a server that does not answer is said by the page itself. */
async function asKnown(route: AppRoute, client: QueryClient): Promise<GuardedRoute> {
  if (route.filledBy === undefined) return route;
  const info = await client.fetchQuery(homeInfoQuery()).catch(() => null);
  return withFilled(route, info?.filled_pages ?? null);
}

const pagesWith = (client: QueryClient): RouteObject[] =>
  appRoutes.map((route) => ({
    path: route.path,
    loader: async (args: LoaderFunctionArgs) => {
      const refusal = guard(await asKnown(route, client), args);
      if (!refusal) await waitForPage(route);
      return refusal;
    },
    element: <RoutedPage route={route} />,
    errorElement: <CrashPage />,
  }));

const detours: RouteObject[] = Object.entries(redirects).map(([path, target]) => ({
  path,
  loader: ({ request }: LoaderFunctionArgs) => {
    const url = new URL(request.url);
    // The query and the hash carry bd_vid and the invite code through to the login.
    return redirect(target + url.search + window.location.hash);
  },
}));

/** Once it is known which page is shown, and that page is here or has kept its visitor waiting. */
export function whenReady(router: DataRouter): Promise<void> {
  return new Promise((ready) => {
    if (router.state.initialized) return ready();
    const leave = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      leave();
      ready();
    });
  });
}

export function createAppRouter(client: QueryClient) {
  return createBrowserRouter([
    {
      element: <RootLayout />,
      errorElement: <CrashPage />,
      HydrateFallback: () => null,
      children: [...pagesWith(client), ...detours, { path: '*', loader: () => redirect(notFoundPath) }],
    },
  ]);
}
