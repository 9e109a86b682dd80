import type { Language } from '@yanmo/contract/languages';
import type { TitleKind } from '@yanmo/contract/understanding';

/** What people have lived through or see in a thing: asked of them in talk, not by a scale. */
const lived: Record<Language, RegExp> = {
  zh: /(?:真实体验|体验|经历|感受|心路历程|生存状态|叙事)的?(?:质性研究|访谈研究|研究)$|质性研究|深度访谈|扎根理论/u,
  en: /^how do(?:es)? [^?]+ (?:experience|perceive|remember)\b|^(?:the )?(?:lived )?experiences? of\b|\b(?:lived experiences?|perceptions|perspectives|views|voices|narratives) of\b|\b\p{L}+(?:s[’']|[’']s) (?:lived )?(?:experiences?|perceptions|perspectives|views) of\b|: a qualitative (?:study|inquiry|exploration)|: (?:voices|perceptions|views|perspectives) (?:of|from)\b|interview study$/iu,
  es: /^¿?cómo (?:viven|perciben|experimentan|recuerdan) |^(?:las? )?(?:experiencias?|vivencias?|percepci(?:ón|ones)|voces|significados?|trayectorias) de|: (?:percepciones|vivencias|experiencias|voces|miradas) (?:de|del)|estudio cualitativo/iu,
  ja: /(?:の|に関する)(?:経験|体験|語り|思い|葛藤|主観的体験)(?:に関する|の)?(?:質的研究|研究|検討)?$|質的研究|インタビュー調査|ライフストーリー/u,
};
export const asksVoices = (text: string, language: Language): boolean => lived[language].test(text);

/** Kinds that nobody's own account could answer. */
export const voiceless: ReadonlySet<TitleKind> = new Set<TitleKind>([
  'teaching-design',
  'design-artefact',
  'lab-experiment',
  'doctrinal-law',
  'policy-analysis',
  'clinical-study',
]);
