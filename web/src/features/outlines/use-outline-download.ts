import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { findProduct, useCatalogue } from '../../domain/orders/catalogue.ts';
import { openOrderPanel } from '../../domain/orders/order-overlay.ts';
import { ApiError } from '../../lib/api.ts';
import { downloadFile } from '../../lib/download-file.ts';
import { formatFen } from '../../lib/format.ts';
import { showError, showWarning } from '../../lib/notify.ts';
import { getOutlineFileUrl } from './api.ts';

/** The outline as Word: at once when it is paid for, else by its order, which hands the file over once it is paid. */
export function useOutlineDownload() {
  const { t } = useTranslation('outlines');
  return useMutation({
    mutationFn: async (key1: string) => {
      const url = await getOutlineFileUrl(key1);
      if (url) downloadFile(url, 'OUTLINE');
      else showWarning(t('actions.emptyLink'));
    },
    onError: (error, key1) => {
      const isUnpaid = error instanceof ApiError && error.error === 'outline_download_unpaid';
      if (isUnpaid) void openOrderPanel({ key1, orderType: 'OUTLINE_DOWNLOAD' });
      else showError(error);
    },
  });
}

/** What the file costs, for its button; null where that is not known yet. */
export function useDownloadPrice(): string | null {
  const { data } = useCatalogue();
  const price = findProduct(data, 'OUTLINE_DOWNLOAD')?.price ?? null;
  return price === null ? null : formatFen(price);
}
