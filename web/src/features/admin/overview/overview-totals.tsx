import { Anchor } from '@mantine/core';
import type { getOverview } from '@yanmo/contract/operator';
import type { RouteResult } from '@yanmo/contract/route';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatFen, formatNumber } from '../../../lib/format.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { measureNames, measures } from './measures.ts';
import classes from './overview.module.css';

export type Overview = RouteResult<typeof getOverview>;

/** All days together, and what waits now. */
export function OverviewTotals({ overview: { total, now } }: { overview: Overview }) {
  const { t } = useTranslation('admin');
  return (
    <Sheet width="wide" label={t('overview.totals')}>
      <dl className={classes.totals}>
        {measureNames.map((name) => (
          <div key={name}>
            <dt>{t(`overview.measures.${name}`)}</dt>
            <dd>{measures[name].format(measures[name].valueIn(total))}</dd>
          </div>
        ))}
        <div>
          <dt>{t('overview.given')}</dt>
          <dd>{formatFen(total.given)}</dd>
        </div>
        <div>
          <dt>{t('overview.views')}</dt>
          <dd>{formatNumber(total.views)}</dd>
        </div>
        <div>
          <dt>{t('overview.registrations')}</dt>
          <dd>{formatNumber(total.registrations)}</dd>
        </div>
      </dl>
      <p className={classes.now}>
        {t('overview.working', { count: now.working })}{' '}
        {now.failed > 0 ? (
          <Anchor component={Link} to="/admin/failed?state=WAITING">
            {t('overview.failedNow', { count: now.failed })}
          </Anchor>
        ) : (
          t('overview.noneFailed')
        )}
      </p>
      <p className={classes.note}>{t('overview.note', { other: formatFen(Math.round(total.other_cost)) })}</p>
    </Sheet>
  );
}
