import type { Wording } from '../wording.ts';
import { opening } from './opening.ts';

export const telling: Wording['telling'] = {
  ...opening,
  raises: [
    '{label}: entre {x} y {y} hay una relación positiva.',
    '{label}: a igualdad de lo demás, la relación entre {x} y {y} es positiva.',
    '{label}: con las condiciones de fondo constantes, {x} y {y} se relacionan de forma positiva.',
  ],
  lowers: [
    '{label}: entre {x} y {y} hay una relación negativa.',
    '{label}: a igualdad de lo demás, la relación entre {x} y {y} es negativa.',
    '{label}: con las condiciones de fondo constantes, {x} y {y} se relacionan de forma negativa.',
  ],
  cause: [
    'Esto se debe en parte a que {clause}.',
    'Una de las razones es que {clause}.',
    'Una de las causas es que {clause}.',
  ],
  further: [
    'Otra causa del problema es que {clause}.',
    'El problema se debe también a que {clause}.',
    'A ello se suma que {clause}.',
    'Además, {clause}.',
  ],
  remedy: [
    'La situación puede mejorar si {clause}.',
    'Esto puede corregirse si {clause}.',
    'El problema puede aliviarse si {clause}.',
    'Se abre una salida si {clause}.',
    'Puede avanzarse si {clause}.',
  ],
  indicator: [],
  limit: [
    'No obstante, {clause}.',
    'Aun así, {clause}.',
    'Con todo, {clause}.',
    'Ahora bien, {clause}.',
    'El inconveniente es que {clause}.',
  ],
  counter: ['En cambio, {clause}.', 'Otros objetan que {clause}.', 'Por otra parte, {clause}.'],
  debate: [],
  ask: [
    'El trabajo pregunta a qué se deben {list} y cómo se puede responder.',
    'Los problemas que se examinan son {list}.',
    'El trabajo trata de {list}, y pregunta por sus causas y por las respuestas posibles.',
  ],
  open: [
    'Los hechos reunidos no muestran de forma directa cómo actúa {x} sobre {y}, por lo que {label} queda abierta.',
    'No se ha encontrado nada que hable de forma directa a favor ni en contra de {label}, y falta mostrar qué relación hay entre {x} y {y}.',
    '{label} queda como pregunta, pues no se ha encontrado ningún hecho sobre el efecto de {x} en {y}.',
  ],
  bound: [
    'Estas conclusiones se refieren al tema en general, y falta comprobar si valen para {list}.',
    'Las conclusiones parten del caso general y han de contrastarse con material específico sobre {list}.',
    'Queda por estudiar, con material propio, en qué medida valen las conclusiones para {list}.',
  ],
  unlinked: [
    'Los hechos reunidos hablan {de x} y {de y}, y casi ninguno dice qué relación hay entre lo uno y lo otro, que han de mostrar los datos o las fuentes del autor.',
    'Lo que aquí se sabe se refiere por un lado {a x} y por otro {a y}, y el vínculo entre ambos lados queda para los datos o las fuentes del autor.',
    'Hay aquí material sobre {x} y sobre {y}, y apenas sobre lo que une lo uno con lo otro, paso que han de aportar los datos o las fuentes del autor.',
  ],
  noLink: [
    'Si hay relación entre {x} y {y}, y cuál es, no puede concluirse con el material disponible y está por comprobar.',
    'Sobre la relación entre {x} y {y} el trabajo tiene muy poco material para concluir, y son los datos los que han de decidir.',
    'Queda abierto qué relación hay entre {x} y {y}, pues el material apenas habla de ella.',
  ],
  assumedFactors: [
    'Entre los posibles factores {de y} el trabajo propone {list}, y deja a las pruebas si cada uno influye y en qué medida.',
    'Las hipótesis sobre {y} se refieren a {list}, y los resultados de las pruebas han de mostrar cuáles se sostienen.',
    'Lo que puede influir en {y} se busca aquí en {list}, a falta de que los datos lo confirmen.',
  ],
  assumedLink: [
    'Que haya relación entre {x} y {y} es aquí una hipótesis, cuyo sentido y tamaño han de decidir los datos.',
    'El trabajo supone un vínculo entre {x} y {y}, y deja a las pruebas si lo hay.',
    'Si hay relación entre {x} y {y}, y con qué fuerza, se plantea aquí como hipótesis que los datos han de decidir.',
  ],
  assumedPath: [
    'Se proponen dos vías entre {x} y {y}, una directa y otra que pasa por {m}, y las pruebas han de mostrar cuánto corresponde a cada una.',
    'El trabajo supone que la relación entre {x} y {y} es directa y pasa además por {m}, y los resultados de las pruebas han de mostrar si es así.',
    'Si la relación entre {x} y {y} es directa o pasa por {m} se plantea aquí como hipótesis que los datos han de decidir.',
  ],
  assumedDepends: [
    'También queda por comprobar si esta relación depende {de m}.',
    'Los datos han de mostrar, además, si {m} modifica la fuerza de esta relación.',
    'Que esta relación varíe según {m} es asimismo un supuesto por comprobar.',
  ],
  answerDebate: [
    'Ante la pregunta {query}, las razones de una y otra parte son estas: {clause}.',
    'A la pregunta {query} se responde de dos maneras: {clause}.',
    'Sobre la pregunta {query} hay razones en ambos sentidos: {clause}.',
  ],
  answerSides: [
    'A la pregunta {query} cabe responder que sí, porque {clause}, y que no, porque {clause2}.',
    'A favor de una respuesta afirmativa a la pregunta {query} está el hecho de que {clause}; en contra, el de que {clause2}.',
    'Para responder a la pregunta {query} cuentan dos razones: a favor, {clause}; en contra, {clause2}.',
  ],
  answerYes: [
    'Por eso solo cabe responder que sí bajo una condición: {clause}.',
    'La respuesta afirmativa depende de una condición: {clause}.',
    'A lo sumo cabe un sí condicionado: {clause}.',
  ],
  answerBound: [
    'Ninguna de las dos respuestas vale sin matices: {clause}.',
    'Hasta dónde vale cada respuesta depende de las circunstancias: {clause}.',
    'La respuesta varía según el caso: {clause}.',
  ],
  answerOpen: [
    'Las razones expuestas no bastan para zanjar la pregunta; la respuesta depende de cómo se ponderen.',
    'Al haber razones en ambos sentidos, la respuesta queda abierta y depende del peso que se dé a cada una.',
    'De estas razones no se sigue una respuesta rotunda; decide cuál de ellas se considere prioritaria.',
  ],
  answerLeft: [
    'Lo expuesto no basta para responder en un sentido o en otro a la pregunta {query}.',
    'La pregunta {query} queda abierta, pues apenas se exponen razones en uno u otro sentido.',
    'Para zanjar la pregunta {query}, el material reunido es demasiado escaso.',
  ],
  testDirect: [
    '{label}, por comprobar: hay una relación entre {x} y {y}.',
    '{label}: se comprobará con los datos de este estudio si {x} y {y} guardan relación.',
    '{label}: se supone, y queda por comprobar, que {x} y {y} guardan relación.',
  ],
  testMediated: [
    '{label}: se comprobará con los datos de este estudio si {m} media entre {x} y {y}.',
    '{label}, por comprobar: la relación entre {x} y {y} pasa por {m}.',
    '{label}: se supone, y queda por comprobar, que {m} une {x} con {y}.',
  ],
  testModerated: [
    '{label}: se comprobará con los datos de este estudio si la relación entre {x} y {y} depende {de m}.',
    '{label}, por comprobar: la relación entre {x} y {y} varía según {m}.',
    '{label}: se supone, y queda por comprobar, que {m} modifica la relación entre {x} y {y}.',
  ],
  problem: [],
  propose: [
    'Puede actuarse si {clause}.',
    'El problema puede atajarse si {clause}.',
    'Hay una respuesta posible si {clause}.',
    'La situación puede cambiar si {clause}.',
  ],
  beside: [
    'Otro problema es que {clause}.',
    'Otra dificultad es que {clause}.',
    'A este problema se añade otro: {clause}.',
  ],
  tie: [
    'Una de las causas {de problem} es que {clause}.',
    'Una de las razones {de problem} es que {clause}.',
    'El problema {de problem} se debe en parte a que {clause}.',
    'En cuanto {a problem}, una razón es que {clause}.',
  ],
  tieFurther: [
    'Otra de las causas {de problem} es que {clause}.',
    'Otra de las razones {de problem} es que {clause}.',
    'El problema {de problem} se debe también a que {clause}.',
    'En cuanto {a problem}, otra razón es que {clause}.',
  ],
  answer: [
    'El efecto {de cause} puede reducirse si {clause}.',
    'Frente {a cause} puede avanzarse si {clause}.',
    'En cuanto {a cause}, la situación puede mejorar si {clause}.',
    'Respecto {a cause}, cabe actuar si {clause}.',
    'Ante {cause} hay una respuesta posible si {clause}.',
    'El peso {de cause} puede aliviarse si {clause}.',
  ],
  conclude: [
    'Este trabajo ha examinado {matter}.',
    'Los capítulos anteriores han tratado {de matter}.',
    'Las conclusiones sobre {matter} son las siguientes.',
    'El trabajo se propuso examinar {matter}.',
  ],
  claim: [
    'Entre las causas {de problem} está que {clause}.',
    'El problema {de problem} procede en parte de que {clause}.',
    'En cuanto {a problem}, el trabajo halla que {clause}.',
    'Respecto {a problem}, el trabajo muestra que {clause}.',
  ],
  claims: [
    'El problema {de problem} se debe a que {clause} y a que {clause2}.',
    'En cuanto {a problem}, hay dos razones: por un lado, {clause}; por otro, {clause2}.',
    'Hay dos causas {de problem}: {clause}; además, {clause2}.',
    'Respecto {a problem}, el trabajo muestra que {clause} y que {clause2}.',
  ],
  named: [
    'El trabajo atribuye el problema {de problem} en parte {a cause} y propone {measure}.',
    'Para el problema {de problem}, causado en parte por {cause}, el trabajo propone {measure}.',
    'En cuanto {a problem}, una causa está en {cause}, y el trabajo propone {measure}.',
  ],
  namedTwo: [
    'El trabajo halla dos causas {de problem}: {cause}, ante lo que propone {remedy}, y {cause2}, ante lo que propone {remedy2}.',
    'El problema {de problem} tiene dos causas: {cause}, a lo que se responde con {remedy}, y {cause2}, a lo que se responde con {remedy2}.',
    'El trabajo atribuye el problema {de problem} {a cause}, ante lo que propone {remedy}, y {a cause2}, ante lo que propone {remedy2}.',
  ],
  namedPast: [
    'El trabajo relaciona {problem} con {cause}.',
    'En cuanto {a problem}, el trabajo atiende {a cause}.',
    'Una explicación {de problem} está en {cause}.',
  ],
  namedPasts: [
    'El trabajo relaciona {problem} con {cause} y con {cause2}.',
    'En cuanto {a problem}, el trabajo atiende {a cause} y {a cause2}.',
    'La explicación {de problem} está en {cause} y en {cause2}.',
  ],
  proposal: [
    'El trabajo concluye que esto puede corregirse si {clause}.',
    'Ese problema puede reducirse si {clause}.',
    'Por ello el trabajo sostiene que la situación puede mejorar si {clause}.',
    'Cabe responder a ello si {clause}.',
  ],
  proposals: [
    'Ese problema puede reducirse si {clause} y si {clause2}.',
    'El trabajo concluye que la situación puede mejorar si {clause} y si {clause2}.',
    'Cabe actuar sobre ambas causas si {clause} y si {clause2}.',
  ],
  leave: ['Hay que añadir que {clause}.', 'Queda una reserva: {clause}.', 'Debe tenerse en cuenta que {clause}.'],
  unsettled: [
    'Queda abierta una cuestión: {clause}.',
    'En un punto las opiniones siguen divididas: {clause}.',
    'Queda un debate sin cerrar: {clause}.',
  ],
  summary: [
    'El trabajo llega a dos conclusiones sobre {matter}: primero, {clause}; segundo, {clause2}.',
    'Lo que se ha hallado sobre {matter} es que {clause} y que {clause2}.',
    'Sobre {matter}, el trabajo muestra que {clause} y que {clause2}.',
  ],
  pastClaim: ['El trabajo muestra que {clause}.', 'El análisis muestra que {clause}.', 'Cabe sostener que {clause}.'],
  pastClaims: [
    'El trabajo muestra que {clause} y que {clause2}.',
    'El análisis muestra que {clause} y que {clause2}.',
    'Cabe sostener que {clause} y que {clause2}.',
  ],
  examined: [
    'El trabajo se centra en {list}.',
    'El análisis se refiere a {list}.',
    'El trabajo toma como caso {list}.',
  ],
};

/** What binds a fact to the one that it hangs together with. */
export const joints: Wording['joints'] = {
  but: [', pero ', '; con todo, ', '; ahora bien, '],
  because: [', porque ', ', ya que ', ', pues '],
  so: ['; por ello se propone lo siguiente: ', '; la medida propuesta es esta: ', '; como respuesta se propone esto: '],
  example: ['; por ejemplo, '],
};
