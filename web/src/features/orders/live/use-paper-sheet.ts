import { useRef, useState } from 'react';
import type { ServerEvent } from '../../../lib/event-stream.ts';
import { type LiveSheet, reduceSheet } from './paper-sheet.ts';

/** The sheet of the paper that is being written, fed by the order's stream. */
export function usePaperSheet() {
  const [sheet, setSheet] = useState<LiveSheet | null>(null);
  /** Several events come at once: each must see what the one before it left. */
  const latest = useRef<LiveSheet | null>(null);

  function receive(event: ServerEvent): 'KEPT' | 'LOST' {
    const next = reduceSheet(latest.current, event);
    latest.current = next;
    setSheet(next);
    return next?.hasGap ? 'LOST' : 'KEPT';
  }

  return { sheet, receive };
}
