import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const failures = {
  'decline.course': [
    ['Desarrollo {de focus}', '~Desarrollo {de object}'],
    ['Sigue el declive desde el apogeo, cada paso con su fuente.'],
  ],
  'decline.height': [
    ['El apogeo {de case}', 'La posición en su apogeo'],
    ['Indica la posición y las ventajas que la sostenían.'],
  ],
  'decline.turn': [['Primeras señales del declive'], ['Nombra las primeras señales y cómo se leyeron.']],
  'decline.slide': [['La caída: cifras y última etapa'], ['Sigue la caída con cuotas e ingresos.']],
  'decline.causes': [
    ['Causas {de focus}', '~Causas {de object}'],
    ['Distingue los cambios del entorno de las decisiones propias.'],
  ],
  'decline.market': [['Cambios en la técnica y la demanda'], ['Dice cuándo llegaron y cuánto pesaron.']],
  'decline.choice': [['Decisiones y oportunidades perdidas'], ['Reconstruye las decisiones y las alternativas.']],
  'decline.inside': [['Organización, cultura y dirección'], ['Muestra qué impedía cambiar desde dentro.']],
  'decline.rivals': [['Lo que los rivales hicieron mejor'], ['Compara lo que hicieron los rivales.']],
  'decline.tried': [['Intentos de recuperación y su resultado'], ['Dice qué se intentó y por qué no bastó.']],
  'decline.lessons': [
    ['Lecciones {de focus}', '~Lecciones {de object}'],
    ['Extrae de las causas lo que sirve a otros.'],
  ],
  'decline.signs': [['Señales que pueden leerse a tiempo'], ['Enumera señales tempranas observables.']],
  'decline.firms': [['Lecciones para empresas ante el cambio'], ['Nombra cambios de organización y decisión.']],
  'fail.plan': [
    ['Objetivos y planificación {de focus}', '~Objetivos y planificación {de object}'],
    ['Dice qué se buscaba y por qué se esperaba lograrlo.'],
  ],
  'fail.aims': [['Objetivos y expectativas'], ['Expone los objetivos y su base.']],
  'fail.forces': [['Fuerzas y medios disponibles'], ['Compara fuerzas y condiciones.']],
  'fail.causes': [
    ['Por qué fracasó {focus}', '~Por qué fracasó {object}'],
    ['Examina las causas una a una y las pondera.'],
  ],
  'fail.design': [['Errores de plan y de mando'], ['Muestra dónde erraron juicios y decisiones.']],
  'fail.means': [['Límites de fuerzas y circunstancias'], ['Muestra cómo limitaron las condiciones.']],
  'fail.other': [['La respuesta de los adversarios'], ['Dice qué hizo el adversario y por qué funcionó.']],
  'fail.result': [
    ['Consecuencias del fracaso {de focus}', '~Consecuencias del fracaso {de object}'],
    ['Distingue consecuencias directas y duraderas.'],
  ],
} as const satisfies Partial<Phrases<Move>>;
