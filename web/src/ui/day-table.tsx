import { Table } from '@mantine/core';
import classes from './day-table.module.css';

export interface DayColumn {
  title: string;
  showValue: (day: string) => string;
}

interface DayTableProps {
  summary: string;
  dayTitle: string;
  days: readonly string[];
  columns: readonly DayColumn[];
  formatDay: (day: string) => string;
}

/** What charts draw, in figures: for whoever cannot see them, or wants to copy them. The newest day first. */
export function DayTable({ summary, dayTitle, days, columns, formatDay }: DayTableProps) {
  return (
    <details className={classes.details}>
      <summary>{summary}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, which the keyboard must be able to do */}
      <section className={classes.frame} aria-label={summary} tabIndex={0}>
        <Table className={classes.table} stickyHeader verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{dayTitle}</Table.Th>
              {columns.map(({ title }) => (
                <Table.Th key={title} scope="col" className={classes.figure}>
                  {title}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {days.toReversed().map((day) => (
              <Table.Tr key={day}>
                <Table.Th scope="row">{formatDay(day)}</Table.Th>
                {columns.map(({ title, showValue }) => (
                  <Table.Td key={title} className={classes.figure}>
                    {showValue(day)}
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
