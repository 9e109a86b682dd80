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
    'La causa principal {de problem} está en {cause}; la respuesta que se propone es {measure}.',
    'Este trabajo explica {problem} por {cause} y propone {measure}.',
    'Detrás {de problem} está {cause}; como respuesta se propone {measure}.',
  ],
  claims: [
    'Dos causas explican {problem}: la primera, {cause}, y la segunda, {cause2}; ante la primera se propone {remedy} y, ante la segunda, {remedy2}.',
    'Detrás {de problem} hay dos causas: {cause}, a la que se responde con {remedy}, y {cause2}, a la que se responde con {remedy2}.',
    'Este trabajo atribuye {problem} a dos causas, primero {cause} y después {cause2}; las respuestas que propone son {remedy} y {remedy2}.',
  ],
  pastClaim: [
    'Este trabajo explica {problem} por {cause}.',
    'La causa principal {de problem} está en {cause}.',
    'El origen {de problem} está en {cause}.',
  ],
  pastClaims: [
    'Dos causas explican {problem}: {cause} y {cause2}.',
    'Este trabajo explica {problem} por {cause} y por {cause2}.',
    'La explicación {de problem} descansa en dos causas, {cause} y {cause2}.',
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
