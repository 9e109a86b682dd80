import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useFilledPages } from '../../domain/site/home-info.ts';
import { useIsOperator } from '../../features/accounts/api.ts';
import { operatorRoutes } from '../operator-routes.ts';
import { findRoute, homeRoute, mainRoutes, preloadRoute } from '../routes.ts';
import { withFilled } from '../with-filled.ts';
import { NewMark } from './new-mark.tsx';
import classes from './side-navigation.module.css';

/** Home and the children of /main, for the sidebar and for the menu drawer; on the operator's pages, for the operator, those and the way back. */
export function SideNavigation({ isNarrow = false, label }: { isNarrow?: boolean; label: string }) {
  const { t } = useTranslation();
  const filled = useFilledPages();
  const isOperator = useIsOperator();
  const current = findRoute(useLocation().pathname);
  const isOperating = isOperator && current !== null && operatorRoutes.includes(current);
  const entries = isOperating ? [homeRoute, ...operatorRoutes] : [homeRoute, ...mainRoutes];
  return (
    <nav aria-label={label}>
      <ul className={classes.list}>
        {entries.map((entry) => {
          const title = t(`routes.${entry.name}.title`);
          return (
            <li key={entry.path}>
              <Link
                to={entry.path}
                className={`${classes.entry} ${withFilled(entry, filled).inDevelopment ? classes.later : ''} ${isNarrow ? classes.narrow : ''}`}
                aria-current={entry === current ? 'page' : undefined}
                onPointerEnter={() => preloadRoute(entry)}
                onFocus={() => preloadRoute(entry)}
                aria-label={isNarrow ? title : undefined}
                title={isNarrow ? title : undefined}
              >
                <entry.icon className={classes.icon} size={20} stroke={1.5} aria-hidden="true" />
                {isNarrow ? null : (
                  <span className={classes.text}>
                    {title}
                    {entry.isNew ? <NewMark /> : null}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
