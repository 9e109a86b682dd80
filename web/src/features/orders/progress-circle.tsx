import { RingProgress } from '@mantine/core';
import type { OrderDetail } from '@yanmo/contract/orders';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { progressTickMs } from '../../lib/constants.ts';
import { formatPercent } from '../../lib/format.ts';
import { mainItem, paidAt } from './order-rules.ts';
import classes from './progress-circle.module.css';
import { progressPercent } from './progress-percent.ts';

/** How far the work looks, counting on between two answers. */
export function ProgressCircle({ order, size = 176 }: { order: OrderDetail; size?: number }) {
  const { t } = useTranslation('orders');
  const [now, setNow] = useState(Date.now);
  const item = mainItem(order);
  const stage = item?.paper_case.stage ?? 0;
  const since = paidAt(order);
  const isRunning = since !== null && stage < 2;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), progressTickMs);
    return () => clearInterval(timer);
  }, [isRunning]);
  const percent = !since
    ? 0
    : stage === 2
      ? 100
      : progressPercent(Date.parse(since), now, order.estimated_minutes, item?.progress ?? 0);
  // Only the last step is so small that its hundredths are news; rounded up, the end would come before the file.
  const shown = formatPercent(percent < 99 ? Math.floor(percent) : Math.floor(percent * 100) / 100, 2);
  return (
    <div
      className={classes.circle}
      role="progressbar"
      aria-label={t('progress.label')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(percent)}
    >
      <RingProgress
        size={size}
        thickness={size > 120 ? 10 : 7}
        roundCaps
        sections={[{ value: percent, color: stage === 3 ? 'bad' : 'azurite' }]}
        label={
          <span className={classes.percent} style={{ fontSize: size / 7.3 }}>
            {shown}
          </span>
        }
      />
    </div>
  );
}
