import type { Language } from '@yanmo/contract/languages';
import type { TitleKind } from '@yanmo/contract/understanding';

/** What a paper of a kind asks where its title does not say it. */
const usualAspects: Record<TitleKind, Record<Language, string>> = {
  'status-and-remedies': { zh: '现状与对策', en: 'causes and responses', es: 'causas y respuestas', ja: '現状と課題' },
  'relation-test': { zh: '影响因素', en: 'determinants', es: 'factores', ja: '影響要因' },
  'design-artefact': {
    zh: '设计与实现',
    en: 'design',
    es: 'diseño',
    ja: '設計と実装',
  },
  'doctrinal-law': { zh: '认定与适用', en: 'scope and application', es: 'alcance', ja: '法的課題' },
  'text-interpretation': { zh: '解读', en: 'interpretation', es: 'interpretación', ja: '解釈' },
  'history-narrative': { zh: '经过与影响', en: 'causes', es: 'causas y consecuencias', ja: '経緯と意義' },
  'clinical-study': { zh: '疗效', en: 'effectiveness', es: 'eficacia', ja: '効果' },
  'lab-experiment': { zh: '性能', en: 'properties', es: 'propiedades', ja: '特性' },
  'theory-essay': { zh: '内涵与意义', en: 'assessment', es: 'análisis', ja: '考察' },
  review: { zh: '研究进展', en: 'review', es: 'revisión', ja: '研究動向' },
  'case-study': { zh: '案例分析', en: 'case analysis', es: 'análisis de caso', ja: '事例分析' },
  'policy-analysis': { zh: '政策评析', en: 'causes and reform', es: 'causas y reforma', ja: '課題' },
  'teaching-design': { zh: '教学设计', en: 'lesson design', es: 'diseño didáctico', ja: '授業設計' },
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

/** What a title asks that does not say it, by its kind. */
export function usualAspect(kind: TitleKind, language: Language, title: string): string {
  const study = language === 'zh' && /研究(?:$|[—：:])/u.test(title) ? zhStudies[kind] : undefined;
  return study ?? usualAspects[kind][language];
}
