import { type RefObject, useEffect, useEffectEvent } from 'react';
import { showBlock } from './show-block.ts';

interface ReadingKeys {
  sheet: RefObject<HTMLElement | null>;
  current: string | null;
  onFind: () => void;
  onProvenance: (blockId: string) => void;
}

function isTyping(target: HTMLElement): boolean {
  return target.matches('input, textarea, select, [contenteditable="true"]');
}

/** j and k, or the arrows once a paragraph has the focus, go from paragraph to paragraph; / finds, p tells where it came from. */
export function useReadingKeys({ sheet, current, onFind, onProvenance }: ReadingKeys): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.defaultPrevented || event.isComposing || isTyping(target)) return;
    if (target.closest('[role="dialog"], [role="menu"], [role="listbox"]')) return;
    if (key === '/') {
      event.preventDefault();
      onFind();
      return;
    }
    const focused = target.closest<HTMLElement>('[data-block]')?.dataset.block;
    const asked = focused ?? current;
    if (key === 'p' && asked) {
      event.preventDefault();
      onProvenance(asked);
      return;
    }
    const isOnBlock = target.dataset.block !== undefined;
    const step =
      key === 'j' || (isOnBlock && key === 'ArrowDown') ? 1 : key === 'k' || (isOnBlock && key === 'ArrowUp') ? -1 : 0;
    if (step === 0) return;
    const blocks = [...(sheet.current?.querySelectorAll<HTMLElement>('[data-block]') ?? [])];
    const at = blocks.findIndex(({ dataset }) => dataset.block === asked);
    // The first key only takes the paragraph that one is reading; the next ones walk on.
    const next = focused ? blocks[at + step] : blocks[Math.max(0, at)];
    if (!next?.dataset.block) return;
    event.preventDefault();
    showBlock(next.dataset.block);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => act(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
