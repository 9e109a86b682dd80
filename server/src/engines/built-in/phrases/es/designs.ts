import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const designs = {
  'quasi.plan': [
    ['Diseño cuasiexperimental: {object} y {outcome}', '~Diseño cuasiexperimental en torno {a object}'],
    ['Expone la hipótesis, los dos grupos, las pruebas y la aplicación del tratamiento.'],
  ],
  'quasi.claim': [
    ['Hipótesis sobre {outcome}', '~Hipótesis del experimento'],
    ['Deduce una hipótesis que las pruebas puedan decidir.'],
  ],
  'quasi.groups': [
    ['Grupo experimental y grupo de comparación'],
    ['Dice cómo se formaron los grupos, su tamaño y por qué no hubo sorteo.'],
  ],
  'quasi.tests': [
    ['Prueba previa y posterior {de outcome}', '~Prueba previa y prueba posterior'],
    ['Describe la prueba, su puntuación y fiabilidad y cuándo se aplica.'],
  ],
  'quasi.course': [
    ['Aplicación {de object} y su control'],
    ['Detalla qué se hace, durante cuánto tiempo y cómo se comprueba.'],
  ],
  'quasi.analysis': [
    ['Contraste estadístico con la prueba previa como covariable'],
    ['Dice cómo se comparan las pruebas posteriores y qué tamaño del efecto se informa.'],
  ],
  'quasi.result': [
    ['Resultados: {outcome} en los dos grupos', '~Resultados en los dos grupos'],
    ['Compara el punto de partida y después el cambio; las cifras las aporta el autor.'],
  ],
  'quasi.before': [['Punto de partida de los dos grupos'], ['Compara las pruebas previas y los rasgos de ambos.']],
  'quasi.after': [
    ['Cambio entre la prueba previa y la posterior'],
    ['Da la diferencia de avance con su intervalo y su tamaño.'],
  ],
  'quasi.who': [['Quién avanzó más y quién menos'], ['Mira el avance según el nivel inicial y otros rasgos.']],
  'quasi.meaning': [
    ['Qué muestra la diferencia en {outcome}', '~Qué muestra la diferencia entre los grupos'],
    ['Separa el efecto del tratamiento de otras explicaciones y responde a la pregunta.'],
  ],
  'quasi.why': [['Cómo pudo actuar {object}'], ['Usa los registros del proceso para decir cómo pudo darse el cambio.']],
  'quasi.rival': [
    ['Explicaciones rivales y amenazas a la validez'],
    ['Valora la maduración, el docente, la repetición de la prueba y la selección.'],
  ],
  'quasi.use': [['Condiciones para aplicarlo en otros grupos'], ['Dice para quién vale el resultado y qué requiere.']],
  'action.start': [
    ['{object}: el problema en la práctica'],
    ['Parte de la práctica y muestra el problema con los primeros datos.'],
  ],
  'action.signs': [['Primeras observaciones y diagnóstico'], ['Usa observación, una prueba inicial y conversaciones.']],
  'action.known': [['Ideas y experiencias de partida'], ['Dice qué ideas previas se usan y por qué.']],
  'action.plan': [
    ['Plan de acción: {bare object}'],
    ['Dice qué se hace y con quién, qué datos se recogen y cómo se juzga el avance.'],
  ],
  'action.means': [['El papel {de means}', '~La idea que guía la acción'], ['Une el medio con el problema hallado.']],
  'action.people': [
    ['Participantes y papel de quien investiga'],
    ['Describe a quienes participan, el doble papel del investigador y la ética.'],
  ],
  'action.data': [
    ['Registro de datos y señales de avance'],
    ['Dice cómo se recogen y cotejan notas, trabajos, entrevistas y pruebas.'],
  ],
  'action.first': [['Primer ciclo'], ['Recorre por primera vez planificar, actuar, observar y reflexionar.']],
  'action.doing': [['Planificación y acción en el primer ciclo'], ['Dice qué se hizo y durante cuánto tiempo.']],
  'action.seen': [
    ['Observación y reflexión tras el primer ciclo'],
    ['Dice, a partir de los registros, qué funcionó y qué hubo que cambiar.'],
  ],
  'action.second': [['Segundo ciclo'], ['Dice qué se cambió tras la reflexión y qué resultó.']],
  'action.change': [['El plan revisado en marcha'], ['Recorre cada cambio y su razón.']],
  'action.again': [['Observación y reflexión tras el segundo ciclo'], ['Compara el segundo ciclo con el primero.']],
  'action.result': [
    ['{object}: lo que muestran los ciclos'],
    ['Reúne las pruebas de ambos ciclos y dice qué sostienen.'],
  ],
  'action.gain': [['Cambios que se observan'], ['Muestra los cambios con datos de antes y después.']],
  'action.voice': [['Voces de quienes participaron'], ['Recoge sus opiniones y separa acuerdo y desacuerdo.']],
  'action.limit': [
    ['Límites de un solo contexto y próximo ciclo'],
    ['Nombra lo propio del contexto y lo que probaría otro ciclo.'],
  ],
  'onsite.work': [
    ['Trabajo de campo {there}: lugares, personas y material', '~Trabajo de campo: lugares, personas y material'],
    ['Dice adónde se fue, con quién se habló, qué se registró y cómo se ordenó.'],
  ],
  'onsite.place': [['Elección de los lugares y acceso'], ['Dice por qué se eligieron y cómo se accedió.']],
  'onsite.talk': [
    ['Entrevistas y observación participante'],
    ['Enumera con quién se habló, cuántas veces y qué se observó.'],
  ],
  'onsite.code': [
    ['Notas, codificación y contraste'],
    ['Dice cómo se codificaron las notas y se cotejaron las fuentes.'],
  ],
  'onsite.self': [
    ['Posición de quien investiga y ética'],
    ['Trata la relación con las personas, el anonimato y el consentimiento.'],
  ],
  'syst.plan': [
    ['Método de la revisión: estudios sobre {object}'],
    ['Expone pregunta, criterios, búsqueda, selección y extracción para que puedan repetirse.'],
  ],
  'syst.question': [
    ['Pregunta de la revisión y criterios de inclusión'],
    ['Indica población, concepto y contexto, y qué entra y qué no.'],
  ],
  'syst.search': [['Bases de datos y cadenas de búsqueda'], ['Enumera bases, términos y años.']],
  'syst.choose': [
    ['Selección y extracción de datos'],
    ['Muestra con un diagrama cuántos estudios quedan y qué se extrae.'],
  ],
  'syst.quality': [
    ['Evaluación de la calidad y forma de síntesis'],
    ['Dice cómo se valoró el sesgo y cómo se reunieron los resultados.'],
  ],
  'syst.map': [
    ['Panorama de los estudios incluidos'],
    ['Tabula año, país, diseño, población y medidas; los números quedan por completar.'],
  ],
  'syst.where': [['Años, países y diseños de los estudios'], ['Dice cuándo y dónde se hicieron y con qué diseños.']],
  'syst.people': [['Personas estudiadas y medidas empleadas'], ['Compara muestras e instrumentos.']],
  'syst.kinds': [['Tipos y formas {de object} en los estudios'], ['Ordena por tipos lo que se estudió.']],
  'syst.sort': [['Principales tipos distinguidos'], ['Da la clasificación y su fundamento.']],
  'syst.form': [['Ámbitos, formas y duración'], ['Compara dónde, cómo y cuánto tiempo.']],
  'syst.found': [
    ['Hallazgos de los estudios sobre {term}', '~Hallazgos de los estudios'],
    ['Reúne los resultados por desenlace y dice qué está probado y qué no.'],
  ],
  'syst.outcome': [['Desenlaces principales y tamaño de los efectos'], ['Enumera resultados y su sentido por tipo.']],
  'syst.report': [['Hallazgos que se repiten'], ['Resume lo que sostiene la mayoría.']],
  'syst.same': [['Coincidencias y contradicciones entre estudios'], ['Explica por qué difieren los estudios.']],
  'syst.harm': [['Seguridad, adherencia y aceptabilidad'], ['Trata daños, abandonos y aceptación.']],
  'syst.gap': [
    ['Solidez de las pruebas y lagunas sobre {object}'],
    ['Dice hasta dónde son fiables las pruebas y qué falta.'],
  ],
  'syst.trust': [['Hasta dónde son fiables las pruebas'], ['Pondera las conclusiones según la calidad.']],
  'syst.missing': [['Poblaciones y preguntas sin estudiar'], ['Señala dónde faltan estudios.']],
  'syst.next': [
    ['Consecuencias para la práctica y la investigación'],
    ['Dice qué puede hacerse y qué debe estudiarse.'],
  ],
  'risk.method': [
    ['Población y métodos para estudiar {object}'],
    ['Dice a quién se estudia, cómo se define el desenlace, qué factores se registran y cómo se analizan.'],
  ],
  'risk.people': [
    ['Diseño, lugar y criterios de inclusión: {bare population}', '~Diseño, lugar y participantes'],
    ['Indica diseño, lugar, periodo, criterios y tamaño de la muestra.'],
  ],
  'risk.outcome': [['Definición y registro {de object}'], ['Indica con qué criterios, cuándo y quién lo registra.']],
  'risk.items': [
    ['Factores estudiados y su registro'],
    ['Enumera factores personales, clínicos, del servicio y sociales.'],
  ],
  'risk.model': [
    ['Contrastes bivariados y modelo de regresión'],
    ['Indica contrastes, modelo y tratamiento de los datos perdidos.'],
  ],
  'risk.result': [
    ['Resultados: factores asociados {a object}'],
    ['Va de cada factor al conjunto; las cifras las aporta el autor.'],
  ],
  'risk.profile': [
    ['Participantes y frecuencia del desenlace'],
    ['Describe a los participantes y la frecuencia del desenlace.'],
  ],
  'risk.single': [
    ['Cada factor en quienes lo presentan y quienes no'],
    ['Compara, factor por factor, a quienes presentan el desenlace y a quienes no.'],
  ],
  'risk.joint': [['Factores independientes en el modelo'], ['Da las estimaciones ajustadas con sus intervalos.']],
  'risk.meaning': [
    ['Discusión: qué hay detrás {de object}'],
    ['Explica los factores principales con estudios previos y señala límites.'],
  ],
  'risk.explain': [['Cómo pueden actuar los factores principales'], ['Dice por qué puede pesar cada factor.']],
  'risk.compare': [['Contraste con estudios semejantes'], ['Explica coincidencias y diferencias.']],
  'risk.limit': [['Límites del diseño'], ['Trata la selección, el sesgo de información y la confusión residual.']],
  'risk.use': [
    ['A quién atender primero y qué puede cambiarse'],
    ['Dice a quién atender antes y qué factores pueden modificarse.'],
  ],
  'ward.place': [
    ['Situación y condición jurídica {de b}'],
    ['Dice quiénes son, en qué relaciones están y cómo los ve el derecho.'],
  ],
  'ward.facts': [['Situación de hecho y partes implicadas'], ['Describe las condiciones reales y a los implicados.']],
  'ward.status': [['Calificación jurídica en disputa'], ['Compara las calificaciones y sus consecuencias.']],
  'ward.rules': [['Normas aplicables {a b}'], ['Las ordena por rango y muestra su enlace.']],
  'ward.rights': [
    ['Derechos reconocidos y vías de reclamación'],
    ['Enumera derechos, prestaciones y vías con sus requisitos.'],
  ],
  'ward.harm': [['Incumplimientos y riesgos frecuentes'], ['Ordena los casos por modo, con ejemplos.']],
  'ward.better': [['Un estatuto más claro'], ['Esboza la redacción de un precepto.']],
  'suite.course': [['Inicio y etapas {de object}'], ['Dice cuándo empiezan, cómo cambian y en qué etapas.']],
  'suite.before': [['Obra anterior y giro'], ['Dice qué hubo antes y por qué cambió.']],
  'suite.stages': [['Etapas y obras escogidas'], ['Toma una obra por etapa y dice por qué.']],
  'suite.making': [
    ['Cómo se hacen {object}: materiales, formato y proceso'],
    ['Muestra cómo deciden la obra los materiales, el tamaño y los pasos.'],
  ],
  'suite.stuff': [['Materiales y herramientas'], ['Dice qué se usó y qué huella dejó.']],
  'suite.steps': [['Pasos, repetición y variación'], ['Dice qué se repite y qué varía.']],
  'suite.seeing': [
    ['Mirar {object}: estructura y efecto'],
    ['Observa la estructura y lo que se ve de cerca, de lejos y con el tiempo.'],
  ],
  'suite.order': [['Estructura y relaciones'], ['Analiza cómo se disponen las partes.']],
  'suite.viewer': [
    ['El lugar y el tiempo de quien mira'],
    ['Dice cómo cambian lo visto la distancia, el tiempo y la luz.'],
  ],
  'suite.sense': [
    ['Sentido {de object} en el arte de su tiempo'],
    ['Dice, a partir de obras y textos, qué significan.'],
  ],
  'suite.own': [['Las palabras del propio artista'], ['Coteja declaraciones y obras.']],
  'suite.peers': [['Junto a otras obras de la época'], ['Compara obras afines.']],
  'suite.views': [['Exposiciones y crítica'], ['Sigue cómo se expusieron y juzgaron.']],
  'effect.link': [['Medida {de variable}'], ['Dice cómo se mide y con qué datos.']],
} as const satisfies Partial<Phrases<Move>>;
