import { createOverlay } from '../../lib/overlay.ts';
import { hasLiveSession } from '../../lib/session.ts';

export type WorkTab = 'orders' | 'outlines';

export const workDrawerOverlay = createOverlay<{ tab: WorkTab; needsLogin: boolean }>(null);

/** Shows the drawer with the person's orders or outlines; without a session it asks whether to log in. */
export function openWorkDrawer(tab: WorkTab): void {
  workDrawerOverlay.open({ tab, needsLogin: !hasLiveSession() });
}
