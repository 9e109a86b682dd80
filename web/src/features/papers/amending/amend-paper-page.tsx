import { PaperGate } from '../reading/paper-gate.tsx';
import { AmendDesk } from './amend-desk.tsx';

export default function AmendPaperPage() {
  return <PaperGate page="amend">{(paper) => <AmendDesk paper={paper} />}</PaperGate>;
}
