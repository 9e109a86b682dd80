import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const services = {
  'sci.idea': [['{object}: concepto y origen'], ['Dice qué es y cómo se propuso o se descubrió.']],
  'sci.origin': [['Cómo surgió la idea'], ['Sigue en el tiempo a personas y hechos.']],
  'sci.core': [['Principios básicos'], ['Explica el principio con pocas fórmulas.']],
  'sci.seen': [['Pruebas {de object}'], ['Dice en qué se apoya su aceptación.']],
  'sci.signs': [['Observaciones y experimentos clave'], ['Da diseño, resultado y precisión.']],
  'sci.models': [['Modelos y su comprobación'], ['Compara predicciones y pruebas.']],
  'sci.made': [['Vías para lograr {object}'], ['Dice qué vías hay y hasta dónde llega cada una.']],
  'sci.ways': [['Enfoques principales'], ['Dice lo mejor y lo peor de cada uno.']],
  'sci.state': [['Situación de la técnica'], ['Usa cifras comprobables.']],
  'sci.use': [['Usos y límites {de object}'], ['Dice qué puede hacer y qué no todavía.']],
  'sci.uses': [['Usos actuales y posibles'], ['Separa lo que funciona de lo que se espera.']],
  'sci.limits': [['Obstáculos técnicos y costes'], ['Señala dificultades de técnica, coste y seguridad.']],
  'sci.open': [['{object}: importancia y preguntas abiertas'], ['Dice qué cambió y qué no está claro.']],
  'sci.worth': [['Lo que significa para entender la naturaleza'], ['Lo relaciona con otras teorías.']],
  'sci.next': [['Preguntas abiertas'], ['Enumera preguntas y vías para responderlas.']],
  'serve.basis': [
    ['Datos de partida {de focus}', '~Datos de partida {de object}'],
    ['Da el edificio, las normas y los datos básicos.'],
  ],
  'serve.ground': [
    ['Terreno, fuente de agua y requisitos'],
    ['Da relieve, suelo, fuente y necesidades de las plantas.'],
  ],
  'serve.site': [['El edificio y la normativa aplicable'], ['Describe edificio, emplazamiento y normas.']],
  'serve.demand': [['Demanda y cargas de diseño'], ['Deduce la demanda de personas, superficie y normas.']],
  'serve.scheme': [
    ['Alternativas para {focus}', '~Alternativas para {object}'],
    ['Compara alternativas y fija el sistema.'],
  ],
  'serve.compare': [['Comparación de sistemas'], ['Compara por técnica y coste.']],
  'serve.layout': [['Trazado y zonificación'], ['Dice por dónde van redes y equipos.']],
  'serve.size': [
    ['Cálculo y dimensionado {de focus}', '~Cálculo y dimensionado {de object}'],
    ['Calcula paso a paso y elige equipos.'],
  ],
  'serve.flow': [['Caudales, pérdidas y balance de energía'], ['Da fórmulas, valores y resultados.']],
  'serve.equip': [['Elección de equipos y materiales'], ['Elige según el cálculo.']],
  'serve.check': [['Comprobaciones y ahorro de energía'], ['Comprueba límites y estima el ahorro.']],
  'serve.work': [['Ejecución y uso {de focus}', '~Ejecución y uso {de object}'], ['Da pasos, costes y mantenimiento.']],
  'serve.build': [['Montaje y recepción'], ['Enumera pasos y pruebas.']],
  'serve.money': [['Coste, amortización y mantenimiento'], ['Estima coste y mantenimiento.']],
} as const satisfies Partial<Phrases<Move>>;
