import type { HomeInfo } from '@yanmo/contract/home';
import type { Language } from '@yanmo/contract/languages';
import type { Clock } from '../../platform/clock.ts';

/** Fewer deliveries bear nothing out: one lucky paper is no promise. */
const fewestDeliveries = 5;
/** The lines change by what is delivered over days; a visitor need not pay for looking. */
const keptMs = 5 * 60_000;
/** So many of the papers were there within the minutes that are named. */
const punctualShare = 0.8;

export interface Deliveries {
  listOutlineLengths(language: Language): Promise<number[]>;
  listLongPaperMinutes(): Promise<number[]>;
}

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

export function medianLength(lengths: readonly number[]): number | null {
  if (lengths.length < fewestDeliveries) return null;
  return sorted(lengths)[Math.floor((lengths.length - 1) / 2)] ?? null;
}

/** Rounded up: nine and a half minutes are no nine. */
export function punctualMinutes(minutes: readonly number[]): number | null {
  if (minutes.length < fewestDeliveries) return null;
  const slowest = sorted(minutes)[Math.ceil(minutes.length * punctualShare) - 1];
  return slowest === undefined ? null : Math.max(1, Math.ceil(slowest));
}

/**
 * What this deployment's deliveries bear out, by the language of the outlines. What was found last is answered while it is
 * looked up anew: nobody but the first waits for it.
 */
export function createMeasured(clock: Clock, deliveries: Deliveries) {
  type Measured = HomeInfo['measured'];
  const known = new Map<Language, { measured: Promise<Measured>; until: number }>();

  async function measure(language: Language): Promise<Measured> {
    const [lengths, minutes] = await Promise.all([
      deliveries.listOutlineLengths(language),
      deliveries.listLongPaperMinutes(),
    ]);
    return { outline_characters: medianLength(lengths), paper_30k_minutes: punctualMinutes(minutes) };
  }

  return async (language: Language): Promise<Measured> => {
    const now = clock.now().getTime();
    const found = known.get(language);
    if (found && found.until > now) return await found.measured;
    const fresh = measure(language);
    // Until it is there, the others are answered with what was there before it.
    const entry = { measured: found?.measured ?? fresh, until: now + keptMs };
    known.set(language, entry);
    fresh.then(
      () => {
        entry.measured = fresh;
      },
      () => {
        if (known.get(language) === entry) known.delete(language);
      },
    );
    return await (found?.measured ?? fresh);
  };
}
