import type { Field } from '@yanmo/contract/codes';
import { expect, it } from 'vitest';
import { writeOutlineAtOnce } from '../write-outline.ts';

function headingsOf(field: Field, title: string, wordCount = 8_000): string {
  const chapters = writeOutlineAtOnce({
    ...{ title, language: 'es', field, type: wordCount < 5_000 ? 'course_paper' : 'thesis', level: 'UNDERGRADUATE' },
    ...{ wordCount, variant: 0, keywords: [], works: [], extraRequirements: '' },
  });
  return chapters.flatMap((chapter) => [chapter.title, ...chapter.children.map((child) => child.title)]).join('\n');
}

const known = /sobre .*: nivel y puntos débiles/u;
const factors = /Peso de los factores|Factores que pueden influir/u;
const torn = /superarl[oa]s|^.*del la |de el /u;

/** Field, title, what its headings say, and what none of them says. */
const titles: readonly (readonly [Field, string, readonly RegExp[], RegExp])[] = [
  // What is to be done about a trouble is no part of the thing that has it.
  [
    'education',
    'Dificultades en la lectura de mapas en alumnos de secundaria y estrategias para superarlas',
    [/problemas de la lectura de mapas/u, /Medidas para mejorar la lectura de mapas/u],
    torn,
  ],
  [
    'management',
    'Análisis de los problemas de comunicación interna en una clínica privada y propuestas de mejora',
    [/Medidas para mejorar la comunicación interna/u],
    /análisis de los problemas/u,
  ],
  [
    'medicine',
    'Obstáculos para la donación de sangre en jóvenes y estrategias para superarlos',
    [/problemas de la donación de sangre/u],
    torn,
  ],
  // Two rights that a title sets against each other are both defined, and then weighed.
  [
    'law',
    'El derecho al honor frente a la libertad de prensa en el Perú',
    [/derecho al honor: definición/u, /La libertad de prensa: protección y límites/u, /Ponderación entre/u],
    /límites frente a/u,
  ],
  [
    'law',
    'Derecho a la propia imagen frente a derecho a la información: criterios de ponderación',
    [/Conflicto entre el derecho a la propia imagen y el derecho a la información/u],
    /derechos de terceros/u,
  ],
  ['law', 'Libertad de empresa frente a derecho al descanso', [/Ponderación entre la libertad de empresa/u], torn],
  // A wrong and what answers it do not collide.
  [
    'law',
    'El ciberacoso y la respuesta penal en México',
    [/El ciberacoso: concepto y regulación/u, /Eficacia de la respuesta penal ante el ciberacoso/u],
    /Conflicto entre|profesorado/u,
  ],
  [
    'law',
    'Violencia de género y orden de protección',
    [/La orden de protección: presupuestos/u],
    /proteger la violencia/u,
  ],
  [
    'law',
    'El acoso laboral y su sanción en el ordenamiento español',
    [/el acoso laboral y su sanción/u],
    /Conflicto entre/u,
  ],
  [
    'law',
    'Reconocimiento facial y derecho a la intimidad',
    [/Cómo incide el reconocimiento facial en el derecho a la intimidad/u],
    /Conflicto entre/u,
  ],
  // Two techniques are tried under the same conditions; neither is designed.
  [
    'engineering',
    'Soldadura láser frente a soldadura por arco en depósitos de acero',
    [/Criterios y método de la comparación/u, /Cuándo conviene la soldadura por arco/u],
    /Cálculos de diseño|Resistencia y rigidez/u,
  ],
  [
    'engineering',
    'MySQL frente a Redis en tiendas en línea',
    [/MySQL frente a Redis: resultados/u],
    /Metas de diseño/u,
  ],
  [
    'engineering',
    'Filtro lento frente a filtro rápido en acueductos rurales',
    [/filtro lento y el filtro rápido: fundamentos/iu],
    /Alternativas de diseño/u,
  ],
  // Two thinkers are set beside each other on what stands behind the colon.
  [
    'philosophy',
    'Rawls frente a Nozick: justicia distributiva y propiedad',
    [/La justicia distributiva y la propiedad en Rawls/u, /La justicia distributiva y la propiedad en Nozick/u],
    /Prácticas que pueden compartirse/u,
  ],
  [
    'philosophy',
    'Arendt frente a Habermas: dos ideas del espacio público',
    [/espacio público en Arendt/u, /espacio público en Habermas/u],
    torn,
  ],
  [
    'philosophy',
    'La libertad en Sartre frente al determinismo de Spinoza',
    [/La libertad y el determinismo en Spinoza/u],
    torn,
  ],
  // Works that "y en" joins have a chapter each.
  [
    'literature',
    'La maternidad en La hija oscura de Elena Ferrante y en Casas vacías de Brenda Navarro',
    [/^La maternidad en La hija oscura$/mu, /^La maternidad en Casas vacías$/mu],
    /y en Casas/u,
  ],
  [
    'literature',
    'El exilio en la poesía de Luis Cernuda y en los ensayos de María Zambrano',
    [/El exilio en la poesía de Luis Cernuda/u, /El exilio en los ensayos de María Zambrano/u],
    /y en los ensayos/u,
  ],
  [
    'literature',
    'El doble en Aura de Carlos Fuentes y en «El otro» de Borges',
    [/El doble en «El otro»/u],
    /Fuentes en «/u,
  ],
  // What people know, think and do is measured and described.
  [
    'medicine',
    'Conocimientos, actitudes y prácticas sobre el dengue en pobladores de Iquitos',
    [known, /Actitudes ante el dengue/u, /Prácticas relacionadas con el dengue/u, /Qué reforzar en los pobladores/u],
    factors,
  ],
  [
    'medicine',
    'Conocimientos, actitudes y prácticas del personal de enfermería sobre el lavado de manos en un hospital de Quito',
    [known, /el personal de enfermería/u],
    factors,
  ],
  [
    'agriculture',
    'Conocimientos y prácticas de los agricultores de Chiclayo frente al uso de plaguicidas',
    [known],
    factors,
  ],
  // What stands between two things is asked about, measured and tested.
  [
    'interdisciplinary',
    'Autoestima y adicción a Instagram en universitarios: el papel mediador de la soledad',
    [/La soledad como canal/u, /Medida de la soledad/u, /Contraste del canal: soledad/u],
    torn,
  ],
  [
    'management',
    'El liderazgo transformacional y el compromiso organizacional, mediados por la satisfacción laboral',
    [/La satisfacción laboral como canal/u],
    /, mediados/u,
  ],
  [
    'education',
    'Apoyo familiar y rendimiento académico: la motivación como variable mediadora',
    [/La motivación como canal/u],
    torn,
  ],
  // A picture before the colon is no subject.
  [
    'art',
    'Del muro al museo: la legitimación del grafiti en Barcelona',
    [/El camino del muro al museo/u],
    /de del muro/u,
  ],
  [
    'economics',
    'Cuando el campo se vacía: despoblación y servicios públicos en Teruel',
    [/La influencia de la despoblación/u],
    /cuando el campo/u,
  ],
  [
    'literature',
    'Voces en la sombra: la mujer en la novela negra argentina',
    [/La mujer en la novela negra argentina/iu],
    /las voces/u,
  ],
  // Reasons for a yes and for a no name what they are reasons for.
  [
    'education',
    '¿Sirven los deberes en la educación primaria?',
    [/apoyan la utilidad de los deberes/u, /ponen en duda la utilidad de los deberes/u],
    /responder que sí/u,
  ],
  [
    'economics',
    '¿Debe España bajar las cotizaciones sociales?',
    [/a favor de la reducción de las cotizaciones sociales/u, /en España/u],
    /de España las/u,
  ],
  [
    'law',
    '¿Es constitucional la prisión permanente revisable?',
    [/ante los tribunales/u, /duda la constitucionalidad/u],
    /responder que/u,
  ],
  [
    'economics',
    '¿Conviene a México una moneda digital del banco central?',
    [/conveniencia de la moneda digital/u],
    /el conviene/u,
  ],
  // A review names its matter in its chapters, and how it was made is no case.
  [
    'interdisciplinary',
    'Salud mental de los bomberos: una revisión de alcance',
    [/Factores de riesgo y de protección de la salud mental de los bomberos/u],
    /caso del? alcance|La práctica de/u,
  ],
  [
    'education',
    'Aprendizaje basado en juegos en matemáticas: una revisión de alcance',
    [/juegos en matemáticas/u],
    /caso de alcance/u,
  ],
  [
    'interdisciplinary',
    'Inteligencia artificial y salud mental adolescente: una revisión de alcance',
    [/la inteligencia artificial y la salud mental adolescente/u],
    /caso de alcance|La práctica de/u,
  ],
  // Living things are looked for at sites and counted.
  [
    'science',
    'Diversidad de anfibios en un gradiente altitudinal de los Andes',
    [/Censos, capturas/u],
    /Factores propios/u,
  ],
  [
    'science',
    'Abundancia de murciélagos en cafetales de sombra',
    [/Riqueza, abundancia y dominancia/u],
    /Factores propios/u,
  ],
  [
    'science',
    'Riqueza y abundancia de aves en los humedales de Bogotá',
    [/Usos del suelo y presión humana/u],
    /Factores propios/u,
  ],
];

it.each(titles)('plans by its build in %s: %s', (field, title, said, unsaid) => {
  const headings = headingsOf(field, title);
  for (const one of said) expect(headings).toMatch(one);
  expect(headings).not.toMatch(unsaid);
});

it.each([
  ['law', 'Violencia de género y orden de protección', /concepto, regulación y procedimiento/u],
  ['education', '¿Sirven los deberes en la educación primaria?', /a favor y en contra de la utilidad de los deberes/u],
  ['medicine', 'Conocimientos y prácticas sobre el dengue en pobladores de Iquitos', /Bases y método de la encuesta/u],
] as const)('joins chapters of a short paper in %s: %s', (field, title, said) => {
  expect(headingsOf(field, title, 3_000)).toMatch(said);
});
