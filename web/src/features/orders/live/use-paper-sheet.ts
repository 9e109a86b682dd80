import { useEffect, useRef, useState } from 'react';
import { progressTickMs } from '../../../lib/constants.ts';
import type { ServerEvent } from '../../../lib/event-stream.ts';
import { type LiveSheet, reduceSheet } from './paper-sheet.ts';
import { findRemainingSeconds } from './remaining-time.ts';

/** The sheet of the paper that is being written, fed by the order's stream. */
export function usePaperSheet() {
  const [sheet, setSheet] = useState<LiveSheet | null>(null);
  /** Several events come at once: each must see what the one before it left. */
  const latest = useRef<LiveSheet | null>(null);

  function receive(event: ServerEvent): 'KEPT' | 'LOST' {
    const next = reduceSheet(latest.current, event, Date.now());
    latest.current = next;
    setSheet(next);
    return next?.hasGap ? 'LOST' : 'KEPT';
  }

  return { sheet, receive };
}

export function useRemainingSeconds(sheet: LiveSheet | null): number | null {
  const [now, setNow] = useState(Date.now);
  const isRunning = sheet !== null && !sheet.isOver;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), progressTickMs);
    return () => clearInterval(timer);
  }, [isRunning]);
  return sheet ? findRemainingSeconds(sheet, now) : null;
}
