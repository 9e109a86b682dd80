import { useMutation } from '@tanstack/react-query';
import type { OrderDetail } from '@yanmo/contract/orders';
import { useTranslation } from 'react-i18next';
import { getPackUrl } from '../../domain/orders/pack-url.ts';
import { downloadFile } from '../../lib/download-file.ts';
import { showError, showWarning } from '../../lib/notify.ts';
import { getOrder } from './api.ts';

/** Saves a file of an item by a link that is new: the one on the page may have run out. */
export function useItemDownload({ out_trade_no }: OrderDetail, itemId: string) {
  const { t } = useTranslation('papers');
  return useMutation({
    mutationFn: async (file: 'word' | 'pdf' | 'zip') => {
      if (file === 'zip') return await getPackUrl(out_trade_no);
      const { order_item_response } = await getOrder(out_trade_no);
      return order_item_response.find(({ id }) => id === itemId)?.file_urls[file] ?? null;
    },
    onSuccess: (url) => {
      if (url) downloadFile(url, 'PAPER');
      else showWarning(t('file.gone'));
    },
    onError: showError,
  });
}
