import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFilledPages } from '../../domain/site/home-info.ts';
import { type AppRoute, homeRoute, mainRoutes, preloadRoute } from '../routes.ts';
import { withFilled } from '../with-filled.ts';
import classes from './function-tabs.module.css';
import { NewMark } from './new-mark.tsx';

const tabs = [homeRoute, ...mainRoutes];

export function FunctionTabs({ current }: { current: AppRoute | null }) {
  const { t } = useTranslation();
  const filled = useFilledPages();
  const shown = tabs.filter((tab) => !withFilled(tab, filled).inDevelopment);
  return (
    <nav className={classes.tabs} aria-label={t('nav.functions')}>
      {shown.map((tab) => (
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
