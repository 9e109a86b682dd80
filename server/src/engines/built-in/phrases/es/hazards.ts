import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const hazards = {
  'side.named': [
    ['{bare term} {de focus}', '~{bare term} {de object}'],
    ['Reúne lo hallado sobre este lado que nombra el título y su solidez.'],
  ],
  'side.found': [['{bare term}: resultados conocidos'], ['Resume material, métodos y resultados principales.']],
  'side.open': [
    ['{bare term}: discrepancias y solidez de la evidencia'],
    ['Dice dónde difieren los resultados y cuánto valen.'],
  ],
  'hazard.source': [
    ['Fuentes y exposición: {focus}', '~Fuentes y exposición: {object}'],
    ['Dice de dónde procede y cómo se entra en contacto con ello.'],
  ],
  'hazard.origin': [['Fuentes principales'], ['Compara hallazgos y proporciones por fuente.']],
  'hazard.route': [['Vías de exposición y detección'], ['Compara vías, métodos de detección y niveles hallados.']],
  'hazard.risk': [
    ['Daños y grupos de riesgo: {focus}', '~Daños y grupos de riesgo: {object}'],
    ['Reúne daños probados y dice quién sufre más.'],
  ],
  'hazard.harm': [['Daños probados y mecanismos'], ['Ordena daños y mecanismos por solidez de la evidencia.']],
  'hazard.who': [['Grupos de riesgo y dosis'], ['Compara grupos y niveles de exposición.']],
  'hazard.answer': [
    ['Prevención y control: {focus}', '~Prevención y control: {object}'],
    ['Compara vías de control por efecto, coste y condiciones.'],
  ],
  'hazard.avoid': [['Control en el origen y vigilancia'], ['Reúne formas de reducir fuentes, vigilar y normar.']],
  'hazard.remove': [['Eliminación y tratamiento'], ['Compara lo que logran la eliminación o el tratamiento.']],
  'prevent.assess': [['Valoración del riesgo {de object}'], ['Compara instrumentos de valoración y su momento.']],
  'prevent.tool': [['Escalas y su validez'], ['Compara contenido, sensibilidad y adecuación.']],
  'prevent.when': [['Identificación de personas de alto riesgo'], ['Dice cuándo y quién valora.']],
  'prevent.ways': [['Medidas para prevenir {object} y su efecto'], ['Clasifica medidas y compara efecto y evidencia.']],
  'prevent.single': [['Medidas aisladas'], ['Compara las medidas una por una.']],
  'prevent.bundle': [['Programas combinados'], ['Compara lo que logran varias medidas juntas.']],
  'prevent.carried': [['Aplicación y cumplimiento'], ['Dice hasta dónde se aplican y por qué no más.']],
} as const satisfies Partial<Phrases<Move>>;
