import { Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListColumn, ListSort } from './list-parts.ts';
import classes from './operator-list.module.css';

export interface ListRowsProps<Row> {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: readonly ListColumn<Row>[];
  action: ((row: Row) => ReactNode) | undefined;
  sort: ListSort;
  onSort: (sort: ListSort) => void;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

export function ListTable<Row>({ label, rows, keyOf, columns, action, sort, onSort }: ListRowsProps<Row>) {
  const { t } = useTranslation('operator');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, which the keyboard must be able to do
    <section className={classes.frame} aria-label={label} tabIndex={0}>
      <Table className={classes.table} stickyHeader verticalSpacing={6} horizontalSpacing={10}>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th
                key={column.key}
                scope="col"
                className={column.isFigure ? classes.figure : undefined}
                aria-sort={column.sort === sort.by ? ariaSort[sort.order] : undefined}
              >
                <ColumnHead column={column} sort={sort} onSort={onSort} />
              </Table.Th>
            ))}
            {action ? (
              <Table.Th scope="col">
                <span className={classes.unseen}>{t('list.action')}</span>
              </Table.Th>
            ) : null}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={keyOf(row)}>
              {columns.map(({ key, cell, isFigure, isLong }) => (
                <Table.Td key={key} className={isFigure ? classes.figure : isLong ? classes.long : undefined}>
                  {cell(row)}
                </Table.Td>
              ))}
              {action ? <Table.Td className={classes.action}>{action(row)}</Table.Td> : null}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

interface ColumnHeadProps<Row> {
  column: ListColumn<Row>;
  sort: ListSort;
  onSort: (sort: ListSort) => void;
}

function ColumnHead<Row>({ column, sort, onSort }: ColumnHeadProps<Row>) {
  const by = column.sort;
  if (by === undefined) return column.title;
  const isCurrent = sort.by === by;
  const Icon = isCurrent ? (sort.order === 'asc' ? IconArrowUp : IconArrowDown) : IconArrowsSort;
  return (
    <UnstyledButton
      className={classes.sorter}
      data-current={isCurrent || undefined}
      onClick={() => onSort({ by, order: isCurrent && sort.order === 'desc' ? 'asc' : 'desc' })}
    >
      {column.title}
      <Icon size={14} stroke={1.5} aria-hidden="true" />
    </UnstyledButton>
  );
}
