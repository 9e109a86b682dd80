import { Suspense } from 'react';
import { giftOverlay } from '../../domain/growth/gift-overlay.ts';
import { lazyPart } from '../../lib/load-part.ts';
import { useOverlayOfSession } from '../../lib/overlay.ts';
import { openCoupons } from './layout-overlays.ts';

const Dialog = lazyPart(() => import('../../features/growth/gift-dialog.tsx'));

/** The gifts of the platforms, from anywhere. */
export function GiftDialog() {
  const opening = useOverlayOfSession(giftOverlay);
  if (!opening) return null;
  return (
    <Suspense fallback={null}>
      <Dialog
        key={opening.id}
        opened={opening.isOpen}
        first={opening.wish}
        onClose={giftOverlay.close}
        onCoupons={() => {
          giftOverlay.close();
          openCoupons();
        }}
      />
    </Suspense>
  );
}
