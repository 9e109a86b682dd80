import type { OverviewDay } from '@yanmo/contract/operator';
import { useTranslation } from 'react-i18next';
import { formatDay, formatNumber } from '../../../lib/format.ts';
import { DayChart } from '../../../ui/day-chart.tsx';
import { DayTable } from '../../../ui/day-table.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { type MeasureName, measureNames, measures } from './measures.ts';
import classes from './overview.module.css';

/** A share of one day says little and its days do not add up: what stands beside it is that of all of them. */
function totalOf(days: readonly OverviewDay[], name: MeasureName): number {
  const sum = (of: (day: OverviewDay) => number) => days.reduce((total, day) => total + of(day), 0);
  if (name !== 'conversion') return sum(measures[name].valueIn);
  const orders = sum((day) => day.orders);
  return orders === 0 ? 0 : Math.min(100, (sum((day) => day.paid) / orders) * 100);
}

export function OverviewByDay({ days }: { days: readonly OverviewDay[] }) {
  const { t } = useTranslation('admin');
  const byDay = new Map(days.map((day) => [day.day, day]));
  return (
    <Sheet width="wide" label={t('overview.byDay')}>
      <h2 className={classes.title}>{t('overview.byDay')}</h2>
      <div className={classes.charts}>
        {measureNames.map((name) => (
          <DayChart
            key={name}
            title={t(`overview.measures.${name}`)}
            total={measures[name].format(totalOf(days, name))}
            points={days.map((day) => ({ day: day.day, value: measures[name].valueIn(day) }))}
            formatValue={measures[name].format}
            formatDay={formatDay}
          />
        ))}
        <DayChart
          title={t('overview.views')}
          total={formatNumber(days.reduce((sum, day) => sum + day.views, 0))}
          points={days.map(({ day, views }) => ({ day, value: views }))}
          formatValue={formatNumber}
          formatDay={formatDay}
        />
        <DayChart
          title={t('overview.registrations')}
          total={formatNumber(days.reduce((sum, day) => sum + day.registrations, 0))}
          points={days.map(({ day, registrations }) => ({ day, value: registrations }))}
          formatValue={formatNumber}
          formatDay={formatDay}
        />
      </div>
      <DayTable
        summary={t('overview.dayTable')}
        dayTitle={t('overview.day')}
        days={days.map(({ day }) => day)}
        columns={measureNames.map((name) => ({
          title: t(`overview.measures.${name}`),
          showValue: (day) => {
            const figures = byDay.get(day);
            return figures ? measures[name].format(measures[name].valueIn(figures)) : '—';
          },
        }))}
        formatDay={formatDay}
      />
    </Sheet>
  );
}
