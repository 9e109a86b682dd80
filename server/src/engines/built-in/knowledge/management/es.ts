import { chain, data, debate, group, institution, method, theory, variable } from '../entry.ts';

export const managementEs = [
  theory('resource-based', 'enfoque basado en los recursos', ['core-competence']),
  theory('stakeholder', 'teoría de los grupos de interés', ['communication']),
  theory('social-exchange', 'teoría del intercambio social', ['commitment']),
  method('survey-sem', 'encuesta con ecuaciones estructurales', ['questionnaire']),
  method('case-interview', 'estudio de caso con entrevistas', ['internal-files']),
  variable('core-competence', 'competencia central', ['performance']),
  variable('communication', 'comunicación interna', ['commitment']),
  variable('commitment', 'compromiso organizativo', ['performance']),
  variable('performance', 'rendimiento de la organización'),
  data('questionnaire', 'datos de cuestionario'),
  data('internal-files', 'documentos internos y notas de entrevista'),
  institution('top-management', 'alta dirección'),
  debate('control-autonomy', 'Control central frente a autonomía'),
  ...chain(
    'unclear-duty',
    'reparto poco claro de tareas',
    'descripciones de puesto desfasadas',
    'rediseñar los procesos con responsables claros',
  ),
  ...chain(
    'poor-communication',
    'comunicación deficiente entre departamentos',
    'sistemas separados y jerarquías largas',
    'unir las plataformas de datos',
  ),
  ...chain(
    'weak-evaluation',
    'indicadores alejados de la estrategia',
    'metas copiadas de años anteriores',
    'derivar los indicadores de la estrategia',
  ),
  ...chain(
    'talent-ladder',
    'vacíos en la cantera de talento',
    'formación sin vínculo con la promoción',
    'unir la formación con la carrera',
  ),
  group('tenure', 'antigüedad'),
  group('position', 'categoría laboral'),
];
