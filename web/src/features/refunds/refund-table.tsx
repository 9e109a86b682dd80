import { Badge, Button, Table } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import type { RefundApplication } from '@yanmo/contract/refunds';
import { useTranslation } from 'react-i18next';
import { useCodeLabel } from '../../domain/site/global-code.ts';
import { formatDateTime } from '../../lib/format.ts';
import { refundReason } from './refund-reason.ts';
import classes from './refund-table.module.css';
import { statusColors } from './status-colors.ts';
import { useRefundText } from './use-refund-text.ts';
import { useShownTitle } from './use-shown-title.ts';

interface RefundTableProps {
  refunds: readonly RefundApplication[];
  onOpen: (id: string) => void;
}

const columns = ['time', 'order', 'user', 'origin', 'reason', 'requested', 'amount', 'status'] as const;
const figures: readonly string[] = ['requested', 'amount'];

export function RefundTable({ refunds, onOpen }: RefundTableProps) {
  const { t } = useTranslation('refunds');
  const { requestedText, givenText } = useRefundText();
  const labelOf = useCodeLabel();
  const titleOf = useShownTitle();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, which the keyboard must be able to do
    <section className={classes.frame} aria-label={t('management.table')} tabIndex={0}>
      <Table className={classes.table} stickyHeader verticalSpacing={6} horizontalSpacing={10}>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column} scope="col" className={figures.includes(column) ? classes.figure : undefined}>
                {t(`management.columns.${column}`)}
              </Table.Th>
            ))}
            <Table.Th scope="col">
              <span className={classes.unseen}>{t('management.columns.action')}</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {refunds.map((refund) => (
            <Table.Tr key={refund.id}>
              <Table.Td className={classes.time}>{formatDateTime(refund.created_at)}</Table.Td>
              <Table.Td className={classes.order}>
                <span className={classes.title}>{titleOf(refund.title, refund.order_type)}</span>
                <span className={classes.second}>
                  {labelOf('order_types', refund.order_type)} · {refund.out_trade_no}
                </span>
              </Table.Td>
              <Table.Td>
                {refund.user ? (
                  <>
                    {refund.user.user_name}
                    <span className={classes.second}>{refund.user.phone}</span>
                  </>
                ) : (
                  '—'
                )}
              </Table.Td>
              <Table.Td>
                {t(`origin.${refund.origin}`)}
                <span className={classes.second}>{t(`ruleName.${refund.rule}`)}</span>
              </Table.Td>
              <Table.Td className={classes.reason}>
                <span>{refundReason(refund, t)}</span>
                {refund.evidence.length > 0 ? (
                  <span className={classes.second}>
                    <IconPaperclip size={14} stroke={1.5} aria-hidden="true" />
                    {t('management.evidence', { count: refund.evidence.length })}
                  </span>
                ) : null}
              </Table.Td>
              <Table.Td className={classes.figure}>{requestedText(refund)}</Table.Td>
              <Table.Td className={classes.figure}>
                {refund.amount === null ? '—' : givenText(refund)}
                <span className={classes.second}>{t(`destination.${refund.destination}.short`)}</span>
              </Table.Td>
              <Table.Td>
                <Badge variant="light" color={statusColors[refund.status]} tt="none" miw="max-content">
                  {t(`statusName.${refund.status}`)}
                </Badge>
              </Table.Td>
              <Table.Td>
                <OpenButton refund={refund} size="compact-sm" onOpen={onOpen} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

interface OpenButtonProps {
  refund: RefundApplication;
  size: 'compact-sm' | 'sm';
  onOpen: (id: string) => void;
}

export function OpenButton({ refund, size, onOpen }: OpenButtonProps) {
  const { t } = useTranslation('refunds');
  const action = refund.status === 'PENDING' ? 'decide' : refund.status === 'FAILED' ? 'again' : 'look';
  return (
    <Button
      size={size}
      variant={action === 'look' ? 'default' : 'filled'}
      aria-label={t(`management.${action}Named`, { number: refund.out_trade_no })}
      onClick={() => onOpen(refund.id)}
    >
      {t(`management.${action}`)}
    </Button>
  );
}
