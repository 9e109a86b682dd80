import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FileUrls, Order, OrderItem } from '@yanmo/contract/orders';
import { useTranslation } from 'react-i18next';
import { retryItem } from '../../domain/orders/order-item.ts';
import { ordersKey } from '../../domain/orders/orders-key.ts';
import { getPackUrl, getReductionPackUrl } from '../../domain/orders/pack-url.ts';
import { downloadFile } from '../../lib/download-file.ts';
import { showError, showSuccess, showWarning } from '../../lib/notify.ts';
import { getOrder } from './api.ts';
import { fileToDownload, isPaper, isReduction } from './order-rules.ts';

type Numbered = Pick<Order, 'out_trade_no' | 'order_type'>;
export type FileKind = keyof FileUrls;

/** Fetches the file of an item, by a link that is new: the one on the page may have run out. */
export function useDownload() {
  return useDownloadOf(async ({ order, itemId }: { order: Numbered; itemId: string }) => {
    const item = await findItem(order, itemId);
    // Its owner may have changed sentences since it was packed.
    if (item && isReduction(item)) return await getReductionPackUrl(order.out_trade_no);
    return item && fileToDownload(item, item.file_urls);
  });
}

/** The same for one of its files; all of them together are a zip that the server packs. */
export function useFileDownload() {
  return useDownloadOf(async ({ order, itemId, kind }: { order: Numbered; itemId: string; kind: FileKind }) => {
    const url = (await findItem(order, itemId))?.file_urls[kind] ?? null;
    return url === null && kind === 'zip' && isPaper(order) ? await getPackUrl(order.out_trade_no) : url;
  });
}

function useDownloadOf<Wish>(findUrl: (wish: Wish) => Promise<string | null>) {
  const { t } = useTranslation('orders');
  return useMutation({
    mutationFn: async (wish: Wish) => {
      const url = await findUrl(wish);
      if (url) downloadFile(url, 'PAPER');
      else showWarning(t('item.emptyLink'));
    },
    onError: showError,
  });
}

async function findItem(order: Numbered, itemId: string): Promise<OrderItem | null> {
  const { order_item_response } = await getOrder(order.out_trade_no);
  return order_item_response.find(({ id }) => id === itemId) ?? null;
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
