import { Anchor, Skeleton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { samplesPath } from '../../domain/papers/paper-links.ts';
import { useHomeInfo, useOpenFeatures } from '../../domain/site/home-info.ts';
import { formatNumber } from '../../lib/format.ts';
import classes from './below-the-fold.module.css';
import { EditPicture, OutlinePicture, TitlePicture } from './fold-pictures.tsx';

const steps = [
  { name: 'title', Picture: TitlePicture },
  { name: 'outline', Picture: OutlinePicture },
  { name: 'edit', Picture: EditPicture },
] as const;

const promises = ['sources', 'data', 'measured', 'money', 'label'] as const;

const questions = ['free', 'uploads', 'engine', 'handIn', 'references', 'languages', 'phone', 'deletion'] as const;

/** Sections of the agreements that answer at length; their number is the order in which the document has them. */
const furtherReading = {
  uploads: '/legal/privacy#section-1',
  handIn: '/legal/service#section-3',
  deletion: '/legal/privacy#section-6',
} as const;

/** For whoever scrolls on before writing a title: how it works, what is promised, and what one would ask. */
export default function BelowTheFold() {
  return (
    <div className={classes.fold}>
      <HowItWorks />
      <Promises />
      <Today />
      <Questions />
    </div>
  );
}

function HowItWorks() {
  const { t } = useTranslation('outlines');
  return (
    <section>
      <h2 className={classes.heading}>{t('fold.how.heading')}</h2>
      <ol className={classes.steps}>
        {steps.map(({ name, Picture }) => (
          <li key={name}>
            <Picture />
            <div className={classes.step}>
              <h3>{t(`fold.how.${name}.title`)}</h3>
              <p>{t(`fold.how.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={classes.next}>
        {t('fold.how.next')}{' '}
        <Anchor component={Link} to={samplesPath} underline="always">
          {t('fold.how.samples')}
        </Anchor>
      </p>
    </section>
  );
}

function Promises() {
  const { t } = useTranslation('outlines');
  const open = useOpenFeatures();
  const measured = !open.includes('REDUCE_AIGC')
    ? 'since'
    : open.includes('PLAGIARISM_CHECK')
      ? 'sinceCheck'
      : 'sinceReduction';
  return (
    <section>
      <h2 className={classes.heading}>{t('fold.promises.heading')}</h2>
      <p className={classes.lead}>{t('fold.promises.lead')}</p>
      <ol className={classes.promises}>
        {promises.map((name) => (
          <li key={name}>
            <div className={classes.promise}>
              <h3>{t(`fold.promises.${name}.title`)}</h3>
              <p>{t(`fold.promises.${name}.text`)}</p>
            </div>
            <dl>
              <dt>{t('fold.promises.check')}</dt>
              <dd>{t(`fold.promises.${name}.check`)}</dd>
              <dt>{t('fold.promises.since')}</dt>
              <dd>{t(name === 'measured' ? `fold.promises.measured.${measured}` : `fold.promises.${name}.since`)}</dd>
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Today() {
  const { t } = useTranslation(['outlines', 'shell']);
  const { data: home, isError } = useHomeInfo();
  return (
    <section className={classes.beside}>
      <div>
        <h2 className={classes.heading}>{t('fold.today.heading')}</h2>
        <p className={classes.lead}>{t('fold.today.note')}</p>
      </div>
      {home ? (
        <dl className={classes.counts}>
          <Count
            value={home.stats.outlines_today}
            label={t('fold.today.outlines')}
            whenNone={t('fold.today.noOutlines')}
          />
          <Count value={home.stats.papers_today} label={t('fold.today.papers')} whenNone={t('fold.today.noPapers')} />
        </dl>
      ) : isError ? (
        <p className={classes.lead}>{t('shell:footer.unavailable')}</p>
      ) : (
        <div className={classes.counts}>
          <Skeleton height={116} width="70%" />
          <Skeleton height={116} width="70%" />
        </div>
      )}
    </section>
  );
}

function Count({ value, label, whenNone }: { value: number; label: string; whenNone: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={classes.count}>{formatNumber(value)}</dd>
      {value === 0 ? <dd>{whenNone}</dd> : null}
    </div>
  );
}

function Questions() {
  const { t } = useTranslation('outlines');
  const { data: home } = useHomeInfo();
  return (
    <section className={classes.beside}>
      <h2 className={classes.heading}>{t('fold.questions.heading')}</h2>
      <div className={classes.questions}>
        {questions.map((name) => (
          <details key={name}>
            <summary>
              {t(`fold.questions.${name}.question`)}
              <IconChevronDown className={classes.chevron} size={18} stroke={1.5} aria-hidden="true" />
            </summary>
            <div className={classes.answer}>
              <p>{t(`fold.questions.${name}.answer`)}</p>
              {name === 'languages' && home?.open_features.includes('REDUCE_AIGC') ? (
                <p>{t('fold.questions.languages.reduction')}</p>
              ) : null}
              {name === 'engine' && home ? <p>{t(`fold.questions.engine.now.${home.engine}`)}</p> : null}
              {name in furtherReading ? <FurtherReading name={name as keyof typeof furtherReading} /> : null}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}

function FurtherReading({ name }: { name: keyof typeof furtherReading }) {
  const { t } = useTranslation('outlines');
  return (
    <p>
      <Anchor component={Link} to={furtherReading[name]}>
        {t(`fold.questions.${name}.more`)}
      </Anchor>
    </p>
  );
}
