import { Anchor, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { samplePath, samplesPath } from '../../../domain/papers/paper-links.ts';
import { useCodeLabel } from '../../../domain/site/global-code.ts';
import { call } from '../../../lib/api.ts';
import { formatNumber } from '../../../lib/format.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { loadPart } from '../../../lib/load-part.ts';
import landing from './landing.module.css';
import classes from './samples.module.css';

/** So many stand in one look; the page of samples has the others. */
const shownCount = 4;

/** Papers that anyone may open, as a bibliography lists them. Nothing where none is there: they are being made, or turned off. */
export function Samples() {
  const { t } = useTranslation(['landing', 'outlines']);
  const labelOf = useCodeLabel();
  const language = currentLanguage();
  const { data: samples, isPending } = useQuery({
    queryKey: ['papers', 'samples', 'some', language],
    queryFn: async ({ signal }) => {
      const { listSamples } = await loadPart(() => import('@yanmo/contract/papers'));
      const query = { page_num: 1, page_size: shownCount, language };
      return (await call(listSamples, { query }, { signal })).samples;
    },
  });
  if (!isPending && !samples?.length) return null;
  return (
    <section className={landing.beside}>
      <div>
        <h2 className={landing.heading}>{t('samples.heading')}</h2>
        <p className={landing.lead}>{t('samples.lead')}</p>
        <p className={classes.all}>
          <Anchor component={Link} to={samplesPath} underline="always">
            {t('samples.all')}
          </Anchor>
        </p>
      </div>
      <ul className={classes.list}>
        {samples
          ? samples.map(({ id, title, field, level, pages, units }) => (
              <li key={id}>
                <Link to={samplePath(id)} lang={language}>
                  {title}
                </Link>
                <p>
                  {[
                    labelOf('levels', level),
                    labelOf('fields', field),
                    t('samples.pages', { count: pages }),
                    `${formatNumber(units)} ${t(`outlines:words.${language}`)}`,
                  ].join(' · ')}
                </p>
              </li>
            ))
          : [1, 2, 3, 4].map((row) => (
              <li key={row}>
                <Skeleton height={22} width="70%" mb={8} />
                <Skeleton height={14} width="50%" />
              </li>
            ))}
      </ul>
    </section>
  );
}
