import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOperator } from '../../features/accounts/api.ts';
import { operatorRoutes } from '../operator-routes.ts';
import type { AppRoute } from '../routes.ts';

/** The tab's title and the description that a shared link shows, both from the route; of the operator's pages nobody else learns the name. */
export function useDocumentTitle(opened: AppRoute | null): void {
  const { t } = useTranslation();
  const isOperator = useIsOperator();
  const route = opened && (isOperator || !operatorRoutes.includes(opened)) ? opened : null;
  const title = route ? `${t(`routes.${route.name}.title`)} · ${t('brand')}` : t('brand');
  const tagline = route ? t(`routes.${route.name}.describe`) : t('routes.home.describe');
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', tagline);
  }, [title, tagline]);
}
