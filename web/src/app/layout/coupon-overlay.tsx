import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { on } from '../../lib/app-events.ts';
import { lazyPart } from '../../lib/load-part.ts';
import { requireLogin } from '../../lib/require-login.ts';
import { useSession } from '../../lib/session.ts';

const CouponDialog = lazyPart(() => import('../../features/coupons/coupon-dialog.tsx'));

/** One's own coupons, from anywhere. */
export function CouponOverlay() {
  const navigate = useNavigate();
  const session = useSession();
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');

  useEffect(() => on('open-coupons', () => requireLogin(() => setState('open'))), []);
  useEffect(() => {
    // The login dialog, which comes next, must not stand behind this one.
    if (!session) setState('never');
  }, [session]);

  if (state === 'never') return null;
  return (
    <Suspense fallback={null}>
      <CouponDialog
        opened={state === 'open'}
        onClose={() => setState('closed')}
        onRedeem={() => {
          setState('closed');
          void navigate('/home/redemption');
        }}
      />
    </Suspense>
  );
}
