import { Alert, Button, Group } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SimilarityReport } from '@yanmo/contract/similarity';
import { useTranslation } from 'react-i18next';
import { orderItemQuery, retryItem } from '../../../domain/orders/order-item.ts';
import { openWorkDrawer } from '../../../domain/orders/work-drawer.ts';
import { joinSentences } from '../../../lib/format.ts';
import { showError } from '../../../lib/notify.ts';
import { useOnePress } from '../../../lib/use-one-press.ts';
import { reportKey } from '../api.ts';

/** It failed, or its money went back: why, and what can be done. */
export function ReportFailed({ report }: { report: SimilarityReport }) {
  const { t } = useTranslation('similarity');
  const client = useQueryClient();
  const { data: item } = useQuery(orderItemQuery(report));
  const again = useMutation({
    mutationFn: () => retryItem(report.out_trade_no, report.item_id),
    onError: showError,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: reportKey(report.out_trade_no) }),
        client.invalidateQueries({ queryKey: orderItemQuery(report).queryKey }),
      ]),
  });
  const press = useOnePress(() => again.mutate());
  const canRetry = (item?.retries_left ?? 0) > 0;
  const isOver = item?.is_refunded || item?.error?.error === 'item_cancelled';
  return (
    <Alert
      color={isOver ? 'gray' : 'bad'}
      variant="light"
      role="alert"
      mb="lg"
      title={t(isOver ? 'failed.overTitle' : 'failed.title')}
    >
      {isOver ? t('failed.overText') : joinSentences(item?.error?.message ?? null, canRetry && t('failed.text'))}
      <Group gap="xs" mt="sm">
        {canRetry ? (
          <Button size="sm" variant="light" color="bad" loading={again.isPending} onClick={press}>
            {t('failed.retry')}
          </Button>
        ) : null}
        <Button size="sm" variant="default" onClick={() => openWorkDrawer('orders')}>
          {t('failed.orders')}
        </Button>
      </Group>
    </Alert>
  );
}
