import { Alert, Button, Group } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Reduction } from '@yanmo/contract/reductions';
import { useTranslation } from 'react-i18next';
import { orderItemQuery } from '../../../domain/orders/order-item.ts';
import { openWorkDrawer } from '../../../domain/orders/work-drawer.ts';
import { showError } from '../../../lib/notify.ts';
import { useOnePress } from '../../../lib/use-one-press.ts';
import { reductionKey, rewriteAgain } from '../api.ts';

/** It failed, or its money went back: why, and what can be done. */
export function ReductionFailed({ reduction }: { reduction: Reduction }) {
  const { t } = useTranslation('rewriting');
  const client = useQueryClient();
  const { data: item } = useQuery(orderItemQuery(reduction));
  const again = useMutation({
    mutationFn: () => rewriteAgain(reduction.reduce_key),
    onError: showError,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: reductionKey(reduction.out_trade_no) }),
        client.invalidateQueries({ queryKey: orderItemQuery(reduction).queryKey }),
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
      {isOver ? t('failed.overText') : (item?.error?.message ?? t('failed.text'))} {canRetry ? t('failed.text') : ''}
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
