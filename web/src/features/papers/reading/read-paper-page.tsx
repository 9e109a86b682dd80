import { PaperGate } from './paper-gate.tsx';
import { Reader } from './reader.tsx';

export default function ReadPaperPage() {
  return <PaperGate page="read">{(paper) => <Reader paper={paper} />}</PaperGate>;
}
