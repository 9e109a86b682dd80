import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { PermissionGate } from './permission-gate.tsx';
import type { AppRoute } from './routes.ts';

/** A page behind its skeleton and, where the route asks for it, behind the permission gate. */
export function RoutedPage({ route: { name, page, permissions, access } }: { route: AppRoute }) {
  const { t } = useTranslation();
  if (!page) return null;
  // A page of an account is called as its route is; the server has drawn it so already.
  const heading = { title: t(`routes.${name}.title`), tagline: t(`routes.${name}.describe`) };
  const skeleton = <PageSkeleton label={t('loading')} {...(access === 'public' ? {} : { heading })} />;
  return (
    <Suspense fallback={skeleton}>
      {permissions ? (
        <PermissionGate permissions={permissions} skeleton={skeleton}>
          <page.Page />
        </PermissionGate>
      ) : (
        <page.Page />
      )}
    </Suspense>
  );
}
