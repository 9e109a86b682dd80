import { chain, data, debate, institution, method, theory, variable } from '../entry.ts';

export const historyEs = [
  theory('modernisation', 'teoría de la modernización', ['state-capacity']),
  theory('longue-duree', 'perspectiva de la larga duración', ['environment']),
  theory('state-society', 'estudio de las relaciones entre Estado y sociedad', ['local-elite']),
  method('archival', 'investigación de archivo', ['archives']),
  variable('state-capacity', 'capacidad del Estado', ['local-elite']),
  variable('local-elite', 'élites locales'),
  variable('social-mobility', 'movilidad social'),
  variable('environment', 'entorno natural y viario'),
  variable('ideas', 'ideas y creencias'),
  data('archives', 'archivos oficiales'),
  data('newspapers', 'testimonios de prensa y diarios personales'),
  institution('central-court', 'gobierno central'),
  institution('local-office', 'autoridades locales'),
  debate('continuity-break', 'Continuidad frente a ruptura'),
  ...chain(
    'source-bias',
    'fuentes escritas desde el poder',
    'escasez de papeles privados',
    'contrastar archivos y papeles privados',
  ),
  ...chain(
    'implementation',
    'distancia entre normas y práctica',
    'falta de fondos y personal',
    'separar la norma de su ejecución',
  ),
  ...chain('regional-gap', 'desarrollo regional desigual', 'acceso desigual a mercados', 'comparar centros y márgenes'),
  ...chain(
    'heritage',
    'patrimonio histórico descuidado',
    'deberes de conservación poco claros',
    'asignar deberes y clasificar el patrimonio',
  ),
];
