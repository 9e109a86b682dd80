import type { TitleData } from '../title-data.ts';

export const reasons: TitleData['reasons'] = {
  'status-and-remedies': [
    'Los hechos pueden documentarse con {source}, y cada problema se empareja con su causa y su propuesta.',
    'El problema es visible y las propuestas concretas; bastan {source}, sin necesidad de una gran encuesta.',
  ],
  'relation-test': [
    'Las dos partes pueden medirse con datos de {source}, y los contrastes son los habituales.',
    'La hipótesis es clara y {source} permiten contrastarla en un semestre.',
  ],
  'design-artefact': [
    'La necesidad es concreta y el resultado se puede mostrar: requisitos, diseño, realización y pruebas dan un capítulo cada uno.',
    'Basta un pequeño prototipo para probar la idea; el material procede de {source}.',
  ],
  'doctrinal-law': [
    'Las normas y las sentencias son públicas, la controversia está acotada y el argumento lleva a una propuesta.',
    'El derecho vigente admite más de una interpretación, como muestran {source}.',
  ],
  'text-interpretation': [
    'El texto está a mano y la pregunta cabe en una lectura atenta; hay crítica con la que dialogar.',
    'La prueba es la obra misma: unos pocos pasajes sostienen una lectura propia.',
  ],
  'history-narrative': [
    'Las fuentes son accesibles ({source}) y el cambio puede contarse por etapas.',
    'El periodo está claro y {source} pueden contrastarse: se muestran causas y consecuencias.',
  ],
  'clinical-study': [
    'El resultado se mide con escalas validadas y los casos surgen en la práctica habitual; antes hace falta la aprobación ética.',
    'La intervención está bien descrita, los grupos pueden compararse y el resultado sirve en la práctica.',
  ],
  'lab-experiment': [
    'El factor puede controlarse y el efecto medirse con equipo corriente en unas pocas series.',
    'Es un experimento breve con una sola variable, y sus resultados se comparan con los publicados.',
  ],
  'theory-essay': [
    'La pregunta es compacta y se resuelve con argumentos, no con datos; las posturas principales están publicadas.',
    'Las dos partes del debate se encuentran en {source}, y queda sitio para una postura propia.',
  ],
  review: [
    'Hay suficientes trabajos en bases abiertas para ordenarlos por temas y métodos y ver qué falta.',
    'Los resultados recientes no coinciden, de modo que ordenarlos vale la pena, y todo el material es público.',
  ],
  'case-study': [
    'Un solo caso puede seguirse a fondo, con {source} para contrastar.',
    'El objeto es concreto, y {source} muestran el proceso de principio a fin.',
  ],
  'policy-analysis': [
    'Todos los documentos son públicos, y objetivos, aplicación y resultados pueden compararse paso a paso.',
    'Las administraciones han seguido caminos distintos; los documentos y {source} muestran cuál funcionó mejor.',
  ],
  'teaching-design': [
    'Una unidad puede planificarse, probarse y revisarse, con el currículo y el libro de texto como base.',
    'Objetivos, actividades y evaluación forman un conjunto que se puede probar en las prácticas docentes.',
  ],
};
