import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';

/** How far one press of an arrow goes to the side: one level of the tree. */
const levelPx = 24;

/** Up and down from row to row, left and right from level to level. */
export const treeKeyboardCoordinates: KeyboardCoordinateGetter = (event, args) => {
  const { x, y } = args.currentCoordinates;
  if (event.code === 'ArrowLeft' || event.code === 'ArrowRight') {
    event.preventDefault();
    return { x: x + (event.code === 'ArrowRight' ? levelPx : -levelPx), y };
  }
  const next = sortableKeyboardCoordinates(event, args);
  return next ? { ...next, x } : undefined;
};
