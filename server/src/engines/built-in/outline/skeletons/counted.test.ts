import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { expect, it } from 'vitest';
import { writeOutlineAtOnce } from '../write-outline.ts';

const chaptersOf = (language: Language, field: Field, title: string): string[] =>
  writeOutlineAtOnce({
    ...{ title, language, field, type: 'thesis', level: 'UNDERGRADUATE', wordCount: 10_000 },
    ...{ keywords: [], works: [], extraRequirements: '', variant: 0 },
  }).map((chapter) => chapter.title);

it.each<[Language, Field, string, string[]]>([
  [
    'en',
    'law',
    'Who counts as a refugee?',
    [
      'Introduction: the question of who counts as a refugee',
      'The concept of a refugee: senses and origins',
      'The criteria that decide who counts as a refugee',
      'Borderline cases: the concept of a refugee at its limits',
      'A proposed test of who counts as a refugee',
      'Conclusion: who counts as a refugee',
    ],
  ],
  [
    'zh',
    'law',
    '什么算家暴？',
    [
      '绪论：家暴认定问题的提出',
      '家暴的含义与由来',
      '家暴的认定标准',
      '家暴的边界情形',
      '家暴认定标准的改进',
      '结论：家暴认定标准的归纳',
    ],
  ],
  [
    'es',
    'law',
    '¿Qué cuenta como trabajo?',
    [
      'Introducción: la cuestión del concepto de trabajo',
      'El concepto de trabajo: usos y origen',
      'Criterios para hablar de trabajo',
      'Casos límite: hasta dónde llega el concepto de trabajo',
      'Una definición de trabajo: propuesta y límites',
      'Conclusión: una definición de trabajo',
    ],
  ],
  [
    'ja',
    'education',
    '何が体罰にあたるのか',
    [
      '序論：体罰の判断基準という問い',
      '体罰という概念の意味と由来',
      '体罰に当たるかどうかの判断基準',
      '体罰の境界事例',
      '体罰の判断基準の再検討',
      '結論：体罰の判断基準',
    ],
  ],
])(
  'a question of what counts as something is answered by tests of it (%s %s: %s)',
  (language, field, title, wanted) => {
    expect(chaptersOf(language, field, title)).toEqual(wanted);
  },
);

it.each<[Language, Field, string, string]>([
  ['zh', 'law', '外卖骑手算不算劳动者？', '劳动者'],
  ['zh', 'literature', '网络小说算不算文学', '文学'],
  ['ja', 'art', 'ゲームは芸術か', '芸術'],
  ['ja', 'science', 'ウイルスは生物か', '生物'],
  ['es', 'science', '¿Es un virus un ser vivo?', 'ser vivo'],
  ['en', 'medicine', 'Is Addiction a Disease?', 'Disease'],
  ['zh', 'law', '如何认定共同犯罪', '共同犯罪'],
  ['zh', 'education', '校园欺凌与打闹的界限在哪里', '界限'],
  ['en', 'law', 'Where does free speech end?', 'how far free speech reaches'],
  ['en', 'literature', 'What do we mean by realism?', 'what counts as realism'],
  ['ja', 'history', '「近世」とはいつからいつまでか', '「近世」の'],
])('says in its chapters what the thing may be (%s: %s)', (language, field, title, said) => {
  const chapters = chaptersOf(language, field, title);
  expect(chapters.filter((chapter) => chapter.includes(said)).length, chapters.join('\n')).toBeGreaterThanOrEqual(2);
});
