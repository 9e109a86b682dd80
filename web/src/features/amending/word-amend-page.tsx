import { useSearchParams } from 'react-router';
import { FileGate } from './file-gate.tsx';
import { SendFile } from './send-file.tsx';

/** A Word file with somebody's comments: sent, or opened again. */
export default function WordAmendPage() {
  const [address, setAddress] = useSearchParams();
  const key = address.get('file');
  if (key) return <FileGate key={key} fileKey={key} />;
  return <SendFile onOpened={(opened) => setAddress({ file: opened })} />;
}
