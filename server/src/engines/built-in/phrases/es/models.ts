import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const models = {
  'model.build': [
    ['Construcción de un modelo {de object}'],
    ['Dice qué se supone y qué magnitudes se siguen, y después escribe el modelo.'],
  ],
  'model.assume': [
    ['Supuestos y variables'],
    ['Enumera cada supuesto con su razón, y las variables con sus unidades.'],
  ],
  'model.equation': [
    ['Ecuaciones del modelo'],
    ['Deduce las ecuaciones y explica cada término y los valores iniciales.'],
  ],
  'model.solve': [
    ['Resultados del modelo {de object}'],
    ['Presenta primero los resultados analíticos y después los numéricos.'],
  ],
  'model.solution': [
    ['Resultados analíticos y solución numérica'],
    ['Da equilibrios, estabilidad y método numérico; valores por completar.'],
  ],
  'model.parameter': [['Influencia de los parámetros'], ['Varía los parámetros principales y sigue el resultado.']],
  'model.fit': [
    ['El modelo {de object} frente a los datos'],
    ['Estima los parámetros con datos y comprueba si el modelo es fiable.'],
  ],
  'model.data': [['Datos y estimación de parámetros'], ['Indica datos, preparación y método de estimación.']],
  'model.error': [
    ['Ajuste y desviaciones'],
    ['Compara valores calculados y observados y explica las desviaciones; valores por completar.'],
  ],
  'model.worth': [
    ['Alcance y mejora del modelo {de object}'],
    ['Dice qué preguntas puede responder el modelo y cuáles no.'],
  ],
  'model.limit': [['Cuándo fallan los supuestos'], ['Señala los supuestos más débiles y sus consecuencias.']],
  'model.extend': [['Versiones mejoradas del modelo'], ['Dice qué supuesto puede relajarse y qué datos exige.']],
} as const satisfies Partial<Phrases<Move>>;
