import type { Language } from '@yanmo/contract/languages';

/** A question that a student put beside an object, as one that can stand alone. */
export interface Posed {
  /** As a title would put it: what readers of titles read. */
  text: string;
  /** As headings put it. */
  query: string;
  asks: 'why' | 'whether' | 'how' | 'other';
  /** A clause, "why canteens close", or a question that is quoted, "Why do canteens close?". */
  isClause: boolean;
  /** Whether the object is none of its words: then headings have to name it elsewhere. */
  isApart: boolean;
  /** The question with its object, for the one heading that introduces it. */
  full: string;
}

interface Asked {
  object: string;
  aspect: string;
  /** The title that was corrected: it may say which article the object has. */
  title: string;
}

type Poser = (asked: Asked) => Posed | null;

const opened = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const zhAsking =
  /为什么|为何|为啥|缘何|何以|凭什么|怎么|怎样|如何|是否|能否|可否|应否|(\p{Script=Han}{1,2})不\1|有没有|有无必要|还是|谁|哪[些个种类里儿]|什么|多大|多少|几[个种类成]|吗[？?]?$|呢[？?]?$|[？?]$/u;
/** A noun stands at the end: 如何运营的经验, 什么人使用的调查. */
const zhNoun =
  /的(?:路径|策略|对策|研究|分析|探讨|影响|原因|问题|经验|方法|机制|调查|措施|关系|情况|比较|途径|意愿|程度|模式)$/u;
/** What may open a question whose subject stands before it, and so is the object. */
const zhOpen =
  /^(?:究竟|到底|又|还|真的|真|就|都|会|能|该|应|可以|为什么|为何|为啥|缘何|何以|凭什么|怎么样?|怎样|如何|是否|能否|可否|应否|有没有|有什么|有哪些|(\p{Script=Han}{1,2})不\1|是|对|给|让|使|把|被|在|以|用|靠)/u;
/** What was left unsaid behind such a verb is the object: 老年人愿不愿意去. */
const zhBare =
  /(?:愿意|愿|想|肯|敢|会|要|爱|该|都|不|在|常|才|怎么|如何|怎样)(?:去|来|用|使用|吃|买|购买|选择|选|接受|参加|参与|加入|支持|信任|相信|喜欢|依赖|看|听|读|学|玩|理解|看待|认可|关注|了解|利用|反对|抵制)$/u;
const zhIt = /它们?|这(?=[为如怎是能会])/u;

const poseZh: Poser = ({ object, aspect }) => {
  if (!zhAsking.test(aspect) || zhNoun.test(aspect)) return null;
  const clause = aspect.replace(/[？?。]+$/u, '').replace(/呢$/u, '');
  const asks = /为什么|为何|为啥|缘何|何以|凭什么/u.test(clause)
    ? 'why'
    : /吗$|是否|能否|可否|应否|(\p{Script=Han}{1,2})不\1|有没有/u.test(clause) && !/怎|如何|什么|哪|还是/u.test(clause)
      ? 'whether'
      : /如何|怎样|怎么/u.test(clause)
        ? 'how'
        : 'other';
  const whole = (query: string): Posed => ({ text: query, query, full: query, asks, isClause: false, isApart: false });
  if (clause.includes(object)) return whole(clause);
  if (zhIt.test(clause)) return whole(clause.replace(zhIt, object));
  if (zhOpen.test(clause)) return whole(`${object}${clause}`);
  if (zhBare.test(clause)) return whole(`${clause}${object}`);
  const full = `${object}：${clause}`;
  return { text: `${full}？`, query: clause, full, asks, isClause: false, isApart: true };
};

const jaAsking =
  /なぜ|何故|どうして|どの(?:よう|程度|くらい|ぐらい)|どう|いかに|如何に|何[がをのにで]|なに[がを]|誰|だれ|どこ|いつ|どれ|どんな|いくら|(?:の|だろう|でしょう|べき|る|た|ない|う|く|す|つ|ぬ|む|ぶ|ぐ)か(?:どうか)?[？?]?$|[？?]$/u;
const jaNoun = /(?:の|する|した)(?:研究|分析|考察|検討|影響|要因|課題|対策|方策|現状|実態|理由|方法|関係|比較|調査)$/u;

