import { Button } from '@mantine/core';
import {
  IconBook2,
  IconCircleCheckFilled,
  IconEye,
  IconFileSearch,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconFileZip,
  IconPencil,
  IconWallet,
} from '@tabler/icons-react';
import type { OrderDetail, OrderItem } from '@yanmo/contract/orders';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { amendPath, previewPath, readPath } from '../../domain/papers/paper-links.ts';
import { useCheckPaper } from '../../domain/papers/use-check-paper.ts';
import { formatFen } from '../../lib/format.ts';
import classes from './delivered-view.module.css';
import { OrderItems } from './order-items.tsx';
import outcome from './order-outcome.module.css';
import { canPayRest } from './order-rules.ts';
import { useOrderTitle } from './order-words.ts';
import { type FileKind, useFileDownload } from './use-item-actions.ts';

interface DeliveredViewProps {
  order: OrderDetail;
  item: OrderItem;
  onPay: () => void;
  onClose: () => void;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
const files: readonly { kind: FileKind; Icon: typeof IconFileZip }[] = [
  { kind: 'word', Icon: IconFileTypeDocx },
  { kind: 'pdf', Icon: IconFileTypePdf },
  { kind: 'zip', Icon: IconFileZip },
];

/** The paper, or the preview that a deposit bought, is there: what one does with it next. */
export function DeliveredView({ order, item, onPay, onClose }: DeliveredViewProps) {
  const { t } = useTranslation('orders');
  const titleOf = useOrderTitle();
  const download = useFileDownload();
  const { out_trade_no: number } = order;
  const check = useCheckPaper(number);
  const isPreview = order.payment_status === 'TRADE_DEPOSIT_SUCCESS';
  const extras = order.order_item_response.filter(({ id }) => id !== item.id);
  return (
    <div className={outcome.outcome}>
      <IconCircleCheckFilled className={outcome.mark} size={48} aria-hidden="true" />
      <div role="status">
        <h3 className={outcome.heading}>{t(isPreview ? 'delivered.preview' : 'delivered.paper')}</h3>
      </div>
      <p className={classes.title} lang={order.outline?.language}>
        {titleOf(order)}
      </p>
      <p className={classes.text}>{t(isPreview ? 'delivered.previewText' : 'delivered.paperText')}</p>
      <div className={outcome.actions}>
        <Button
          component={Link}
          to={previewPath(number)}
          size="md"
          data-autofocus
          leftSection={<IconEye {...icon} />}
          onClick={onClose}
        >
          {t('delivered.open')}
        </Button>
        {canPayRest(order) ? (
          <Button size="md" variant="light" leftSection={<IconWallet {...icon} />} onClick={onPay}>
            {t('delivered.payRest', { amount: formatFen(order.due_amount) })}
          </Button>
        ) : null}
      </div>
      <div className={outcome.actions}>
        {isPreview
          ? null
          : files.map(({ kind, Icon }) => (
              <Button
                key={kind}
                variant="default"
                leftSection={<Icon {...icon} />}
                loading={download.isPending && download.variables.kind === kind}
                onClick={() => download.mutate({ order, itemId: item.id, kind })}
              >
                {t(`delivered.${kind}`)}
              </Button>
            ))}
        <Button
          component={Link}
          to={readPath(number)}
          variant="default"
          leftSection={<IconBook2 {...icon} />}
          onClick={onClose}
        >
          {t('item.read')}
        </Button>
        {isPreview ? null : (
          <Button
            component={Link}
            to={amendPath(number)}
            variant="default"
            leftSection={<IconPencil {...icon} />}
            onClick={onClose}
          >
            {t('item.amend')}
          </Button>
        )}
        {check.isOffered && !isPreview ? (
          <Button
            variant="default"
            leftSection={<IconFileSearch {...icon} />}
            loading={check.isPending}
            onClick={check.press}
          >
            {t('item.check')}
          </Button>
        ) : null}
      </div>
      {extras.length > 0 ? (
        <div className={classes.extras}>
          <OrderItems order={order} items={extras} isWatched />
        </div>
      ) : null}
    </div>
  );
}
