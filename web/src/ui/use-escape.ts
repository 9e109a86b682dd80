import { useEffectEvent, useLayoutEffect } from 'react';

interface Layer {
  id: string;
  /** Dialogs that were there when it opened: those lie beneath it, others over it. */
  beneath: ReadonlySet<Element>;
  close: () => void;
}

const layers: Layer[] = [];
const openDialogs = () => document.querySelectorAll('[aria-modal="true"]');

function onKeyDown(event: KeyboardEvent): void {
  const layer = layers.at(-1);
  if (event.key !== 'Escape' || event.isComposing || !layer) return;
  if ([...openDialogs()].some((dialog) => !layer.beneath.has(dialog))) return;
  // One press closes one thing: a dialog or a page around it must not hear of the key.
  event.stopImmediatePropagation();
  layer.close();
  giveFocusBack(layer.id);
}

function giveFocusBack(id: string): void {
  const target = document.getElementById(id);
  target?.focus({ preventScroll: true });
  // The dropdown takes the focus some turns after it opens, even where it is closing by then, and loses it for good.
  setTimeout(() => {
    const focused = document.activeElement;
    const isLost = focused === document.body || document.getElementById(`${id}-dropdown`)?.contains(focused);
    if (isLost) target?.focus({ preventScroll: true });
  });
}

/** Once before anything is drawn: dialogs listen at the same place, and whoever came first is asked first. */
export function listenForEscape(): void {
  window.addEventListener('keydown', onKeyDown, { capture: true });
}

/**
 * Closes what is open on Escape wherever the focus is, and gives it back to the target. Mantine listens inside the
 * dropdown alone, and the focus stands on the target until the dropdown is drawn, or for as long as it is open.
 * `id` is that of the target.
 */
export function useEscape(id: string, isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (!isOpen) return;
    listenForEscape();
    const layer: Layer = { id, beneath: new Set(openDialogs()), close: () => close() };
    layers.push(layer);
    return () => void layers.splice(layers.indexOf(layer), 1);
  }, [id, isOpen]);
}
