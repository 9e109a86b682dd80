import fs from 'node:fs';
import type { ReadLanguage } from '../../server/src/text/detector/grams.ts';
import { SecondDetector } from './second-detector.ts';

export const secondFile = (language: ReadLanguage): URL =>
  new URL(`../../bench/second-detector/${language}.bin`, import.meta.url);

export const loadSecondDetector = (language: ReadLanguage): SecondDetector =>
  new SecondDetector(fs.readFileSync(secondFile(language)));
