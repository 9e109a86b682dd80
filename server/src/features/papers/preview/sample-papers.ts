import type { Field, Level, PaperType } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';

export interface SampleForm {
  id: string;
  language: Language;
  title: string;
  field: Field;
  level: Level;
  type: PaperType;
  wordCount: number;
  keywords: readonly string[];
}

/**
 * What visitors look at before they order: several fields, levels and kinds of paper, each language at least once, on titles
 * whose subject has a sheet, or works in the collection.
 */
export const sampleForms: readonly SampleForm[] = [
  {
    id: 'zh-leadership',
    language: 'zh',
    title: '变革型领导对员工创造力的影响机制研究',
    field: 'management',
    level: 'UNDERGRADUATE',
    type: 'thesis',
    wordCount: 3_000,
    keywords: ['变革型领导', '员工创造力', '心理授权'],
  },
  {
    id: 'zh-school-bullying',
    language: 'zh',
    title: '校园欺凌的法律规制研究',
    field: 'law',
    level: 'FINAL',
    type: 'course_paper',
    wordCount: 3_000,
    keywords: ['校园欺凌', '未成年人保护', '防控制度'],
  },
  {
    id: 'zh-image-classification',
    language: 'zh',
    title: '基于卷积神经网络的图像分类系统的设计与实现',
    field: 'engineering',
    level: 'VOCATIONAL',
    type: 'thesis',
    wordCount: 3_000,
    keywords: ['卷积神经网络', '图像分类', '系统设计'],
  },
  {
    id: 'en-online-courses',
    language: 'en',
    title: 'Self-regulated learning in massive open online courses',
    field: 'education',
    level: 'MASTER',
    type: 'thesis',
    wordCount: 3_000,
    keywords: ['self-regulated learning', 'massive open online courses', 'higher education'],
  },
  {
    id: 'en-remote-work',
    language: 'en',
    title: 'The effect of remote work on employee productivity',
    field: 'management',
    level: 'FINAL',
    type: 'course_paper',
    wordCount: 2_000,
    keywords: ['remote work', 'productivity', 'employees'],
  },
  {
    id: 'es-school-bullying',
    language: 'es',
    title: 'El acoso escolar: problemas y propuestas',
    field: 'education',
    level: 'UNDERGRADUATE',
    type: 'thesis',
    wordCount: 2_000,
    keywords: ['acoso escolar', 'convivencia', 'prevención'],
  },
  {
    id: 'ja-school-non-attendance',
    language: 'ja',
    title: '小中学生の不登校の現状と課題',
    field: 'education',
    level: 'UNDERGRADUATE',
    type: 'thesis',
    wordCount: 3_000,
    keywords: ['不登校', '教育支援センター', 'スクールカウンセラー'],
  },
];
