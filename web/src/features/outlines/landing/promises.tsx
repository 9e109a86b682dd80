import { useTranslation } from 'react-i18next';
import { useOpenFeatures } from '../../../domain/site/home-info.ts';
import classes from './landing.module.css';

const promises = ['sources', 'data', 'measured', 'money', 'label'] as const;

export function Promises() {
  const { t } = useTranslation('landing');
  const open = useOpenFeatures();
  const measured = !open.includes('REDUCE_AIGC')
    ? 'since'
    : open.includes('PLAGIARISM_CHECK')
      ? 'sinceCheck'
      : 'sinceReduction';
  return (
    <section>
      <h2 className={classes.heading}>{t('promises.heading')}</h2>
      <p className={classes.lead}>{t('promises.lead')}</p>
      <ol className={classes.promises}>
        {promises.map((name) => (
          <li key={name}>
            <div className={classes.promise}>
              <h3>{t(`promises.${name}.title`)}</h3>
              <p>{t(`promises.${name}.text`)}</p>
            </div>
            <dl>
              <dt>{t('promises.check')}</dt>
              <dd>{t(`promises.${name}.check`)}</dd>
              <dt>{t('promises.since')}</dt>
              <dd>{t(name === 'measured' ? `promises.measured.${measured}` : `promises.${name}.since`)}</dd>
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}
