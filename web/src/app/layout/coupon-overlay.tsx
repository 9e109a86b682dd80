import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '../../lib/load-part.ts';
import { useOverlayOfSession } from '../../lib/overlay.ts';
import { couponOverlay } from './layout-overlays.ts';

const CouponDialog = lazyPart(() => import('../../features/coupons/coupon-dialog.tsx'));

/** One's own coupons, from anywhere. */
export function CouponOverlay() {
  const navigate = useNavigate();
  const opening = useOverlayOfSession(couponOverlay);
  if (!opening) return null;
  return (
    <Suspense fallback={null}>
      <CouponDialog
        opened={opening.isOpen}
        onClose={couponOverlay.close}
        onRedeem={() => {
          couponOverlay.close();
          void navigate('/home/redemption');
        }}
      />
    </Suspense>
  );
}
