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
  dwelling: ['Se detiene en {list}.', 'La discusión se centra en {list}.'],
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
