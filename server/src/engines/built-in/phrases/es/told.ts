import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const told = {
  'voice.method': [
    ['Diseño cualitativo para estudiar {focus}', '~Diseño de las entrevistas'],
    ['Dice por qué se entrevista, a quién y cómo se registra y analiza.'],
  ],
  'voice.people': [['Selección de los participantes'], ['Indica criterios, número y perfil.']],
  'voice.talk': [
    ['Guion y realización de las entrevistas'],
    ['Indica preguntas, duración, registro y consentimiento.'],
  ],
  'voice.code': [['Codificación y credibilidad'], ['Indica los pasos de la codificación y su revisión.']],
  'voice.themes': [
    ['{focus}: temas principales', '~Temas principales'],
    ['Extrae temas de los códigos, cada uno con citas.'],
  ],
  'voice.daily': [['Situación y prácticas cotidianas'], ['Dice cómo describen su día a día.']],
  'voice.strain': [['Dificultades y presiones'], ['Dice qué les resulta difícil.']],
  'voice.support': [['Apoyos y formas de afrontarlo'], ['Dice quién ayuda y cómo lo afrontan.']],
  'voice.differ': [['Diferencias entre participantes'], ['Compara perfiles distintos.']],
  'voice.meaning': [
    ['Interpretación {de focus}', '~Interpretación de los temas'],
    ['Explica los temas con otros estudios y con teoría.'],
  ],
  'voice.explain': [['Relaciones entre los temas'], ['Muestra cómo un tema lleva a otro.']],
  'voice.compare': [['Los temas frente a la investigación previa'], ['Dice qué coincide y qué es nuevo.']],
  'voice.use': [['Recomendaciones para la práctica'], ['Extrae consejos de lo dicho.']],
  'lesson.course': [['Contexto y desarrollo {de object}'], ['Da causas, fuerzas y fases en breve.']],
  'lesson.forces': [['Fuerzas y condiciones'], ['Indica efectivos, medios y terreno.']],
  'lesson.stages': [['Fases principales'], ['Divide el curso en el tiempo.']],
  'lesson.show': [
    ['{term} en {object}', '~Aciertos y errores {de object}'],
    ['Dice cómo se planeó, se ejecutó y con qué resultado.'],
  ],
  'lesson.plan': [['Planeamiento y preparación'], ['Dice qué se pretendía y se preparó.']],
  'lesson.carry': [['Empleo y efectos'], ['Dice cómo se hizo y qué se logró.']],
  'lesson.fail': [['Fallos y límites'], ['Dice qué falló y por qué.']],
  'lesson.draw': [
    ['Lecciones sobre {term}', '~Lecciones y su alcance'],
    ['Extrae lecciones y las condiciones en que valen.'],
  ],
  'lesson.hold': [['Lecciones que siguen vigentes'], ['Dice qué vale hoy.']],
  'lesson.change': [['Lo que ha cambiado desde entonces'], ['Señala las condiciones distintas.']],
  'lesson.use': [['Consecuencias para las fuerzas y la doctrina'], ['Dice qué debería hacerse de otro modo.']],
  'calamity.spread': [['Desarrollo y alcance {de object}'], ['Dice cuándo y dónde empezó y cómo se extendió.']],
  'calamity.path': [['Rutas y oleadas'], ['Reconstruye rutas y fechas con las fuentes.']],
  'calamity.toll': [['Víctimas y pérdidas'], ['Compara las cifras y su fiabilidad.']],
  'calamity.why': [['Por qué fue tan grave'], ['Lo explica por entorno, sustento y preparación.']],
  'calamity.answer': [['Respuestas ante {object}'], ['Distingue las respuestas oficiales de las populares.']],
  'calamity.state': [['Medidas de las autoridades'], ['Indica medidas, ejecución y resultados.']],
  'calamity.people': [['Socorro y ayuda mutua'], ['Dice qué hicieron asociaciones y personas.']],
  'calamity.belief': [['Cómo se entendió en su tiempo'], ['Dice qué se creía y se temía.']],
  'calamity.after': [['Consecuencias {de object}'], ['Distingue las inmediatas de las duraderas.']],
} as const satisfies Partial<Phrases<Move>>;
