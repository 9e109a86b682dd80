import type { Language } from '@yanmo/contract/languages';
import { isWideLanguage } from '../../../text/wide-language.ts';

/** What is typed where there is nothing to say. */
const empty: readonly RegExp[] = [
  /^(?:是的?|否|对|不|好|好的|嗯+|无|没有?|没了|暂无|暂时没有|目前没有|都没有|不(?:太)?(?:知道|清楚|确定|了解|懂|会)|(?:我|我也|我们)(?:也)?(?:还)?不(?:太)?(?:知道|清楚|确定|了解)|没(?:有)?(?:什么)?想(?:好|法|过)|待定|待补充?|略|同上|见上|随便|都行|都可以|没(?:有)?(?:数据|例子|看法|材料|问题)|测试|哈+|呵+)$/u,
  /^(?:yes|no|yep|nope|ok(?:ay)?|none|nothing|n\/?a|nil|null|same|same as above|see above|not sure|unsure|no idea|not yet|nothing yet|tbd|todo|idk|dunno|(?:i|we) (?:do not|don['’]t|dont) know(?: yet)?|(?:i|we) (?:am|are|['’]m) not sure|(?:i|we) have (?:none|nothing|no idea|no data)|i (?:think|guess|hope|suppose) (?:so|not)|whatever|anything|test(?:ing)?|asdf\w*|qwer\w*|x+|skip)$/iu,
  /^(?:s[ií]|no|ninguno|ninguna|nada|ning[uú]n[oa]?|vale|no (?:lo )?s[eé]|no sabemos|no tengo(?: ni idea| nada| datos)?|no estoy segur[oa]|(?:creo|supongo) que (?:s[ií]|no)|sin datos|lo mismo|ídem|prueba|no aplica)$/iu,
  /^(?:はい|いいえ|なし|無し|ない|ありません|特に(?:なし|ない|ありません|ないです)|(?:まだ)?(?:わか|分か)(?:らない|りません|らないです)|未定|不明|同上|同じ(?:です)?|知らない|知りません|テスト)$/u,
];

const fillers = /^(?:(?:h+m+|idk|maybe|perhaps|u+m+|u+h+|lol|dunno|额|呃|嗯|えっと|うーん|bueno|pues)[\s,，、.…]*)+$/iu;

export const saysNothing = (clause: string): boolean =>
  [...empty, fillers].some((pattern) => pattern.test(clause.trim()));

/** Who is said to ask: a question in somebody’s mouth is told, one that a student asks is none of a paper’s facts. */
const isReported =
  /(?:有人|人们|学生|村民|读者|批评者|反对者|对方|家长|别人)[^，。]{0,8}(?:问|质疑|说)|\b(?:ask|asks|asked|wonder|wonders|wondered|object|objects|may say|might say|will say|would say|says?|said)\b|pregunt|objet|dir[áa]n?|と(?:問|聞|言|いう)/iu;

/** How a question reads that nobody marked as one. */
const unmarked: Readonly<Partial<Record<Language, RegExp>>> = {
  zh: /(?<![那这什怎多要])[吗嘛么][。！]?$|^(?:是不是|会不会|能不能|有没有|要不要|为什么|为何|凭什么)(?!.*(?:因为|在于|是值得))|(?:谁|什么|怎么|哪|多少|如何).*呢[。！]?$/u,
  ja: /(?:です|ます|でしょう|だろう|の|ない|ません|た)か[。．]?$/u,
};

export const isQuestion = (sentence: string, language: Language): boolean =>
  (/[?？]["”’」』）)]?\s*$/u.test(sentence) || (unmarked[language]?.test(sentence) ?? false)) &&
  !isReported.test(sentence);

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const enWords = /(?<!\p{L})(?:the|of|and|is|are|that|with|was|were|this|to|not)(?!\p{L})/giu;
const esWords = /(?<!\p{L})(?:el|la|los|las|de|que|una|por|con|para|del|se|no hay|está|más)(?!\p{L})/giu;

/** Whether a clause is in another language than its paper: terms and names in another script are none. */
export function isForeign(clause: string, language: Language): boolean {
  const wide = count(clause, /\p{Script=Han}/gu);
  const kana = count(clause, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const latin = count(clause, /\p{Script=Latin}+/gu);
  if (!isWideLanguage(language)) {
    if (wide + kana > latin * 2) return true;
    const [own, other] = language === 'en' ? [enWords, esWords] : [esWords, enWords];
    return latin >= 5 && count(clause, other) >= 2 && count(clause, own) === 0;
  }
  if (language === 'zh' && kana >= 3 && kana * 3 > wide) return true;
  if (language === 'ja' && kana === 0 && wide >= 10) return true;
  return wide + kana === 0 && latin >= 3 && /\b\p{Ll}{2,}\b/u.test(clause);
}
