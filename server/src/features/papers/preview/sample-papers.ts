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

/** What visitors look at before they order: several fields, levels and kinds of paper, each language at least once. */
export const sampleForms: readonly SampleForm[] = [
  {
    id: 'zh-leadership',
    language: 'zh',
    title: '变革型领导对员工创新行为的影响机制研究',
    field: 'management',
    level: 'UNDERGRADUATE',
    type: 'thesis',
    wordCount: 12_000,
    keywords: ['变革型领导', '员工创新行为', '心理授权'],
  },
  {
    id: 'zh-platform-law',
    language: 'zh',
    title: '网络平台“二选一”行为的法律规制研究',
    field: 'law',
    level: 'FINAL',
    type: 'course_paper',
    wordCount: 4_000,
    keywords: ['平台经济', '滥用市场支配地位', '法律规制'],
  },
  {
    id: 'zh-trading-platform',
    language: 'zh',
    title: '基于Spring Boot的校园二手交易平台的设计与实现',
    field: 'engineering',
    level: 'VOCATIONAL',
    type: 'thesis',
    wordCount: 8_000,
    keywords: ['Spring Boot', '二手交易', '系统设计'],
  },
  {
    id: 'en-peer-feedback',
    language: 'en',
    title: 'The Effect of Peer Feedback on Writing Quality: Evidence from University Freshmen',
    field: 'education',
    level: 'MASTER',
    type: 'thesis',
    wordCount: 8_000,
    keywords: ['peer feedback', 'academic writing', 'higher education'],
  },
  {
    id: 'en-deepfakes',
    language: 'en',
    title: 'Regulating deepfakes: legal problems and policy options',
    field: 'law',
    level: 'FINAL',
    type: 'course_paper',
    wordCount: 3_000,
    keywords: ['deepfakes', 'regulation', 'liability'],
  },
  {
    id: 'es-rural-tourism',
    language: 'es',
    title: 'Impacto del turismo rural en el empleo juvenil',
    field: 'economics',
    level: 'UNDERGRADUATE',
    type: 'thesis',
    wordCount: 5_000,
    keywords: ['turismo rural', 'empleo juvenil', 'desarrollo local'],
  },
  {
    id: 'ja-remote-work',
    language: 'ja',
    title: '在宅勤務が若手社員の職務満足に与える影響',
    field: 'management',
    level: 'UNDERGRADUATE',
    type: 'thesis',
    wordCount: 8_000,
    keywords: ['在宅勤務', '職務満足', '若手社員'],
  },
];
