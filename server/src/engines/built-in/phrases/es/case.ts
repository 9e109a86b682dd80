import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const caseStudy = {
  'case.choice': [
    ['{case} como caso {de focus}', 'Elección del caso {de focus}', '~Elección del caso {de object}'],
    ['Da los antecedentes del caso y dice por qué merece atención.'],
  ],
  'case.profile': [
    ['{case}: hechos relevantes', 'Hechos relevantes {de object}'],
    ['Toma solo los hechos que atañen a la pregunta, con su fuente.'],
  ],
  'case.reason': [
    ['Razones para elegir {case}', 'Razones para elegir este caso {de object}'],
    ['Dice si el caso es típico, extremo o crítico y qué idea pone a prueba.'],
  ],
  'case.frame': [
    ['Marco para analizar {focus}', '~Marco para analizar {object}'],
    ['Descompone la pregunta en aspectos observables en el material.'],
  ],
  'case.terms': [['{object}: sentido y componentes'], ['Define el término y sus partes.']],
  'case.aspects': [
    ['Aspectos en que se examina {object}'],
    ['Enumera lo que se observará y la evidencia que exige cada aspecto.'],
  ],
  'case.sources': [
    ['Fuentes sobre {case}', 'Fuentes sobre {object}'],
    ['Explica cómo se obtienen y contrastan {data}.'],
  ],
  'case.course': [
    ['Desarrollo {de focus} {there}', 'Desarrollo {de focus}', '~Desarrollo {de object}'],
    ['Reconstruye los hechos en orden y marca decisiones y giros.'],
  ],
  'case.start': [
    ['Origen y condiciones iniciales {de object}'],
    ['Dice dónde empezó y en qué condiciones actuaron los implicados.'],
  ],
  'case.moves': [['Decisiones clave sobre {object}'], ['Dice quién decidió qué y cuándo, y qué otras opciones había.']],
  'case.turns': [['Giros y respuestas en torno {a object}'], ['Halla los puntos de cambio y compara antes y después.']],
  'case.findings': [
    [
      'Lo que {case} enseña sobre {focus}',
      'Lo que el caso enseña sobre {focus}',
      '~Lo que el caso enseña sobre {object}',
    ],
    ['Juzga los resultados con el marco, busca causas y descarta otras explicaciones.'],
  ],
  'case.result': [['Resultados {de object}'], ['Expone los resultados según el marco, hechos antes que juicios.']],
  'case.cause': [
    ['Causas de los resultados {de object}'],
    ['Explica los resultados desde dentro y desde fuera, con evidencia.'],
  ],
  'case.rival': [['Otras explicaciones {de object}'], ['Enumera explicaciones rivales y lo que queda de ellas.']],
  'case.carry': [
    ['Enseñanzas de {case} y su alcance', 'Enseñanzas {de object} y su alcance'],
    ['Dice qué puede llevarse a otro lugar y qué pertenece solo al caso.'],
  ],
  'case.advice': [
    ['Recomendaciones sobre {object}'],
    ['Deriva consejos de las causas, con responsable, pasos y comprobación.'],
  ],
  'case.transfer': [['Lo transferible {de object}'], ['Nombra las condiciones que exige el traslado.']],
  'case.bound': [['Lo que no puede trasladarse {de object}'], ['Señala lo que depende de las condiciones del caso.']],
  'case.inner': [['Causas internas {de object}'], ['Explica por decisiones, recursos y gestión.']],
  'case.outer': [['Condiciones externas {de object}'], ['Explica por entorno, reglas y rivales.']],
  'case.side': [['Lo hecho en cuanto {a variable}'], ['Dice qué se hizo, qué resultó y con qué pruebas.']],
} as const satisfies Partial<Phrases<Move>>;
