import type { Showing } from '../wording.ts';

export const showing: Showing = {
  tables: {
    variables: [
      'La {mark} recoge las variables con su definición y su medida.',
      'Las variables se definen en la {mark}.',
    ],
    items: ['Los ítems de medida figuran en la {mark}.', 'La {mark} reúne los ítems del cuestionario.'],
    coding: [
      'La {mark} presenta los códigos con que se ordena el material.',
      'Los códigos y su sentido figuran en la {mark}.',
    ],
    schedule: ['La {mark} ordena el trabajo por etapas.', 'Las etapas y sus resultados figuran en la {mark}.'],
    results: [
      'La {mark} queda reservada para los resultados principales.',
      'Los resultados principales se anotarán en la {mark}.',
    ],
    tests: [
      'La {mark} enumera lo que debe comprobarse punto por punto.',
      'Los puntos por comprobar figuran en la {mark}.',
    ],
    hypotheses: ['La {mark} reúne las hipótesis.', 'Cada hipótesis y el lugar de su contraste figuran en la {mark}.'],
    measures: [
      'La {mark} sitúa cada problema junto a su causa y su medida.',
      'Los problemas, sus causas y las medidas figuran en la {mark}.',
    ],
    compare: ['Los puntos de comparación figuran en la {mark}.', 'La {mark} contrapone ambas partes punto por punto.'],
    terms: [
      'La {mark} fija el sentido de los conceptos principales.',
      'El sentido de los conceptos principales figura en la {mark}.',
    ],
  },
  figures: {
    route: {
      caption: 'Recorrido de la investigación',
      leads: [
        'La {mark} muestra el recorrido de la investigación.',
        'Los pasos que llevan de la pregunta a la conclusión se dibujan en la {mark}.',
      ],
    },
    model: {
      caption: 'Modelo de la investigación',
      leads: [
        'La {mark} reúne las hipótesis en un modelo.',
        'Las relaciones que suponen las hipótesis se muestran en la {mark}.',
      ],
    },
    measures: {
      caption: 'Problemas, causas y medidas',
      leads: [
        'La {mark} muestra a qué causa responde cada medida.',
        'Los problemas, sus causas y las medidas se muestran en la {mark}.',
      ],
    },
    modules: {
      caption: 'Partes del sistema',
      leads: [
        'La {mark} muestra las partes del sistema y sus niveles.',
        'La composición del sistema se muestra en la {mark}.',
      ],
    },
  },
  stages: {
    ask: 'Pregunta',
    ground: 'Fundamentos',
    design: 'Diseño',
    analyse: 'Análisis',
    build: 'Construcción y pruebas',
    propose: 'Propuestas',
    close: 'Conclusiones',
  },
};
