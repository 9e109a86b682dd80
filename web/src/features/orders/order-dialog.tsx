import { Modal } from '@mantine/core';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderView } from '../../domain/orders/order-overlay.ts';
import { dialogWidth } from '../../lib/constants.ts';
import { lazyPart } from '../../lib/load-part.ts';
import { useIsMobile } from '../../lib/use-is-mobile.ts';
import { ConfirmBox } from '../../ui/confirm-box.tsx';
import { DialogSkeleton } from './dialog-skeleton.tsx';
import classes from './order-dialog.module.css';
import type { ProgressLayout } from './progress.tsx';

const QuotePanel = lazyPart(() => import('./quote-panel.tsx'));
const Cashier = lazyPart(() => import('./cashier.tsx'));
const Progress = lazyPart(() => import('./progress.tsx'));

interface OrderDialogProps {
  opened: boolean;
  first: OrderView;
  onPaid: () => void;
  onClose: () => void;
}

/** One dialog for an order's way: what it costs, how it is paid, how far it is. */
export default function OrderDialog({ opened, first, onPaid, onClose }: OrderDialogProps) {
  const { t } = useTranslation(['orders', 'shell']);
  const isMobile = useIsMobile();
  const [view, setView] = useState(first);
  const [question, setQuestion] = useState<'none' | 'when-closing' | 'asked'>('none');
  const [layout, setLayout] = useState<ProgressLayout>('card');
  const content = useRef<HTMLDivElement>(null);
  /** The sheet needs all the room there is. */
  const isWide = view.kind === 'progress' && layout === 'sheet';

  function goOn(next: OrderView) {
    setView(next);
    setQuestion('none');
    // What had the focus goes with the step before; the reader's place is the top of the next one.
    content.current?.focus();
  }
  function close() {
    setQuestion('none');
    onClose();
  }

  return (
    <>
      <Modal
        opened={opened}
        onClose={() => (question === 'none' ? close() : setQuestion('asked'))}
        closeOnEscape={question !== 'asked'}
        size={isMobile ? dialogWidth.mobile : isWide ? dialogWidth.sheet : dialogWidth.desktop}
        fullScreen={isMobile && isWide}
        // The width is a share of the page, not of what Mantine's margins leave of it.
        xOffset={isMobile ? 0 : undefined}
        classNames={isMobile && isWide ? { content: classes.screen, body: classes.screenBody } : {}}
        title={t(`dialog.${view.kind}`)}
        closeButtonProps={{ 'aria-label': t('shell:action.close') }}
      >
        <div ref={content} className={classes.content} tabIndex={-1}>
          <Suspense fallback={<DialogSkeleton label={t('shell:loading')} />}>
            {view.kind === 'panel' ? (
              <QuotePanel
                wish={view.wish}
                onOrdered={(outTradeNo) => goOn({ kind: 'cashier', outTradeNo })}
                onLeave={close}
              />
            ) : view.kind === 'cashier' ? (
              <Cashier
                outTradeNo={view.outTradeNo}
                method={view.method}
                couponId={view.couponId}
                onPaid={onPaid}
                onClose={close}
                onShowProgress={() => goOn({ kind: 'progress', outTradeNo: view.outTradeNo })}
              />
            ) : (
              <Progress
                outTradeNo={view.outTradeNo}
                onWorking={(isWorking) => setQuestion(isWorking ? 'when-closing' : 'none')}
                onLayout={setLayout}
                onClose={close}
                onPay={() => goOn({ kind: 'cashier', outTradeNo: view.outTradeNo })}
              />
            )}
          </Suspense>
        </div>
      </Modal>
      <ConfirmBox
        opened={question === 'asked'}
        title={t('progress.closeTitle')}
        confirmLabel={t('progress.closeConfirm')}
        cancelLabel={t('progress.stay')}
        closeLabel={t('shell:action.close')}
        onConfirm={close}
        onCancel={() => setQuestion('when-closing')}
      >
        {t('progress.closeText')}
      </ConfirmBox>
    </>
  );
}
