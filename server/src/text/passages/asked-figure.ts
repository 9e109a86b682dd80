import type { Language } from '@yanmo/contract/languages';

/** Questions whose answer is a number, a share or a date. */
const asks: Readonly<Record<Language, RegExp>> = {
  zh: /多少|几[个种次年项人名份所家位月天篇条章倍成届]|多大|多长|多久|多高|哪一?年|哪一?[月日]|比例是|占比|百分之几|样本量|人数|数量/u,
  en: /\bhow (?:many|much|long|old|large|big|often|far|tall|high)\b|\b(?:what|which) (?:year|percentage|proportion|share|number|date|percent)\b|\bwhen\b/iu,
  es: /cu[aá]nt[oa]s?\b|\bqu[eé] (?:año|porcentaje|proporci[oó]n|número|fecha)\b|\bcu[aá]ndo\b/iu,
  ja: /何[人年回件割歳名社校日月時分種]|いくつ|いくら|どれ(?:くらい|ほど)|どの(?:くらい|程度)|何パーセント|いつ/u,
};

/** Written in figures or in words. */
const figure =
  /[\p{N}]|[一二两三四五六七八九十百千万亿半]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|hundred|thousand|million|half|third|quarter|twice|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|cien|mil|mitad|tercio)\b/iu;

export const asksForFigure = (question: string, language: Language): boolean => asks[language].test(question);
export const holdsFigure = (text: string): boolean => figure.test(text);
