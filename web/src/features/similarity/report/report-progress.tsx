import { Button, Progress } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SimilarityReport } from '@yanmo/contract/similarity';
import { useTranslation } from 'react-i18next';
import { openCashier } from '../../../domain/orders/order-overlay.ts';
import { formatFen, formatPercent } from '../../../lib/format.ts';
import { GreyLines } from '../../../ui/grey-lines.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { checkOrderQuery, reportKey } from '../api.ts';
import classes from './report-progress.module.css';

/** Before its report is there: what is still to be paid, or how far it is. */
export function ReportProgress({ report }: { report: SimilarityReport }) {
  const { t } = useTranslation('similarity');
  const { out_trade_no: number, stage, progress } = report;
  const client = useQueryClient();
  const { data: order } = useQuery({ ...checkOrderQuery(number), enabled: stage === 0 });
  const isUnpaid =
    stage === 0 && (order?.payment_status === 'PRE_CREATE' || order?.payment_status === 'WAIT_BUYER_PAY');
  const percent = Math.floor(progress);

  async function pay() {
    await openCashier(number);
    // Also when the dialog was closed: it may have been paid in another tab.
    await Promise.all([
      client.invalidateQueries({ queryKey: checkOrderQuery(number).queryKey }),
      client.invalidateQueries({ queryKey: reportKey(number) }),
    ]);
  }

  return (
    <Sheet width="wide" label={t('progress.label')}>
      {isUnpaid && order ? (
        <div className={classes.unpaid}>
          <div>
            <p className={classes.now}>{t('progress.unpaid')}</p>
            <p className={classes.note}>{t('progress.unpaidText')}</p>
          </div>
          <Button size="md" onClick={() => void pay()}>
            {t('progress.pay', { amount: formatFen(order.due_amount) })}
          </Button>
        </div>
      ) : (
        <>
          <div className={classes.line}>
            <p className={classes.figure}>{formatPercent(percent)}</p>
            <div role="status">
              <p className={classes.now}>{t(stage === 0 ? 'progress.queued' : 'progress.working')}</p>
              <p className={classes.note}>{t('progress.mayLeave')}</p>
            </div>
          </div>
          <Progress value={percent} size="sm" aria-label={t('progress.label')} />
          <GreyLines count={8} />
        </>
      )}
    </Sheet>
  );
}
