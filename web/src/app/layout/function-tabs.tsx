import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type AppRoute, homeRoute, mainRoutes, preloadRoute } from '../routes.ts';
import classes from './function-tabs.module.css';
import { NewMark } from './new-mark.tsx';

const tabs = [homeRoute, ...mainRoutes.filter((route) => !route.inDevelopment)];

export function FunctionTabs({ current }: { current: AppRoute | null }) {
  const { t } = useTranslation();
  return (
    <nav className={classes.tabs} aria-label={t('nav.functions')}>
      {tabs.map((tab) => (
        <Link
          key={tab.path}
          to={tab.path}
          className={classes.tab}
          aria-current={tab === current ? 'page' : undefined}
          onPointerEnter={() => preloadRoute(tab)}
          onFocus={() => preloadRoute(tab)}
        >
          {t(`routes.${tab.name}.title`)}
          {tab.isNew ? <NewMark /> : null}
        </Link>
      ))}
    </nav>
  );
}
