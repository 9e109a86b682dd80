import type { Language } from '@yanmo/contract/languages';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';

export interface OpenQuestion {
  /** The question as the title puts it, in quotation marks. */
  query: string;
  /** What a question for reasons takes as a fact: 年轻人不愿意生孩子. */
  fact: string | null;
  asks: 'why' | 'whether' | 'other';
  /** Two answers are offered, and neither is yes or no: ¿prohibir o educar? */
  isChoice: boolean;
  /** How something can be done or came about. */
  isHow: boolean;
  /** What the title sets behind its question: "Resale Markets and Artificial Scarcity". */
  tail: string;
}

export const marks: Readonly<Record<Language, (text: string) => string>> = {
  zh: (text) => `“${text}”`,
  en: (text) => `“${text}”`,
  es: (text) => `«${text}»`,
  ja: (text) => `「${text}」`,
};

/** The question alone, without what stands before or behind it. */
const parts: Readonly<Record<Language, RegExp>> = {
  zh: /^(?:(?<front>[^？?]{2,20})[：:])?(?<asked>[^？?：:—]+)[？?]?(?:[：:—]+(?<tail>.+)|(?<=[？?])(?<more>.+))?$/u,
  ja: /^(?:(?<front>[^？?]{2,20})[：:])?(?<asked>[^？?：:—―]+?)[？?]?(?:[：:—―]+(?<tail>.+?)[—―]*|(?<=[？?])(?<more>.+))?$/u,
  en: /^(?:(?<front>[^?:]{2,60}): )?(?<asked>[^?:]+\?|[^?:]+)(?:[:—–-]? ?(?<tail>.+))?$/u,
  es: /^(?:(?<front>[^?¿:]{2,60}): )?(?<asked>¿[^?]+\?|cómo [^?:]+)(?:[:—–-]? ?(?<tail>.+))?$/u,
};

const why: Readonly<Record<Language, RegExp>> = {
  zh: /为什么|为何|缘何|何以|凭什么/u,
  ja: /なぜ|何故|どうして/u,
  en: /^why\b/iu,
  es: /^¿(?:y )?por qué(?!\p{L})/iu,
};

const whether: Readonly<Record<Language, RegExp>> = {
  zh: /吗$|是否|算不算|属不属于|能否|可否|应否|会不会|能不能|该不该|要不要|是不是/u,
  ja: /(?:できる|する|した|ある|なる|える|べき|よい|いい|いる|れる|たる|む|う|く|つ|ない)(?:の|だろう|であろう)?か$/u,
  en: /^(?:is|are|was|were|do|does|did|can|could|will|would|should|must|may|has|have|had)\b/iu,
  es: /^¿(?!(?:qué|cómo|cuándo|dónde|quién|quiénes|cuál|cuáles|cuánto|cuánta|por|para|hasta|en|de|a) )/iu,
};

const choice: Readonly<Record<Language, RegExp>> = {
  zh: /还是/u,
  en: /\bor\b(?! not\b)/iu,
  es: / [ou] (?!no\?)/iu,
  ja: /[\p{Script=Han}るいきー]か(?:[、，]|それとも|あるいは|(?=[\p{Script=Han}\p{Script=Katakana}]))[^？?]*か[？?]?$/u,
};

/** How something is done or came about: answered in steps, and no thing has its name. */
const how: Readonly<Record<Language, RegExp>> = {
  zh: /如何|怎样|怎么/u,
  ja: /どのように|いかに|どう/u,
  en: /^how\b/iu,
  es: /^¿?cómo(?!\p{L})/iu,
};

/** Where the subject of "are" or "is" ends can be told by few words. */
const copula =
  /^why (?<be>is|are|was|were) (?<who>.+?) (?<rest>(?:so|still|not|no longer|never|always|too|such|becoming|getting|increasingly|less|more|rarely|often|underrepresented|overrepresented)\b.*|\p{L}+ing(?= (?:from|the|a|an|their|its|to|in|on|at|behind|away|out|up|down|off|for|into|without|more|less|so|faster|slower)\b|$).*)$/iu;

