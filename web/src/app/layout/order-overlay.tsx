import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CashierOutcome } from '../../domain/orders/cashier.ts';
import { readWatchedOrder } from '../../domain/orders/watched-order.ts';
import type { OrderView } from '../../features/orders/order-dialog.tsx';
import { on } from '../../lib/app-events.ts';
import { lazyPart } from '../../lib/load-part.ts';
import { requireLogin } from '../../lib/require-login.ts';
import { hasLiveSession, useSession } from '../../lib/session.ts';

const OrderDialog = lazyPart(() => import('../../features/orders/order-dialog.tsx'));

interface Request {
  id: number;
  view: OrderView;
  outcome: CashierOutcome;
  onClosed: ((outcome: CashierOutcome) => void) | null;
}

/** What an order costs, its payment and its progress, asked for from anywhere. */
export function OrderOverlay() {
  const session = useSession();
  const [request, setRequest] = useState<Request | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** Who still waits to hear how it ended. */
  const pending = useRef<Request | null>(null);
  const asked = useRef(0);

  function settle() {
    pending.current?.onClosed?.(pending.current.outcome);
    pending.current = null;
  }

  const begin = useEffectEvent((view: OrderView, onClosed: Request['onClosed']) =>
    requireLogin(() => {
      settle();
      asked.current += 1;
      pending.current = { id: asked.current, view, outcome: 'CLOSED', onClosed };
      setRequest(pending.current);
      setIsOpen(true);
    }),
  );
  const closeWithSession = useEffectEvent(() => {
    settle();
    setIsOpen(false);
  });

  useEffect(() => {
    const stops = [
      on('open-order-panel', ({ wish, onClosed }) => begin({ kind: 'panel', wish }, onClosed)),
      on('open-cashier', ({ outTradeNo, method, onClosed }) =>
        begin({ kind: 'cashier', outTradeNo, method }, onClosed),
      ),
      on('open-order-progress', ({ outTradeNo }) => begin({ kind: 'progress', outTradeNo }, null)),
    ];
    // The page was loaded anew while someone watched.
    const watched = readWatchedOrder();
    if (watched && hasLiveSession()) begin({ kind: 'progress', outTradeNo: watched }, null);
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  useEffect(() => {
    // The login dialog, which comes next, must not stand behind this one.
    if (!session) closeWithSession();
  }, [session]);

  if (!request) return null;
  return (
    <Suspense fallback={null}>
      <OrderDialog
        key={request.id}
        opened={isOpen}
        first={request.view}
        onPaid={() => {
          if (pending.current) pending.current.outcome = 'PAID';
        }}
        onClose={() => {
          setIsOpen(false);
          settle();
        }}
      />
    </Suspense>
  );
}
