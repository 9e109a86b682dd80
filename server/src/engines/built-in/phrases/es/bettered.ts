import type { Phrases } from '../phrase.ts';

/** A property that is to be bettered, what a letter or a dream does in a work, what a change brought to a region. */
export const bettered = {
  'better.weak': [['Lo que limita {object}'], ['Dar los valores actuales y la meta; ordenar los factores por peso.']],
  'better.state': [['Valores actuales y medidas'], ['Dar medidas, condiciones y valores publicados.']],
  'better.how': [['Cómo actúan los factores'], ['Decir en qué paso actúa cada uno.']],
  'better.means': [['Vías de mejora posibles'], ['Comparar las vías que responden a los factores y elegir una.']],
  'better.known': [['Vías conocidas y sus límites'], ['Comparar lo que gana y cuesta cada una.']],
  'better.choice': [['La vía elegida y sus razones'], ['Decir a qué factor responde y formular una hipótesis.']],
  'better.make': [['Fabricación y ensayo'], ['Describir ambos de modo que puedan repetirse.']],
  'better.sample': [['Pasos de fabricación y comparación'], ['Mantener igual todo lo demás.']],
  'better.test': [['Ensayos y medición'], ['Dar aparatos, condiciones, repeticiones y errores.']],
  'better.result': [
    ['Resultados de los ensayos y discusión'],
    ['Contrastarlos con la hipótesis; cifras por completar.'],
  ],
  'better.compare': [['Comparación con y sin la mejora'], ['Dar diferencias y errores; cifras por completar.']],
  'better.side': [['Efectos en otras propiedades y en el coste'], ['Buscar lo que se pierde.']],
  'better.why': [['Por qué funciona la mejora'], ['Separar lo observado de lo supuesto.']],
  'role.place': [['{term} en la estructura de {work}'], ['Decir dónde aparece y qué lugar ocupa.']],
  'role.where': [['Dónde aparece'], ['Enumerar los pasajes con sus escenas.']],
  'role.frame': [['Su lugar en el conjunto'], ['Relacionarlo con lo anterior y lo posterior.']],
  'role.plot': [['Su papel en la trama y los personajes'], ['Leer escena por escena lo que provoca.']],
  'role.move': [['El avance de la trama'], ['Preguntar qué no ocurriría sin ello.']],
  'role.hide': [['Lo oculto y lo revelado'], ['Seguir quién sabe qué y cuándo.']],
  'role.bond': [['Los lazos entre los personajes'], ['Decir entre quiénes actúa.']],
  'role.telling': [['Su papel en la narración y ante el lector'], ['Leer cómo cambia el modo de contar.']],
  'role.voice': [['Cambios de narrador y de punto de vista'], ['Comparar de quién es la voz.']],
  'role.reader': [['Lo que se deja al lector'], ['Decir qué sabe solo el lector.']],
  'brought.life': [
    ['Cambios en la vida y los desplazamientos'],
    ['Comparar antes y después con registros y entrevistas.'],
  ],
  'brought.trade': [['Cambios en la población y el comercio'], ['Comparar estadísticas; cifras por completar.']],
  'brought.public': [['Cambios en la hacienda y los servicios locales'], ['Nombrar cargas y sustitutos.']],
} as const satisfies Phrases;