const poseJa: Poser = ({ object, aspect }) => {
  if (!jaAsking.test(aspect) || jaNoun.test(aspect)) return null;
  const clause = aspect
    .replace(/[？?。]+$/u, '')
    .replace(/(?:ん)?でしょうか$/u, 'か')
    .replace(/(?:か)?どうか$/u, 'か')
    .replace(/(?:の)?(?:ですか)$/u, 'のか');
  const asks = /なぜ|何故|どうして/u.test(clause)
    ? 'why'
    : /どのよう|いかに|如何に|どう(?!して|か)/u.test(clause)
      ? 'how'
      : /何|なに|誰|だれ|どこ|いつ|どれ|どんな|どの|いくら/u.test(clause)
        ? 'other'
        : 'whether';
  const whole = (query: string): Posed => ({ text: query, query, full: query, asks, isClause: false, isApart: false });
  if (clause.includes(object)) return whole(clause);
  if (/^(?:それ|これ)は/u.test(clause)) return whole(clause.replace(/^(?:それ|これ)/u, object));
  if (/^(?:は|が|を|に|へ|と|で)(?!れ)/u.test(clause) && !/^(?:どう|とう|でき)/u.test(clause))
    return whole(`${object}${clause}`);
  // Somebody else is spoken of: 高齢者は利用するのか.
  const full = `${object}：${clause}`;
  if (/^[^、]{1,14}は/u.test(clause)) return { text: full, query: clause, full, asks, isClause: false, isApart: true };
  return whole(`${object}は${clause}`);
};

const enAsking =
  /^(?:why|how|whether|if|what|which|who|whom|whose|where|when|do|does|did|is|are|was|were|can|could|should|would|will|has|have|to what extent|at what|in what|for whom|with what)\b|\?$/iu;
/** "How-to guides", "will to live", "if clauses" are things. */
const enThing = /^(?:how-to|what-if|will to|if clauses?|can\b[^?]*\bs?$(?<!\?)|whistle)/iu;
const enAuxiliary = /^(?:do|does|did|is|are|was|were|can|could|should|would|will|has|have)\b/iu;
const enInverted: readonly RegExp[] = [
  /\?$/u,
  enAuxiliary,
  /^(?:why|where|when|to what extent|how(?: (?:many|much|often|far|well))?(?: (?!they|it|people|we)\p{L}+)?|(?:what|which)(?: (?!they|it|people|we)\p{L}+)?) (?:do|does|did) /iu,
  /^(?:why|where|when|how)(?: \p{L}+)? (?:is|are|was|were) (?:it|they|this|that)\b/iu,
];
const enPronoun = /\b(?:they|them|it)\b/iu;
/** "Why it is hard to…", "whether it pays": there the pronoun stands for no thing. */
const enEmpty =
  /\bit (?:is|was|takes|makes|pays|seems|would be|will be) (?:\p{L}+ )?(?:to|that|for|when|if|possible)\b/iu;

const poseEn: Poser = ({ object, aspect, title }) => {
  if (!enAsking.test(aspect) || (enThing.test(aspect) && !/\?$/u.test(aspect))) return null;
  const isDirect = enInverted.some((pattern) => pattern.test(aspect));
  const plain = aspect.replace(/[?.]+$/u, '').replace(/^if /iu, 'whether ');
  const asks = /^why\b/iu.test(plain)
    ? 'why'
    : /^whether\b/iu.test(plain) || enAuxiliary.test(plain)
      ? 'whether'
      : /^how (?!many|much|far|long|often|old|big|large)/iu.test(plain)
        ? 'how'
        : 'other';
  const article = new RegExp(`\\bthe ${RegExp.escape(object)}`, 'iu').test(title) ? 'the ' : '';
  const named = plain.toLowerCase().includes(object.toLowerCase());
  const isMeant = !named && enPronoun.test(plain) && !enEmpty.test(plain);
  const said = isMeant ? plain.replace(enPronoun, `${article}${object}`) : plain;
  const isApart = !named && !isMeant;
  const mark = isDirect ? '?' : '';
  const query = isDirect ? `${opened(said)}?` : said.charAt(0).toLowerCase() + said.slice(1);
  const text = isApart ? `${opened(object)}: ${opened(said)}${mark}` : `${opened(said)}${mark}`;
  return { text, query, full: query, asks, isClause: !isDirect, isApart };
};

const esWords =
  'por qué|para qué|de qué|en qué|a qué|con qué|hasta qué punto|qué|cómo|cuándo|dónde|quién|quiénes|a quién|cuál|cuáles|cuánto|cuánta|cuántos|cuántas';
const esBare = esWords
  .normalize('NFD')
  .replace(/\u0301/gu, '')
  .normalize('NFC');
const esAsking = new RegExp(
  `^¿|\\?$|^(?:${esWords})(?!\\p{L})|^si(?= )|^(?:por que|que|como|cuando|donde|quien|quienes|cual|cuales|cuanto|cuantos|cuantas|cuanta)(?= \\p{L})`,
  'iu',
);
const esAccented = new Map(esBare.split('|').map((word, at) => [word, esWords.split('|')[at] ?? word]));
const esOpening = new RegExp(`^(${esBare})(?= )`, 'iu');
/** Somebody else, or the thing again, by a word that needs what it stands for. */
const esOwnSubject =
  /(?<!\p{L})(?:el|la|los|las|lo|le|les|un|una|su|sus|mi|nuestr\p{L}+|quién|quiénes|este|esta|est[oa]s)(?!\p{L})/iu;
