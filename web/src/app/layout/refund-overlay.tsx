import { Suspense } from 'react';
import { refundOverlay } from '../../domain/refunds/refund-overlay.ts';
import { lazyPart } from '../../lib/load-part.ts';
import { useOverlayOfSession } from '../../lib/overlay.ts';

const RefundDialog = lazyPart(() => import('../../features/refunds/refund-dialog.tsx'));

/** Asks for a refund of an order, or shows all own ones, from anywhere. */
export function RefundOverlay() {
  const opening = useOverlayOfSession(refundOverlay);
  if (!opening) return null;
  return (
    <Suspense fallback={null}>
      <RefundDialog
        key={opening.id}
        opened={opening.isOpen}
        outTradeNo={opening.wish.outTradeNo}
        onApplied={() => refundOverlay.setOutcome(true)}
        onClose={refundOverlay.close}
      />
    </Suspense>
  );
}
