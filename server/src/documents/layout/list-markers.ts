import type { Language } from '@yanmo/contract/languages';
import type { List } from '../blocks.ts';

export interface ListMarker {
  /** `%` is where the number goes; a bullet has none. */
  pattern: string;
  digits: 'arabic' | 'circled' | 'letter' | 'roman' | 'bullet';
}

const bullet = (sign: string): ListMarker => ({ pattern: sign, digits: 'bullet' });
const eastAsian = (first: string): readonly ListMarker[] => [
  { pattern: first, digits: 'arabic' },
  { pattern: '%', digits: 'circled' },
  { pattern: '%)', digits: 'letter' },
];
const western: readonly ListMarker[] = [
  { pattern: '%.', digits: 'arabic' },
  { pattern: '(%)', digits: 'letter' },
  { pattern: '%.', digits: 'roman' },
];

const numbers: Readonly<Record<Language, readonly ListMarker[]>> = {
  zh: eastAsian('（%）'),
  ja: eastAsian('(%)'),
  en: western,
  es: western,
};

/** Of depths 0 to 2. */
export function listMarkers(language: Language, marker: List['marker']): readonly ListMarker[] {
  switch (marker) {
    case 'number':
      return numbers[language];
    case 'bullet':
      return [bullet('•'), bullet('–'), bullet('·')];
    case 'circle':
      return [bullet('○'), bullet('○'), bullet('○')];
    case 'box':
      return [bullet('□'), bullet('□'), bullet('□')];
  }
}

const romanOnes = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];

export function printMarker({ pattern, digits }: ListMarker, value: number): string {
  switch (digits) {
    case 'bullet':
      return pattern;
    case 'arabic':
      return pattern.replace('%', String(value));
    case 'circled':
      return pattern.replace('%', value <= 20 ? String.fromCodePoint(0x2460 + value - 1) : `(${value})`);
    case 'letter':
      return pattern.replace('%', String.fromCodePoint(97 + ((value - 1) % 26)));
    case 'roman':
      return pattern.replace(
        '%',
        value < 40 ? `${'x'.repeat(Math.floor(value / 10))}${romanOnes[value % 10]}` : String(value),
      );
  }
}
