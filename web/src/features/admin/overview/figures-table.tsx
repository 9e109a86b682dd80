import { Table } from '@mantine/core';
import type { OverviewFigures } from '@yanmo/contract/operator';
import { useTranslation } from 'react-i18next';
import tableClasses from '../../../ui/day-table.module.css';
import { measureNames, measures } from './measures.ts';

interface FiguresTableProps {
  title: string;
  rows: readonly { key: string; name: string; figures: OverviewFigures }[];
}

/** All figures of each: for whoever cannot see the bars, or wants to copy them. */
export function FiguresTable({ title, rows }: FiguresTableProps) {
  const { t } = useTranslation('admin');
  return (
    <details className={tableClasses.details}>
      <summary>{t('overview.table')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, which the keyboard must be able to do */}
      <section className={tableClasses.frame} aria-label={title} tabIndex={0}>
        <Table className={tableClasses.table} stickyHeader verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{title}</Table.Th>
              {measureNames.map((name) => (
                <Table.Th key={name} scope="col" className={tableClasses.figure}>
                  {t(`overview.measures.${name}`)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.key}>
                <Table.Th scope="row">{row.name}</Table.Th>
                {measureNames.map((name) => (
                  <Table.Td key={name} className={tableClasses.figure}>
                    {measures[name].format(measures[name].valueIn(row.figures))}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
    </details>
  );
}
