import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const policy = {
  'policy.problem': [
    ['{focus} {there}: problema y objetivos', '{focus}: problema y objetivos', '~{object}: problema y objetivos'],
    ['Dice a qué responde la política, qué busca, quién gana y quién paga.'],
  ],
  'policy.origin': [
    ['Origen político {de object}'],
    ['Muestra con hechos comprobables de dónde viene el problema y su urgencia.'],
  ],
  'policy.goals': [
    ['Objetivos {de object} y su prioridad'],
    ['Distingue objetivos declarados y tácitos y sus tensiones.'],
  ],
  'policy.parties': [
    ['Intereses afectados por {object}'],
    ['Enumera a los afectados, lo que piden y el peso que tienen.'],
  ],
  'policy.tools': [
    ['Instrumentos {de focus}', '~Instrumentos {de object}'],
    ['Clasifica normas, incentivos e información y los contrasta con los objetivos.'],
  ],
  'policy.rules': [
    ['Normas y estándares en torno {a object}'],
    ['Expone las reglas principales, a quién obligan y con qué fuerza.'],
  ],
  'policy.incentives': [
    ['Financiación e incentivos {de object}'],
    ['Indica el origen de los fondos, sus destinatarios y lo que premian.'],
  ],
  'policy.duties': [
    ['Reparto de competencias en torno {a object}'],
    ['Sigue el reparto y halla solapamientos y vacíos.'],
  ],
  'policy.carrying': [
    [
      '{focus} {there}: del texto a la práctica',
      '{focus}: del texto a la práctica',
      '~{object}: del texto a la práctica',
    ],
    ['Sigue la cadena de la decisión a la entrega y localiza dónde se desvía.'],
  ],
  'policy.chain': [
    ['Eslabones en la ejecución {de object}'],
    ['Dibuja la cadena con responsable y plazo en cada eslabón.'],
  ],
  'policy.local': [
    ['Aplicación {de object} en {place}', 'Aplicación {de object} en distintos lugares'],
    ['Compara prácticas y condiciones sin tomar una por todas.'],
  ],
  'policy.obstacle': [
    ['Resistencias en la ejecución {de object}'],
    ['Distingue falta de medios, falta de voluntad y choque de normas.'],
  ],
  'policy.effects': [
    ['Efectos y costes {de focus}', '~Efectos y costes {de object}'],
    ['Contrasta resultados y objetivos y busca efectos no previstos; los datos quedan por completar.'],
  ],
  'policy.yardstick': [
    ['Criterios para evaluar {object}'],
    ['Dice qué indicadores y qué comparación permiten atribuir un resultado a la política.'],
  ],
  'policy.reached': [
    ['Grado de cumplimiento de los objetivos {de object}'],
    ['Recorre los objetivos y gradúa la evidencia de cada uno.'],
  ],
  'policy.side': [
    ['Costes y efectos secundarios {de object}'],
    ['Nombra costes trasladados, evasión y nuevas desigualdades.'],
  ],
  'policy.adjust': [
    ['Opciones para ajustar {focus}', '~Opciones para ajustar {object}'],
    ['Deriva de las causas opciones comparables y lo que exige cada una.'],
  ],
  'policy.options': [
    ['Alternativas ante {object}: mantener, corregir o sustituir'],
    ['Expone las alternativas y el precio de cada una.'],
  ],
  'policy.choice': [
    ['Elección entre las alternativas sobre {object}'],
    ['Compara con un mismo criterio y razona la elección.'],
  ],
  'policy.support': [
    ['Condiciones para reformar {object}'],
    ['Nombra ley, dinero y seguimiento, y cuándo revisar el cambio.'],
  ],
  'policy.gain': [['Beneficiarios {de object}'], ['Dice quién ganó, cuánto y con qué evidencia.']],
  'policy.missed': [['Objetivos no alcanzados {de object}'], ['Separa los fallos de diseño de los de ejecución.']],
} as const satisfies Partial<Phrases<Move>>;
