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
    'El trabajo estudia {matter} y presenta {list}.',
    'Con {matter} como tema, el trabajo recoge {list}.',
  ],
  discussing: [
    'Este trabajo trata sobre {matter}; sus puntos principales son los siguientes.',
    'El tema de este trabajo es {matter}, y su argumento, el siguiente.',
    'A propósito {de matter}, el trabajo sostiene lo siguiente.',
  ],
  examining: [
    'Este trabajo examina {matter}: qué falla, por qué y qué puede hacerse.',
    'El trabajo se pregunta qué problemas presenta {matter}, cuáles son sus causas y cómo responder.',
    'A propósito {de matter}, el trabajo analiza los problemas principales, sus causas y las respuestas posibles.',
    'El trabajo aborda las principales dificultades {de matter}, las explica y valora posibles soluciones.',
  ],
  dwelling: [
    'Sostiene que {clause} y que {clause2}.',
    'Dos puntos sostienen el argumento: {clause}; además, {clause2}.',
    'Muestra que {clause}; añade que {clause2}.',
  ],
  gaps: [
    'Los lugares entre corchetes quedan para el material del autor.',
    'Lo que está entre corchetes debe aportarlo el autor.',
  ],
  tested: {
    direct: 'La hipótesis que ha de contrastarse es que {x} y {y} guardan relación una vez excluidos otros factores.',
    mediated: 'Entre {x} y {y} puede mediar {m}.',
    moderated: 'La fuerza de la relación entre {x} y {y} puede depender {de m}.',
    factor: 'Entre los posibles factores {de y} se considera {x}.',
  },
  ofOther: null,
};
