import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const labExperiment = {
  'trial.plot': [['Lugar y material del ensayo'], ['Describe lugar, suelo o alojamiento, variedad y origen.']],
  'trial.people': [['Captación de los participantes'], ['Explica captación, requisitos, número y protección.']],
  'trial.dose': [['El nivel óptimo {de object}'], ['Lo estima con la curva de respuesta e indica dónde vale.']],
  'process.material': [['{object}: materias primas y proceso'], ['Enumera materiales, equipos y flujo del proceso.']],
  'process.flow': [['Flujo y puntos clave del proceso'], ['Da operaciones, intervalos y puntos de control.']],
  'process.index': [
    ['Indicadores de calidad {de object}'],
    ['Elige indicadores sensoriales, químicos o de rendimiento.'],
  ],
  'process.single': [
    ['Ensayos de un solo factor con {object}'],
    ['Varía cantidad, temperatura y tiempo por separado.'],
  ],
  'process.amount': [
    ['Efecto de la cantidad y la proporción'],
    ['Compara cantidades y proporciones con lo demás fijo.'],
  ],
  'process.setting': [['Efecto de la temperatura y el tiempo'], ['Compara temperaturas y tiempos con lo demás fijo.']],
  'process.best': [['Optimización {de object}'], ['Usa un diseño ortogonal o de superficie de respuesta.']],
  'process.cross': [
    ['Diseño ortogonal o de superficie de respuesta'],
    ['Tabula factores, niveles y ensayos; resultados por completar.'],
  ],
  'process.proof': [
    ['Comprobación de las condiciones óptimas'],
    ['Repite el proceso y compara lo medido con lo previsto.'],
  ],
  'process.quality': [['Calidad del producto final'], ['Comprueba los indicadores frente a la norma.']],
  'assay.method': [['{object}: principio y método'], ['Explica principio, instrumentos, muestras y pasos.']],
  'assay.principle': [['Principio y fórmulas {de object}'], ['Da principio, fórmulas y su validez.']],
  'assay.sample': [['Toma y preparación de muestras'], ['Indica origen, número, conservación y preparación.']],
  'assay.steps': [['Instrumentos, reactivos y pasos'], ['Da condiciones, blancos y réplicas.']],
  'assay.result': [['{object}: resultados'], ['Presenta datos y cálculos; por completar.']],
  'assay.value': [['Valores {de object} comparados'], ['Da media y dispersión y los compara con la norma.']],
  'assay.identify': [['Identificación {de object}'], ['Confirma la identidad por forma, química y moléculas.']],
  'assay.isolate': [['Aislamiento y purificación {de object}'], ['Describe aislamiento, condiciones y pureza.']],
  'assay.function': [['Función {de object}'], ['Examina la función por expresión, mutación o actividad.']],
  'assay.error': [['{object}: errores y juicio del método'], ['Analiza errores, precisión y recuperación.']],
  'assay.source': [['Fuentes y tamaño del error'], ['Separa error sistemático y aleatorio y los estima.']],
  'assay.better': [['Mejora del método'], ['Indica qué paso limita la exactitud y cómo mejorarlo.']],
  'process.range': [['Elección de los niveles'], ['Justifica intervalo y pasos.']],
  'process.curve': [['Cambio de los indicadores'], ['Traza las curvas y halla los giros; datos por completar.']],
  'assay.blank': [['Reactivos y blancos'], ['Trata preparación, valoración y blancos.']],
  'assay.record': [['Réplicas y registro'], ['Indica réplicas, registro y fórmulas.']],
  'trial.level': [['Niveles {de object}'], ['Enumera los niveles y su fundamento.']],
  'trial.repeat': [['Testigo, repetición y azar'], ['Indica testigo, réplicas y disposición.']],
  'assay.across': [['{object} en distintas muestras'], ['Compara muestras de distinto origen o condición.']],
} as const satisfies Partial<Phrases<Move>>;