const esPlural =
  /(?<!\p{L})(?!(?:en|con|un|bien|quien|sin|según|tan|también|fin|razón|gran|cualquier)(?!\p{L}))\p{L}{2,}n(?!\p{L})/iu;

const poseEs: Poser = ({ object, aspect, title }) => {
  if (!esAsking.test(aspect)) return null;
  const bare = aspect.replace(/[¿?.]+/gu, '').trim();
  const accented = bare.replace(esOpening, (word) => esAccented.get(word.toLowerCase()) ?? word);
  const isWhether = /^si /iu.test(accented) || !new RegExp(`^(?:${esWords})(?!\\p{L})`, 'iu').test(accented);
  const clause = accented.replace(/^si /iu, '');
  const asks = /^por qué/iu.test(clause) ? 'why' : isWhether ? 'whether' : /^cómo/iu.test(clause) ? 'how' : 'other';
  const marked = (words: string): string => `¿${opened(words)}?`;
  if (clause.toLowerCase().includes(object.toLowerCase()))
    return { text: marked(clause), query: marked(clause), full: marked(clause), asks, isClause: false, isApart: false };
  const found = new RegExp(`(?:^|\\s)(el|la|los|las) ${RegExp.escape(object)}`, 'iu').exec(title)?.[1]?.toLowerCase();
  const apart = `${opened(found ? `${found} ${object}` : object)}: ¿${clause}?`;
  // The verb has to agree with what is set behind it: only where that is sure is it set there.
  const agrees = found !== undefined && esPlural.test(clause) === /s$/u.test(found);
  if (agrees && !esOwnSubject.test(clause) && clause.split(' ').length <= 9) {
    const query = marked(`${clause} ${found} ${object}`);
    return { text: query, query, full: query, asks, isClause: false, isApart: false };
  }
  return {
    ...{ text: apart, query: marked(clause), full: `${opened(object)}: ¿${clause}?` },
    ...{ asks, isClause: false, isApart: true },
  };
};

/** What one thing does to another is a noun in every language, and the readers have rules for it. */
const effects: Record<Language, readonly (readonly [RegExp, string])[]> = {
  zh: [
    [
      /^(?:究竟|到底)?对(.{2,20}?)(?:究竟|到底)?(?:会|能)?(?:有|产生|造成|带来)了?(?:什么|哪些|怎样的|何种|多大)(?:的)?(影响|作用)(?:呢|吗)?[？?]?$/u,
      '对$1的$2',
    ],
    [/^(?:是)?(?:如何|怎样|怎么)影响(.{2,20}?)(?:的)?[？?]?$/u, '对$1的影响'],
  ],
  ja: [
    [
      /^(.{2,20}?)に(?:どのような|どんな|いかなる)(影響|効果|変化)を(?:与え|及ぼ|もたら)(?:る|す|した|ている|している)?(?:の)?か[？?]?$/u,
      '$1への$2',
    ],
  ],
  en: [
    [/^how (?:it|they|this) (?:affects?|influences?|shapes?|impacts?) (.+?)\??$/iu, 'effect on $1'],
    [/^how (?:do|does|did) (?:it|they|this) (?:affect|influence|shape|impact) (.+?)\??$/iu, 'effect on $1'],
    [
      /^what (?:effects?|impacts?|influence) (?:(?:do|does|did) )?(?:it|they|this) (?:have|has|had) on (.+?)\??$/iu,
      'effect on $1',
    ],
  ],
  es: [
    [/^¿?c[oó]mo (?:afecta|influye|repercute)n? (?:en |a |al |sobre )(.+?)\??$/iu, 'efecto en $1'],
    [
      /^¿?qu[eé] (?:efectos?|impacto|influencia) (?:tiene|tienen|ejerce|ejercen) (?:en|sobre) (.+?)\??$/iu,
      'efecto en $1',
    ],
  ],
};

/** 对老年人睡眠有什么影响 is 对老年人睡眠的影响. */
export function nameEffect(aspect: string, language: Language): string {
  const found = effects[language].find(([pattern]) => pattern.test(aspect));
  return found ? aspect.replace(found[0], found[1]) : aspect;
}

const posers: Record<Language, Poser> = { zh: poseZh, ja: poseJa, en: poseEn, es: poseEs };

/** What is asked of an object, where a student wrote a question and no noun; null for "causes" or 影响. */
export const poseQuestion = (asked: Asked, language: Language): Posed | null => posers[language](asked);
