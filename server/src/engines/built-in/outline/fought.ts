import type { Language } from '@yanmo/contract/languages';
import type { TitleUnderstanding } from '../../../understanding/title-reading.ts';
import type { Grammar } from '../grammar/grammar.ts';

/** What a title asks to be coped with, prevented or eased is unwanted, whatever it is: 线上差评的应对策略. */
const against: Readonly<Record<Language, RegExp>> = {
  zh: /^(?:有效)?(?:应对|防护|防范|化解|缓解|遏制|预防|减少|消除)/u,
  en: /^(?:coping|dealing) with|^(?:prevention|reduction|mitigation|avoidance)\b/iu,
  es: /^(?:la )?(?:prevención|reducción|mitigación|afrontamiento)(?!\p{L})/iu,
  ja: /^(?:防止|予防|軽減|解消|抑制)/u,
};
const unwanted: Readonly<Record<Language, string>> = { zh: '焦虑', en: 'stress', es: 'estrés', ja: 'ストレス' };

export const isFought = ({ aspect, isAspectNamed, language, bearing, signs }: TitleUnderstanding): boolean =>
  isAspectNamed && bearing === null && signs.includes('remedy') && against[language].test(aspect.trim());

/** The verb and the nouns for what is better avoided, where the title says that it is. */
export const improveOf = (title: TitleUnderstanding, theme: string, grammar: Grammar): ReturnType<Grammar['improve']> =>
  grammar.improve(isFought(title) ? unwanted[title.language] : theme);
