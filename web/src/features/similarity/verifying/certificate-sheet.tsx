import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import type { ComparedTexts, SimilarityCertificate } from '@yanmo/contract/similarity';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent, formatSiteDay } from '../../../lib/format.ts';
import { Seal } from '../../../ui/seal.tsx';
import classes from './certificate-sheet.module.css';

const comparable: readonly ComparedTexts[] = ['LIBRARY', 'OWN_FILES', 'SITE'];
const otherRates = ['without_quotations', 'with_references', 'inside', 'paraphrase'] as const;

/** What a certificate says, in the words and the order of its printed page; nothing of the text. */
export function CertificateSheet({ certificate }: { certificate: SimilarityCertificate }) {
  const { t } = useTranslation(['verify', 'shell']);
  const { number, measured_at, rate, rates, language, units, compared_with, method, version } = certificate;
  const percent = (value: number) => formatPercent(value, 1);
  const isWide = language === 'zh' || language === 'ja';
  const left = comparable.filter((among) => !compared_with.some((one) => one.among === among));
  return (
    <article className={classes.certificate} aria-labelledby="certificate-number">
      <header className={classes.head}>
        <Seal size={36} />
        <div>
          <p className={classes.kind}>{t('certificate.kind')}</p>
          <h2 id="certificate-number" className={classes.number}>
            {number}
          </h2>
        </div>
      </header>
      <p className={classes.confirmed} role="status">
        <IconRosetteDiscountCheck size={20} stroke={1.5} aria-hidden="true" />
        {t('certificate.confirmed')}
      </p>
      <div className={classes.headline}>
        <p className={classes.name}>{t('certificate.headline')}</p>
        <p className={classes.figure}>{rate === null ? '—' : percent(rate)}</p>
        <p className={classes.meaning}>
          {rate === null
            ? t('certificate.uncompared')
            : rate > 0
              ? t('certificate.some', { rate: percent(rate) })
              : t('certificate.none')}
        </p>
        <p className={classes.small}>{t('certificate.counted')}</p>
      </div>
      <dl className={classes.rates}>
        {otherRates.map((name) => (
          <div key={name}>
            <dt>{t(`certificate.rates.${name}`)}</dt>
            <dd>{rate === null && name !== 'inside' ? '—' : percent(rates[name])}</dd>
          </div>
        ))}
      </dl>
      <dl className={classes.facts}>
        <dt>{t('certificate.measuredAt')}</dt>
        <dd>
          <time dateTime={measured_at}>{formatSiteDay(measured_at)}</time>
        </dd>
        <dt>{t('certificate.units')}</dt>
        <dd>
          {t(isWide ? 'certificate.characters' : 'certificate.words', { count: units, shown: formatNumber(units) })}
        </dd>
        <dt>{t('certificate.method')}</dt>
        <dd>
          {method} {version}
        </dd>
        <dt>{t('certificate.comparedWith')}</dt>
        <dd>
          <ul>
            {compared_with.map(({ among, texts }) => (
              <li key={among}>
                {t(`certificate.compared.${among}`)}{' '}
                <span className={classes.count}>
                  {t('certificate.texts', { count: texts, shown: formatNumber(texts) })}
                </span>
              </li>
            ))}
          </ul>
        </dd>
        {left.length > 0 ? (
          <>
            <dt>{t('certificate.notCompared')}</dt>
            <dd className={classes.count}>
              <ul>
                {left.map((among) => (
                  <li key={among}>{t(`certificate.compared.${among}`)}</li>
                ))}
              </ul>
            </dd>
          </>
        ) : null}
      </dl>
      <footer className={classes.notes}>
        <p>{t('certificate.compare')}</p>
        <p>{t('certificate.own')}</p>
      </footer>
    </article>
  );
}
