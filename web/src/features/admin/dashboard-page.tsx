import { SegmentedControl, Skeleton } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { lastDays, useOverview } from './api.ts';
import classes from './overview/overview.module.css';
import { OverviewByDay } from './overview/overview-by-day.tsx';
import { OverviewRanked } from './overview/overview-ranked.tsx';
import { OverviewTotals } from './overview/overview-totals.tsx';

const spans = [7, 30, 90, 365] as const;

/** What the site sold, gave back, made and spent. */
export default function DashboardPage() {
  const { t } = useTranslation(['admin', 'shell']);
  const [span, setSpan] = useState<number>(30);
  const range = useMemo(() => lastDays(span), [span]);
  const { data, error, refetch } = useOverview(range);
  return (
    <>
      <PageHeading title={t('shell:routes.dashboard.title')} tagline={t('shell:routes.dashboard.describe')} />
      <div className={classes.span}>
        <SegmentedControl
          aria-label={t('overview.span')}
          value={String(span)}
          onChange={(value) => setSpan(Number(value))}
          data={spans.map((days) => ({ value: String(days), label: t('overview.days', { count: days }) }))}
        />
      </div>
      {data ? (
        <div className={classes.parts}>
          <OverviewTotals overview={data} />
          <OverviewByDay days={data.days} />
          <OverviewRanked overview={data} />
        </div>
      ) : error ? (
        <LoadFailed message={error.message} onRetry={() => void refetch()} />
      ) : (
        <div className={classes.parts} role="status" aria-label={t('shell:loading')}>
          <Sheet width="wide">
            <Skeleton height={150} />
          </Sheet>
          <Sheet width="wide">
            <Skeleton height={620} />
          </Sheet>
        </div>
      )}
    </>
  );
}
