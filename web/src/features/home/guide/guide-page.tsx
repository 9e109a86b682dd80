import { Anchor, Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { checkPath, reducePath, samplesPath, writePath } from '../../../domain/papers/paper-links.ts';
import { usePromisedRate } from '../../../domain/site/global-code.ts';
import { ScreenPicture } from '../../../domain/site/screen-picture.tsx';
import { contactPath } from '../../../domain/site/site-links.ts';
import { formatPercent } from '../../../lib/format.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import classes from './guide-page.module.css';

/** In the order in which one comes to them; each is the name of its picture too. */
const steps = [
  'title',
  'reading',
  'outline',
  'editing',
  'order',
  'paper',
  'check',
  'reduce',
  'wallet',
  'refund',
] as const;

const links: Partial<Record<(typeof steps)[number], string>> = {
  title: writePath,
  paper: samplesPath,
  check: checkPath,
  reduce: reducePath,
  wallet: '/wallet/recharge',
};

/** How everything is done, with the pages as they look. */
export default function GuidePage() {
  const { t } = useTranslation(['guide', 'shell']);
  const { hash } = useLocation();
  const rate = formatPercent(usePromisedRate());
  // The browser looks for the step when the address opens, before the text has arrived.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <>
      <PageHeading title={t('shell:routes.guide.title')} tagline={t('lead')} />
      <div className={classes.page}>
        <nav className={classes.contents} aria-label={t('contents')}>
          <ol>
            {steps.map((step) => (
              <li key={step}>
                <Link to={`#${step}`}>{t(`steps.${step}.title`)}</Link>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          <ol className={classes.steps}>
            {steps.map((step) => {
              const path = links[step];
              return (
                <li key={step}>
                  <section aria-labelledby={step}>
                    <h2 id={step}>{t(`steps.${step}.title`)}</h2>
                    <p>{t(`steps.${step}.text`)}</p>
                    <ScreenPicture screen={step} alt={t(`steps.${step}.picture`)} />
                    <p className={classes.hint}>{t(`steps.${step}.hint`, { rate })}</p>
                    {path ? (
                      <p className={classes.go}>
                        <Anchor component={Link} to={path} underline="always">
                          {t(`steps.${step as 'title'}.go`)}
                        </Anchor>
                      </p>
                    ) : null}
                  </section>
                </li>
              );
            })}
          </ol>
          <footer className={classes.end}>
            <p>{t('end')}</p>
            <Button component={Link} to={writePath}>
              {t('begin')}
            </Button>
            <Button component={Link} to={contactPath} variant="default">
              {t('shell:routes.contact.title')}
            </Button>
          </footer>
        </div>
      </div>
    </>
  );
}
