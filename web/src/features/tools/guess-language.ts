import type { Language } from '@yanmo/contract/languages';

const spanish = /[ñ¿¡]|(?<!\p{L})(?:el|la|los|las|de|del|en|que|una?|por|con|para|este|se)(?!\p{L})/giu;
const english = /(?<!\p{L})(?:the|of|and|to|in|is|are|this|that|for|with|we|by|on)(?!\p{L})/giu;

/** In which of the four a text is written, by its letters and its smallest words; null where it is too short to tell. */
export function guessLanguage(text: string): Language | null {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const [kana, han] = [count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu), count(/\p{Script=Han}/gu)];
  if (kana > 2 && kana * 10 > han) return 'ja';
  if (han > 3 && han * 4 > count(/\p{Script=Latin}/gu)) return 'zh';
  const [es, en] = [count(spanish), count(english)];
  if (es + en < 3) return null;
  return es > en ? 'es' : 'en';
}
