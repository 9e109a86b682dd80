import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { readFocusTrail, returnFocus } from './focus-trail.ts';
import { useSession } from './session.ts';
import { createSignal } from './signal.ts';

export interface Opening<Wish> {
  /** Another one with every opening. */
  id: number;
  wish: Wish;
  /** False while it closes, and until it is opened again. */
  isOpen: boolean;
}

/**
 * Something that opens over whatever page is there: asked for from anywhere, drawn by one place, which may be loaded after
 * it was asked for. It is open once; whoever asks while it is open takes its place.
 */
export interface Overlay<Wish, Outcome> {
  /** `onClosed` is told once how it ended, when it closes or something else takes its place. */
  open(wish: Wish, onClosed?: (outcome: Outcome) => void): void;
  /** How it will have ended, whenever it closes. */
  setOutcome(outcome: Outcome): void;
  close(): void;
  /** Null before it was opened for the first time. */
  read(): Opening<Wish> | null;
  subscribe(listener: () => void): () => void;
}

/** Something was asked for: whoever draws it, and waits for a better moment, waits no longer. */
export const overlayAsked = createSignal();

/** `unfinished` is how it ended where nothing else was said. */
export function createOverlay<Wish = null, Outcome = null>(unfinished: Outcome): Overlay<Wish, Outcome> {
  const changed = createSignal();
  let opening: Opening<Wish> | null = null;
  let outcome = unfinished;
  let waiting: ((outcome: Outcome) => void) | null = null;

  /** Whoever waits hears of it when all is as they will find it: their next step may open it again. */
  function turnTo(next: Opening<Wish>, onClosed: typeof waiting): void {
    const [told, ended] = [waiting, outcome];
    opening = next;
    waiting = onClosed;
    outcome = unfinished;
    changed.tell();
    told?.(ended);
  }

  return {
    open(wish, onClosed) {
      turnTo({ id: (opening?.id ?? 0) + 1, wish, isOpen: true }, onClosed ?? null);
      overlayAsked.tell();
    },
    setOutcome(ended) {
      outcome = ended;
    },
    close() {
      if (opening?.isOpen) turnTo({ ...opening, isOpen: false }, null);
    },
    read: () => opening,
    subscribe: changed.listen,
  };
}

export function useOverlay<Wish>(overlay: Pick<Overlay<Wish, never>, 'read' | 'subscribe'>): Opening<Wish> | null {
  return useSyncExternalStore(overlay.subscribe, overlay.read);
}

/** What was asked for, while it is open. */
export function useOpenWish<Wish>(overlay: Pick<Overlay<Wish, never>, 'read' | 'subscribe'>): Wish | null {
  const opening = useOverlay(overlay);
  return opening?.isOpen ? opening.wish : null;
}

/** Whatever had the focus gets it back: a dialog that is made only when it is opened cannot know what that was. */
export function useOverlayWithFocus<Wish>(
  overlay: Pick<Overlay<Wish, never>, 'read' | 'subscribe'>,
): Opening<Wish> | null {
  const opening = useOverlay(overlay);
  const isOpen = opening?.isOpen ?? false;
  useLayoutEffect(() => {
    if (!isOpen) return;
    const before = readFocusTrail();
    return () => returnFocus(before);
  }, [isOpen]);
  return opening;
}

/** One that belongs to whoever is logged in: the login dialog, which comes next, must not stand behind it. */
export function useOverlayOfSession<Wish>(
  overlay: Pick<Overlay<Wish, never>, 'read' | 'subscribe' | 'close'>,
): Opening<Wish> | null {
  const session = useSession();
  useEffect(() => {
    if (!session) overlay.close();
  }, [session, overlay]);
  return useOverlayWithFocus(overlay);
}
