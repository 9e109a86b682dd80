import type { Language } from '@yanmo/contract/languages';
import type { MeasuredParagraph, Measurement } from '@yanmo/contract/measuring';
import { countUnits } from '@yanmo/contract/text-count';
import { cleanCounted } from '../clean-counted.ts';
import type { Reading } from '../detector/detector.ts';
import { detectorVersion, loadDetector } from '../detector/load-detector.ts';
import { guessLanguage, isWrittenIn } from '../guess-language.ts';
import { readRepetition } from '../repetition/read-repetition.ts';
import { cutParagraphs } from '../sentences.ts';
import type { Span } from '../span.ts';
import { findProseEnd } from './prose-end.ts';

/** Counted up whenever the same text would get another figure for its repetition. */
export const repetitionVersion = 2;
export const measuringMethod = 'yanmo';
export const measuringVersion = `${detectorVersion}-r${repetitionVersion}`;

export type MeasuredText = Omit<Measurement, 'measured_at'>;

/** What stands in other texts too, by places of the cleaned text. */
export interface Copies {
  among: Exclude<Measurement['compared_with'][number], 'TEXT'>;
  spans: Span[];
}

/** Percent, one decimal. */
export const rateOf = (share: number): number => Math.round(share * 1000) / 10;
const intervalOf = (low: number | null, high: number | null): [number, number] | null =>
  low === null || high === null ? null : [rateOf(low), rateOf(high)];

/** A language without a detector is cut into the same paragraphs, and nothing is said of them. */
function withoutVerdict(text: string): Reading {
  return {
    ...{ verdict: 'NONE', noVerdict: 'LANGUAGE', rate: null, low: null, high: null, features: [] },
    paragraphs: cutParagraphs(text)
      .filter(({ start, end }) => text.slice(start, end).trim() !== '')
      .map(({ start, end }) => ({
        ...{ start, end, probability: null, low: null, high: null, verdict: 'NONE' as const, sentences: [] },
        units: countUnits(text.slice(start, end)),
      })),
  };
}

/** Both figures of a text, and all that stands behind them. Seconds for a whole book: off the main thread. */
export function measureText(given: string, asked?: Language, others: readonly Copies[] = []): MeasuredText {
  const { text, cleaned } = cleanCounted(given);
  const language = asked ?? guessLanguage(text);
  const prose = text.slice(0, findProseEnd(text));
  const judged = loadDetector(language)?.read(prose);
  // What was learned of a language says nothing of another, and would say it with all confidence.
  const isForeign = judged !== undefined && judged.verdict !== 'NONE' && !isWrittenIn(prose, language);
  const reading = judged && !isForeign ? judged : withoutVerdict(prose);
  const repetition = readRepetition(prose, language, {
    stretches: reading.paragraphs,
    copies: others.flatMap(({ spans }) => spans),
  });
  const paragraphs = reading.paragraphs.map(
    ({ start, end, probability, low, high, verdict, sentences }, index): MeasuredParagraph => ({
      ...{ start, end, verdict },
      rate: probability === null ? null : rateOf(probability),
      interval: intervalOf(low, high),
      repetition: rateOf(repetition.shares[index] ?? 0),
      sentences: sentences.map(({ start, end, weight, features }) => ({
        ...{ start, end, features },
        weight: Math.round(weight * 1000) / 1000,
      })),
    }),
  );
  return {
    ...{ text, language, units: countUnits(text), verdict: reading.verdict, no_verdict: reading.noVerdict },
    rate: reading.rate === null ? null : rateOf(reading.rate),
    interval: intervalOf(reading.low, reading.high),
    features: reading.features,
    repetition: rateOf(repetition.share),
    repeated: repetition.places,
    compared_with: ['TEXT', ...others.map(({ among }) => among)],
    ...{ paragraphs, cleaned, method: measuringMethod, version: measuringVersion },
  };
}
