import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const asked = {
  'asked.point': [['{bare term}: análisis y juicio'], ['Responde a lo que plantea el título, con su material.']],
  'asked.side': [
    ['{focus}: {bare term}', '~{object}: {bare term}'],
    [
      'Responde punto por punto a lo que el título plantea aquí y nombra el material en que se apoya cada juicio.',
      'Toma uno a uno los puntos que plantea el título y dice cómo se enlazan.',
    ],
  ],
} as const satisfies Partial<Phrases<Move>>;
