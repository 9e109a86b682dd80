import { Alert, Badge } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { OrderDetail } from '@yanmo/contract/orders';
import type { getCertificate } from '@yanmo/contract/papers';
import type { RouteResult } from '@yanmo/contract/route';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { amendPath } from '../../domain/papers/paper-links.ts';
import { formatDateTime, formatList, formatNumber, formatPercent, joinSentences } from '../../lib/format.ts';
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
  references: 'count',
  reference_fit: 'share',
  title_only: 'count',
  reference_verification: 'share',
  citation_closure: 'share',
  self_repetition: 'share',
  duplication: 'share',
  sentence_repetition: 'count',
  aigc_rate: 'share',
  repetition_rate: 'share',
  language_purity: 'count',
  presence: 'share',
  reference_format: 'share',
  data_honesty: 'count',
  gaps: 'count',
  wishes: 'share',
  citation_recall: 'share',
  citation_precision: 'share',
  subject: 'share',
  topic: 'share',
  wider: 'share',
} as const;

/** Shares and counts of the list of references: of an empty one there is none. */
const ofReferences: readonly string[] = [
  'references',
  'reference_fit',
  'title_only',
  'reference_verification',
  'citation_closure',
  'reference_format',
];

const noted: readonly string[] = ['title_only', 'gaps', 'wider'];
const rates: readonly string[] = ['aigc_rate', 'repetition_rate'];
/** What is told and not judged; the rates are judged where something was promised. */
const isNoted = ({ name, bar }: Pick<Measure, 'name' | 'bar'>) =>
  noted.includes(name) || (rates.includes(name) && bar === null);

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
  return (
    <Sheet width="wide">
      <h2 className={classes.title}>{t('certificate.title')}</h2>
      <p className={classes.lead}>{t('certificate.lead')}</p>
      <Headline certificate={data} outTradeNo={order.out_trade_no} />
      <ul className={classes.measures}>
        {data.measures.map((measure) => (
          <MeasureRow key={measure.name} measure={measure} isWithoutReferences={data.references === 0} />
        ))}
      </ul>
      <Facts certificate={data} />
    </Sheet>
  );
}

/** How much was reached, what the text rests on, and what is left to the student: nothing of it below the fold. */
function Headline({ certificate, outTradeNo }: { certificate: Certificate; outTradeNo: string }) {
  const { t } = useTranslation(['papers', 'sources']);
  const { measures, references, sources, gaps, is_all_met } = certificate;
  const kinds = sources
    ? (['verified', 'at_hand', 'given', 'named'] as const).flatMap((kind) =>
        sources[kind] > 0 ? [t(`sources:counts.${kind}`, { count: sources[kind] })] : [],
      )
    : [];
  const judged = measures.filter((measure) => !isNoted(measure));
  const missed = judged.filter(({ value, bar, is_met }) => value !== null && bar !== null && !is_met).length;
  const met = judged.filter(({ is_met }) => is_met).length;
  const open = judged.length - met - missed;
  const wanted = measures.find(({ name }) => name === 'references')?.bar ?? null;
  const Icon = is_all_met ? IconCircleCheck : missed > 0 ? IconAlertTriangle : IconInfoCircle;
  return (
    <Alert
      my="md"
      variant="light"
      color={is_all_met ? 'good' : missed > 0 ? 'warn' : 'gray'}
      icon={<Icon size={20} stroke={1.5} aria-hidden="true" />}
    >
      <p className={classes.headline}>
        {joinSentences(
          is_all_met
            ? t('certificate.allMet', { count: judged.length })
            : t('certificate.someMet', { count: met, total: judged.length }),
          missed > 0 && t('certificate.missedCount', { count: missed }),
          open > 0 && t('certificate.openCount', { count: open }),
        )}
      </p>
      <p className={classes.headline}>
        {joinSentences(
          references === 0 ? t('certificate.referencesNone') : t('certificate.referencesCount', { count: references }),
          kinds.length > 0 && t('certificate.referencesKinds', { kinds: formatList(kinds) }),
          wanted !== null && t('certificate.referencesWanted', { count: wanted }),
        )}
      </p>
      {gaps === null ? null : (
        <p className={classes.headline}>
          {gaps.length === 0 ? t('certificate.gapsNone') : t('certificate.gapsCount', { count: gaps.length })}
        </p>
      )}
      {gaps !== null && gaps.length > 0 ? <GapList gaps={gaps} outTradeNo={outTradeNo} /> : null}
    </Alert>
  );
}

