import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../lib/load-part.ts';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import type { AppRoute } from './routes.ts';

const PermissionGate = lazyPart(() => import('./permission-gate.tsx'));

/** A page behind its skeleton and, where the route asks for it, behind the permission gate. */
export function RoutedPage({ route: { page, permissions } }: { route: AppRoute }) {
  const { t } = useTranslation();
  if (!page) return null;
  return (
    <Suspense fallback={<PageSkeleton label={t('loading')} />}>
      {permissions ? (
        <PermissionGate permissions={permissions}>
          <page.Page />
        </PermissionGate>
      ) : (
        <page.Page />
      )}
    </Suspense>
  );
}
