import { Alert, Button } from '@mantine/core';
import { IconFileTypeDocx, IconFileTypePdf, IconFileZip } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrderDetail, OrderItem } from '@yanmo/contract/orders';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { openCashier } from '../../domain/orders/order-overlay.ts';
import { ViewerSkeleton } from '../../domain/viewer/viewer-skeleton.tsx';
import type { Download } from '../../domain/viewer/viewer-toolbar.tsx';
import { formatFen } from '../../lib/format.ts';
import { lazyPart } from '../../lib/load-part.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { itemFileQuery, previewedOrderQuery } from './api.ts';
import { MissingFile } from './missing-file.tsx';
import classes from './order-preview.module.css';
import { isDepositPreview, stateOf } from './preview-rules.ts';
import { useItemDownload } from './use-item-download.ts';

/** With the library that draws files, which nothing else needs. */
const PdfViewer = lazyPart(() => import('../../domain/viewer/pdf-viewer.tsx'));

interface ItemFileProps {
  order: OrderDetail;
  item: OrderItem;
}

export function ItemFile({ order, item }: ItemFileProps) {
  if (stateOf(order, item) !== 'ready') return <MissingFile order={order} item={item} />;
  return (
    <>
      {isDepositPreview(order, item) ? <DepositNotice order={order} /> : null}
      <FileView order={order} item={item} />
    </>
  );
}

function DepositNotice({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('papers');
  const client = useQueryClient();
  const pay = async () => {
    await openCashier(order.out_trade_no);
    // Also when the dialog was closed: it may have been paid in another tab.
    await client.invalidateQueries({ queryKey: previewedOrderQuery(order.out_trade_no).queryKey });
  };
  return (
    <Alert className={classes.notice ?? ''} color="azurite" variant="light" title={t('deposit.title')}>
      <div className={classes.noticeRow}>
        <p>{t('deposit.text')}</p>
        {order.due_amount > 0 ? (
          <Button onClick={() => void pay()}>{t('deposit.pay', { amount: formatFen(order.due_amount) })}</Button>
        ) : null}
      </div>
    </Alert>
  );
}

function FileView({ order, item }: ItemFileProps) {
  const { t } = useTranslation('papers');
  const client = useQueryClient();
  const { data: file, error, refetch } = useQuery(itemFileQuery(client, order, item.id));
  const download = useItemDownload(order, item.id);
  const waiting = <ViewerSkeleton label={t('viewer.opening')} />;

  if (error && !file) return <LoadFailed message={error.message} onRetry={() => void refetch()} />;
  const isBusy = download.isPending;
  const downloads: Download[] = [
    ...(item.file_urls.word
      ? [
          {
            name: 'word',
            label: t('download.word'),
            icon: IconFileTypeDocx,
            isBusy,
            onClick: () => download.mutate('word'),
          },
        ]
      : []),
    { name: 'pdf', label: t('download.pdf'), icon: IconFileTypePdf, isBusy, onClick: () => download.mutate('pdf') },
    ...(isDepositPreview(order, item)
      ? []
      : [{ name: 'zip', label: t('download.zip'), icon: IconFileZip, isBusy, onClick: () => download.mutate('zip') }]),
  ];
  return (
    <div className={classes.fileView}>
      {file ? (
        <Suspense fallback={waiting}>
          <PdfViewer file={file} title={item.paper_case.title} placeKey={item.id} downloads={downloads} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
