import { Badge } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleHalf2,
  IconCircleOff,
  IconClockPause,
  IconCoin,
  IconLock,
  IconPencil,
  IconQrcode,
  type TablerIcon,
} from '@tabler/icons-react';
import type { PaymentStatus } from '@yanmo/contract/codes';
import type { OrderItem } from '@yanmo/contract/orders';
import { useTranslation } from 'react-i18next';
import { useCodeLabel } from '../../domain/site/global-code.ts';
import { takenBackBy } from './order-rules.ts';

const payments = {
  PRE_CREATE: { icon: IconCoin, color: 'warn' },
  WAIT_BUYER_PAY: { icon: IconQrcode, color: 'warn' },
  TRADE_DEPOSIT_SUCCESS: { icon: IconCircleHalf2, color: 'azurite' },
  TRADE_SUCCESS: { icon: IconCircleCheck, color: 'good' },
  TRADE_FINISHED: { icon: IconLock, color: 'gray' },
} as const;

const works = {
  0: { icon: IconClockPause, color: 'gray' },
  1: { icon: IconPencil, color: 'azurite' },
  2: { icon: IconCircleCheck, color: 'good' },
  3: { icon: IconAlertTriangle, color: 'bad' },
} as const;

/** How an order stands with money: a word and a sign, never a colour alone. */
export function PaymentMark({ status }: { status: PaymentStatus }) {
  const labelOf = useCodeLabel();
  return <Mark {...payments[status]} text={labelOf('payment_statuses', status)} />;
}

/** How far an item is. */
export function StageMark({ item }: { item: OrderItem }) {
  const { t } = useTranslation('orders');
  const labelOf = useCodeLabel();
  const { stage } = item.paper_case;
  const end = stage === 3 ? takenBackBy(item) : null;
  if (end) return <Mark icon={IconCircleOff} color="gray" text={t(`item.${end}`)} />;
  return <Mark {...works[stage]} text={labelOf('stages', stage)} />;
}

interface MarkProps {
  icon: TablerIcon;
  color: string;
  text: string;
}

function Mark({ icon: Icon, color, text }: MarkProps) {
  return (
    <Badge
      component="span"
      variant="light"
      color={color}
      tt="none"
      size="lg"
      leftSection={<Icon size={16} stroke={1.5} aria-hidden="true" />}
    >
      {text}
    </Badge>
  );
}
