import type { Language } from '@yanmo/contract/languages';
import { findGrammarFaults } from './grammar-faults.ts';
import { findMethodFaults, type JudgedTitle } from './method-faults.ts';
import { findTheoryFaults } from './theory-faults.ts';

const grammar: readonly (readonly [Language, string])[] = [
  ['zh', '社区图书馆为什么流失青少年读者的现状'],
  ['zh', '乡村教师流动的的影响因素'],
  ['zh', '我国农村电商的物流的配送的问题'],
  ['zh', '直播带货对的影响机制'],
  ['zh', '垃圾分类政策执行与'],
  ['zh', '数字经济数字经济的发展现状'],
  ['zh', '《活着中的苦难书写'],
  ['zh', '浅析校园欺凌的成因'],
  ['zh', '短视频影响的影响路径'],
  ['en', 'Measures to improve why do community libraries lose teenage readers'],
  ['en', 'What counts as does homework help'],
  ['en', 'The the causes of urban flooding'],
  ['en', 'A analysis of rural clinics'],
  ['en', 'Main problems of remote work and'],
  ['en', 'The how of vaccine hesitancy'],
  ['en', 'evidence on minimum wages'],
  ['es', 'Análisis de el comercio justo'],
  ['es', 'El educación rural y sus retos'],
  ['es', 'La comportamiento del consumidor'],
  ['es', 'Causas de por qué fracasan las pymes'],
  ['ja', '若者の読書離れのの要因'],
  ['ja', '地方鉄道の存続の課題の背景の整理'],
  ['ja', 'なぜ町内会は衰退するのかの現状'],
];

const methods: readonly (readonly [string, JudgedTitle])[] = [
  [
    '以焦点小组检验识别效果',
    { title: '基于卷积神经网络的小麦病害识别', field: 'engineering', kind: 'design-artefact' },
  ],
  ['受访者的选取与访谈提纲', { title: '河流沉积物重金属分布特征', field: 'science', kind: 'lab-experiment' }],
  [
    'Regression model and robustness checks',
    { title: 'Guilt in Macbeth', field: 'literature', kind: 'text-interpretation' },
  ],
  ['问卷设计与信度检验', { title: '论不可抗力规则的适用', field: 'law', kind: 'doctrinal-law' }],
  ['無作為割付けと対照群', { title: '徳倫理学における友愛の概念', field: 'philosophy', kind: 'theory-essay' }],
];

const theories: readonly (readonly [string, string])[] = [
  ['双因素理论对企业数字化转型的解释', '制造企业数字化转型路径研究 数字化转型 智能制造'],
  ['Technology acceptance as a lens on glacier retreat', 'Glacier retreat in the Andes climate change'],
];

/** What a checker must find to be believed; names of those it misses. */
export function findMissedFaults(): { planted: number; missed: string[] } {
  const missed = [
    ...grammar
      .filter(([language, heading]) => findGrammarFaults(heading, language).length === 0)
      .map(([, text]) => text),
    ...methods.filter(([text, title]) => findMethodFaults(text, title).length === 0).map(([text]) => text),
    ...theories.filter(([text, about]) => findTheoryFaults(text, about).length === 0).map(([text]) => text),
  ];
  return { planted: grammar.length + methods.length + theories.length, missed };
}
