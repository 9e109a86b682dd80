import { SegmentedControl, Skeleton } from '@mantine/core';
import type { AgentDay } from '@yanmo/contract/agents';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatFen, formatNumber } from '../../lib/format.ts';
import { DayChart } from '../../ui/day-chart.tsx';
import { DayTable } from '../../ui/day-table.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { lastDays, useFigures } from './api.ts';
import classes from './figures.module.css';

const spans = [7, 30, 90] as const;
const names = ['visits', 'registrations', 'orders', 'commission'] as const;

const show = (name: (typeof names)[number], value: number) =>
  name === 'commission' ? formatFen(value) : formatNumber(value);

/** What the site brought, day by day. */
export function Figures() {
  const { t } = useTranslation(['agents', 'shell']);
  const [span, setSpan] = useState<number>(30);
  const range = useMemo(() => lastDays(span), [span]);
  const { data, error, refetch } = useFigures(range);
  return (
    <Sheet width="wide" label={t('figures.title')}>
      <div className={classes.head}>
        <h2>{t('figures.title')}</h2>
        <SegmentedControl
          aria-label={t('figures.span')}
          value={String(span)}
          onChange={(value) => setSpan(Number(value))}
          data={spans.map((days) => ({ value: String(days), label: t('figures.days', { count: days }) }))}
        />
      </div>
      {data ? (
        <Charts days={data.days} />
      ) : error ? (
        <LoadFailed message={error.message} onRetry={() => void refetch()} />
      ) : (
        <div className={classes.charts} role="status" aria-label={t('shell:loading')}>
          {names.map((name) => (
            <Skeleton key={name} height={160} />
          ))}
        </div>
      )}
      <p className={classes.note}>{t('figures.note')}</p>
    </Sheet>
  );
}

function Charts({ days }: { days: readonly AgentDay[] }) {
  const { t } = useTranslation('agents');
  const byDay = new Map(days.map((day) => [day.day, day]));
  return (
    <>
      <div className={classes.charts}>
        {names.map((name) => (
          <DayChart
            key={name}
            title={t(`figures.${name}`)}
            total={show(
              name,
              days.reduce((sum, day) => sum + day[name], 0),
            )}
            points={days.map((day) => ({ day: day.day, value: day[name] }))}
            formatValue={(value) => show(name, value)}
            formatDay={formatDay}
          />
        ))}
      </div>
      <DayTable
        summary={t('figures.table')}
        dayTitle={t('figures.day')}
        days={days.map(({ day }) => day)}
        columns={names.map((name) => ({
          title: t(`figures.${name}`),
          showValue: (day) => show(name, byDay.get(day)?.[name] ?? 0),
        }))}
        formatDay={formatDay}
      />
    </>
  );
}
