import type { Language } from '@yanmo/contract/languages';

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const han = /\p{Script=Han}/gu;
const latinWord = /\p{Script=Latin}+/gu;
/** What only the one or the other writes; a question is too short to count its small words alone. */
const esSign = /[¿¡ñ]|[áéíóú]/u;
const esWord =
  /(?<!\p{L})(?:qu[eé]|c[oó]mo|cu[aá]l(?:es)?|cu[aá]nt[oa]s?|d[oó]nde|cu[aá]ndo|por|para|de|del|la|el|los|las|un|una|mi|es|en|con|hola|gracias|puedo|puedes|hago|debo|tengo|trabajo|tesis|pedidos?|precios?|cup[oó]n|reembolso)(?!\p{L})/giu;
const enWord =
  /(?<!\p{L})(?:what|how|which|where|when|who|why|the|of|and|is|are|do|does|can|could|i|my|me|you|your|to|in|on|for|a|an|it|this|that|with|hello|hi|thanks|should|much|many|order|price|refund|coupon|paper)(?!\p{L})/giu;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * The language that a question is put in. Where its few words do not tell (DOI？ SPSS), it is the page's: English and Spanish share their
 * letters, and Chinese characters without kana may be Japanese.
 */
export function languageOfQuestion(question: string, page: Language): Language {
  const text = question.slice(0, 2_000);
  if (kana.test(text)) return 'ja';
  const [wide, words] = [count(text, han), count(text, latinWord)];
  // A Chinese question may be about an English name; an English one hardly holds Chinese.
  if (wide > 0 && wide * 2 >= words) return page === 'ja' && wide < 6 ? 'ja' : 'zh';
  const [es, en] = [count(text, esWord) + (esSign.test(text) ? 1 : 0), count(text, enWord)];
  if (es > en) return 'es';
  if (en > es) return 'en';
  return page;
}
