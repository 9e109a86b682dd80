import { newsMessageMs } from '../lib/constants.ts';
import { showAction } from './show-action.tsx';

interface News {
  id: string;
  text: string;
  action: string;
  onPress: () => void;
}

/** Something came about by itself, with the way to it. */
export function showNews({ id, text, action, onPress }: News): void {
  showAction({ id, text, button: { label: action, onPress }, color: 'seal', visibleMs: newsMessageMs });
}
