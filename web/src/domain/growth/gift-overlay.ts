import type { GiftChannel } from '@yanmo/contract/codes';
import { createOverlay } from '../../lib/overlay.ts';
import { requireLogin } from '../../lib/require-login.ts';

/** The gifts of the platforms; with one of them chosen, if wanted. */
export const giftOverlay = createOverlay<GiftChannel | null>(null);

export function openGifts(channel: GiftChannel | null = null): void {
  requireLogin(() => giftOverlay.open(channel));
}
