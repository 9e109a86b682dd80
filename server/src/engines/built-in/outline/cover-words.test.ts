import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { expect, it } from 'vitest';
import { writeOutlineAtOnce } from './write-outline.ts';

const outline = (language: Language, field: Field, title: string) =>
  writeOutlineAtOnce({
    ...{ title, language, field, type: 'course_paper', wordCount: 3_000, level: 'FINAL', variant: 0 },
    ...{ keywords: [], works: [], extraRequirements: '' },
  });

/** A title, the heading of a chapter that does two steps, and the section in which the step stands that has no chapter. */
const folded: readonly (readonly [Language, Field, string, RegExp, RegExp])[] = [
  ['zh', 'management', '县城书店的经营困境与对策', /问题成因与对策/u, /原因|成因/u],
  ['zh', 'engineering', '基于Vue的社团活动管理系统的设计与实现', /功能实现与测试/u, /测试/u],
  ['zh', 'agriculture', '不同播种深度对绿豆出苗的影响', /结果与讨论/u, /响应|变化|差别/u],
  ['en', 'education', 'Problems of Music Teaching in Village Schools', /Causes and Measures/u, /Holds Back|Causes/u],
  ['en', 'engineering', 'Design and Implementation of a Car Park Booking System', /and Testing$/u, /Meets|Test/u],
  [
    'es',
    'education',
    'Problemas de la enseñanza de la música en las escuelas rurales',
    /causas y medidas/u,
    /Factores/u,
  ],
  ['ja', 'education', '小学校における音楽教育の課題', /の原因と改善策/u, /原因/u],
];

it.each(folded)('in %s a short paper names both steps of a chapter and keeps both: %s %s', (...given) => {
  const [language, field, title, heading, section] = given;
  const chapter = outline(language, field, title).find((one) => heading.test(one.title));
  expect(chapter?.children.map((child) => child.title).join('\n')).toMatch(section);
});
