import { findMethods } from '../methods/known-methods.ts';
import { cleanWhat, type ReadAs } from './asking.ts';
import { looksLikePeople, looksLikePlace } from './places.ts';

const cases: readonly RegExp[] = [
  /\bcases?\s*(?::|=|are|should be)\s*((?:\p{Lu}[\p{L}\d&'’. -]{1,30},\s*)+\p{Lu}[\p{L}\d&'’. -]{1,30}?\s(?:and|&)\s\p{Lu}[\p{L}\d&'’. -]{1,30})$/u,
  /\b(?:[Uu]se|[Tt]ake|[Cc]hoose)\s+((?:\p{Lu}[\p{L}\d&'’. -]{1,30},\s*)*\p{Lu}[\p{L}\d&'’. -]{1,30}?,?\s(?:and|&)\s\p{Lu}[\p{L}\d&'’. -]{1,30}?)\s+as\s+(?:the |my |our )?(?:cases?|examples?)\b/u,
  /\b[Cc]asos?\s*(?::|=|son|serán)\s*(\p{Lu}[\p{L}\d&'’. -]{1,30}(?:,\s*\p{Lu}[\p{L}\d&'’. -]{1,30})*\s[ye]\s\p{Lu}[\p{L}\d&'’. -]{1,30})$/u,
  /^(?:[Cc]ase|[Cc]aso)\s+(\p{Lu}[\p{L}\d&'’.-]*(?:\s\p{Lu}[\p{L}\d&'’.-]*){0,3})$/u,
  /(?:案例|个案|例子)(?:企业|公司|学校|地区|对象)?(?:就|可以|最好)?(?:选用?|选择|选取|采用|用|是|为|写|找|拿|：|:)\s*([^，。；]{2,30})/u,
  /以([^，。；、]{2,30}?)(?:为例|为案例|为个案|为研究对象|为样本|作为案例|作为例子|作为个案|作为研究对象)/u,
  /(?:用|拿|选用?|选择|选取|结合)([^，。；、]{2,24}?)(?:来)?(?:作为|作|做|当|这个|举|为)?(?:案例|个案|例子|例|研究对象|样本)(?:分析|研究)?/u,
  /^(?:就)?(?:写|研究|分析|选|做|用)(.{2,20}(?:公司|集团|企业|银行|大学|医院|学校|中学|小学|幼儿园|超市|品牌|景区|社区|村|镇|县))(?:吧|就|$)/u,
  /^(?:就)?(?:举|拿)([^，。；]{2,20}?)(?:为例|的例子|来说|来写|来分析|举例|说事)/u,
  /\b(?:use|take|choose|have|with|using|taking)\s+([^,.;]{2,60}?)\s+as\s+(?:the|a|an|its|our|my)\s+(?:case|example|setting)(?:\s+study)?/iu,
  /\bbase(?:d)?(?: (?:it|this|the (?:paper|study|case|thesis)))? (?:on|around)\s+((?:the )?\p{Lu}[^,.;]{1,60})/u,
  /\b(?:[Uu]se|[Uu]sing|[Tt]ake|[Aa]bout|[Ll]ook at|[Ss]tudy|[Aa]naly[sz]e|[Pp]ick|[Cc]hoose|[Ww]ith)\s+((?:\p{Lu}[\p{L}\d&'’.-]*\s?){1,4})(?:\s*(?:please|for this|instead|as .*))?$/u,
  /\b(?:the\s+)?case(?: study| company| firm)?\s*(?::|=|should be|must be|is|will be)\s*([^,.;]{2,60})/iu,
  /\bcase study\s+(?:of|on)\s+([^,.;]{2,60})/iu,
  /\b(?:estudio de caso|caso(?: de estudio)?)\s*(?:de(?:l)?\s|:|sobre\s|debe ser\s|es\s|sea\s|será\s|podría ser\s)\s*([^,.;]{2,60})/iu,
  /\b(?:tomar|toma|tomando|usar|usa|usando|con)\s+([^,.;]{2,60}?)\s+como\s+(?:caso|ejemplo|estudio de caso|empresa)/iu,
  /([^、。，]{2,30}?)を(?:事例|研究対象|対象|例|ケース)(?:として|に|とする|とし)/u,
  /(?:事例|ケース|企業)(?:は|：|:|として)\s*([^、。，]{2,30}?)(?:を|に|が|で|$)/u,
];
const tail =
  /(?:を?(?:取り上げ|分析し|検討し|扱).*|的(?:情况|例子|案例)|来(?:写|分析|研究|论述).*|\s+(?:throughout|please|in the paper))$/iu;

export function readCase(clause: string): ReadAs[] {
  for (const pattern of cases) {
    const what = cleanWhat(pattern.exec(clause)?.[1] ?? '')
      .replace(tail, '')
      .replace(/(?:だけ|のみ)$/u, '');
    // SPSS is a tool, and no firm.
    if (findMethods(what).some(({ text }) => text === what)) continue;
    if (what.length < 2 || /^(?:一个|某个?|具体|实际|study|studies|a|un|una)$/iu.test(what)) continue;
    const parts = what.split(/、|[和与及]|と|,\s*(?:and |y |e )?| and | [ye] /u);
    const isPlace = parts.every((part) => looksLikePlace(part.trim())) || looksLikePlace(what) || looksLikePeople(what);
    return [isPlace ? { kind: 'PLACE', what } : { kind: 'CASE', what: withOwnArticle(what, clause) }];
  }
  return [];
}

/** "the canteen of Lund University": what is no name alone keeps the article that the student gave it. */
const withOwnArticle = (what: string, clause: string): string =>
  clause.includes(`the ${what}`) && /\p{Ll}/u.test(what.charAt(0) + (what.split(/\s+/u).at(-1)?.charAt(0) ?? ''))
    ? `the ${what}`
    : what;

const bareAsks: readonly RegExp[] = [
  /^([^、。，]{2,20}?)で(?:お願い|いき|やり|書|進め)/u,
  // 用比亚迪: a name, not a tongue or a tool.
  /^(?:就)?(?:用(?![户工途地])|选(?![举手民])|拿)([\p{Script=Han}A-Za-z]{2,6}?)(?:吧|就行|就好)?$/u,
];
const noName = /(?:[文语话法料具体式字]|软件|数据|方法|资料|图表|例子|案例|理论|模型)$/u;

/** ユニクロでお願いします: a name and nothing but the asking; a method or a part is asked for in the same words. */
export function readBareCase(text: string): ReadAs[] {
  const match = bareAsks.map((pattern) => pattern.exec(text.trim())).find((found) => found !== null);
  const what = cleanWhat(match?.[1] ?? '');
  const isName = what.length >= 2 && /\p{L}/u.test(what) && !noName.test(what) && findMethods(what).length === 0;
  return isName ? [{ kind: looksLikePlace(what) ? 'PLACE' : 'CASE', what }] : [];
}
