import { createOverlay } from '../../lib/overlay.ts';
import { requireLogin } from '../../lib/require-login.ts';

/** A route or menu item that does not exist yet was asked for. */
export const inDevelopmentOverlay = createOverlay(null);
export const shareOverlay = createOverlay(null);
/** The person's coupons. */
export const couponOverlay = createOverlay(null);

export function sayInDevelopment(): void {
  inDevelopmentOverlay.open(null);
}

export function openShareDialog(): void {
  shareOverlay.open(null);
}

export function openCoupons(): void {
  requireLogin(() => couponOverlay.open(null));
}
