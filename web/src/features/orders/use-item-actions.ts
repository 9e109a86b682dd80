import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order } from '@yanmo/contract/orders';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../lib/download-file.ts';
import { showError, showSuccess, showWarning } from '../../lib/notify.ts';
import { getOrder, ordersKey, retryItem } from './api.ts';
import { fileToDownload } from './order-rules.ts';

type Numbered = Pick<Order, 'out_trade_no' | 'order_type'>;

/** Fetches the file of an item, by a link that is new: the one on the page may have run out. */
export function useDownload() {
  const { t } = useTranslation('orders');
  return useMutation({
    mutationFn: async ({ order, itemId }: { order: Numbered; itemId: string }) => {
      const { order_item_response } = await getOrder(order.out_trade_no);
      const item = order_item_response.find(({ id }) => id === itemId);
      const url = item ? fileToDownload(order, item.file_urls) : null;
      if (url) downloadFile(url);
      else showWarning(t('item.emptyLink'));
    },
    onError: showError,
  });
}

/** Has a failed item made again, free of charge. */
export function useRetry() {
  const { t } = useTranslation('orders');
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ order, itemId }: { order: Numbered; itemId: string }) => retryItem(order.out_trade_no, itemId),
    onSuccess: () => showSuccess(t('item.retried')),
    onError: showError,
    // Also after a refusal: it may be at work already.
    onSettled: () => client.invalidateQueries({ queryKey: ordersKey }),
  });
}
