import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const kinds = {
  'review.scope': [
    ['Por qué revisar {focus}: alcance y fuentes', '~Por qué revisar {object}: alcance y fuentes'],
    ['Justifica la revisión y fija periodo, lenguas y búsqueda.'],
  ],
  'review.terms': [
    ['Definiciones en disputa {de object}'],
    ['Compara las definiciones de la bibliografía y adopta una.'],
  ],
  'review.search': [
    ['Búsqueda y selección de estudios sobre {object}'],
    ['Anota términos, bases y criterios para que la búsqueda pueda repetirse.'],
  ],
  'review.strands': [
    ['Líneas principales de estudio {de focus}', '~Líneas principales de estudio {de object}'],
    ['Agrupa la bibliografía por enfoques y compara preguntas, material y hallazgos.'],
  ],
  'review.methods': [
    ['Métodos y materiales en el estudio {de focus}', '~Métodos y materiales en el estudio {de object}'],
    ['Juzga lo que los métodos usuales pueden responder.'],
  ],
  'review.method': [['Estudios basados en {tool}'], ['Describe su diseño, su fuerza y sus fallos recurrentes.']],
  'review.data': [['Usos y límites {de data}'], ['Valora representatividad y acceso, y nombra fuentes sin explotar.']],
  'review.disputes': [
    ['Desacuerdos sobre {focus}', '~Desacuerdos sobre {object}'],
    ['Reúne hallazgos contrarios y pregunta qué los separa.'],
  ],
  'review.issue': [
    ['Explicaciones diversas {de problem}'],
    [
      'Compara las explicaciones ofrecidas y pesa sus pruebas.',
      'Pregunta cuál de las explicaciones resiste fuera de su contexto.',
    ],
  ],
  'review.outlook': [
    ['Balance y perspectivas del estudio {de focus}', '~Balance y perspectivas del estudio {de object}'],
    ['Resume méritos y vacíos y propone preguntas viables.'],
  ],
  'review.merit': [['Lo que hoy se acepta sobre {object}'], ['Enumera las afirmaciones bien probadas y su alcance.']],
  'review.next': [
    ['Próximas preguntas sobre {object}'],
    ['Propone preguntas abordables, con el material que cada una exige.'],
  ],
  'proposal.background': [
    ['Por qué estudiar {focus}: origen y relevancia', '~Por qué estudiar {object}: origen y relevancia'],
    ['Indica de dónde surge el tema y quién necesita una respuesta.'],
  ],
  'proposal.reality': [
    ['{focus} como problema práctico', '~{object} como problema práctico'],
    ['Muestra con hechos comprobables que el problema existe.'],
  ],
  'proposal.worth': [
    ['Qué aportaría una respuesta sobre {focus}', '~Qué aportaría una respuesta sobre {object}'],
    ['Indica qué visión corregirían los hallazgos y a quién servirían.'],
  ],
  'proposal.state': [
    ['Estado de la investigación sobre {focus}', '~Estado de la investigación sobre {object}'],
    ['Revisa los trabajos nacionales y extranjeros y su debilidad común.'],
  ],
  'proposal.home': [['Investigación nacional sobre {object}'], ['Resume temas y materiales y valora su profundidad.']],
  'proposal.abroad': [
    ['Investigación internacional sobre {object}'],
    [
      'Presenta el debate en torno {a theory}: lo útil y lo que no se aplica.',
      'Resume temas y resultados: lo útil y lo que no se aplica.',
    ],
  ],
  'proposal.content': [
    ['Contenido y problemas clave del estudio {de focus}', '~Contenido y problemas clave del estudio {de object}'],
    ['Enumera las partes del trabajo y el problema del que depende.'],
  ],
  'proposal.key': [['Problemas clave y aportación prevista'], ['Indica dónde está la dificultad y cómo se afrontará.']],
  'proposal.route': [
    ['Métodos, ruta y calendario para estudiar {object}'],
    ['Une métodos y preguntas en un mapa con fechas.'],
  ],
  'proposal.method': [
    ['Por qué se elige {tool}'],
    ['Indica qué pregunta responde el método y si se cumplen sus supuestos.'],
  ],
  'proposal.path': [
    ['{data}: camino hacia las conclusiones'],
    ['Muestra paso a paso cómo el material se vuelve conclusión.'],
  ],
  'proposal.schedule': [['Tareas y fechas por fases'], ['Enumera tareas semanales y entregas.']],
  'proposal.base': [['Recursos para estudiar {object}'], ['Nombra preparación, fuentes y apoyos necesarios.']],
  'proposal.prepared': [
    ['Preparación realizada hasta ahora'],
    ['Enumera lecturas, contactos y destrezas disponibles.'],
  ],
  'proposal.access': [['Acceso {a data}'], ['Explica canales, permisos y ética.']],
  'proposal.risk': [
    ['Dificultades previsibles al estudiar {object}, y respuestas'],
    ['Enumera de antemano las dificultades con una alternativa.'],
  ],
  'proposal.dataRisk': [['Alternativas {a data}'], ['Nombra un segundo material y su efecto en las conclusiones.']],
  'proposal.methodRisk': [['Ajustes si falla {tool}'], ['Indica qué signo lo mostraría y qué se usaría en su lugar.']],
  'task.purpose': [
    ['Propósito del proyecto sobre {focus}', '~Propósito del proyecto sobre {object}'],
    ['Declara el problema por resolver y las destrezas por ejercitar.'],
  ],
  'task.aim': [['El problema por resolver sobre {object}'], ['Formula el título como una o dos preguntas claras.']],
  'task.ability': [
    ['Destrezas que ejercita el trabajo sobre {object}'],
    ['Enumera exigencias de búsqueda, análisis y redacción.'],
  ],
  'task.content': [
    ['Tareas y exigencias sobre {focus}', '~Tareas y exigencias sobre {object}'],
    ['Detalla el trabajo con la forma y calidad de cada resultado.'],
  ],
  'task.format': [
    ['Forma de los resultados y normas académicas'],
    ['Fija extensión, figuras, citas y declaración de integridad.'],
  ],
  'task.reading': [
    ['Lecturas para el trabajo sobre {object}'],
    ['Orienta por materias; los títulos se añaden solo si están verificados.'],
  ],
  'task.readTheory': [
    ['Lecturas sobre {theory}'],
    [
      'Pide las tesis principales y su vínculo con el tema.',
      'Pide una nota breve sobre lo que esta teoría esperaría aquí.',
    ],
  ],
  'task.readMethod': [['Lecturas sobre {tool}'], ['Pide pasos y condiciones de uso.']],
  'task.schedule': [['Calendario del trabajo sobre {object}'], ['Divide las semanas en fases con su control.']],
  'task.early': [
    ['Primera fase: tema y materiales'],
    ['Completa la aprobación, las lecturas y el plan para reunir {data}.'],
  ],
  'task.middle': [
    ['Segunda fase: análisis y primer borrador'],
    ['Completa la parte principal y supera el control intermedio.'],
  ],
  'task.late': [['Última fase: revisión y defensa'], ['Corrige según los comentarios y prepara la defensa.']],
  'survey.purpose': [
    ['Por qué una encuesta sobre {focus}', '~Por qué una encuesta sobre {object}'],
    ['Indica qué motivó la encuesta y quién la usará.'],
  ],
  'survey.why': [
    ['Lo que las fuentes dejan abierto sobre {object}'],
    ['Nombra las preguntas que el material disponible no responde.'],
  ],
  'survey.aim': [
    ['Preguntas que debe responder la encuesta sobre {object}'],
    ['Enumera las preguntas y la parte del informe que las responde.'],
  ],
  'survey.design': [
    ['Diseño de la encuesta sobre {focus}', '~Diseño de la encuesta sobre {object}'],
    ['Describe participantes, instrumento, muestreo y control de calidad.'],
  ],
  'survey.people': [
    ['Participantes y muestreo {there}', 'Participantes y muestreo'],
    ['Describe población, marco y tamaño; el número real queda por completar.'],
  ],
  'survey.items': [
    ['Dimensiones y preguntas del cuestionario sobre {object}'],
    ['Deduce dimensiones del concepto, con ejemplos y puntuación.'],
  ],
  'survey.quality': [['Calidad de las respuestas y uso {de tool}'], ['Describe prueba piloto, fiabilidad y validez.']],
  'survey.findings': [
    ['Resultados sobre {focus}', '~Resultados sobre {object}'],
    ['Presenta los resultados por dimensión; las tablas dependen de la encuesta real.'],
  ],
  'survey.dimension': [
    ['Resultados sobre {variable}'],
    [
      'Indica qué preguntas cubren la dimensión y cómo leer el resultado.',
      'Relaciona estas respuestas con las de otras dimensiones.',
      'Busca respuestas que contradigan lo esperado.',
    ],
  ],
  'survey.difference': [['Diferencias entre grupos en torno {a object}'], ['Compara grupos fijados de antemano.']],
  'survey.problems': [
    ['{issues} {de focus} según la encuesta', '~{issues} {de object} según la encuesta'],
    ['Deduce los problemas de los resultados y nombra las preguntas en que se apoyan.'],
  ],
  'survey.answers': [
    ['Recomendaciones para {improve} {focus}', '~Recomendaciones para {improve} {object}'],
    ['Une cada recomendación a un problema y dice quién debe actuar.'],
  ],
} as const satisfies Partial<Phrases<Move>>;
