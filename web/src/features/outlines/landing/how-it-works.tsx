import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ScreenPicture } from '../../../domain/site/screen-picture.tsx';
import { guidePath } from '../../../domain/site/site-links.ts';
import classes from './landing.module.css';

const steps = ['title', 'edit', 'paper'] as const;
const screens = { title: 'near-title', edit: 'near-outline', paper: 'near-paper' } as const;

export function HowItWorks() {
  const { t } = useTranslation('landing');
  return (
    <section>
      <h2 className={classes.heading}>{t('how.heading')}</h2>
      <ol className={classes.steps}>
        {steps.map((name) => (
          <li key={name}>
            <ScreenPicture screen={screens[name]} alt={t(`how.${name}.picture`)} />
            <div className={classes.step}>
              <h3>{t(`how.${name}.title`)}</h3>
              <p>{t(`how.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={classes.next}>
        {t('how.next')}{' '}
        <Anchor component={Link} to={guidePath} underline="always">
          {t('how.guide')}
        </Anchor>
      </p>
    </section>
  );
}
