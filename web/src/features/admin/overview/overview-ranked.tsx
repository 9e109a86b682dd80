import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCodeLabel } from '../../../domain/site/global-code.ts';
import { RankedBars } from '../../../ui/ranked-bars.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { FiguresTable } from './figures-table.tsx';
import { type MeasureName, measureNames, measures } from './measures.ts';
import classes from './overview.module.css';
import type { Overview } from './overview-totals.tsx';

/** The same figures by what was sold, and by whose customers bought it. */
export function OverviewRanked({ overview }: { overview: Overview }) {
  const { t } = useTranslation('admin');
  const labelOf = useCodeLabel();
  const [name, setName] = useState<MeasureName>('revenue');
  const { valueIn, format } = measures[name];
  const types = overview.order_types.map((figures) => ({
    key: figures.order_type,
    name: labelOf('order_types', figures.order_type),
    figures,
  }));
  const agents = overview.agents.map((figures) => ({
    key: figures.agent?.id ?? '',
    name: figures.agent
      ? figures.agent.sub_domain || figures.agent.user_name || t('overview.gone')
      : t('overview.site'),
    figures,
  }));
  const groups = [
    { key: 'types', title: t('overview.byType'), rows: types },
    { key: 'agents', title: t('overview.byAgent'), rows: agents },
  ];
  return (
    <Sheet width="wide" label={t('overview.ranked')}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('overview.ranked')}</h2>
        <Select
          aria-label={t('overview.measure')}
          data={measureNames.map((value) => ({ value, label: t(`overview.measures.${value}`) }))}
          value={name}
          onChange={(value) => setName((value ?? 'revenue') as MeasureName)}
          allowDeselect={false}
        />
      </div>
      {types.length === 0 ? (
        <p className={classes.note}>{t('overview.nothing')}</p>
      ) : (
        groups.map(({ key, title, rows }) => (
          <section key={key} className={classes.group}>
            <h3>{title}</h3>
            <RankedBars
              label={title}
              bars={rows.map((row) => ({ key: row.key, name: row.name, value: valueIn(row.figures) }))}
              formatValue={format}
            />
            <FiguresTable title={title} rows={rows} />
          </section>
        ))
      )}
    </Sheet>
  );
}
