import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const issue = {
  'issue.problem': [
    ['{object} {there}: el problema y su magnitud', '{object}: el problema y su magnitud'],
    ['Muestra con cifras comprobables su tamaño, su cambio y a quién afecta.'],
  ],
  'issue.extent': [['Magnitud y evolución {de object}'], ['Nombra fuentes comparables; cifras por completar.']],
  'issue.roots': [['Qué hay detrás {de object}'], ['Distingue causas duraderas de cambios recientes.']],
  'issue.burden': [['Personas afectadas por {object}'], ['Dice qué diferencia hacen renta, lugar y edad.']],
  'issue.answers': [
    ['Respuestas de la política pública {there} ante {object}', 'Respuestas de la política pública ante {object}'],
    ['Recorre las etapas, los medios y el reparto de tareas.'],
  ],
  'issue.course': [['Etapas de la política sobre {object}'], ['Divide por puntos de inflexión y explica cada cambio.']],
  'issue.tools': [
    ['Instrumentos de política ante {object}'],
    ['Ordena normas, dinero y servicios y qué causa atiende cada uno.'],
  ],
  'issue.bodies': [['Quiénes deciden sobre {object}'], ['Dice quién decide, quién paga y quién ejecuta.']],
  'issue.result': [
    ['Logros e insuficiencias de la política sobre {object}'],
    ['Contrasta la política con el cambio del problema y otras causas.'],
  ],
  'issue.gain': [['Logros de la política sobre {object}'], ['Gradúa las pruebas punto por punto.']],
  'issue.short': [['Insuficiencias de la política sobre {object}'], ['Nombra causas intactas y fallos de ejecución.']],
  'issue.uneven': [
    ['Quién gana y quién pierde con la política sobre {object}'],
    ['Pregunta si beneficio y carga se corresponden.'],
  ],
  'issue.options': [['Opciones de política ante {object}'], ['Compara opciones y recomienda una con sus condiciones.']],
  'issue.choices': [['Alternativas disponibles ante {object}'], ['Enumera opciones y la causa que atiende cada una.']],
  'issue.weigh': [['Comparación de las opciones ante {object}'], ['Compara efecto, coste, equidad y viabilidad.']],
  'issue.plan': [['Recomendación sobre {object}'], ['Dice quién debe actuar, qué va primero y cuándo revisar.']],
} as const satisfies Partial<Phrases<Move>>;
