import { createSignal } from '../../lib/signal.ts';

/** By its key: it must not lie open anywhere any more, until it is restored. */
export const outlineDeleted = createSignal<string>();
export const outlineRestored = createSignal<string>();
