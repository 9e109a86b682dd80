import { Suspense, useEffect } from 'react';
import { openOrderProgress, orderOverlay } from '../../domain/orders/order-overlay.ts';
import { readWatchedOrder } from '../../domain/orders/watched-order.ts';
import { lazyPart } from '../../lib/load-part.ts';
import { useOverlayOfSession } from '../../lib/overlay.ts';
import { hasLiveSession } from '../../lib/session.ts';

const OrderDialog = lazyPart(() => import('../../features/orders/order-dialog.tsx'));

/** What an order costs, its payment and its progress, asked for from anywhere. */
export function OrderOverlay() {
  const opening = useOverlayOfSession(orderOverlay);

  useEffect(() => {
    // The page was loaded anew while someone watched.
    const watched = readWatchedOrder();
    if (watched && hasLiveSession()) openOrderProgress(watched);
  }, []);

  if (!opening) return null;
  return (
    <Suspense fallback={null}>
      <OrderDialog
        key={opening.id}
        opened={opening.isOpen}
        first={opening.wish}
        onPaid={() => orderOverlay.setOutcome('PAID')}
        onClose={orderOverlay.close}
      />
    </Suspense>
  );
}
