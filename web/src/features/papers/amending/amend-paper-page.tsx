import { PaperGate } from '../reading/paper-gate.tsx';
import { AmendWorkspace } from './amend-workspace.tsx';

export default function AmendPaperPage() {
  return <PaperGate page="amend">{(paper) => <AmendWorkspace paper={paper} />}</PaperGate>;
}
