import type { Language } from '@yanmo/contract/language-choice';
import { type Measurement, measuredUnits } from '@yanmo/contract/measuring';
import { useEffect, useRef, useState } from 'react';
import { hasLiveSession } from '../../lib/session.ts';
import { measure } from './api.ts';
import { firstUnits } from './first-units.ts';

export interface Measured {
  /** What lay on the page: another text is not what was measured. */
  source: string;
  /** Only the beginning of it was. */
  isPart: boolean;
  measurement: Measurement;
}

/** Measures the text that lies on the page; what was asked for an earlier one is given up. */
export function useMeasurement(source: string) {
  const [measured, setMeasured] = useState<Measured | null>(null);
  const [error, setError] = useState<{ source: string; message: unknown } | null>(null);
  const [isMeasuring, setIsMeasuring] = useState(false);
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function start(language: Language | null): Promise<void> {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    setIsMeasuring(true);
    setError(null);
    try {
      const part = firstUnits(source, hasLiveSession() ? measuredUnits.user : measuredUnits.visitor);
      const measurement = await measure(part, language, stop.signal);
      if (!stop.signal.aborted) setMeasured({ source, isPart: part.length < source.trimEnd().length, measurement });
    } catch (failure) {
      if (!stop.signal.aborted) setError({ source, message: failure });
    } finally {
      if (running.current === stop) setIsMeasuring(false);
    }
  }

  return {
    start,
    isMeasuring,
    measured: measured?.source === source ? measured : null,
    /** What was measured is no longer what lies here. */
    isOutdated: measured !== null && measured.source !== source,
    error: error?.source === source ? error.message : null,
  };
}
