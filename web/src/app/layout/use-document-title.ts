import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppRoute } from '../routes.ts';

/** The tab's title and the description that a shared link shows, both from the route. */
export function useDocumentTitle(route: AppRoute | null): void {
  const { t } = useTranslation();
  const title = route ? `${t(`routes.${route.name}.title`)} · ${t('brand')}` : t('brand');
  const tagline = route ? t(`routes.${route.name}.describe`) : t('routes.home.describe');
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', tagline);
  }, [title, tagline]);
}
