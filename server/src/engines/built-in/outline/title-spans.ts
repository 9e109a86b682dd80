import type { Language } from '@yanmo/contract/languages';
import { isWideLanguage as isWide } from '../../../text/wide-language.ts';
import type { TitleUnderstanding } from '../../../understanding/title-reading.ts';

/** 旅游宣传文本的翻译策略的问题 would carry one 的 too many: a short side joins a short object without it. */
export const closeUp = (text: string): string =>
  /[》”]的|中的|《/u.test(text) ? text : text.replace(/^([^的]{2,14})的([^的“”]{2,6})$/u, '$1$2');

const longestSpan: Record<Language, number> = { zh: 24, ja: 30, en: 80, es: 90 };

/** Both as the title joins them, where it sets them side by side: nothing reads better than the student's own words. */
export function findSpan({ text, language }: TitleUnderstanding, one: string, other: string): string | null {
  const [lower, first, second] = [text.toLowerCase(), one.toLowerCase(), other.toLowerCase()];
  const [at, near] = [lower.indexOf(first), lower.indexOf(second)];
  if (at < 0 || near < 0) return null;
  const span = text.slice(Math.min(at, near), Math.max(at + one.length, near + other.length));
  const between = at < near ? text.slice(at + one.length, near) : text.slice(near + other.length, at);
  if (isWide(language) && !/^(?:|的|[中里]的?|の|の中の|における|と|に対する|への|をめぐる|に関する)$/u.test(between))
    return null;
  if (span.length > longestSpan[language] || /[:：;；?？—―]/u.test(span)) return null;
  return language === 'zh' ? closeUp(span) : span;
}

/** 农村居民收入: whose income it is stands before it in the title, and belongs to its name. */
export function withNeighbour({ text, language, contexts }: TitleUnderstanding, span: string): string {
  if (!isWide(language)) return span;
  const found = contexts
    .flatMap((context) => [context.text + span, `${context.text}${language === 'zh' ? '的' : 'の'}${span}`])
    .find((joined) => text.includes(joined) && joined.length <= 14);
  return found ?? span;
}
