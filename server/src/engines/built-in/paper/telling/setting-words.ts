import type { Axis } from './setting-axis.ts';
import { animals, crops, diabetes, disease, medium } from './setting-words-of-nature.ts';
import { life, place } from './setting-words-of-people.ts';
import { care, contract, elements, premises, size, trade, work, worth } from './setting-words-of-work.ts';

export const axes: readonly Axis[] = [
  ...[life, place, care, work, size, trade, medium, disease, diabetes],
  ...[premises, crops, animals, elements, contract, worth],
];
