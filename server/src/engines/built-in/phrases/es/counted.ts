import type { Phrases } from '../phrase.ts';

/** Where a notion begins and ends: qué cuenta como trabajo. */
export const counted = {
  'counts.sense': [
    ['El concepto de {bare term}: usos y origen'],
    ['Dice cómo se usa la palabra y de dónde viene la noción.'],
  ],
  'counts.usage': [['Sentido corriente y sentido técnico'], ['Compara el uso común con el de los especialistas.']],
  'counts.origin': [['Aparición y cambios del concepto'], ['Dice cuándo aparece el concepto y cómo ha cambiado.']],
  'counts.statute': [['Definiciones en las normas vigentes'], ['Expone cómo lo definen las normas y si coinciden.']],
  'counts.near': [['Conceptos cercanos'], ['Lo distingue de aquello con lo que se confunde.']],
  'counts.criteria': [
    ['Criterios para hablar de {bare term}'],
    ['Reúne los criterios en uso y los examina uno a uno.'],
  ],
  'counts.listed': [['Criterios propuestos'], ['Enumera los criterios con las razones de cada uno.']],
  'counts.needed': [['Lo necesario y lo suficiente'], ['Dice qué condiciones no pueden faltar y cuáles bastan.']],
  'counts.judge': [
    ['Quién decide y con qué procedimiento'],
    ['Dice quién aplica el criterio y cómo influye en el resultado.'],
  ],
  'counts.edge': [
    ['Casos límite: hasta dónde llega el concepto de {bare term}'],
    ['Toma casos que quedan entre el sí y el no.'],
  ],
  'counts.courts': [
    ['El criterio de los tribunales'],
    ['Lee resoluciones representativas; citas y hechos deben comprobarse uno a uno.'],
  ],
  'counts.out': [
    ['Casos incluidos o excluidos por error'],
    ['Muestra dónde los criterios son demasiado amplios o estrechos.'],
  ],
  'counts.split': [
    ['Dónde está el verdadero desacuerdo'],
    ['Separa las disputas de hecho de las disputas sobre el criterio.'],
  ],
  'counts.answer': [
    ['Una definición de {bare term}: propuesta y límites'],
    ['Propone un criterio y dice cómo resuelve los casos límite.'],
  ],
  'counts.test': [['El criterio propuesto y sus razones'], ['Expone el criterio y lo que lo hace mejor que otros.']],
  'counts.tried': [
    ['El criterio ante los casos límite'],
    ['Aplica el criterio a los casos difíciles y examina el resultado.'],
  ],
  'counts.reform': [['Propuesta de reforma de las normas'], ['Esboza un cambio en el texto de las normas.']],
} as const satisfies Phrases;
