import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { samplesPath, writePath } from '../../domain/papers/paper-links.ts';
import { guidePath } from '../../domain/site/site-links.ts';
import { GreyLines } from '../../ui/grey-lines.tsx';
import classes from './newcomer.module.css';

/** A blank sheet: for who has begun nothing yet, and for who has nothing open. */
export function Newcomer({ isBack = false, action }: { isBack?: boolean; action?: ReactNode }) {
  const { t } = useTranslation('home');
  return (
    <section className={classes.sheet}>
      <h2>{t(isBack ? 'newcomer.backTitle' : 'newcomer.title')}</h2>
      <p>{t(isBack ? 'newcomer.backText' : 'newcomer.text')}</p>
      <div className={classes.actions}>
        <Button component={Link} to={writePath} size="md">
          {t(isBack ? 'newcomer.next' : 'newcomer.begin')}
        </Button>
        {action}
      </div>
      {isBack ? null : (
        <ul className={classes.links}>
          <li>
            <Link to={samplesPath}>{t('newcomer.samples')}</Link>
          </li>
          <li>
            <Link to={guidePath}>{t('newcomer.guide')}</Link>
          </li>
        </ul>
      )}
      <div className={classes.lines} aria-hidden="true">
        <GreyLines count={4} />
      </div>
    </section>
  );
}
