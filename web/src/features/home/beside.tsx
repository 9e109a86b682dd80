import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { openWorkDrawer } from '../../domain/orders/work-drawer.ts';
import { ownLibraryPath, previewPath } from '../../domain/papers/paper-links.ts';
import { guidePath } from '../../domain/site/site-links.ts';
import { formatDate } from '../../lib/format.ts';
import { useNewestPapers } from './api.ts';
import classes from './home-page.module.css';

/** What was delivered, and the other places of one's own. */
export function Beside() {
  const { t } = useTranslation(['home', 'shell']);
  const { data: papers } = useNewestPapers();
  return (
    <aside className={classes.beside}>
      {papers && papers.length > 0 ? (
        <section>
          <h2 className={classes.heading}>{t('papers')}</h2>
          <ul className={classes.papers}>
            {papers.map(({ out_trade_no, title, language, delivered_at, is_preview }) => (
              <li key={out_trade_no}>
                <Link to={previewPath(out_trade_no)} lang={language}>
                  {title}
                </Link>
                <p>
                  {formatDate(delivered_at)}
                  {is_preview ? ` · ${t('isPreview')}` : ''}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section>
        <h2 className={classes.heading}>{t('places')}</h2>
        <ul className={classes.places}>
          <li>
            <UnstyledButton onClick={() => openWorkDrawer('orders')}>{t('shell:names.orders')}</UnstyledButton>
          </li>
          <li>
            <UnstyledButton onClick={() => openWorkDrawer('outlines')}>{t('shell:names.outlines')}</UnstyledButton>
          </li>
          <li>
            <Link to={ownLibraryPath}>{t('library')}</Link>
          </li>
          <li>
            <Link to="/wallet/recharge">{t('shell:accountMenu.wallet')}</Link>
          </li>
          <li>
            <Link to="/home/redemption">{t('shell:routes.redemption.title')}</Link>
          </li>
          <li>
            <Link to="/user/userInfo">{t('shell:routes.userInfo.title')}</Link>
          </li>
          <li>
            <Link to={guidePath}>{t('shell:routes.guide.title')}</Link>
          </li>
        </ul>
      </section>
    </aside>
  );
}
