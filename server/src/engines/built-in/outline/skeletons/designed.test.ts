import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { expect, it } from 'vitest';
import { writeOutlineAtOnce } from '../write-outline.ts';

function headingsOf(language: Language, field: Field, title: string): string {
  const chapters = writeOutlineAtOnce({
    ...{ title, language, field, type: 'thesis', level: 'UNDERGRADUATE', wordCount: 8_000, variant: 0 },
    ...{ keywords: [], works: [], extraRequirements: '' },
  });
  return chapters.flatMap((chapter) => [chapter.title, ...chapter.children.map((child) => child.title)]).join('\n');
}

/** What the headings must say where the title names its design, and what they must not. */
const titles: readonly (readonly [Language, Field, string, readonly RegExp[], RegExp])[] = [
  // Action research goes in cycles, with the means that the title names.
  [
    'en',
    'education',
    'Teaching Electric Circuits with Drawings in Year 6: An Action Research Project',
    [/The First Cycle/u, /The Second Cycle/u, /Teaching Electric Circuits with Drawings/u],
    /: An Action Research Project/u,
  ],
  ['zh', 'education', '初中地理读图教学的行动研究', [/第一轮行动/u, /初中地理读图教学的行动方案/u], /行动研究的/u],
  [
    'es',
    'education',
    'El diario de lectura en la clase de lengua: una investigación-acción',
    [/Primer ciclo/u],
    /una investigación-acción/u,
  ],
  ['ja', 'education', '中学校理科におけるノート指導のアクションリサーチ', [/第一サイクル/u], /アクションリサーチ/u],
  // A quasi-experiment has two groups and tests, whatever the question was taken for.
  [
    'es',
    'education',
    '¿Reduce el aprendizaje cooperativo la ansiedad matemática? Un estudio cuasiexperimental',
    [/Grupo experimental y grupo de comparación/u, /Prueba previa y posterior de la ansiedad matemática/u],
    /Razones para responder|clase desarrollada/u,
  ],
  [
    'zh',
    'education',
    '同伴互评对高中生议论文写作的影响：一项准实验研究',
    [/实验组与对照组/u, /前测与后测/u],
    /史家|量表选用/u,
  ],
  // A scoping or systematic review says how its studies were found, and nothing is classical or recent in it.
  [
    'en',
    'medicine',
    'Music listening for anxiety in patients before surgery: a scoping review',
    [/Databases and search strings/u, /What the studies found on anxiety/u],
    /Classical|Applications|bottlenecks/iu,
  ],
  [
    'es',
    'medicine',
    'Ejercicio acuático en personas con artrosis: revisión sistemática',
    [/Bases de datos/u],
    /clásicos|Aplicaciones/u,
  ],
  ['zh', 'medicine', '音乐疗法对产妇焦虑影响的系统评价', [/数据库与检索式/u, /音乐疗法的类型/u], /的系统评价$/mu],
  [
    'ja',
    'medicine',
    '高齢者への園芸療法に関するスコーピングレビュー',
    [/データベースと検索式/u],
    /スコーピングレビュー/u,
  ],
  // Risk factors belong to an outcome; nobody was exposed to it and no scale measures it.
  [
    'zh',
    'medicine',
    '产后出血危险因素的回顾性队列研究',
    [/产后出血的影响因素分析/u, /队列的建立/u],
    /暴露组|影响危险|对危险/u,
  ],
  [
    'en',
    'medicine',
    'Risk factors for readmission among patients with heart failure',
    [/Factors associated with readmission/u],
    /scale|method bias/iu,
  ],
  [
    'es',
    'medicine',
    'Factores asociados al parto prematuro en un hospital de Loja',
    [/modelo de regresión/u],
    /Escala|alumnado|método común/u,
  ],
  ['ja', 'medicine', '誤嚥性肺炎の危険因子に関する後ろ向きコホート研究', [/誤嚥性肺炎に関連する要因/u], /危険因子の/u],
  // Where people were visited, the paper says whom and how.
  ['zh', 'management', '乡镇干部下沉的困境与出路——基于豫南三镇的田野调查', [/豫南三镇的田野调查：对象与方法/u], /^$/u],
  [
    'en',
    'interdisciplinary',
    'Night Markets in Tainan: An Ethnographic Study',
    [/Fieldwork in Tainan/u],
    /Ethnographic Study$/mu,
  ],
  [
    'es',
    'interdisciplinary',
    'Las ollas comunes de Lima: un estudio etnográfico',
    [/Trabajo de campo en Lima/u],
    /estudio etnográfico$/mu,
  ],
];

/** What a title is about decides what may be said of it. */
const matters: typeof titles = [
  // Persons have a status and rights; nobody infringes them.
  [
    'es',
    'law',
    'La protección jurídica de las temporeras agrícolas en Chile',
    [/Normas aplicables a las temporeras/u],
    /vulnerar|Naturaleza jurídica/u,
  ],
  [
    'en',
    'law',
    'The Legal Protection of Seasonal Farm Workers',
    [/Their Situation and Legal Status/u],
    /Is Infringed|Legal Nature/u,
  ],
  ['zh', 'law', '家政服务员的法律保护', [/家政服务员的处境与法律地位/u], /侵害家政服务员|法律属性/u],
  // Water that is caught is sized; it has no screens and no accounts.
  [
    'es',
    'engineering',
    'Diseño de un sistema de captación de agua de lluvia para una escuela rural',
    [/Caudales/u],
    /Pantallas|permisos|Modelo de datos/u,
  ],
  [
    'en',
    'engineering',
    'Design of a Baggage Handling System for a Regional Airport',
    [/Operating Conditions/u],
    /Screens|Permissions|Data Model/u,
  ],
  // People and a strike: they lived and worked, it broke out and ended.
  [
    'es',
    'history',
    'Las costureras de Lima y la huelga de 1919',
    [/Desarrollo de la huelga de 1919/u],
    /Efectos desiguales|Vías de|Cambios en la huelga/u,
  ],
  [
    'en',
    'history',
    'The Match Girls and the Strike of 1888',
    [/The Course of the Strike of 1888/u, /Who They Were/u],
    /Uneven|Paths/u,
  ],
  // Grids have no symbols, and no patron is known.
  ['en', 'art', 'Bridget Riley’s Stripes', [/Materials, Format and Procedure/u], /Patron|Symbols|Motifs/u],
  ['es', 'art', 'Los móviles de Alexander Calder', [/materiales, formato y proceso/u], /Motivos|símbolos/u],
  // Households, and not schools, know what was sent home and who works.
  [
    'en',
    'economics',
    'Remittances and School Enrolment in Rural Nepal: The Mediating Role of Child Labour',
    [/Household Survey Data/u, /How Child Labour Is Measured/u],
    /School Records|Universities/u,
  ],
];

it.each([...titles, ...matters])(
  'plans by the design that it names: %s %s %s',
  (language, field, title, wanted, unwanted) => {
    const headings = headingsOf(language, field, title);
    for (const words of wanted) expect(headings).toMatch(words);
    expect(headings).not.toMatch(unwanted);
  },
);
