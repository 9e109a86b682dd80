import { type KeyboardEvent, useRef } from 'react';
import type { RowCommand } from './row-command.ts';

/** After Escape, Tab leaves the line as everywhere else, until something is typed: nobody is caught in the tree. */
let isTabFree = false;

const moves = {
  ArrowUp: 'move-up',
  ArrowDown: 'move-down',
  ArrowLeft: 'outdent',
  ArrowRight: 'indent',
} as const;

/** The tree's commands on the keyboard. Undo is taken here, because the browser's own knows nothing of moved headings. */
export function useHeadingKeys(id: string, command: (command: RowCommand) => void) {
  const pressed = useRef<RowCommand | null>(null);
  return (event: KeyboardEvent<HTMLTextAreaElement>, isPlain: boolean): void => {
    // An input method uses Enter, Tab and the arrows to choose among candidates.
    if (event.nativeEvent.isComposing) return;
    pressed.current = findCommand(event, id, isPlain);
    if (event.key === 'Escape') isTabFree = true;
    else if (event.key !== 'Tab' && event.key !== 'Shift') isTabFree = false;
    if (!pressed.current) {
      // Titles and summaries are one line each.
      if (event.key === 'Enter') event.preventDefault();
      return;
    }
    event.preventDefault();
    command(pressed.current);
  };
}

function findCommand(event: KeyboardEvent<HTMLTextAreaElement>, id: string, isPlain: boolean): RowCommand | null {
  const { key, altKey, shiftKey, currentTarget: line } = event;
  const isControl = event.ctrlKey || event.metaKey;
  if (isControl && !altKey && key.toLowerCase() === 'z') return { type: shiftKey ? 'redo' : 'undo' };
  if (isControl && !altKey && key.toLowerCase() === 'y') return { type: 'redo' };
  if (isControl) return null;
  if (altKey) return key in moves ? { type: moves[key as keyof typeof moves], id } : null;
  if (isPlain) return null;
  const isAtStart = line.selectionStart === 0 && line.selectionEnd === 0;
  const isAtEnd = line.selectionStart === line.value.length && line.selectionEnd === line.value.length;
  if (key === 'Enter' && !shiftKey) return { type: 'add-after', id };
  if (key === 'Tab' && !isTabFree) return { type: shiftKey ? 'outdent' : 'indent', id };
  if (key === 'Backspace' && line.value === '') return { type: 'remove', id };
  if (key === 'ArrowUp' && isAtStart) return { type: 'focus-before', id };
  if (key === 'ArrowDown' && isAtEnd) return { type: 'focus-after', id };
  return null;
}
