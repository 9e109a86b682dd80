import { useEffect, useState } from 'react';

/** Whole seconds until an instant (Unix ms), counted down while the page is open; 0 from then on. */
export function useCountdown(untilMs: number | null): number | null {
  const [now, setNow] = useState(Date.now);
  const isOver = untilMs !== null && now >= untilMs;
  useEffect(() => {
    if (untilMs === null || isOver) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [untilMs, isOver]);
  return untilMs === null ? null : Math.max(0, Math.ceil((untilMs - now) / 1_000));
}

export function clockText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}
