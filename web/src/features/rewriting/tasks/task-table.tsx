import { Anchor, Badge, Button, Table } from '@mantine/core';
import type { Stage } from '@yanmo/contract/codes';
import type { ReductionTask } from '@yanmo/contract/reductions';
import { useTranslation } from 'react-i18next';
import { useCodeLabel } from '../../../domain/site/global-code.ts';
import { formatDateTime, formatNumber, formatPercent } from '../../../lib/format.ts';
import { languageNames } from '../../../lib/i18n.ts';
import classes from './task-table.module.css';

interface TaskTableProps {
  tasks: readonly ReductionTask[];
  onOpen: (task: ReductionTask) => void;
}

const columns = ['time', 'text', 'user', 'length', 'rates', 'stage'] as const;
const stageColors: Readonly<Record<Stage, string>> = { 0: 'gray', 1: 'azurite', 2: 'good', 3: 'bad' };

/** Dense on a desk; on a phone each row is a card with the names of its columns. */
export function TaskTable({ tasks, onOpen }: TaskTableProps) {
  const { t } = useTranslation('rewriting');
  const labelOf = useCodeLabel();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, which the keyboard must be able to do
    <section className={classes.frame} aria-label={t('tasks.table')} tabIndex={0}>
      <Table className={classes.table} stickyHeader verticalSpacing={6} horizontalSpacing={10}>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column} scope="col">
                {t(`tasks.columns.${column}`)}
              </Table.Th>
            ))}
            <Table.Th scope="col">
              <span className={classes.unseen}>{t('tasks.columns.action')}</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {tasks.map((task) => (
            <Table.Tr key={task.id}>
              <Table.Td data-name={t('tasks.columns.time')}>{formatDateTime(task.created_at)}</Table.Td>
              <Table.Td data-name={t('tasks.columns.text')} className={classes.text}>
                {task.original_url ? (
                  <Anchor href={task.original_url} target="_blank" rel="noreferrer">
                    {task.title || t('result.untitled')}
                  </Anchor>
                ) : (
                  task.title || t('result.untitled')
                )}
                <span className={classes.second}>
                  {t(`mode.${task.mode}.name`)} · {t(`tasks.source.${task.source}`)} · {task.out_trade_no}
                </span>
                {task.chosen ? (
                  <span className={classes.second}>
                    {t('tasks.chosen', { chosen: task.chosen.paragraphs, of: task.chosen.of })}
                  </span>
                ) : null}
              </Table.Td>
              <Table.Td data-name={t('tasks.columns.user')}>{task.phone}</Table.Td>
              <Table.Td data-name={t('tasks.columns.length')}>
                {formatNumber(task.units)}
                <span className={classes.second}>{languageNames[task.language]}</span>
              </Table.Td>
              <Table.Td data-name={t('tasks.columns.rates')}>
                {rateText(task.rates.before)} → {rateText(task.rates.after)}
                {task.round > 1 ? (
                  <span className={classes.second}>{t('progress.round', { round: task.round })}</span>
                ) : null}
              </Table.Td>
              <Table.Td data-name={t('tasks.columns.stage')} className={classes.stage}>
                <Badge variant="light" color={stageColors[task.stage]} tt="none" miw="max-content">
                  {labelOf('stages', task.stage)}
                  {task.stage === 1 ? ` ${formatPercent(Math.floor(task.progress))}` : ''}
                </Badge>
                {task.is_by_hand ? <span className={classes.second}>{t('tasks.byHand')}</span> : null}
                {task.is_refunded ? <span className={classes.second}>{t('tasks.refunded')}</span> : null}
                {(task.reason ?? task.error?.message) ? (
                  <span className={classes.second}>{task.reason ?? task.error?.message}</span>
                ) : null}
              </Table.Td>
              <Table.Td>
                {task.is_refunded || task.stage === 2 ? null : (
                  <Button
                    size="compact-sm"
                    variant={task.stage === 3 ? 'filled' : 'default'}
                    aria-label={t('tasks.completeNamed', { number: task.out_trade_no })}
                    onClick={() => onOpen(task)}
                  >
                    {t('tasks.complete')}
                  </Button>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

const rateText = (rate: number | null) => (rate === null ? '—' : formatPercent(rate, 1));
