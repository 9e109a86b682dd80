import type { Measurement } from '@yanmo/contract/measuring';

const first = 'Trams shape how people reach work. In addition, short trips become easier.';
const second = 'I counted 412 riders on a wet Tuesday. They also made short trips.';
const text = `${first}\n\n${second}`;

const at = (words: string, from = 0) => {
  const start = text.indexOf(words, from);
  return { start, end: start + words.length };
};

export function sampleMeasurement(change: Partial<Measurement> = {}): Measurement {
  const later = at('short trips', first.length);
  return {
    text,
    language: 'en',
    units: 24,
    rate: 63.2,
    interval: [48, 77.5],
    verdict: 'UNCERTAIN',
    no_verdict: null,
    features: [
      { feature: 'CONNECTIVES', weight: 0.6 },
      { feature: 'CONCRETE_DETAIL', weight: -0.3 },
    ],
    repetition: 8.5,
    repeated: [{ ...later, kind: 'SELF', like: at('short trips') }],
    compared_with: ['TEXT'],
    paragraphs: [
      {
        ...at(first),
        rate: 71,
        interval: [50, 88],
        verdict: 'LIKELY_AI',
        repetition: 0,
        sentences: [
          { ...at('Trams shape how people reach work.'), weight: 0.05, features: [] },
          { ...at('In addition, short trips become easier.'), weight: 0.7, features: ['CONNECTIVES', 'STOCK_PHRASES'] },
        ],
      },
      {
        ...at(second),
        rate: 22,
        interval: [9, 41],
        verdict: 'LIKELY_HUMAN',
        repetition: 18,
        sentences: [
          { ...at('I counted 412 riders on a wet Tuesday.'), weight: -0.6, features: ['CONCRETE_DETAIL'] },
          { ...at('They also made short trips.'), weight: 0.1, features: [] },
        ],
      },
    ],
    cleaned: 0,
    method: 'stylometry',
    version: '1',
    measured_at: '2025-01-01T00:00:00.000Z',
    ...change,
  };
}
