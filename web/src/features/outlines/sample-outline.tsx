import { chapterNumber } from '@yanmo/contract/chapter-numbers';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../lib/i18n.ts';
import classes from './sample-outline.module.css';

const chapters = ['c1', 'c2', 'c3', 'c4', 'c5'] as const;
const sections = ['s1', 's2'] as const;
const points = ['first', 'second'] as const;

/** A whole outline, written by hand in each language, so that the first sheet one sees holds something true. */
export function SampleOutline() {
  const { t } = useTranslation('outlines');
  return (
    <article className={classes.outline}>
      <p className={classes.mark}>
        <span>{t('sampleLabel')}</span> {t('sampleNote')}
      </p>
      <h2 className={classes.title}>
        {t('sample.title')} <span>{t('sample.subtitle')}</span>
      </h2>
      <ol className={classes.chapters}>
        {chapters.map((chapter, index) => (
          <li key={chapter}>
            <h3>
              <span>{chapterNumber(currentLanguage(), [index + 1])}</span> {t(`sample.${chapter}.title`)}
            </h3>
            <ol>
              {sections.map((section) => (
                <li key={section}>
                  <h4>{t(`sample.${chapter}.${section}.title`)}</h4>
                  <ol>
                    {points.map((point) => (
                      <li key={point}>{t(`sample.${chapter}.${section}.${point}`)}</li>
                    ))}
                  </ol>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </article>
  );
}
