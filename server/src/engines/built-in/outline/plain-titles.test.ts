import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import type { DraftChapter } from '../../engine.ts';
import { writeOutlineAtOnce } from './write-outline.ts';

const list = (chapters: readonly DraftChapter[]): string[] =>
  chapters.flatMap(({ title, children }) => [title, ...list(children)]);

const headingsOf = (language: Language, field: Field, title: string): string =>
  list(
    writeOutlineAtOnce({
      ...{ title, language, field, type: 'thesis', wordCount: 8_000, level: 'UNDERGRADUATE', variant: 0 },
      ...{ keywords: [], works: [], extraRequirements: '' },
    }),
  ).join('\n');

/** A title, what its headings say, and what none of them says. */
type Case = readonly [Language, Field, string, RegExp, RegExp];

const holds = (cases: readonly Case[]): void => {
  it.each(cases)('in %s for %s: %s', (language, field, title, said, unsaid) => {
    const headings = headingsOf(language, field, title);
    expect(headings).toMatch(said);
    expect(headings).not.toMatch(unsaid);
  });
};

describe('how well a thing is served, and how people live at school, have troubles of their own', () => {
  holds([
    ['zh', 'management', '社区超市服务质量改进研究', /顾客意见回应迟缓/u, /自身方面的原因/u],
    ['en', 'management', 'Improving Customer Service in Garden Centres', /Complaints/u, /How the Difficulties Show/u],
    ['es', 'management', 'Calidad del servicio en hostales: problemas y soluciones', /quejas/u, /dificultades/u],
    ['ja', 'management', '書店における接客の現状と課題', /苦情への対応/u, /問題の主な現れ/u],
    ['es', 'education', 'Problemas de convivencia en las aulas de primaria', /diálogo/u, /Dónde son mayores/u],
  ]);
});

describe('whoever is studied is asked what can be asked', () => {
  holds([
    ['zh', 'education', '隔代教养对幼儿自理能力的影响', /家长问卷/u, /前后测/u],
    ['zh', 'education', '积木游戏对幼儿空间能力的影响', /前后测/u, /家长问卷/u],
    [
      'es',
      'education',
      'Influencia del tiempo de pantalla en la atención de niños de preescolar',
      /familias/u,
      /antes y después/u,
    ],
    ['ja', 'education', '父親の育児と家庭環境が幼児の語彙に与える影響', /保護者への質問紙/u, /前後/u],
    ['zh', 'education', '兼职时长对大学生学习成绩的影响', /学生问卷/u, /学校记录/u],
    [
      'en',
      'education',
      "The Effect of Breakfast on Pupils' Academic Performance",
      /Answers and Their Marks/u,
      /School Records/u,
    ],
    ['ja', 'education', '高校生の朝食習慣が学業成績に与える影響', /質問紙/u, /学校記録/u],
  ]);
});

describe('an economy differs by its regions', () => {
  holds([
    ['zh', 'economics', '会展业对区域经济的影响', /按地区分组/u, /群体差异/u],
    [
      'en',
      'economics',
      'The Impact of Cruise Tourism on the Local Economy',
      /Differences by Region/u,
      /Between Groups/u,
    ],
    ['es', 'economics', 'El impacto de las ferias en la economía local', /según la región/u, /entre grupos/u],
    ['ja', 'economics', 'スポーツ大会の開催が地域経済に及ぼす影響', /地域による違い/u, /集団による/u],
  ]);
});
