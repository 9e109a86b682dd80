const kept = 8;
let trail: readonly HTMLElement[] = [];

document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement) trail = [...trail.filter((one) => one !== target), target].slice(-kept);
});

/**
 * What had the focus lately, the last of it last; none where a press left it nowhere, as some browsers do. A button that
 * may not be pressed while its work is done has lost it, but is where the reader was.
 */
export function readFocusTrail(): readonly HTMLElement[] {
  const last = trail.at(-1);
  return last === document.activeElement || last?.matches(':disabled') ? trail : [];
}

/** Gives the focus to the last place of a trail that is still there, unless something else has taken it. */
export function returnFocus(to: readonly HTMLElement[]): void {
  const atClose = document.activeElement;
  // As the design library does: what opens in place of it takes the focus first.
  setTimeout(() => {
    const now = document.activeElement;
    if (now !== null && now !== document.body && now !== atClose) return;
    for (const place of to.toReversed()) {
      if (place.isConnected) place.focus({ preventScroll: true });
      if (document.activeElement === place) return;
    }
  }, 10);
}
