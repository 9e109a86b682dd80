import type { Work } from '@yanmo/contract/works';
import { createContext, useContext } from 'react';

export type ActionWork = Work & { is_saved?: boolean };

/** What can be done with one work or several, wherever they are shown; each opens its panel over the page. */
export interface WorkActions {
  cite: (works: readonly ActionWork[]) => void;
  save: (works: readonly ActionWork[]) => void;
  use: (works: readonly ActionWork[]) => void;
}

/** What each of the panels is given. */
export interface PanelProps {
  opened: boolean;
  works: readonly ActionWork[];
  onClose: () => void;
}

export const WorkActionsContext = createContext<WorkActions | null>(null);

export function useWorkActions(): WorkActions {
  const actions = useContext(WorkActionsContext);
  if (!actions) throw new Error('a work is shown outside of its panels');
  return actions;
}

/** What the student handed in is in the own library by itself. */
export function isKept({ is_saved, standing }: ActionWork): boolean {
  return is_saved === true || standing === 'AT_HAND' || standing === 'GIVEN';
}
