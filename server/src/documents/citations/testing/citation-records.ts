import type { CitationName, CitationRecord } from '../citation-record.ts';

/** "Smith, John; 于, 潇; World Bank" as names. */
export function people(list: string): CitationName[] {
  return list.split('; ').map((name) => {
    const [family = '', given] = name.split(', ');
    return given === undefined ? { literal: family } : { family, given };
  });
}

export function date(...parts: number[]): CitationRecord['issued'] {
  return { 'date-parts': [parts] };
}

export function markItalics(runs: readonly { text: string; italic: boolean }[]): string {
  return runs.map(({ text, italic }) => (italic ? `*${text}*` : text)).join('');
}
