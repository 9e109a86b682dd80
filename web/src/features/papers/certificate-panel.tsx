import { Alert, Badge } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { OrderDetail } from '@yanmo/contract/orders';
import type { getCertificate } from '@yanmo/contract/papers';
import type { RouteResult } from '@yanmo/contract/route';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatNumber } from '../../lib/format.ts';
import { currentLocale } from '../../lib/i18n.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { useCertificate } from './api.ts';
import classes from './certificate-panel.module.css';
import { PanelState } from './panel-state.tsx';
import { useEngineName } from './use-engine-name.ts';

type Certificate = RouteResult<typeof getCertificate>;
type Measure = Certificate['measures'][number];

/** How a value is read: points of a hundred, a share of a whole, or a count. */
const units = {
  length: 'points',
  outline_match: 'share',
  reference_verification: 'share',
  citation_closure: 'share',
  self_repetition: 'share',
  duplication: 'share',
  sentence_repetition: 'count',
  language_purity: 'count',
  presence: 'share',
  reference_format: 'share',
  data_honesty: 'count',
} as const;

interface PanelProps {
  order: OrderDetail;
  isShown: boolean;
}

/** What was measured on the delivered file, in words that a student understands; a missed bar is shown like a met one. */
export function CertificatePanel({ order, isShown }: PanelProps) {
  const { t } = useTranslation('papers');
  const { data, error, refetch } = useCertificate(order.out_trade_no, isShown);
  if (!data) {
    return (
      <PanelState
        error={error}
        onRetry={() => void refetch()}
        later={{ title: t('certificate.laterTitle'), text: t('certificate.laterText') }}
      />
    );
  }
  const judged = data.measures.filter((measure) => measure.bar !== null && !isBlank(measure, data));
  const missed = judged.filter(({ is_met }) => !is_met);
  const aside = data.measures.length - judged.length;
  return (
    <Sheet width="wide">
      <h2 className={classes.title}>{t('certificate.title')}</h2>
      <p className={classes.lead}>{t('certificate.lead')}</p>
      <Alert
        my="md"
        variant="light"
        color={missed.length === 0 ? 'good' : 'warn'}
        icon={
          missed.length === 0 ? (
            <IconCircleCheck size={20} stroke={1.5} aria-hidden="true" />
          ) : (
            <IconAlertTriangle size={20} stroke={1.5} aria-hidden="true" />
          )
        }
      >
        {missed.length === 0
          ? t('certificate.allMet', { count: judged.length })
          : t('certificate.someMissed', { count: missed.length, total: judged.length })}
        {aside > 0 ? ` ${t('certificate.aside', { count: aside })}` : null}
      </Alert>
      <ul className={classes.measures}>
        {data.measures.map((measure) => (
          <MeasureRow key={measure.name} measure={measure} isUnmeasured={isBlank(measure, data)} />
        ))}
      </ul>
      <Facts certificate={data} />
    </Sheet>
  );
}

/** Shares of a list: of an empty one they say nothing, whatever the figure. */
const ofReferences: readonly string[] = ['reference_verification', 'citation_closure', 'reference_format'];

function isBlank({ name, is_met }: Measure, { references }: Certificate): boolean {
  return is_met && references === 0 && ofReferences.includes(name);
}

function MeasureRow({ measure, isUnmeasured }: { measure: Measure; isUnmeasured: boolean }) {
  const { t } = useTranslation('papers');
  const { name, value, bar, direction, is_met } = measure;
  const known = (Object.keys(units) as (keyof typeof units)[]).find((one) => one === name);
  const write = (figure: number) => writeValue(figure, known ? units[known] : 'points');
  const barText = () => {
    if (isUnmeasured) return t('certificate.noReferences');
    if (bar === null) return t('certificate.noBar');
    return bar === 0 && direction === 'at_most'
      ? t('certificate.none')
      : t(`certificate.${direction}`, { bar: write(bar) });
  };
  return (
    <li className={classes.measure} data-missed={!is_met || undefined}>
      <div className={classes.words}>
        {/* A measure that is newer than this page keeps its own name rather than hiding. */}
        <h3>{known ? t(`measure.${known}.name`) : name}</h3>
        {known ? <p>{t(`measure.${known}.text`)}</p> : null}
      </div>
      <p className={classes.value}>{isUnmeasured ? '—' : write(value)}</p>
      <p className={classes.bar}>{barText()}</p>
      <div className={classes.outcome}>
        {bar === null || isUnmeasured ? (
          <Badge color="gray" variant="light" tt="none" radius="sm">
            {t(isUnmeasured ? 'certificate.notMeasured' : 'certificate.noBarMark')}
          </Badge>
        ) : (
          <Badge color={is_met ? 'good' : 'warn'} variant="light" tt="none" radius="sm">
            {t(is_met ? 'certificate.met' : 'certificate.missed')}
          </Badge>
        )}
      </div>
    </li>
  );
}

function writeValue(figure: number, unit: 'points' | 'share' | 'count'): string {
  const options: Intl.NumberFormatOptions =
    unit === 'share'
      ? { style: 'percent', maximumFractionDigits: 2 }
      : { maximumFractionDigits: unit === 'points' ? 1 : 0 };
  return new Intl.NumberFormat(currentLocale(), options).format(figure);
}

function Facts({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('papers');
  const engineName = useEngineName();
  const facts = [
    ['units', formatNumber(certificate.units)],
    ['references', formatNumber(certificate.references)],
    ['engine', engineName(certificate.engine)],
    ['edition', formatNumber(certificate.edition)],
    ['measuredAt', formatDateTime(certificate.measured_at)],
    ['method', certificate.method],
  ] as const;
  return (
    <>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`fact.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.lead}>{t('certificate.note')}</p>
    </>
  );
}
