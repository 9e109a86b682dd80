import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const teachingDesign = {
  'lesson.ground': [
    ['{object}: alumnado y contenidos'],
    ['Analiza el punto de partida del alumnado, los contenidos y las exigencias del currículo.'],
  ],
  'lesson.learners': [
    ['Punto de partida y dificultades del alumnado'],
    ['Detecta las dificultades con prueba inicial, trabajos y entrevistas.'],
  ],
  'lesson.content': [
    ['Contenidos y exigencias del currículo'],
    ['Ordena conceptos y destrezas y señala los decisivos.'],
  ],
  'lesson.status': [
    ['{object} frente a la enseñanza actual'],
    ['Describe la práctica habitual a partir de clases observadas.'],
  ],
  'lesson.design': [['Diseño didáctico {de object}'], ['Deduce actividades y evaluación de los objetivos.']],
  'lesson.goal': [['Objetivos {de object} y señales de logro'], ['Formula los objetivos como desempeños observables.']],
  'lesson.principle': [
    ['Principios de diseño {de object}'],
    ['Vincula cada principio con una dificultad del alumnado.'],
  ],
  'lesson.activity': [
    ['Secuencia de actividades {de object}'],
    ['Precisa qué hacen docente y alumnado antes, durante y después de clase.'],
  ],
  'lesson.before': [['Antes de clase: tareas y recursos'], ['Fija tareas previas, materiales y devolución.']],
  'lesson.during': [['En clase: preguntas y actividades'], ['Enlaza actividades con preguntas y prevé respuestas.']],
  'lesson.after': [['Después de clase: deberes y ampliación'], ['Gradúa los deberes y los une a los objetivos.']],
  'lesson.example': [
    ['Una clase desarrollada por completo'],
    ['Muestra en una sesión cómo encajan objetivos, actividades y evaluación.'],
  ],
  'lesson.strategy': [
    ['Estrategias didácticas para {object}'],
    ['Responde a cada dificultad con un modo de enseñar y un episodio de aula.'],
  ],
  'lesson.motive': [
    ['Situaciones de partida que despiertan interés'],
    ['Explica de dónde sale la situación y qué pregunta abre.'],
  ],
  'lesson.scaffold': [['Andamiajes y ayuda graduada'], ['Ofrece apoyos y señala cuándo retirarlos.']],
  'lesson.talk': [['Trabajo en grupo y exposición'], ['Explica grupos, papeles y criterios de exposición.']],
  'lesson.practice': [['{object} en el aula'], ['Registra el grupo, el desarrollo y los cambios sobre la marcha.']],
  'lesson.class': [['Grupo y horario de aplicación'], ['Describe grupo, sesiones, docente y grupo de comparación.']],
  'lesson.process': [
    ['Desarrollo de las sesiones y episodios'],
    ['Cuenta paso a paso lo hecho y la respuesta del alumnado.'],
  ],
  'lesson.adjust': [['Ajustes durante la aplicación'], ['Señala qué no funcionó y cómo se cambió.']],
  'lesson.check': [
    ['Evaluación {de object}'],
    ['Reúne pruebas frente a los objetivos; los resultados quedan por completar.'],
  ],
  'lesson.product': [['Trabajos y pruebas del alumnado'], ['Compara los trabajos antes y después con una rúbrica.']],
  'lesson.voice': [['Opinión del alumnado y de otros docentes'], ['Recoge opiniones y separa acuerdos y desacuerdos.']],
  'lesson.limit': [
    ['Condiciones de aplicación {de object}'],
    ['Señala las exigencias de grupo, tiempo, medios y preparación.'],
  ],
  'lesson.revise': [
    ['Reflexión y revisión del diseño'],
    ['Indica qué cambiar en objetivos, actividades y evaluación.'],
  ],
} as const satisfies Partial<Phrases<Move>>;
