import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type AppEvents, on } from '../../lib/app-events.ts';
import { lazyPart } from '../../lib/load-part.ts';
import { requireLogin } from '../../lib/require-login.ts';
import { useSession } from '../../lib/session.ts';

const RefundDialog = lazyPart(() => import('../../features/refunds/refund-dialog.tsx'));

interface Request extends Pick<AppEvents['open-refunds'], 'outTradeNo'> {
  id: number;
}

/** Asks for a refund of an order, or shows all own ones, from anywhere. */
export function RefundOverlay() {
  const session = useSession();
  const [request, setRequest] = useState<Request | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const asked = useRef(0);
  const hasApplied = useRef(false);
  /** Who still waits to hear how it ended. */
  const pending = useRef<((hasApplied: boolean) => void) | null>(null);

  function close() {
    setIsOpen(false);
    pending.current?.(hasApplied.current);
    pending.current = null;
  }

  const closeWithSession = useEffectEvent(close);
  const begin = useEffectEvent(({ outTradeNo, onClosed }: AppEvents['open-refunds']) =>
    requireLogin(() => {
      close();
      asked.current += 1;
      hasApplied.current = false;
      pending.current = onClosed;
      setRequest({ outTradeNo, id: asked.current });
      setIsOpen(true);
    }),
  );

  useEffect(() => on('open-refunds', begin), []);
  useEffect(() => {
    // The login dialog, which comes next, must not stand behind this one.
    if (!session) closeWithSession();
  }, [session]);

  if (!request) return null;
  return (
    <Suspense fallback={null}>
      <RefundDialog
        key={request.id}
        opened={isOpen}
        outTradeNo={request.outTradeNo}
        onApplied={() => {
          hasApplied.current = true;
        }}
        onClose={close}
      />
    </Suspense>
  );
}
