import type { Language } from '@yanmo/contract/languages';
import type { Measurement } from '@yanmo/contract/measuring';
import type { Rates } from '@yanmo/contract/reductions';
import { joinProse, type MeasuredPlace, ratesOf, readPlaces, repetitionOf } from './measured-text.ts';
import type { Measuring } from './measuring.ts';

export interface ProseParagraph {
  position: number;
  text: string;
  isChosen: boolean;
}

interface Asked {
  language: Language;
  userId: string | null;
  turn?: number | undefined;
  signal?: AbortSignal | undefined;
}

export interface MeasuredChoice {
  /** Of the chosen paragraphs. */
  rates: Rates;
  /** Of all; null where all are chosen. */
  whole: Rates | null;
  /** Of the chosen ones. */
  places: MeasuredPlace[];
  /** How it was measured, and when. */
  measured: Measurement;
}

/**
 * What some paragraphs of a text measure, and what the whole does. How far they read as a machine's is told of them alone, read as one
 * text: what stands around them is not rewritten, and must not answer for them. What repeats in them is told from the whole: the other
 * place may stand in what was not chosen.
 */
export async function measureChosen(
  measuring: Pick<Measuring, 'measure'>,
  prose: readonly ProseParagraph[],
  asked: Asked,
): Promise<MeasuredChoice> {
  const chosen = prose.filter(({ isChosen }) => isChosen);
  const joined = joinProse(chosen);
  const measured = await measuring.measure({ ...asked, text: joined.text });
  const places = readPlaces(measured, joined);
  if (chosen.length === prose.length) return { rates: ratesOf(measured), whole: null, places, measured };
  const all = joinProse(prose);
  const measuredAll = await measuring.measure({ ...asked, text: all.text });
  const repeated = new Map(readPlaces(measuredAll, all).map((place) => [place.position, place.repeated]));
  const positions = new Set(chosen.map(({ position }) => position));
  return {
    rates: { ...ratesOf(measured), repetition: repetitionOf(measuredAll, all, positions) },
    whole: ratesOf(measuredAll),
    places: places.map((place) => ({ ...place, repeated: repeated.get(place.position) ?? [] })),
    measured,
  };
}