function GapList({ gaps, outTradeNo }: { gaps: NonNullable<Certificate['gaps']>; outTradeNo: string }) {
  const { t } = useTranslation('papers');
  return (
    <details className={classes.gaps}>
      <summary>{t('certificate.gapsShow')}</summary>
      <ol>
        {gaps.map(({ section_id, part, number, title, text }, index) => {
          const name = `${number} ${title}`.trim();
          const isInWord = part === 'ABSTRACT' || part === 'ACKNOWLEDGEMENTS';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and the same words may stand twice
            <li key={index}>
              {isInWord ? name : <Link to={amendPath(outTradeNo, section_id ?? undefined)}>{name}</Link>}
              <span> {isInWord ? t('certificate.gapInWord', { text }) : text}</span>
            </li>
          );
        })}
      </ol>
    </details>
  );
}

function MeasureRow({ measure, isWithoutReferences }: { measure: Measure; isWithoutReferences: boolean }) {
  const { t } = useTranslation('papers');
  const { name, value, bar, direction, is_met } = measure;
  const known = (Object.keys(units) as (keyof typeof units)[]).find((one) => one === name);
  const write = (figure: number) => writeValue(figure, known ? units[known] : 'points');
  const valueText = () => {
    if (isWithoutReferences && ofReferences.includes(name)) return t('certificate.noneAtAll');
    return value === null ? '—' : write(value);
  };
  const barText = () => {
    if (bar === null) return t(isNoted({ name, bar }) ? 'certificate.notJudged' : 'certificate.noBar');
    return bar === 0 && direction === 'at_most'
      ? t('certificate.none')
      : t(`certificate.${direction}`, { bar: write(bar) });
  };
  const isJudged = value !== null && bar !== null;
  return (
    <li className={classes.measure} data-missed={(isJudged && !is_met) || undefined}>
      <div className={classes.words}>
        {/* A measure that is newer than this page keeps its own name rather than hiding. */}
        <h3>{known ? t(`measure.${known}.name`) : name}</h3>
        {known ? <p>{t(`measure.${known}.text`)}</p> : null}
      </div>
      <p className={classes.value}>{valueText()}</p>
      <p className={classes.bar}>{barText()}</p>
      <div className={classes.outcome}>
        {isJudged ? (
          <Badge color={is_met ? 'good' : 'warn'} variant="light" tt="none" radius="sm">
            {t(is_met ? 'certificate.met' : 'certificate.missed')}
          </Badge>
        ) : (
          <Badge color="gray" variant="light" tt="none" radius="sm">
            {t(value === null ? 'certificate.notMeasured' : 'certificate.noBarMark')}
          </Badge>
        )}
      </div>
    </li>
  );
}

function writeValue(figure: number, unit: 'points' | 'share' | 'count'): string {
  if (unit === 'share') return formatPercent(figure * 100, 2);
  return formatNumber(figure, unit === 'points' ? 1 : 0);
}

function Facts({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('papers');
  const engineName = useEngineName();
  const facts = [
    ['units', formatNumber(certificate.units)],
    ['engine', engineName(certificate.engine)],
    ['edition', formatNumber(certificate.edition)],
    ['measuredAt', formatDateTime(certificate.measured_at)],
    ['method', certificate.method],
    ['comparedWith', formatList(certificate.compared_with.map((one) => t(`compared.${one}`)))],
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
