import { undoMessageMs } from '../lib/constants.ts';
import { showAction } from './show-action.tsx';

interface Undo {
  /** The next of the same kind takes its place; without one each message stands for one deed and keeps its own way back. */
  id?: string;
  text: string;
  /** What the button is called. */
  label: string;
  /** Left out where there is no way back. */
  onUndo?: () => void;
  /** When the message has gone and the way back was not taken. */
  onSettled?: () => void;
}

/** Says what was done, with the way back. */
export function showUndo({ label, onUndo, ...message }: Undo): void {
  showAction({
    ...message,
    color: 'azurite',
    visibleMs: undoMessageMs,
    ...(onUndo ? { button: { label, onPress: onUndo } } : {}),
  });
}
