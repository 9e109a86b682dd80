import { type ReactNode, useMemo, useState } from 'react';
import { requireLogin } from '../../lib/require-login.ts';
import { CitePanel } from './cite-panel.tsx';
import { SaveDialog } from './save-dialog.tsx';
import { UseDialog } from './use-dialog.tsx';
import { type ActionWork, type WorkActions, WorkActionsContext } from './work-actions.ts';

interface OpenPanel {
  kind: keyof WorkActions;
  works: readonly ActionWork[];
}

/** Stands above the lists: a login in between empties them, and what was asked for must go on all the same. */
export function WorkPanels({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<OpenPanel | null>(null);
  /** What a panel shows while it fades away. */
  const [last, setLast] = useState<OpenPanel | null>(null);
  if (open && open !== last) setLast(open);

  const actions = useMemo<WorkActions>(
    () => ({
      cite: (works) => setOpen({ kind: 'cite', works }),
      save: (works) => requireLogin(() => setOpen({ kind: 'save', works })),
      use: (works) => requireLogin(() => setOpen({ kind: 'use', works })),
    }),
    [],
  );
  const panelOf = (kind: keyof WorkActions) => ({
    opened: open?.kind === kind,
    works: last?.kind === kind ? last.works : [],
    onClose: () => setOpen(null),
  });

  return (
    <WorkActionsContext value={actions}>
      {children}
      <CitePanel {...panelOf('cite')} />
      <SaveDialog {...panelOf('save')} />
      <UseDialog {...panelOf('use')} />
    </WorkActionsContext>
  );
}
