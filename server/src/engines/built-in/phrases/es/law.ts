import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const law = {
  'law.norm': [
    ['Marco normativo {de focus}', '~Marco normativo {de object}'],
    ['Parte de las normas vigentes y de su finalidad: qué está regulado y qué se protege.'],
  ],
  'law.term': [
    ['Concepto jurídico {de object}'],
    ['Compara ley, jurisprudencia y doctrina y fija el sentido empleado.'],
  ],
  'law.provision': [
    ['{policy} y la regulación {de object}', 'Regulación vigente {de object}'],
    ['Ordena las normas por rango y muestra cómo se articulan.'],
  ],
  'law.elements': [
    ['Requisitos y efectos jurídicos {de object}'],
    ['Examina los requisitos uno a uno, con su prueba y sus consecuencias.'],
  ],
  'law.points': [
    ['Cuestiones jurídicas que plantea {object}'],
    ['Enumera las cuestiones discutidas, con sus normas y consecuencias.'],
  ],
  'law.purpose': [
    ['Finalidad de las normas sobre {object}'],
    ['Deduce la finalidad de los trabajos preparatorios y del sistema, como criterio posterior.'],
  ],
  'law.gap': [
    ['Lagunas y conflictos en la regulación {de focus}', '~Lagunas y conflictos en la regulación {de object}'],
    ['Señala dónde las normas callan, chocan o son imprecisas, con ejemplos.'],
  ],
  'law.silence': [
    ['Supuestos no previstos en la regulación {de object}'],
    ['Reúne los casos fuera del texto y pregunta si el silencio es deliberado.'],
  ],
  'law.conflict': [
    ['Choques entre las normas sobre {object} y otras vecinas'],
    ['Compara cómo se valora un mismo hecho y qué consecuencias tiene el choque.'],
  ],
  'law.standard': [
    ['Criterios imprecisos sobre {aspect}', 'Criterios imprecisos sobre {object}'],
    ['Muestra cómo la imprecisión lleva a fallos distintos en casos iguales.'],
  ],
  'law.readings': [
    ['Doctrina y jurisprudencia sobre {focus}', '~Doctrina y jurisprudencia sobre {object}'],
    ['Contrasta las posturas de autores y tribunales, con sus razones y resultados.'],
  ],
  'law.doctrine': [
    ['Posturas doctrinales sobre {object}'],
    ['Expone cada postura en su mejor versión y localiza el punto de discrepancia.'],
  ],
  'law.courts': [
    ['Criterios de los tribunales sobre {object}'],
    ['Lee resoluciones representativas; citas y hechos deben comprobarse uno a uno.'],
  ],
  'law.abroad': [
    ['{object} en el derecho comparado'],
    ['Toma solo normas de condiciones semejantes y dice qué puede aprovecharse.'],
  ],
  'law.assess': [
    ['Valoración de las posturas sobre {object}'],
    ['Mide cada postura por la finalidad de la norma y razona la elección.'],
  ],
  'law.proposal': [
    [
      'Propuestas de interpretación y de reforma sobre {focus}',
      '~Propuestas de interpretación y de reforma sobre {object}',
    ],
    ['Resuelve por interpretación lo posible y propone reformar el resto.'],
  ],
  'law.interpretation': [
    ['Interpretación del derecho vigente sobre {object}'],
    ['Aplica los criterios literal, sistemático y teleológico y da pasos practicables.'],
  ],
  'law.amendment': [['Reforma de las normas sobre {object}'], ['Esboza el cambio del texto y la laguna que cubre.']],
  'law.procedure': [
    ['Prueba y procedimiento en materia de {bare object}'],
    ['Explica cómo deben encajar carga de la prueba, remedios y procedimiento.'],
  ],
  'law.objection': [
    ['Objeciones a la reforma en materia de {bare object}'],
    ['Responde a las críticas y marca los límites de la propuesta.'],
  ],
  'law.narrow': [['La postura restrictiva sobre {object}'], ['Da las razones del rigor y lo que teme.']],
  'law.broad': [['La postura amplia sobre {object}'], ['Da las razones de la amplitud y su coste.']],
  'law.reasons': [
    ['Motivación de las sentencias sobre {object}'],
    ['Clasifica los fundamentos: requisitos o ponderación de intereses.'],
  ],
  'law.split': [
    ['Resultados dispares en materia de {bare object}'],
    ['Compara casos semejantes con fallos distintos y halla los hechos decisivos.'],
  ],
} as const satisfies Partial<Phrases<Move>>;
