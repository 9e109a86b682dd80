import { Badge } from '@mantine/core';
import type { RefundApplication } from '@yanmo/contract/refunds';
import { useTranslation } from 'react-i18next';
import { useCodeLabel } from '../../domain/site/global-code.ts';
import { formatDateTime } from '../../lib/format.ts';
import classes from './refund-cards.module.css';
import { refundReason } from './refund-reason.ts';
import { OpenButton } from './refund-table.tsx';
import { statusColors } from './status-colors.ts';
import { useRefundText } from './use-refund-text.ts';
import { useShownTitle } from './use-shown-title.ts';

/** The same as the table, for a screen that holds no columns. */
export function RefundCards({
  refunds,
  onOpen,
}: {
  refunds: readonly RefundApplication[];
  onOpen: (id: string) => void;
}) {
  const { t } = useTranslation('refunds');
  const { givenText } = useRefundText();
  const labelOf = useCodeLabel();
  const titleOf = useShownTitle();
  return (
    <ul className={classes.cards}>
      {refunds.map((refund) => (
        <li key={refund.id}>
          <div className={classes.line}>
            <Badge variant="light" color={statusColors[refund.status]} tt="none" miw="max-content">
              {t(`statusName.${refund.status}`)}
            </Badge>
            <strong>{givenText(refund)}</strong>
          </div>
          <p className={classes.title}>{titleOf(refund.title, refund.order_type)}</p>
          <p className={classes.second}>
            {[
              labelOf('order_types', refund.order_type),
              refund.out_trade_no,
              refund.user?.phone,
              t(`origin.${refund.origin}`),
              formatDateTime(refund.created_at),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <div className={classes.line}>
            <span className={classes.reason}>{refundReason(refund, t)}</span>
            <OpenButton refund={refund} size="sm" onOpen={onOpen} />
          </div>
        </li>
      ))}
    </ul>
  );
}
