import { Anchor } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useHomeInfo } from '../../../domain/site/home-info.ts';
import classes from './landing.module.css';

const questions = ['free', 'uploads', 'engine', 'handIn', 'references', 'languages', 'phone', 'deletion'] as const;

/** Sections of the agreements that answer at length; their number is the order in which the document has them. */
const furtherReading = {
  uploads: '/legal/privacy#section-1',
  handIn: '/legal/service#section-3',
  deletion: '/legal/privacy#section-6',
} as const;

export function Questions() {
  const { t } = useTranslation('landing');
  const { data: home } = useHomeInfo();
  return (
    <section className={classes.beside}>
      <h2 className={classes.heading}>{t('questions.heading')}</h2>
      <div className={classes.questions}>
        {questions.map((name) => (
          <details key={name}>
            <summary>
              {t(`questions.${name}.question`)}
              <IconChevronDown className={classes.chevron} size={18} stroke={1.5} aria-hidden="true" />
            </summary>
            <div className={classes.answer}>
              <p>{t(`questions.${name}.answer`)}</p>
              {name === 'languages' && home?.open_features.includes('REDUCE_AIGC') ? (
                <p>{t('questions.languages.reduction')}</p>
              ) : null}
              {name === 'engine' && home ? <p>{t(`questions.engine.now.${home.engine}`)}</p> : null}
              {name in furtherReading ? <FurtherReading name={name as keyof typeof furtherReading} /> : null}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}

function FurtherReading({ name }: { name: keyof typeof furtherReading }) {
  const { t } = useTranslation('landing');
  return (
    <p>
      <Anchor component={Link} to={furtherReading[name]}>
        {t(`questions.${name}.more`)}
      </Anchor>
    </p>
  );
}
