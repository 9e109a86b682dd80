import type { Overlay } from '../lib/overlay.ts';

/** What an overlay is asked for from here on. `finish` ends each at once, as its dialog would. */
export function watchOpenings<Wish, Outcome>(overlay: Overlay<Wish, Outcome>, finish?: (wish: Wish) => Outcome) {
  const wishes: Wish[] = [];
  let lastId = overlay.read()?.id;
  const stop = overlay.subscribe(() => {
    const opening = overlay.read();
    if (!opening?.isOpen || opening.id === lastId) return;
    lastId = opening.id;
    wishes.push(opening.wish);
    if (!finish) return;
    overlay.setOutcome(finish(opening.wish));
    overlay.close();
  });
  return { wishes, stop };
}
