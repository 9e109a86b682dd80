import type { Language } from '@yanmo/contract/languages';

/** Questions about a text as a whole: their words stand nowhere in it. */
const asks: Readonly<Record<Language, RegExp>> = {
  zh: /^(?:请|请你|帮我|能不能|可以)?.{0,4}(?:总结|概括|概述|归纳|提炼)|(?:讲|说|写|谈)(?:了|的是|的都是)(?:些)?(?:什么|啥|哪些)|(?:主要|核心|大致|大概)(?:内容|观点|思想|意思)(?:是|有|$|？)|(?:大意|摘要|要点|中心思想)是?(?:什么|啥|有哪些)?[？?。]?$/u,
  en: /\b(?:summari[sz]e|sum up|summary of|overview of|gist of)\b|\bwhat(?:'s| is| are) (?:this|the|my|these) (?:paper|article|document|file|text|thesis|report|pdf|outline|files)s? (?:all )?about\b|\b(?:main|key) (?:points?|ideas?|arguments?|takeaways?)\b/iu,
  es: /\b(?:resum(?:e|en|ir|ime|a|an|en de)|síntesis|sintetiza)\b|\bde qué (?:trata|va|habla)n?\b|\b(?:ideas?|puntos?) (?:principal|clave|central)(?:es)?\b/iu,
  ja: /要約|要点|概要|まとめて|あらすじ|何について(?:書|述|の)|どんな(?:内容|話)|主な内容/u,
};
/** Of a part of it: that part can be looked for. */
const longest: Readonly<Record<Language, number>> = { zh: 24, en: 80, es: 90, ja: 32 };

export const asksForWhole = (question: string, language: Language): boolean =>
  question.trim().length <= longest[language] && asks[language].test(question.trim());

/** Headings below which a text says itself what it is about, or what came of it; as the database reads patterns too. */
export const tellingHeadings =
  /摘 *要|要 *旨|概要|结 *论|結 *論|总 *结|結び|おわりに|まとめ|abstract|summary|overview|conclusion|resumen|conclusión/;
