import type { Wording } from '../wording.ts';

export const telling: Wording['telling'] = {
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
  ask: [
    'Las preguntas son de dónde vienen {list} y qué puede hacerse con cada punto.',
    'El trabajo pregunta cómo surgen {list} y cómo responder.',
    'Lo que hay que explicar cabe en una lista breve: {list}.',
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
  problem: [
    'Una de las dificultades es que {clause}.',
    'Un problema frecuente es que {clause}.',
    'Uno de los problemas es que {clause}.',
  ],
  propose: [
    'Se propone lo siguiente: {clause}.',
    'Una medida posible es esta: {clause}.',
    'La propuesta consiste en lo siguiente: {clause}.',
    'Cabe actuar de este modo: {clause}.',
    'Otra medida es esta: {clause}.',
  ],
  beside: [
    'Junto {a before} hay otra dificultad: {clause}.',
    'Además {de before}, sucede que {clause}.',
    'Otro problema, unido {a before}, es que {clause}.',
    'Aparte {de before}, {clause}.',
  ],
  tie: [
    'Una de las causas {de problem} es que {clause}.',
    'Parte de la explicación {de problem} está en que {clause}.',
    'Detrás {de problem} está el hecho de que {clause}.',
    'En cuanto {a problem}, una razón es que {clause}.',
    'Entre los motivos {de problem} figura que {clause}.',
  ],
  answer: [
    'Frente {a cause}, {clause}.',
    'Para hacer frente {a cause}, {clause}.',
    'Ante {cause} se propone lo siguiente: {clause}.',
    'Como respuesta {a cause} se plantea esto: {clause}.',
    'En cuanto {a cause}, la medida que se plantea es esta: {clause}.',
    'Respecto {a cause}, una salida es la siguiente: {clause}.',
    'Algo puede hacerse ante {cause}: {clause}.',
  ],
  conclude: [
    'Lo que este trabajo ha hallado sobre {matter} puede resumirse así.',
    'Volviendo {a matter}, las conclusiones son las siguientes.',
    'De lo expuesto sobre {matter} se desprenden varias conclusiones.',
    'Los apartados sobre {matter} llevan a la siguiente respuesta.',
    'En relación con {matter}, el trabajo llega a estos resultados.',
  ],
  claim: [
    'Detrás {de problem} está sobre todo el hecho de que {clause}.',
    'En cuanto {a problem}, la razón principal es que {clause}.',
    'La causa principal {de problem} es que {clause}.',
    'Respecto {a problem}, el análisis indica que {clause}.',
    'La explicación {de problem} se encuentra en que {clause}.',
  ],
  claims: [
    'En cuanto {a problem}, hay dos razones: por un lado, {clause}; por otro, {clause2}.',
    'La explicación {de problem} es doble: {clause} y, además, {clause2}.',
    'Detrás {de problem} hay dos causas: por una parte, {clause}; por otra, {clause2}.',
    'Respecto {a problem}, se han hallado dos causas: {clause}; también influye que {clause2}.',
  ],
  named: [
    'En cuanto {a problem}, la causa principal está en {cause}; como respuesta se plantea lo siguiente: {measure}.',
    'Sobre {problem}, el trabajo señala {cause} y propone {measure}.',
    'Detrás {de problem} hay sobre todo una causa, {cause}, y una respuesta, {measure}.',
  ],
  namedTwo: [
    'En cuanto {a problem}, destacan dos causas: {cause} (respuesta: {remedy}) y {cause2} (respuesta: {remedy2}).',
    'Sobre {problem}, el trabajo señala dos causas: por un lado, {cause}, y como respuesta, {remedy}; por otro, {cause2}, y como respuesta, {remedy2}.',
    'Detrás {de problem} hay dos causas: primero, {cause}, y segundo, {cause2}; las respuestas, por el mismo orden, son dos: {remedy} y {remedy2}.',
  ],
  namedPast: [
    'En cuanto {a problem}, lo que más pesa es esto: {cause}.',
    'Sobre {problem}, el trabajo señala {cause}.',
    'Detrás {de problem} está {cause}.',
  ],
  namedPasts: [
    'En cuanto {a problem}, pesan dos cosas: {cause} y {cause2}.',
    'Sobre {problem}, el trabajo señala {cause} y {cause2}.',
    'Detrás {de problem} están, por un lado, {cause} y, por otro, {cause2}.',
  ],
  proposal: [
    'Por ello se propone lo siguiente: {clause}.',
    'La respuesta que se plantea es esta: {clause}.',
    'De ahí la propuesta: {clause}.',
    'Para cambiarlo se sugiere esto: {clause}.',
    'La salida que se propone es la siguiente: {clause}.',
  ],
  proposals: [
    'Por ello se proponen dos medidas: {clause}; además, {clause2}.',
    'A la primera causa responde una medida: {clause}; a la segunda, otra: {clause2}.',
    'De ahí dos propuestas: primero, {clause}; segundo, {clause2}.',
    'Como respuesta, {clause}; al mismo tiempo, {clause2}.',
  ],
  leave: [
    'Estas propuestas tienen límites: {clause}.',
    'Hay que añadir que {clause}.',
    'Su alcance depende de las condiciones: {clause}.',
    'También hay algo que objetar: {clause}.',
  ],
  unsettled: [
    'Queda abierta una cuestión: {clause}.',
    'En un punto las opiniones siguen divididas: {clause}.',
    'Hay un debate que el trabajo no puede cerrar: {clause}.',
  ],
  summary: [
    'Sobre {matter}, el trabajo llega a dos resultados: primero, {clause}; segundo, {clause2}.',
    'Lo que se ha hallado sobre {matter} es que {clause} y que {clause2}.',
    'Volviendo {a matter}, destacan dos puntos: {clause}; además, {clause2}.',
    'El examen {de matter} puede resumirse en dos puntos: {clause}; por otra parte, {clause2}.',
  ],
  pastClaim: [
    'Sobre {problem} puede decirse que {clause}.',
    'En cuanto {a problem}, el trabajo muestra que {clause}.',
    'Respecto {a problem}, {clause}.',
    'A propósito {de problem} se advierte que {clause}.',
  ],
  pastClaims: [
    'Sobre {problem} pueden decirse dos cosas: {clause}; además, {clause2}.',
    'En cuanto {a problem}, el trabajo muestra que {clause} y que {clause2}.',
    'Respecto {a problem}, {clause}; por otra parte, {clause2}.',
    'A propósito {de problem} se advierten dos puntos: {clause}; también, {clause2}.',
  ],
  examined: [
    'La pregunta se plantea para un caso concreto: {list}.',
    'El caso que se examina es el siguiente: {list}.',
    'El estudio se centra en un caso: {list}.',
  ],
};

/** What binds a fact to the one that it hangs together with. */
export const joints: Wording['joints'] = {
  but: [', pero ', '; con todo, '],
  because: [', porque ', ', ya que ', ', pues '],
  so: ['; como respuesta, ', '; frente a ello, '],
  example: ['; por ejemplo, '],
};
