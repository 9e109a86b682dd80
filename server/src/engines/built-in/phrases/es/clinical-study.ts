import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const clinicalStudy = {
  'clinical.method': [
    ['Pacientes y protocolo para estudiar {object}'],
    ['Expone quién participa, cómo se reparten los grupos, qué se hace y qué se mide.'],
  ],
  'clinical.subjects': [
    ['Captación y criterios de inclusión: {bare population}', 'Captación y criterios de inclusión'],
    ['Indica ámbito, base diagnóstica, inclusión y exclusión; el número queda por completar.'],
  ],
  'clinical.groups': [
    ['Grupo que recibe {object} y grupo de control'],
    ['Explica la aleatorización, su ocultación y el cálculo de la muestra.'],
  ],
  'clinical.treatment': [
    ['Aplicación {de object}'],
    ['Detalla procedimiento, frecuencia y duración, y lo que recibe el grupo de control.'],
  ],
  'clinical.usual': [
    ['Atención habitual en el grupo de control'],
    ['Enumera la atención habitual para que los grupos difieran en un solo punto.'],
  ],
  'clinical.added': [
    ['Pauta y duración {de object}'],
    ['Describe cada paso, su frecuencia y la regla de interrupción.'],
  ],
  'clinical.indicators': [
    ['Medición {de outcome}: instrumentos y momentos', 'Variables principales y secundarias'],
    ['Fija variables, instrumentos, momentos de medida y evaluadores.'],
  ],
  'clinical.statistics': [
    ['Comparación estadística de los grupos'],
    ['Elige las pruebas según el tipo de dato y prevé el tratamiento de los abandonos.'],
  ],
  'clinical.ethics': [
    ['Consentimiento y protección de los participantes'],
    ['Aborda la aprobación ética, el consentimiento y los acontecimientos adversos.'],
  ],
  'clinical.result': [
    ['Resultados clínicos {de object}'],
    ['Compara los grupos variable por variable; los datos se completan tras el seguimiento.'],
  ],
  'clinical.baseline': [
    ['Comparabilidad inicial de los grupos'],
    ['Compara edad, sexo, evolución y gravedad para juzgar el equilibrio.'],
  ],
  'clinical.main': [
    ['Diferencias entre grupos en {outcome}', 'Diferencias en la variable principal'],
    ['Presenta la diferencia con su intervalo y su significado para el paciente.'],
  ],
  'clinical.secondary': [
    ['Variables secundarias antes y después {de object}'],
    ['Compara los valores antes, después y en el seguimiento.'],
  ],
  'clinical.safety': [
    ['Seguridad e incidencias durante el seguimiento'],
    ['Registra los efectos no deseados, los abandonos y su manejo.'],
  ],
  'clinical.discussion': [
    ['Interpretación del efecto {de object}'],
    ['Explica los resultados con la evidencia previa y separa lo probado de lo conjeturado.'],
  ],
  'clinical.explain': [
    ['Posible explicación del efecto {de object}'],
    ['Explica el efecto por la fisiología o la conducta y señala lo que falta probar.'],
  ],
  'clinical.compare': [
    ['Comparación con otros estudios {de object}'],
    ['Explica coincidencias y diferencias por población, intervención y seguimiento.'],
  ],
  'clinical.practice': [
    ['{object} en la práctica clínica'],
    ['Señala a quién conviene, qué vigilar y cuándo no está indicado.'],
  ],
  'clinical.bias': [['Sesgos y límites de la muestra'], ['Valora tamaño muestral, seguimiento y enmascaramiento.']],
  'design.cohort': [
    ['La cohorte y sus registros'],
    ['Indica de qué registros procede, en qué periodo y con qué criterios; a nadie se le asigna nada.'],
  ],
  'design.groups': [
    ['Grupos expuesto y no expuesto'],
    ['Separa a las personas según lo que consta en los registros y dice por qué son comparables.'],
  ],
  'design.cases': [
    ['Casos: procedencia y definición'],
    ['Dice dónde se hallaron los casos, cómo se confirmaron y a quién representan.'],
  ],
  'design.controls': [
    ['Controles: selección y emparejamiento'],
    ['Toma los controles de la misma población que los casos e indica emparejamiento y proporción.'],
  ],
  'design.past': [
    ['Exposición previa de casos y controles'],
    ['La recoge del mismo modo en ambos y trata el sesgo de recuerdo.'],
  ],
  'design.compare': [
    ['Características de casos y controles'],
    ['Compara los dos grupos y comprueba el emparejamiento.'],
  ],
  'design.odds': [
    ['Razones de probabilidades sin ajustar'],
    ['Da cada razón con su intervalo; las cifras quedan por completar.'],
  ],
  'cohort.method': [
    ['Datos y métodos para {object} y {outcome}', '~Datos y métodos para {object}'],
    [
      'Indica de dónde proceden personas y registros, cómo se fijan exposición y desenlace y cómo se trata la confusión.',
    ],
  ],
  'cohort.exposure': [
    ['Evaluación {de object}'],
    ['Describe la medición o el registro, la ventana temporal y los niveles, y qué podría clasificarse mal.'],
  ],
  'cohort.outcome': [
    ['Determinación {de outcome}', '~Determinación del desenlace'],
    ['Expone códigos, criterios y forma de verificar los casos.'],
  ],
  'cohort.confounder': [
    ['Factores de confusión y su control'],
    ['Traza las vías causales a partir de la evidencia y nombra lo que se ajusta.'],
  ],
  'cohort.model': [
    ['Modelo estadístico y datos ausentes'],
    ['Elige el modelo según los datos; indica medida de efecto, intervalo y trato de las ausencias.'],
  ],
  'cohort.result': [
    ['Asociación {de object} con {outcome}', '~Asociaciones {de object}'],
    ['Va de la estimación cruda a la ajustada; las cifras quedan por completar.'],
  ],
  'cohort.profile': [
    ['Características de la población estudiada'],
    ['Compara a las personas por nivel de exposición y juzga si son semejantes.'],
  ],
  'cohort.crude': [['Asociación sin ajustar'], ['Presenta el efecto crudo con su intervalo.']],
  'cohort.adjusted': [['Asociación tras el ajuste'], ['Presenta el efecto ajustado y si crece con la dosis.']],
  'cohort.strata': [
    ['Análisis por estratos y de sensibilidad'],
    ['Divide por edad, sexo y enfermedad, y cambia definiciones y modelos.'],
  ],
  'cohort.discussion': [
    ['Interpretación de la asociación con {outcome}', '~Interpretación de la asociación'],
    ['Sopesa si la asociación puede ser causal y qué más podría explicarla.'],
  ],
  'cohort.mechanism': [
    ['Posible vía fisiopatológica'],
    ['Enlaza los pasos con evidencia experimental y clínica y señala lo conjetural.'],
  ],
  'cohort.limit': [
    ['Límites de la inferencia causal'],
    ['Trata la confusión residual, la causalidad inversa y la selección.'],
  ],
  'cohort.use': [
    ['Consecuencias para la prevención y la atención'],
    ['Dice a quién conviene vigilar primero y qué puede hacerse.'],
  ],
  'care.patients': [
    ['{object}: pacientes y valoración'],
    ['Presenta a los pacientes atendidos y ordena sus problemas de enfermería.'],
  ],
  'care.profile': [['Pacientes y curso de la enfermedad'], ['Indica número, edad, estado y tratamiento sin nombres.']],
  'care.assess': [
    ['Valoración y diagnósticos de enfermería al ingreso'],
    ['Valora las necesidades con escalas y signos y las ordena.'],
  ],
  'care.measures': [
    ['{object}: cuidados paso a paso'],
    ['Precisa para cada problema qué se hace, cuándo y qué se observa.'],
  ],
  'care.watch': [
    ['Vigilancia de constantes y signos de alarma'],
    ['Fija qué se observa, con qué frecuencia y qué se comunica de inmediato.'],
  ],
  'care.drug': [
    ['Medicación y apoyo al tratamiento'],
    ['Trata la administración y la vigilancia de reacciones adversas.'],
  ],
  'care.basic': [
    ['Nutrición, postura y cuidados básicos'],
    ['Fija las exigencias de nutrición, postura, piel y vía aérea.'],
  ],
  'care.mind': [
    ['Apoyo psicológico y trato con la familia'],
    ['Indica cuándo y cómo se abordan el miedo y la falta de adherencia.'],
  ],
  'care.complication': [
    ['Prevención y manejo de complicaciones'],
    ['Enumera signos precoces, prevención y pasos de urgencia.'],
  ],
  'care.leave': [['Consejos al alta y seguimiento'], ['Expone los cuidados en casa, las revisiones y el seguimiento.']],
  'care.outcome': [
    ['Resultado y experiencia {de object}'],
    ['Informa de la evolución y de las prácticas que conviene conservar.'],
  ],
  'care.effect': [
    ['Evolución de los pacientes'],
    ['Recoge recuperación, estancia y complicaciones; datos por completar.'],
  ],
  'care.reflect': [['Lo aprendido sobre {object}'], ['Señala los pasos decisivos, los fallos y su corrección.']],
  'report.case': [
    ['El caso {de object}'],
    ['Presenta historia, exploración y pruebas por orden de tiempo, sin comentario.'],
  ],
  'report.history': [['Historia clínica y exploración'], ['Recoge motivo de consulta, antecedentes y hallazgos.']],
  'report.tests': [
    ['Pruebas de laboratorio e imagen'],
    ['Enumera los hallazgos que pesaron en el diagnóstico, con su fecha.'],
  ],
  'report.course': [
    ['Diagnóstico y tratamiento {de object}'],
    ['Muestra cómo se llegó al diagnóstico y por qué se eligió el tratamiento.'],
  ],
  'report.diagnosis': [['Diagnóstico diferencial {de object}'], ['Enumera lo que se consideró y por qué se descartó.']],
  'report.treatment': [
    ['Elección del tratamiento y seguimiento'],
    ['Indica pauta, respuesta y tiempo de seguimiento.'],
  ],
  'report.discussion': [['{object} ante los casos publicados'], ['Compara el caso con otros y señala lo singular.']],
  'report.literature': [
    ['Comparación con casos publicados'],
    ['Ordena en tabla edad, cuadro, tratamiento y desenlace.'],
  ],
  'report.lesson': [
    ['Lo que el caso enseña sobre {object}'],
    ['Señala indicios fáciles de pasar por alto; un caso no hace regla.'],
  ],
  'diagnosis.method': [
    ['Pacientes y criterios de lectura para {object}'],
    ['Describe pacientes, técnica, patrón de referencia y lectura.'],
  ],
  'diagnosis.technique': [
    ['Técnica y parámetros {de object}'],
    ['Indica equipo, ajustes, pasos y control de calidad.'],
  ],
  'diagnosis.standard': [
    ['Patrón de referencia y lectura ciega'],
    ['Indica el patrón, los lectores y la prueba de concordancia.'],
  ],
  'diagnosis.result': [
    ['Exactitud diagnóstica {de object}'],
    ['Informa de la exactitud a partir de la tabla de dos por dos; datos por completar.'],
  ],
  'diagnosis.feature': [
    ['Hallazgos típicos {de object}'],
    ['Agrupa los hallazgos por lesión, cada uno con un ejemplo.'],
  ],
  'diagnosis.accuracy': [
    ['Sensibilidad y especificidad {de object}'],
    ['Calcula sensibilidad, especificidad, valores predictivos y área bajo la curva.'],
  ],
  'diagnosis.error': [['Diagnósticos erróneos y omitidos'], ['Atribuye cada error a la técnica o a la lectura.']],
  'diagnosis.worth': [
    ['Valor y límites diagnósticos {de object}'],
    ['Señala en qué paso ayuda y qué no puede sustituir.'],
  ],
  'diagnosis.compare': [['{object} frente a otras pruebas'], ['Compara exactitud, coste, molestias y acceso.']],
  'diagnosis.use': [
    ['Indicaciones {de object} y pruebas combinadas'],
    ['Indica qué pacientes se benefician de cada opción.'],
  ],
  'care.sign': [['Signos precoces'], ['Enumera los signos de cada complicación.']],
  'care.act': [['Pasos y reparto de tareas'], ['Indica los primeros pasos y quién los da.']],
  'report.considered': [['Diagnósticos considerados'], ['Enumera lo que apoyaba cada uno.']],
  'report.excluded': [['Base de la exclusión y la confirmación'], ['Da la prueba de cada paso.']],
  'diagnosis.device': [['Equipo y ajustes'], ['Enumera equipo, ajustes y preparación.']],
  'diagnosis.reading': [['Pasos y criterios de lectura'], ['Da los pasos y el criterio de positivo.']],
  'diagnosis.statistics': [
    ['Estadística de exactitud y concordancia'],
    ['Explica la tabla, la curva y la concordancia.'],
  ],
  'arms.method': [
    ['{a} y {b} en {term}: pacientes y protocolo', '~Pacientes y protocolo para comparar {a} y {b}'],
    ['Describe reclutamiento, asignación, ambas pautas y variables.'],
  ],
  'arms.groups': [
    ['Asignación a los grupos: {bare a} o {bare b}'],
    ['Explica aleatorización, cegamiento y tamaño muestral.'],
  ],
  'arms.treatment': [['Pautas de los dos grupos'], ['Mantiene igual todo salvo lo comparado.']],
  'arms.first': [
    ['Pauta del grupo de {bare a}'],
    ['Indica dosis o técnica, frecuencia, duración y criterios de suspensión.'],
  ],
  'arms.second': [['Pauta del grupo de {bare b}'], ['Indica los mismos puntos para comparar.']],
  'arms.result': [['Resultados comparados: {a} y {b}'], ['Tabula ambos grupos punto por punto; datos por completar.']],
  'arms.safety': [['Efectos adversos en ambos grupos'], ['Compara tipo y frecuencia.']],
  'arms.discussion': [
    ['Explicación de la diferencia entre {a} y {b}'],
    ['Confronta con la evidencia previa y separa prueba y conjetura.'],
  ],
  'arms.reason': [['Posibles razones de la diferencia'], ['Explica por el modo de acción y la adherencia.']],
  'arms.choice': [['Elección entre {a} y {b}'], ['Dice a qué pacientes conviene cada uno.']],
  'arms.secondary': [
    ['Variables secundarias en ambos grupos'],
    ['Compara ambos grupos punto por punto y señala lo que no difiere.'],
  ],
} as const satisfies Partial<Phrases<Move>>;
