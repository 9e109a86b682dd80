import type { OpeningMove, Wording } from '../wording.ts';

/** Where a paper opens: what is asked, and how it goes about it. */
export const opening: Pick<Wording['telling'], OpeningMove> = {
  askProblems: [
    'Los problemas {de matter} que aquí se examinan son {list}; se pregunta a qué se deben y qué puede hacerse.',
    'El trabajo examina {matter} y pregunta a qué se deben {list}, y qué puede hacerse.',
    'Sobre {matter} se preguntan dos cosas: a qué se deben {list}, y cómo responder a estos problemas.',
  ],
  askWhy: [
    'El trabajo pregunta qué influye en {matter} y qué puede hacerse.',
    'La pregunta es qué causas pesan más en {matter} y qué remedios están al alcance.',
    'El trabajo pregunta cómo surgen los problemas {de matter} y por dónde empezar a responder.',
  ],
  askEffect: [
    'El trabajo pregunta si hay un efecto {de x} sobre {y}, por qué vía y en qué condiciones.',
    'La pregunta es qué relación hay entre {x} y {y}, y de qué depende su fuerza.',
    'El trabajo examina el efecto {de x} sobre {y} y las condiciones de las que depende.',
  ],
  askSides: [
    'El trabajo pregunta en qué se diferencian {a} y {b}, por qué, y cuándo conviene cada opción.',
    'La pregunta es qué diferencias hay entre {a} y {b}, y qué se sigue de ellas.',
    'El trabajo compara {a} y {b} y pregunta cómo se explican las diferencias.',
  ],
  askLaw: [
    'El trabajo pregunta qué dispone el derecho vigente sobre {matter}, dónde se discute su aplicación y cómo debería reformarse.',
    'La pregunta es qué dicen las normas sobre {matter}, qué dejan abierto y cómo resolver los conflictos.',
    'El trabajo examina cómo trata el derecho {matter} y en qué se queda corto.',
  ],
  askPast: [
    'El trabajo pregunta cómo se llegó {a matter}, qué curso siguieron los hechos y qué quedó de ellos.',
    'La pregunta es qué fuerzas explican {matter} y qué consecuencias hubo.',
    'El trabajo pregunta cuánto pesaron las circunstancias y cuánto las decisiones en {matter}.',
  ],
  askText: [
    'El trabajo pregunta cómo pueden entenderse los pasajes que tocan {a matter} y en qué se apoya cada lectura.',
    'La pregunta es con qué medios presenta el texto {matter} y qué lectura sostiene.',
    'El trabajo examina qué dice el texto sobre {matter} y cómo lo dice.',
  ],
  askDesign: [
    'El trabajo pregunta qué se exige {a matter}, cómo encajan las partes y cómo se comprueba.',
    'La pregunta es qué se exige {a matter}, qué parte responde a cada exigencia y qué lo demostraría.',
    'El trabajo pregunta cómo conviene diseñar {matter} y por qué resultados juzgar el diseño.',
  ],
  askMatter: [
    'El trabajo pregunta cómo entender {matter}, con qué fundamento y en qué se discrepa.',
    'La pregunta es qué puede sostenerse sobre {matter} y con qué apoyo.',
    'El trabajo trata {de matter}: las principales posturas, sus razones y sus límites.',
  ],
  askQuestion: [
    'El trabajo plantea la pregunta {query} y pondera las razones de ambas partes.',
    'A la pregunta {query} se busca una respuesta a partir de las razones de un lado y del otro.',
    'El trabajo examina la pregunta {query}: qué razones hay en cada sentido y de qué depende la respuesta.',
  ],
  way: [
    'La exposición sigue este orden: {list}.',
    'Los capítulos se ordenan así: {list}.',
    'Los capítulos tratan lo siguiente: {list}.',
    'El texto se ordena de este modo: {list}.',
  ],
};
