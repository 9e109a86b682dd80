import type { StudyGap } from '../../study-gap-kinds.ts';

/** What is missing from studies of one kind only. */
export const gapsOfStudies: Record<StudyGap, readonly string[]> = {
  dataset: [
    'nombre, fuente y licencia del conjunto de datos',
    'número de muestras de cada clase y su reparto en entrenamiento, validación y prueba',
    'forma del etiquetado, quién lo hizo y con qué acuerdo',
    'número de muestras descartadas y motivo',
  ],
  scores: [
    'cifras de cada método con el mismo reparto de datos y sus parámetros',
    'media y desviación de varias ejecuciones, con su número y sus semillas',
    'cifras al quitar cada mejora por separado',
    'tiempo de ejecución y recursos de cada método',
  ],
  misses: [
    'número, tipos y causas de los casos fallidos',
    'clases que más se confunden y su proporción',
    'comportamiento fuera de las condiciones de diseño',
  ],
  settings: [
    'equipo, programas y versiones',
    'valor de cada parámetro y su justificación',
    'número de ejecuciones repetidas y semillas',
    'resultados al variar cada parámetro por separado',
  ],
  specimens: [
    'nombre, procedencia, calidad y lote de los materiales',
    'número de probetas o parcelas, tratamientos y repeticiones de cada uno',
    'fechas, lugar y condiciones del ensayo',
    'preparación y conservación de los materiales',
  ],
  readings: [
    'método, norma e instrumento de cada magnitud',
    'momentos y número de muestreos o lecturas',
    'registros de calibración y límites de detección',
  ],
  treatments: [
    'niveles de cada factor, testigo y número de repeticiones',
    'disposición u orden de los tratamientos y forma de aleatorizarlos',
    'método estadístico y nivel de significación',
  ],
  measured: [
    'media, desviación y número de repeticiones de cada tratamiento',
    'prueba de las diferencias entre tratamientos',
    'curvas, espectros o fotografías medidos, con las condiciones de medida',
    'número y fecha de los registros originales',
  ],
  errors: [
    'fuentes y magnitud de los errores y cómo se estimaron',
    'dispersión entre medidas repetidas',
    'datos descartados y motivos',
    'errores que reduciría un procedimiento mejor',
  ],
  subjects: [
    'procedencia y número de participantes y periodo de inclusión',
    'criterios de inclusión y exclusión y número de excluidos por cada uno',
    'número, edad y sexo de cada grupo',
    'obtención del consentimiento y número del dictamen ético',
  ],
  patient: [
    'edad, sexo, motivo de consulta y antecedentes del paciente (sin datos identificativos)',
    'signos, puntuaciones y hallazgos al ingreso',
    'consentimiento del paciente o de la familia',
  ],
  endpoints: [
    'definición de los resultados principales y secundarios y momento de su medida',
    'criterios, evaluadores y si hubo cegamiento',
    'métodos, instrumentos e intervalos de referencia',
  ],
  outcomes: [
    'participantes, casos y pérdidas de seguimiento de cada grupo',
    'estimación de la diferencia o asociación con su intervalo de confianza del 95 %',
    'resultados por estratos o en análisis de sensibilidad',
    'número y características de cada grupo y si son comparables',
  ],
  safety: ['número, gravedad y manejo de los efectos adversos', 'número de abandonos por efectos adversos'],
  accuracy: [
    'tabla de dos por dos frente al patrón de referencia',
    'sensibilidad, especificidad y valores predictivos con intervalos de confianza',
    'número y causas de falsos positivos y falsos negativos',
    'concordancia entre observadores',
  ],
  course: [
    'fechas y contenido del tratamiento y evolución',
    'resultados de los controles y estado al alta',
    'tiempo de seguimiento y desenlace',
  ],
  diagnosis: [
    'hallazgos que apoyan el diagnóstico, con fechas',
    'cuadros que hay que distinguir y motivos para descartarlos',
    'criterios diagnósticos seguidos y su edición',
  ],
  records: [
    'fuente, años y frecuencia de los datos',
    'pasos de la selección y número final de observaciones',
    'tratamiento de valores ausentes, atípicos y cambios de definición',
    'vía de acceso {a data} y fecha de descarga',
  ],
  definitions: [
    'definición, fórmula y unidad de cada indicador',
    'fuente y año de cada indicador',
    'motivo de la elección y posibles sustitutos',
  ],
  stations: [
    'posición y número de los puntos de medida o muestreo y motivo de su elección',
    'periodo y frecuencia de la observación',
    'fuente, resolución y control de calidad de las imágenes o registros',
    'periodos sin datos y su tratamiento',
  ],
  observed: [
    'valores observados en cada lugar y momento, con estadísticos',
    'mapas o curvas por lugar y tiempo',
    'magnitud de la tendencia y su prueba',
    'comparación con un valor de referencia o un límite normativo',
  ],
  ratings: [
    'valores brutos y normalizados de cada indicador',
    'puntuación y posición de cada unidad',
    'origen de las ponderaciones y orden resultante al variarlas',
    'valores por año o región y sus diferencias',
  ],
  interviews: [
    'número y perfil de las personas entrevistadas y forma de elegirlas',
    'momento, lugar y número de entrevistas u observaciones y forma de registro',
    'guion de la entrevista y puntos de observación',
    'consentimiento y anonimato',
  ],
  themes: [
    'palabras de los entrevistados sobre cada tema, con código y fecha',
    'esquema de códigos y cómo se agruparon en temas',
    'casos que se apartan de lo dicho por la mayoría',
  ],
  corpus: [
    'fuente, periodo y tamaño del corpus',
    'criterios para incluir y excluir textos',
    'categorías de anotación, anotadores y su acuerdo',
    'frecuencia de cada categoría y procedencia de los ejemplos',
  ],
  judgments: [
    'base de datos, términos y fecha de la búsqueda de sentencias',
    'número de resoluciones halladas, descartadas y utilizadas',
    'referencia, tribunal y doctrina de cada caso',
    'tipos de razonamiento y número de casos de cada uno',
  ],
  site: [
    'situación, dimensiones y uso del lugar o de la obra',
    'datos geológicos, climáticos o de recursos, con su fuente',
    'normas aplicables y su edición',
    'fotografías y planos del lugar',
  ],
  precedents: [
    'nombre, autor y año de diseños comparables',
    'procedencia de las imágenes y motivo de la elección',
    'lo aprovechable y lo insuficiente de cada uno',
  ],
  solution: [
    'valor de cada parámetro y su fuente',
    'programa, paso y criterio de convergencia',
    'tablas y figuras de la solución numérica o analítica',
    'error frente a los datos medidos',
  ],
  classroom: [
    'grupo, número de alumnos, sesiones y fechas',
    'trabajos o calificaciones antes y después',
    'trabajos del alumnado y fragmentos del registro de clase',
    'opiniones del alumnado y de los docentes observadores',
  ],
  calculation: [
    'cargas o condiciones de trabajo adoptadas y su base',
    'valores calculados junto a los límites de la norma',
    'número de las hojas de cálculo y los planos',
  ],
  budget: [
    'importe de cada inversión, coste e ingreso y base de la estimación',
    'supuestos sobre precios, cantidades y plazos',
    'cálculo del umbral de rentabilidad o del plazo de recuperación',
  ],
  inspection: [
    'momento, lugar, método e instrumentos de la inspección',
    'valores o fotografías obtenidos',
    'estado antes y después de actuar y fecha de la revisión',
  ],
  appraisal: [
    'número y perfil de los evaluadores y forma de consultarlos',
    'puntuaciones y extractos de sus opiniones',
    'cambios introducidos, antes y después',
  ],
  effects: [
    'valores de cada indicador antes y después, con fuentes',
    'valores del mismo periodo donde no se aplicó',
    'número o importe de los beneficiados y los perjudicados',
  ],
  compared: [
    'valores de ambas partes con la misma definición y fecha, con fuentes',
    'puntos en que no son comparables y cómo se trataron',
    'casos y documentos de cada parte, con fuentes',
  ],
};
