import { type MouseEvent, Suspense, startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollRestoration, useLocation } from 'react-router';
import { lazyPart } from '../../lib/load-part.ts';
import { overlayAsked } from '../../lib/overlay.ts';
import { useIsMobile } from '../../lib/use-is-mobile.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { findRoute } from '../routes.ts';
import { KeepAliveOutlet } from './keep-alive-outlet.tsx';
import { NoticeBar } from './notice-bar.tsx';
import classes from './root-layout.module.css';
import { ServiceBar } from './service-bar.tsx';
import { SideBar } from './side-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useNavigationBlocker } from './use-navigation-blocker.ts';

const SiteFooter = lazyPart(() => import('./site-footer.tsx'));
const MobileMenu = lazyPart(() => import('./mobile-menu.tsx'));
const Overlays = lazyPart(() => import('./overlays.tsx'));
const LoginDialog = lazyPart(async () => ({
  default: (await import('../../features/accounts/login-dialog.tsx')).LoginDialog,
}));

export function RootLayout() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const route = findRoute(pathname);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [menuPath, setMenuPath] = useState(pathname);
  const isMobile = useIsMobile();
  const isTimeForRest = useIsTimeForRest(isMenuOpen);

  useDocumentTitle(route);
  useNavigationBlocker();

  if (menuPath !== pathname) {
    setMenuPath(pathname);
    setIsMenuOpen(false);
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it does lead to a section of this page; only the history is spared */}
      <a className={classes.skip} href="#content" onClick={skipToContent}>
        {t('nav.skip')}
      </a>
      <TopBar route={route} isMenuOpen={isMenuOpen} onOpenMenu={() => setIsMenuOpen(true)} />
      <NoticeBar />
      <div className={classes.columns}>
        {isMobile ? null : <SideBar />}
        <main id="content" className={classes.content} tabIndex={-1}>
          {route ? <KeepAliveOutlet route={route} /> : null}
        </main>
      </div>
      {/* What is not needed to read the page comes after it, so that the first script stays small. */}
      {isTimeForRest ? (
        <Suspense fallback={<div className={classes.footerSpace} />}>
          <SiteFooter />
        </Suspense>
      ) : (
        <div className={classes.footerSpace} />
      )}
      {isTimeForRest ? (
        <Suspense fallback={null}>
          <MobileMenu opened={isMenuOpen} onClose={() => setIsMenuOpen(false)} />
          <Overlays />
          <LoginDialog />
        </Suspense>
      ) : null}
      <ServiceBar />
      <ScrollRestoration />
    </>
  );
}

/** By focus and not by the hash: an entry in the history that the router did not make would confuse its blocker. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

/** When the page has been drawn and nothing else waits for the browser, or when something of the rest was asked for. */
function useIsTimeForRest(isAsked: boolean): boolean {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIsTime(true))), []);
  useEffect(() => overlayAsked.listen(() => setIsTime(true)), []);
  useEffect(() => {
    if (isAsked) setIsTime(true);
  }, [isAsked]);
  return isTime;
}
