import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOperator } from '../features/accounts/api.ts';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { operatorRoutes } from './operator-routes.ts';
import { PermissionGate } from './permission-gate.tsx';
import type { AppRoute } from './routes.ts';

/** A page behind its skeleton and, where the route asks for it, behind the permission gate. */
export function RoutedPage({ route }: { route: AppRoute }) {
  const { t } = useTranslation();
  const isOperator = useIsOperator();
  const { name, page, permissions, access } = route;
  if (!page) return null;
  // A page of an account is called as its route is; the server has drawn it so already. The operator's are named to nobody else.
  const isNamed = access !== 'public' && (isOperator || !operatorRoutes.includes(route));
  const heading = { title: t(`routes.${name}.title`), tagline: t(`routes.${name}.describe`) };
  const skeleton = <PageSkeleton label={t('loading')} {...(isNamed ? { heading } : {})} />;
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