const facts: Readonly<Record<Language, (asked: string) => string | null>> = {
  zh: (asked) => {
    const fact = asked
      .replace(/^(?:论|试论|浅论|浅析|试析|略论)/u, '')
      .replace(why.zh, '')
      .replace(/呢$/u, '');
    return fact.length >= 3 && fact.length <= 20 && !why.zh.test(fact) ? fact : null;
  },
  ja: (asked) => {
    const fact = asked
      .replace(why.ja, '')
      .replace(/^[、，]/u, '')
      .replace(/(?:の|ん)?(?:だろう|であろう|でしょう)?か$/u, '')
      .replace(/は[、，]?(?=.)/u, 'が');
    return fact.length >= 4 && fact.length <= 22 && /[うくすつぬむるいただ]$/u.test(fact)
      ? fact.replace(/だ$/u, 'である')
      : null;
  },
  en: (asked) => {
    const plain = asked.replace(/\?$/u, '');
    const done = /^why (?:do|don[’']t) (?<clause>.+)$/iu.exec(plain)?.groups?.clause;
    if (done && !/^why don/iu.test(plain)) return done;
    const found = copula.exec(plain)?.groups;
    if (found?.who && found.be && found.rest) return `${found.who} ${found.be.toLowerCase()} ${found.rest}`;
    // "Why Empires Fall": no verb was moved.
    return /^why (?!(?:is|are|was|were|do|does|did|can|could|will|would|should|must|may|has|have|had|not)\b)/iu.test(
      plain,
    )
      ? plain.replace(/^why /iu, '')
      : null;
  },
  es: (asked) => asked.replace(/^¿(?:y )?por qué /iu, '').replace(/\?$/u, '') || null,
};

/** What a question of yes or no would have affirmed; only where no words change their places. */
function affirm(asked: string, language: Language): string | null {
  if (language === 'ja') {
    const said = asked.replace(/(?:の|だろう|であろう)?か$/u, '');
    return said.length >= 4 && said.length <= 20 ? said : null;
  }
  if (language !== 'zh') return null;
  const said = asked
    .replace(/^(?:论|试论|浅论|浅析|试析|略论)/u, '')
    .replace(/吗$/u, '')
    .replace(/会不会/u, '会')
    .replace(/算不算/u, '算')
    .replace(/属不属于/u, '属于')
    .replace(/能不能|能否/u, '能')
    .replace(/是不是/u, '是')
    .replace(/该不该|应不应该|应否|是否应(?:当|该)?/u, '应当')
    .replace(/可否/u, '可')
    .replace(/要不要/u, '要')
    .replace(/是否/u, '');
  return said.length >= 4 && said.length <= 18 ? said : null;
}

/** A title that is a question, taken by its own words and not by what was read into them. */
const helps = /^what (?:helps|works|can be done)\b|^¿qué (?:ayuda|funciona|puede hacerse)/iu;

export function findQuestion({ text, language, signs }: TitleUnderstanding): OpenQuestion | null {
  const isMarked = /[？?]/u.test(text);
  if (!isMarked && !signs.includes('question')) return null;
  const found = parts[language].exec(text.trim())?.groups;
  const asked = found?.asked?.trim();
  if (!asked) return null;
  const isWhy = why[language].test(asked);
  const isChoice = !isWhy && choice[language].test(asked);
  // 人格とは何を意味するのか: what is asked for by its own word is not yes or no.
  const isOpen = language === 'ja' && /何|誰|どこ|どの|どんな|いつ|どう/u.test(asked);
  const isWhether = !isWhy && !isChoice && !isOpen && whether[language].test(asked.replace(/[？?]$/u, ''));
  // A title in two parts whose first is no question is none; a mark says that it is.
  if (!isMarked && !isWhy && !isWhether && !isChoice && !how[language].test(asked)) return null;
  // "What Helps?" says nothing without what stands before it.
  const isBrief = language === 'en' && asked.split(' ').length <= 3;
  const running = language === 'en' && isWhy ? facts.en(asked) : null;
  return {
    // Of what the two courses are offered stands before them.
    query: marks[language](found?.front && (isChoice || isBrief) ? text.trim().replace(/？$/u, '') : asked),
    fact: isWhy ? (language === 'en' ? running : facts[language](asked)) : isWhether ? affirm(asked, language) : null,
    asks: isWhy ? 'why' : isWhether ? 'whether' : 'other',
    isChoice,
    isHow: !isWhy && !isWhether && !isChoice && (how[language].test(asked) || helps.test(asked)),
    tail: (found?.tail ?? found?.more ?? '').trim(),
  };
}
