import type { StudyGap } from '../../study-gap-kinds.ts';
import type { Materials } from '../wording.ts';
import { gapsOfStudies } from './gaps-of-studies.ts';

/** What a study lacks that only its student can measure, by what the heading asks for. */
export const studyGaps: Pick<
  Materials['gaps'],
  | 'sample'
  | 'instrument'
  | 'procedure'
  | 'model'
  | 'describe'
  | 'result'
  | 'group'
  | 'robust'
  | 'ground'
  | 'advice'
  | 'limit'
  | StudyGap
> = {
  ...gapsOfStudies,
  sample: [
    'origen y tamaño de la muestra y fechas de la recogida',
    'vía de acceso {a data} y número de casos válidos',
    'casos contactados, recibidos y válidos, y composición de la muestra',
    'criterios de inclusión y exclusión y número de excluidos',
    'marco de muestreo, forma de selección y fechas',
  ],
  instrument: [
    'nombre, fuente y puntuación de cada escala o indicador',
    'preguntas o definición de cada variable, con fiabilidad y validez',
    'número de preguntas, dimensiones y autor de la escala, con los cambios hechos',
    'tamaño de la prueba piloto, fiabilidad obtenida y preguntas retiradas',
  ],
  procedure: [
    'momento, lugar y forma de la recogida y obtención del consentimiento',
    'resultado de la prueba del sesgo de método común y lo que se hizo con él',
    'alcance de la prueba piloto y cambios que motivó',
    'registro de la entrada, la revisión y los datos ausentes',
  ],
  model: [
    'forma del modelo, variables de control y programa',
    'método estadístico y criterio de cada paso',
    'base del tamaño muestral y nivel de significación',
    'comprobación de los supuestos del método',
  ],
  describe: [
    'tabla de medias, desviaciones y correlaciones',
    'número y porcentaje según los rasgos principales',
    'distribución de las puntuaciones y datos ausentes',
    'nivel general junto a un valor de referencia',
  ],
  result: [
    'tabla de resultados por hipótesis (coeficiente, error estándar, significación)',
    'estimación {de matter} con su intervalo de confianza',
    'figuras y tablas hechas con los datos, con una frase sobre cómo leerlas',
    'resultados según {variable}, con comentario',
  ],
  group: [
    'tamaño, media, desviación y prueba de diferencia de cada grupo',
    'razón de la división y tamaño de cada grupo',
    'tamaño del efecto e intervalo de las diferencias',
    'número y proporción de cada grupo y prueba de su diferencia',
  ],
  robust: [
    'tabla de resultados con otra medida, muestra o método',
    'posibles fuentes de sesgo y cómo se comprobó cada una',
    'tratamiento de la endogeneidad con su estadístico',
    'resultados con y sin valores atípicos',
  ],
  ground: [
    'teoría y estudios previos que apoyan esta relación, con fuentes',
    'lo que hallaron los estudios previos sobre su sentido y magnitud, a favor y en contra',
    'condiciones en que se espera la relación, con fuentes',
  ],
  advice: [
    'pasos que esta parte puede dar, en la medida en que se deduzcan de los resultados',
    'quién los llevaría a cabo y qué necesita, según los datos',
  ],
  limit: [
    'limitaciones de la muestra, las medidas y el método tal como resultaron',
    'hasta dónde pueden extenderse los resultados y dónde no',
  ],
};
