import { chain, data, debate, institution, method, theory, variable } from '../entry.ts';

export const militaryEs = [
  theory('system-confrontation', 'teoría de la guerra de sistemas', ['joint-capability']),
  theory('civil-military', 'teoría de las relaciones civiles y militares', ['resource-sharing']),
  theory('centre-of-gravity', 'concepto de centro de gravedad', ['command-efficiency']),
  method('case-war', 'análisis de campañas históricas', ['war-history']),
  method('survey-units', 'encuesta a unidades y academias', ['unit-survey']),
  variable('joint-capability', 'capacidad conjunta'),
  variable('command-efficiency', 'eficacia del mando'),
  variable('information-advantage', 'ventaja de información'),
  variable('training-level', 'nivel de instrucción', ['joint-capability']),
  variable('resource-sharing', 'uso compartido de recursos'),
  data('war-history', 'historias militares publicadas'),
  data('unit-survey', 'cuestionarios y entrevistas de grupo'),
  institution('academy', 'academias militares'),
  debate('technology-human', 'Tecnología frente a factor humano'),
  ...chain(
    'training-gap',
    'instrucción alejada de las misiones',
    'renovación lenta de los contenidos',
    'renovar la instrucción según las misiones',
  ),
  ...chain(
    'talent-structure',
    'escasez de mandos versátiles',
    'destinos y estudios estrechos',
    'unir la academia con destinos variados',
  ),
  ...chain(
    'information-barrier',
    'intercambio deficiente entre sistemas',
    'normas distintas y datos dispersos',
    'adoptar normas comunes de datos',
  ),
  ...chain(
    'system-rules',
    'normativa incompleta',
    'normas más lentas que la práctica',
    'completar la normativa y precisar los deberes',
  ),
];
