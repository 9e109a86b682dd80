import type { Language } from '@yanmo/contract/languages';
import { readQuestion } from './read-question.ts';

/** How a question begins, or what it holds, that rests on the one before it. */
const signs: Readonly<Record<Language, RegExp>> = {
  zh: /^(?:那|还有|再|继续|具体|详细|展开|为什么|为何|怎么会|它|他们|这个|这些|这一|其中|上面|上述|刚才|前面|除此|换)|(?:它|它们|这些|上述|刚才)/u,
  en: /^(?:and|but|so|why|how so|what about|how about|what else|more|really|which of|in what way)\b|\b(?:it|they|them|its|their|those|these|that one|this one|the former|the latter)\b/iu,
  es: /^¿?(?:y|pero|entonces|por qué|qué más|más|cuál de|en qué sentido)(?!\p{L})|(?<!\p{L})(?:ello|ellos|ellas|eso|esos|esas|este último|lo anterior)(?!\p{L})/iu,
  ja: /^(?:では|じゃあ|それ|その|なぜ|どうして|もっと|ほか|他に|さらに|具体的に|詳しく)|(?:それ|これら|前者|後者)/u,
};
const longest: Readonly<Record<Language, number>> = { zh: 24, en: 70, es: 80, ja: 32 };
/** With more words of its own it can be looked for as it is. */
const mostOwn = 3;

/** Whether a question can only be understood with the one before it (为什么？ What about the others?). */
export function goesOn(question: string, language: Language): boolean {
  const text = question.trim();
  if (text.length > longest[language]) return false;
  const own = readQuestion(text, language).filter(({ isWeak, isGeneral }) => !isWeak && !isGeneral);
  return own.length === 0 || (own.length <= mostOwn && signs[language].test(text));
}
