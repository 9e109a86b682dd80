import { Activity, Fragment, type ReactNode, useState } from 'react';
import { useLocation, useOutlet } from 'react-router';
import type { AppRoute } from '../routes.ts';

interface KeptPage {
  path: string;
  /** The page as it was first opened. A kept page reads no path parameters, so this never goes stale. */
  element: ReactNode;
}

/** Shows the current page, and keeps the pages that ask for it hidden but whole: their state and what was typed stay. */
export function KeepAliveOutlet({ route }: { route: AppRoute }) {
  const outlet = useOutlet();
  const { pathname } = useLocation();
  const [kept, setKept] = useState<readonly KeptPage[]>([]);

  if (route.keepAlive && !kept.some((page) => page.path === route.path)) {
    setKept([...kept, { path: route.path, element: outlet }]);
  }

  return (
    <>
      {kept.map(({ path, element }) => (
        <Activity key={path} mode={path === route.path ? 'visible' : 'hidden'}>
          {element}
        </Activity>
      ))}
      {route.keepAlive ? null : <Fragment key={pathname}>{outlet}</Fragment>}
    </>
  );
}
