import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const asked = {
  'asked.point': [
    ['{term}: analysis and judgement'],
    ['Answers what the title asks here, with the material behind it.'],
  ],
  'asked.side': [
    ['{focus}: {term}', '~{object}: {term}'],
    [
      'Answers point by point what the title asks here and names the material behind each judgement.',
      'Takes the points that the title raises one by one and says how they hang together.',
    ],
  ],
} as const satisfies Partial<Phrases<Move>>;
