import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

/** Sections of the chapters that students ask for, and of what they keep a paper to. */
export const wishedMatters = {
  'wish.side': [
    ['{focus}: {term}', '~{object}: {term}'],
    ['Expone el material, el desarrollo y el resultado de este lado.'],
  ],
  'wish.matterA': [['{term}: formas y alcance'], ['Dice en qué formas entra en la pregunta y hasta dónde llega.']],
  'wish.matterB': [
    ['{focus} a la luz {de term}', '~{object} a la luz {de term}'],
    ['Vuelve a la pregunta desde este lado y dice qué explica y hasta dónde.'],
  ],
  'wish.people': [
    ['Población de estudio: {bare term}'],
    ['Dice quiénes se incluyen, cómo se eligen y qué rasgos suyos importan aquí.'],
  ],
  'wish.period': [['Periodo de estudio: {bare term}'], ['Dice por qué se toma este tramo y qué cambió en él.']],
  'wish.sideA': [['{bare term}: fundamentos y enfoque'], ['Da las razones, el material y la línea general.']],
  'wish.sideB': [['{bare term}: contenido y pasos'], ['Dice punto por punto qué abarca y en qué orden.']],
  'wish.resultsA': [
    ['Resultados principales sobre {focus}', '~Resultados principales sobre {object}'],
    ['Expone los resultados en el orden de las preguntas; las cifras se añaden cuando se obtengan.'],
  ],
  'wish.resultsB': [
    ['Alcance de los resultados sobre {focus}', '~Alcance de los resultados sobre {object}'],
    ['Dice qué juicio respaldan y cuál no.'],
  ],
  'wish.measureA': [
    ['Pasos viables para {focus}', '~Pasos viables para {object}'],
    ['Dice qué hacer, quién lo hace y qué va primero.'],
  ],
  'wish.measureB': [
    ['Condiciones para llevar a cabo los pasos'],
    ['Nombra el personal, los fondos y las reglas necesarios.'],
  ],
} as const satisfies Partial<Phrases<Move>>;
