import type { ReactNode } from 'react';
import { PaperGate } from '../reading/paper-gate.tsx';
import { AmendWorkspace } from './amend-workspace.tsx';

export default function AmendPaperPage({ choice }: { choice?: ReactNode }) {
  return (
    <PaperGate page="amend" choice={choice}>
      {(paper) => <AmendWorkspace paper={paper} />}
    </PaperGate>
  );
}
