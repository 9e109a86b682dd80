import { Suspense } from 'react';
import { lazyPart } from '../../lib/load-part.ts';
import { useOverlayWithFocus } from '../../lib/overlay.ts';
import { openShareDialog, shareOverlay } from './layout-overlays.ts';

const Dialog = lazyPart(() => import('../../features/growth/share-dialog.tsx'));

export function ShareDialog() {
  const opening = useOverlayWithFocus(shareOverlay);
  if (!opening) return null;
  return (
    <Suspense fallback={null}>
      <Dialog opened={opening.isOpen} onClose={shareOverlay.close} onOpen={openShareDialog} />
    </Suspense>
  );
}
