import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { TitleKind } from '@yanmo/contract/understanding';

/** What a paper of a kind asks where its title does not say it. */
const usualAspects: Record<TitleKind, Record<Language, string>> = {
  'status-and-remedies': {
    zh: '问题与对策',
    en: 'causes and responses',
    es: 'causas y respuestas',
    ja: '現状と課題',
  },
  'relation-test': { zh: '影响因素', en: 'determinants', es: 'factores', ja: '影響要因' },
  'design-artefact': { zh: '设计与实现', en: 'design', es: 'diseño', ja: '設計と実装' },
  'doctrinal-law': { zh: '适用与完善', en: 'scope and application', es: 'alcance', ja: '法的課題' },
  'text-interpretation': { zh: '文本分析', en: 'interpretation', es: 'interpretación', ja: '解釈' },
  'history-narrative': {
    zh: '经过与影响',
    en: 'causes',
    es: 'causas y consecuencias',
    ja: '経緯と意義',
  },
  'clinical-study': { zh: '应用效果', en: 'effectiveness', es: 'eficacia', ja: '効果' },
  'lab-experiment': { zh: '实验研究', en: 'experimental study', es: 'estudio experimental', ja: '実験的検討' },
  'theory-essay': { zh: '内涵与意义', en: 'assessment', es: 'análisis', ja: '考察' },
  review: { zh: '研究进展', en: 'review', es: 'revisión', ja: '研究動向' },
  'case-study': { zh: '案例分析', en: 'case analysis', es: 'análisis del caso', ja: '事例分析' },
  'policy-analysis': { zh: '政策分析', en: 'causes and reform', es: 'causas y reforma', ja: '課題' },
  'teaching-design': { zh: '教学设计', en: 'lesson design', es: 'diseño didáctico', ja: '授業設計' },
};

/** Where a field asks it otherwise. */
const usualInField: Partial<Record<Field, Partial<Record<TitleKind, Partial<Record<Language, string>>>>>> = {
  medicine: {
    'relation-test': { zh: '现状与影响因素', en: 'prevalence and factors', es: 'prevalencia y factores' },
    'clinical-study': { es: 'aplicación y eficacia' },
  },
  military: { 'history-narrative': { es: 'desarrollo e importancia' } },
  science: {
    'theory-essay': { zh: '性质与应用', en: 'explanation', es: 'propiedades y aplicaciones', ja: '性質と応用' },
    review: { zh: '原理与应用' },
  },
  engineering: { review: { zh: '技术与应用', en: 'technology and applications' } },
  agriculture: { review: { zh: '技术要点' } },
  art: { 'text-interpretation': { zh: '作品分析', ja: '作品分析' } },
  education: {
    'theory-essay': { zh: '教育意义', en: 'role and value', es: 'importancia educativa', ja: '教育的意義' },
  },
  management: { 'case-study': { zh: '分析与优化', ja: '分析' } },
};

/** What a Chinese title that ends in 研究 and says no more asks: a study of the kind that it is. */
const zhStudies: Partial<Record<TitleKind, string>> = {
  'history-narrative': '历史研究',
  'text-interpretation': '文本研究',
  'case-study': '案例研究',
  'policy-analysis': '政策研究',
  'theory-essay': '理论研究',
  'teaching-design': '教学研究',
  'design-artefact': '设计研究',
  'lab-experiment': '实验研究',
  'doctrinal-law': '适用与完善',
};

/** What a title asks that does not say it, by its kind and field. */
export function usualAspect(kind: TitleKind, language: Language, title: string, field: Field): string {
  const study = language === 'zh' && /研究(?:$|[—：:])/u.test(title) ? zhStudies[kind] : undefined;
  return study ?? usualInField[field]?.[kind]?.[language] ?? usualAspects[kind][language];
}
