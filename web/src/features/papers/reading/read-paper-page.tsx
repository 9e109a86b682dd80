import type { ReactNode } from 'react';
import { PaperGate } from './paper-gate.tsx';
import { Reader } from './reader.tsx';

export default function ReadPaperPage({ choice }: { choice?: ReactNode }) {
  return (
    <PaperGate page="read" choice={choice}>
      {(paper) => <Reader paper={paper} />}
    </PaperGate>
  );
}
