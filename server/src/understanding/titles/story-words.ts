import type { Language } from '@yanmo/contract/languages';

/** Somebody who tells of himself: what he says is no phrase that a title could hold. */
const telling: Readonly<Record<Language, RegExp>> = {
  zh: /我|本人|自己|老师能|希望|觉得|不知道|感觉|谢谢|请问/u,
  en: /\b(?:I|I['’]m|I['’]ve|my|me|we|our)\b/u,
  es: /(?<!\p{L})(?:yo|mi|mis|me|nos|nuestr\p{L}+|he|estoy|soy|quiero|quisiera|gustaría)(?!\p{L})/iu,
  ja: /私|僕|自分|思っ|思い|ました|ません|です|ます|たい/u,
};

/** Whether a hint is a story rather than a list of phrases, a title or a question. */
export function isStory(hint: string, language: Language, partCount: number): boolean {
  const isCjk = language === 'zh' || language === 'ja';
  const isLong = isCjk ? hint.length > 40 : hint.split(/\s+/u).length > 18;
  return isLong && partCount > 1 && telling[language].test(hint);
}
