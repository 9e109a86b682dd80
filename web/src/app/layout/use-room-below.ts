import { useEffect } from 'react';

/** What lies at the lower edge of the window: the bar, and above it the messages. */
const barSelector = '[data-room-below]';
const messagesSelector = '.yanmo-messages[data-position="bottom-left"]';
const gapPx = 12;

/**
 * Tells the page, in --bar-below and --room-below, how much of its lower edge is taken, so that dialogs, drawers and
 * sticky buttons end above it instead of being covered.
 */
export function useRoomBelow(): void {
  useEffect(() => {
    const measure = () => {
      const bar = heightOf(barSelector);
      const messages = heightOf(messagesSelector);
      const { style } = document.documentElement;
      style.setProperty('--bar-below', `${bar}px`);
      style.setProperty('--room-below', `${bar + (messages > 0 ? messages + 2 * gapPx : 0)}px`);
    };
    const observer = new ResizeObserver(measure);
    for (const selector of [barSelector, messagesSelector]) {
      const element = document.querySelector(selector);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);
}

function heightOf(selector: string): number {
  return Math.ceil(document.querySelector(selector)?.getBoundingClientRect().height ?? 0);
}
