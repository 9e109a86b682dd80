import { type RefObject, useEffect, useEffectEvent } from 'react';

interface ResultKeys {
  isOn: boolean;
  input: RefObject<HTMLInputElement | null>;
  /** Holds elements with `data-work`, each with one button `data-work-title`. */
  list: RefObject<HTMLElement | null>;
  onKey: (key: 'c' | 's', id: string) => void;
}

function isTyping(target: HTMLElement): boolean {
  return target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]');
}

/** `/` goes to the search line, the arrows from one result to the next, c cites and s saves the one in focus. */
export function useResultKeys({ isOn, input, list, onKey }: ResultKeys): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.defaultPrevented || event.isComposing || target.closest('[role="dialog"], [role="menu"]')) return;
    const isInput = target === input.current;
    if (isTyping(target) && !(isInput && event.key === 'ArrowDown')) return;
    if (event.key === '/') {
      event.preventDefault();
      input.current?.focus();
      return;
    }
    const entry = target.closest<HTMLElement>('[data-work]');
    const isInList = entry !== null && list.current?.contains(entry) === true;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (!isInList && !isInput) return;
      const titles = [...(list.current?.querySelectorAll<HTMLElement>('[data-work-title]') ?? [])];
      const at = titles.findIndex((title) => entry?.contains(title));
      const next =
        titles[at + (event.key === 'ArrowDown' ? 1 : -1)] ?? (event.key === 'ArrowUp' ? input.current : null);
      if (!next) return;
      event.preventDefault();
      next.focus();
      return;
    }
    const id = entry?.dataset.work;
    if (isInList && id && (event.key === 'c' || event.key === 's')) {
      event.preventDefault();
      onKey(event.key, id);
    }
  });

  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => act(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn]);
}
