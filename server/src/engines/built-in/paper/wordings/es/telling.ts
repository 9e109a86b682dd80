import type { Wording } from '../wording.ts';

export const telling: Wording['telling'] = {
  problem: [],
  cause: [
    'Una de las razones es que {clause}.',
    'Esto se debe en parte a que {clause}.',
    'Una de las causas es que {clause}.',
    'Parte de la explicación es que {clause}.',
  ],
  further: [
    'Otra causa es que {clause}.',
    'Otra razón es que {clause}.',
    'A ello se suma que {clause}.',
    'Además, {clause}.',
  ],
  remedy: [
    'Como respuesta, {clause}.',
    'Para hacerle frente, {clause}.',
    'Ante ello, {clause}.',
    'Como remedio, {clause}.',
  ],
  indicator: [],
  limit: [
    'No obstante, {clause}.',
    'Aun así, {clause}.',
    'Con todo, {clause}.',
    'Un límite es que {clause}.',
    'El inconveniente es que {clause}.',
  ],
  counter: ['En cambio, {clause}.', 'Otros objetan que {clause}.', 'Por otra parte, {clause}.'],
  debate: [],
  claim: [
    'En cuanto {a problem}, la causa principal está en {cause}; como respuesta se plantea lo siguiente: {measure}.',
    'Sobre {problem}, el trabajo señala {cause} y propone {measure}.',
    'Detrás {de problem} hay sobre todo una causa, {cause}, y una respuesta, {measure}.',
  ],
  claims: [
    'En cuanto {a problem}, destacan dos causas: {cause} (respuesta: {remedy}) y {cause2} (respuesta: {remedy2}).',
    'Sobre {problem}, el trabajo señala dos causas: por un lado, {cause}, y como respuesta, {remedy}; por otro, {cause2}, y como respuesta, {remedy2}.',
    'Detrás {de problem} hay dos causas: primero, {cause}, y segundo, {cause2}; las respuestas, por el mismo orden, son dos: {remedy} y {remedy2}.',
  ],
  pastClaim: [
    'En cuanto {a problem}, la causa principal está en {cause}.',
    'Sobre {problem}, el trabajo señala {cause}.',
    'Detrás {de problem} está {cause}.',
  ],
  pastClaims: [
    'En cuanto {a problem}, destacan dos causas: {cause} y {cause2}.',
    'Sobre {problem}, el trabajo señala {cause} y, junto a ello, {cause2}.',
    'Detrás {de problem} hay dos causas: {cause}, y {cause2}.',
  ],
  tie: [
    'Una causa {de problem} es {cause}.',
    'Entre las causas {de problem} está {cause}.',
    'Parte {de problem} se explica por {cause}.',
  ],
  answer: [
    'La respuesta {a cause} es {measure}.',
    'Ante {cause} se propone {measure}.',
    'Para hacer frente {a cause} se propone {measure}.',
  ],
  ask: [
    'Las preguntas son de dónde vienen {list} y qué puede hacerse con cada punto.',
    'El trabajo pregunta cómo surgen {list} y cómo responder.',
    'Lo que hay que explicar cabe en una lista breve: {list}.',
  ],
  summary: [
    'Sobre {focus}, el trabajo ha tratado estas cuestiones: {list}.',
    'Volviendo {a focus}, los puntos tratados son estos: {list}.',
    'El examen {de focus} ha girado en torno a varios puntos: {list}.',
  ],
  open: [
    'No se ha encontrado aquí ningún hecho que diga de forma directa cómo actúa {x} sobre {y}, por lo que {label} se plantea y queda abierta.',
    'No se ha encontrado aquí nada que hable de forma directa a favor ni en contra de {label}: falta mostrar qué relación hay entre {x} y {y}.',
    '{label} queda como pregunta, pues no se ha encontrado aquí ningún hecho sobre el efecto de {x} en {y}.',
  ],
  bound: [
    'Todo ello vale para el tema en general; hasta qué punto vale para {list} apenas se desprende del material disponible.',
    'El material dice poco en particular de {list}, por lo que estas conclusiones deben comprobarse antes de aplicarse a ese caso.',
    'Sobre {list} el trabajo dispone de pocos hechos propios, y queda por ver si las conclusiones se pueden trasladar.',
  ],
};

/** What binds a fact to the one that it hangs together with. */
export const joints: Wording['joints'] = {
  but: [', pero ', '; con todo, '],
  because: [', porque ', ', ya que ', ', pues '],
  so: ['; como respuesta, ', '; frente a ello, '],
  example: ['; por ejemplo, '],
};
