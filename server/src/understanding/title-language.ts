import type { Language } from '@yanmo/contract/languages';

const kana = /[\u3041-\u3096\u30a1-\u30fa]/u;
const han = /\p{Script=Han}/u;
const spanish =
  /[ñ¿¡]|(?<!\p{L})(?:el|la|los|las|del|y|en|de|un|una|para|por|sobre|entre|desde|hacia|como|con|su|sus|al|frente|ante)(?!\p{L})|(?:ción|dad|miento)(?!\p{L})/giu;
const english =
  /(?<!\p{L})(?:the|of|and|in|on|for|an?|to|from|with|by|among|between|how|does|using|based|study|at|its)(?!\p{L})|(?:tion|ness|ing)(?!\p{L})/giu;
const simplifiedOnly =
  /[们这对说进经济业发现产学习与为问题实务应开关数农动义书传变设计论历总组织营销语种护权产质评价环镇乡]/u;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * The language a title is written in. Ideographs alone serve both zh and ja, and short Latin titles both en and es: there
 * the language that was asked for decides.
 */
export function findTitleLanguage(title: string, asked: Language): Language {
  if (kana.test(title)) return 'ja';
  const ideographs = count(title, /\p{Script=Han}/gu);
  const letters = count(title, /\p{Script=Latin}+/gu);
  if (han.test(title) && ideographs >= letters) return asked === 'ja' && !simplifiedOnly.test(title) ? 'ja' : 'zh';
  if (!/\p{Script=Latin}/u.test(title)) return asked;
  const [es, en] = [count(title, spanish), count(title, english)];
  if (es === en) return asked === 'es' ? 'es' : 'en';
  return es > en ? 'es' : 'en';
}
