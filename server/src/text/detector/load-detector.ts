import fs from 'node:fs';
import type { Language } from '@yanmo/contract/languages';
import type { Detector } from './detector.ts';
import type { ReadLanguage } from './grams.ts';
import { readModel } from './model-file.ts';
import { WeightedDetector } from './weighted-detector.ts';

export { detectorVersion } from './model-file.ts';

/** One file a language, beside the knowledge and the migrations. */
export const weightsFile = (language: ReadLanguage): URL =>
  new URL(`../../../detector/${language}.bin`, import.meta.url);

const loaded = new Map<ReadLanguage, Detector>();

/** Null where there is no detector: nothing is said about Spanish and Japanese. Computes; call it in a thread. */
export function loadDetector(language: Language): Detector | null {
  if (language !== 'zh' && language !== 'en') return null;
  const known = loaded.get(language) ?? new WeightedDetector(readModel(fs.readFileSync(weightsFile(language))));
  loaded.set(language, known);
  return known;
}
