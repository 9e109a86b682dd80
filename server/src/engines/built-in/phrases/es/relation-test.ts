import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const relationTest = {
  'scale.design': [
    ['Medición {de object} y {de aspect}', '~Medición {de object}'],
    ['Expone participantes, escalas, procedimiento y análisis.'],
  ],
  'scale.people': [
    ['Participantes y muestreo'],
    ['Explica muestreo, tamaño y respuestas descartadas; cifras por completar.'],
  ],
  'scale.tools': [
    ['Instrumentos para medir {object} y {aspect}', '~Instrumentos para medir {object}'],
    ['Enumera escalas o registros, puntuación, fiabilidad y validez.'],
  ],
  'scale.course': [
    ['Procedimiento y control del sesgo de método común'],
    ['Describe anonimato, momentos y comprobación estadística.'],
  ],
  'scale.describe': [
    ['{object} y {aspect}: descripción y correlación', '~{object}: descripción'],
    ['Presenta medias, dispersión y correlaciones.'],
  ],
  'effect.adviceDriver': [
    ['Propuestas sobre {object}'],
    ['Deriva propuestas del efecto principal e indica quién actúa.'],
  ],
  'effect.adviceThrough': [
    ['Propuestas sobre {variable} como eslabón'],
    ['Deriva de la mediación dónde conviene actuar.'],
  ],
  'effect.adviceOutcome': [
    ['Vías prácticas para influir en {aspect}'],
    ['Ordena lo modificable e indica cómo comprobar el éxito.'],
  ],
  'effect.adviceGroup': [
    ['Atención a las diferencias entre grupos'],
    ['Sigue la prueba de diferencias en lugar de una regla única.'],
  ],
  'factor.adviceSelf': [['Lo que puede cambiar cada persona'], ['Ofrece pasos viables para los factores personales.']],
  'factor.adviceAround': [
    ['Mejores condiciones en el entorno cercano'],
    ['Indica qué pueden hacer familia, iguales y trabajo.'],
  ],
  'factor.adviceSystem': [
    ['Apoyo institucional en torno a {object}'],
    ['Indica qué normas y recursos hacen falta y de quién.'],
  ],
  'factor.level': [
    ['Nivel y distribución {de object}'],
    ['Presenta el nivel general y sus partes; datos por completar.'],
  ],
  'factor.person': [
    ['Rasgos personales y {object}'],
    ['Explica por qué edad, experiencia y creencias pueden influir.'],
  ],
  'factor.around': [
    ['Familia, iguales y trabajo en torno a {object}'],
    ['Explica cómo puede influir el entorno cercano.'],
  ],
  'factor.system': [
    ['Instituciones y condiciones sociales {de object}'],
    ['Explica cómo pueden influir las reglas y las condiciones.'],
  ],
  'factor.demand': [
    ['Factores de demanda y coste'],
    ['Explica cómo demanda, renta, precio y coste actúan sobre {object}.'],
  ],
  'factor.supply': [
    ['Factores de oferta y estructura'],
    ['Explica cómo capacidad, estructura y técnica actúan sobre {object}.'],
  ],
  'factor.policy': [
    ['Política y perturbaciones externas'],
    ['Explica cómo la política y las perturbaciones actúan sobre {object}.'],
  ],
  'factor.data': [['{object}: indicadores, datos y modelo'], ['Explica indicadores, fuentes, modelo y estimación.']],
  'field.data': [
    ['{place} y los datos sobre {object}', '~{object}: datos y métodos'],
    ['Describe zona o muestras, fuentes y tratamiento.'],
  ],
  'field.area': [
    ['Marco natural y humano {de place}', 'Zona de estudio y puntos de muestreo'],
    ['Justifica la elección y lo que representa.'],
  ],
  'field.source': [
    ['Fuentes y tratamiento de datos sobre {object}'],
    ['Enumera datos, periodo, resolución y control; por completar.'],
  ],
  'field.method': [['Cálculo y análisis {de object}'], ['Da fórmulas, estadística y criterios.']],
  'field.state': [
    ['{object} en el espacio y el tiempo'],
    ['Describe nivel, distribución y cambio; figuras por completar.'],
  ],
  'field.level': [['Nivel general {de object}'], ['Juzga el nivel por normas o valores de fondo.']],
  'field.space': [['Distribución espacial {de object}'], ['Muestra la distribución con mapas y estadística espacial.']],
  'field.time': [['Cambio {de object} en el tiempo'], ['Halla tendencia, ciclo y rupturas.']],
  'field.factor': [
    ['Relación entre {object} y {outcome}', '~Factores que explican {object}'],
    ['Halla los factores principales por correlación o regresión.'],
  ],
  'field.response': [['Respuesta {de outcome} ante {object}'], ['Compara la respuesta en sentido, fuerza y retraso.']],
  'field.natural': [['Condiciones naturales'], ['Analiza clima, relieve, suelo y agua.']],
  'field.human': [['Actividad humana'], ['Analiza usos del suelo, emisiones y gestión.']],
  'field.joint': [['Los factores dominantes'], ['Compara aportaciones y prueba interacciones.']],
  'field.meaning': [
    ['Discusión de los resultados sobre {object}'],
    ['Compara con otros resultados y juzga su fiabilidad.'],
  ],
  'field.compare': [['Comparación con otras zonas'], ['Explica coincidencias y diferencias.']],
  'field.error': [['Incertidumbre de datos y métodos'], ['Nombra fuentes de error y su efecto.']],
  'field.use': [
    ['Lo que los resultados significan para {place}', '~Utilidad de los resultados sobre {object}'],
    ['Indica qué decisiones pueden apoyar.'],
  ],
  'rating.index': [['Indicadores para {object}'], ['Explica fundamento, sentido, datos y pesos.']],
  'rating.basis': [
    ['Criterios de elección de indicadores'],
    ['Deduce las dimensiones del concepto y de estudios previos.'],
  ],
  'rating.items': [['Indicadores y datos {de object}'], ['Enumera indicadores, definiciones y fuentes.']],
  'rating.weight': [['Pesos y modelo de evaluación'], ['Explica ponderación y agregación y sus supuestos.']],
  'rating.result': [
    ['{object}: resultados de la evaluación'],
    ['Presenta resultados generales y parciales; por completar.'],
  ],
  'rating.total': [['Puntuación y clasificación {de object}'], ['Compara unidades por puntuación y puesto.']],
  'rating.side': [['Diferencias en las puntuaciones parciales'], ['Halla los indicadores que marcan la diferencia.']],
  'rating.check': [['Fiabilidad de la clasificación'], ['Cambia pesos o indicadores y observa si se mantiene.']],
  'rating.use': [['{object}: puntos débiles y mejoras'], ['Deduce puntos débiles, razones y orden de mejora.']],
  'rating.gap': [['Puntos débiles {de object} y sus razones'], ['Sigue las puntuaciones parciales hasta su razón.']],
  'rating.step': [['Orden de las mejoras'], ['Ordena los pasos por peso y viabilidad.']],
  'field.list': [['Lista y periodo de los datos'], ['Enumera nombres, periodos, resolución y fuentes.']],
  'field.clean': [['Control de calidad y huecos'], ['Trata valores atípicos, huecos y coherencia.']],
  'rating.levels': [['Niveles y sentido de los indicadores'], ['Enumera los niveles y su sentido.']],
  'rating.scope': [['Unidades y definiciones'], ['Indica unidades, periodo y definiciones.']],
  'scale.choose': [['Marco y tamaño de la muestra'], ['Indica población, marco y cálculo.']],
  'scale.drop': [['Recogida y descarte de respuestas'], ['Indica la recogida y el criterio de descarte.']],
  'series.design': [
    ['Series temporales y modelo: {object} y {aspect}', '~Series temporales y modelo {de object}'],
    ['Expone indicadores, frecuencia, periodo, pruebas y modelo.'],
  ],
  'series.data': [
    ['Indicadores, frecuencia y periodo'],
    ['Enumera fuentes, frecuencia y alcance, con ajuste estacional.'],
  ],
  'series.unit': [['Raíces unitarias y cointegración'], ['Explica las pruebas y su sentido.']],
  'series.model': [['Modelo, identificación y rezagos'], ['Escribe el modelo, su identificación y los rezagos.']],
  'series.test': [
    ['Efecto dinámico {de object} sobre {aspect}', '~Efectos dinámicos {de object}'],
    ['Informa de dirección, tamaño y duración; valores por completar.'],
  ],
  'series.response': [
    ['Respuesta {de aspect} ante un choque', '~Respuesta de la producción y los precios'],
    ['Describe dirección, máximo y duración; valores por completar.'],
  ],
  'series.share': [['Origen de la variación'], ['Muestra lo que aporta cada variable.']],
  'series.phase': [['Comparación por periodos'], ['Divide por fase de la política o del ciclo.']],
  'effect.adviceTo': [['Recomendaciones para {term}'], ['Deduce de los resultados lo que esta parte puede hacer.']],
  'factor.sort': [
    ['El papel {de variable}'],
    ['Dice qué abarcan estos factores, por qué pueden influir y en qué sentido.'],
  ],
  'channel.paths': [['Canales {de focus}'], ['Sigue cada canal y dice qué lo bloquea.']],
  'channel.credit': [['Tasas de interés y crédito'], ['Sigue tasas y crédito hasta la inversión y el consumo.']],
  'channel.asset': [
    ['Precios de activos y tipo de cambio'],
    ['Sigue los precios y el cambio hasta el gasto y el comercio.'],
  ],
  'channel.expect': [['Expectativas y confianza'], ['Muestra cómo los anuncios cambian la conducta.']],
} as const satisfies Partial<Phrases<Move>>;
