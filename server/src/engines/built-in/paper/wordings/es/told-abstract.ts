import type { Wording } from '../wording.ts';

export const toldAbstract: Wording['toldAbstract'] = {
  parts: {
    definition: 'el concepto',
    parts: 'las partes y las etapas',
    actors: 'los intereses en juego',
    rules: 'las normas vigentes',
    origin: 'el origen',
    working: 'los mecanismos y sus condiciones',
    effects: 'los efectos',
    debates: 'los puntos en discusión',
    own: 'el material propio del autor',
  },
  openings: [
    'El trabajo trata sobre {matter} y expone {list}.',
    'Sobre {matter}, el trabajo expone {list}.',
    'El trabajo se ocupa {de matter} y presenta {list}.',
  ],
  discussing: [
    'Este trabajo trata sobre {matter}.',
    'El tema de este trabajo es {matter}.',
    'Este trabajo se ocupa {de matter}.',
  ],
  examining: [
    'Este trabajo examina los problemas principales {de matter}, sus causas y las respuestas posibles.',
    'El trabajo pregunta a qué se deben los principales problemas {de matter} y qué puede hacerse.',
    'Este trabajo trata sobre {matter}: qué falla, por qué y qué puede hacerse.',
  ],
  others: ['El trabajo examina también {list}.', 'El trabajo trata además {list}.'],
  dwelling: [
    'Sostiene que {clause} y que {clause2}.',
    'Muestra que {clause} y que {clause2}.',
    'Muestra que {clause} y añade que {clause2}.',
  ],
  answer: {
    answerDebate: [
      'Las razones de una y otra parte son estas: {clause}.',
      'Hay razones en ambos sentidos: {clause}.',
      'Las opiniones se dividen: {clause}.',
    ],
    answerSides: [
      'Cabe responder que sí, porque {clause}, y que no, porque {clause2}.',
      'Una razón para el sí es que {clause}; una para el no, que {clause2}.',
      'A favor del sí, {clause}; a favor del no, {clause2}.',
    ],
  },
  tested: {
    direct: 'La hipótesis que ha de contrastarse es que {x} y {y} guardan relación una vez excluidos otros factores.',
    mediated: 'Entre {x} y {y} puede mediar {m}.',
    moderated: 'La fuerza de la relación entre {x} y {y} puede depender {de m}.',
    factor: 'Entre los posibles factores {de y} el trabajo considera {x}.',
  },
  ofOther: null,
};
