import type { Wish } from '@yanmo/contract/understanding';
import { findMethods } from '../methods/known-methods.ts';
import { findNumber, numberWords, ordinalWords } from './numerals.ts';
import { looksLikePlace } from './places.ts';
import { findTopic } from './topics.ts';

export type ReadAs = Wish['read_as'];

const politeness =
  /^(?:[\s\-–—•·*●■◆>]+|[（(]?(?:\d{1,2}|[一二三四五六七八九十])[）).、]\s*|(?:请|希望|麻烦|我们?(?:想|要|希望|打算|准备)|想要?|需要|要求[：:]?|最好(?:能)?|务必|另外|同时|还有?|并且?|而且|其中|必须|应该|应当|尽量|论文|文章|本文|全文|老师(?:要求|说|让)|导师(?:要求|说|让)?)\s*|(?:please|also|and|but|then|i(?:'d| would) like(?: you)?(?: to)?|i(?: want| need)(?: you)?(?: to)?|we need(?: to)?|could you|can you|you should|make sure (?:to|that)|my supervisor (?:wants|asks for|insists on)|there (?:should|must) be|it (?:should|must|needs to)|the (?:paper|thesis|outline) (?:should|must|needs to|has to))\s+|(?:por favor|también|además|quiero(?: que)?|quisiera|me gustaría(?: que)?|necesito|hay que|debe(?:ría)?(?: haber)?|que|el trabajo debe|la tesis debe)[\s,]+|(?:ぜひ|できれば|また|さらに|なお|そして|それと|論文(?:に)?は)、?)/iu;

/** A clause without its bullet, its number and its politeness. */
export function withoutPoliteness(clause: string): string {
  let text = clause.trim();
  for (let turn = 0; turn < 5; turn += 1) {
    const shorter = text.replace(politeness, '');
    if (shorter === text || !/\p{L}/u.test(shorter)) break;
    text = shorter;
  }
  return text;
}

const quotes = /^[\s“”"'‘’「」『』《》〈〉（(：:，,、\-–]+|[\s“”"'‘’「」』》）)。．.!！?？；;，,、：:]+$/gu;

/** What is wished for, without articles, particles and the words of asking that cling to it. */
export function cleanWhat(text: string): string {
  return text
    .replace(/[》』]$/u, (mark) => mark)
    .replace(quotes, '')
    .replace(
      /^(?:(?:的|了|把|将(?!来|军)|关于|有关|一下|一个|一节|一章|写成|写(?![作手生实])|做(?!市)|讲(?![座台])|谈(?!判)|是(?!非)|为(?![人政])|用(?![户工途地])|要有|要(?![素求点件])|有(?![机效限])|包括|包含|介绍|论述|讨论|分析一下|放(?![牧射大松开]))+(?=\p{Script=Han}{2})|(?:the|an?|some|any|about|on|for|of|to|with|be|is|are|covers?|covering|discuss(?:es|ing)?|presents?|deals? with|has|have|having|include(?:s)?|el|la|los|las|un|una|unos|unas|sobre|de|del|dedicad[oa] a|trat[ea]r? (?:de|sobre)|con|incluya|incluir)\s+)+/iu,
      '',
    )
    .replace(
      /(?:的?(?:一节|一章|这一章|这一节|章节|部分|内容|方面)|(?:就)?(?:可以|行|好)了?|吧|了|哦|\s+(?:section|chapter|part|please|por favor)|の?(?:節|章|部分|項目)|について(?:書く)?|に関して|(?:に|を|と)?(?:書く|書いて|入れる|入れて|論じる|論じて|扱う|扱って|行う|まとめる|まとめて|置く|置いて|する|して|設ける|加える)?(?:ください|下さい|ほしいです?|ほしい|欲しい(?:です)?|たいです?|こと)?)$/iu,
      '',
    )
    .replace(quotes, '')
    .trim()
    .slice(0, 200);
}

const asking =
  /(?<![主重首紧只])要(?![求素点])|希望|请|需要|必须|应[该当]|最好|想要?|能否|务必|采用|使用|运用|利用|通过|结合|加[入上一]|增[加设]|添加|补充|设[置立]|\b(?:want|should|must|please|need|would like|include|add|use|using|apply|employ|based on|with|by means of|rely on)\b|\b(?:quiero|quisiera|debe|por favor|necesito|inclu\w{1,4}|añad\w{1,4}|agreg\w{1,4}|us(?:ar|a|e|ando)|utiliz\w{1,4}|emple\w{1,4}|aplic\w{1,4}|mediante|con|hacer|me gustaría)\b|ください|下さい|ほしい|欲しい|たい(?:です|。|$)|べき|すること|を(?:用い|使|行|入れ|加え|実施)|お願い|希望|で(?:分析|調べ|検討)/iu;
/** What others have done is told, not wished for. */
const told =
  /(?:已有|以往|前人|现有|多数|许多|不少)(?:的)?(?:研究|学者|文献)|学者们?(?:采用|使用|认为)|\b(?:previous|earlier|past|many|most|other) (?:studies|research|work|scholars|authors)\b|\b(?:have|has|had|was|were) (?:been )?(?:used|applied|carried)|estudios (?:previos|anteriores)|muchos (?:autores|estudios)|先行研究では|これまでの研究|従来の研究/iu;

export const isTold = (clause: string): boolean => told.test(clause);
export const isAsking = (clause: string): boolean => asking.test(clause);

// --- chapters by number -------------------------------------------------------------------------

const numbered: readonly RegExp[] = [
  new RegExp(`第\\s*(${numberWords})\\s*(?:章|部分|大部分|大章)`, 'iu'),
  new RegExp(`\\b(?:chapter|part|section|capítulo|cap\\.|parte|apartado)\\s+(${numberWords})\\b`, 'iu'),
  new RegExp(`\\b(${ordinalWords})\\s+(?:chapter|part|section|capítulo|parte|apartado)\\b`, 'iu'),
];
const atLast =
  /最后(?:一)?(?:章|部分|一节)|末章|末尾一章|最終章|最後の章|\b(?:last|final|closing) (?:chapter|part|section)\b|(?<!\p{L})últim[oa] (?:capítulo|parte|apartado)\b/iu;
const atFirst = /开头(?:一章|部分)|最初の章|\bopening (?:chapter|section)\b/iu;

export interface Place {
  chapter?: number;
  position?: 'FIRST' | 'LAST';
  rest: string;
}

const linking =
  /^(?:里面?|中|内|上|では?|には?|は|に|が|を|で)?\s*(?:[：:，,\-–—]\s*)?(?:(?:必须|应该|应|需要?|要|请|主要|专门|单独|集中|重点|用来|可以)*(?:要有|包括|包含|加入|加上|改成|改为|写成|安排|放|用|采用|使用|写|做|讲|谈|讨论|介绍|论述|分析(?=一下)|是|为|有)?|(?:should|must|needs to|has to|will|would|to|shall|debe(?:ría)?|tiene que|tendría que|ha de|que)?\s*(?:have|contain|include|be (?:about|on|a|an|the)?|be|cover|discuss|deal with|present|describe|focus on|on|about|for|with|is|using|use|incluir|contener|tratar(?: de| sobre)?|ser|sea|presentar|dedicarse a|dedicad[oa] a|sobre|con|de|para|usar|incluya|trate (?:de|sobre))?\s*(?:an?|the|un|una|el|la|los|las)?\s+)?/iu;

/** Which chapter a clause speaks of, and what it says of it. */
export function findPlace(clause: string): Place | null {
  for (const pattern of numbered) {
    const match = pattern.exec(clause);
    const chapter = match && findNumber(match[1] ?? '');
    if (!match || !chapter) continue;
    return { chapter, rest: restOf(clause, match.index, match[0].length) };
  }
  const last = atLast.exec(clause);
  if (last) return { position: 'LAST', rest: restOf(clause, last.index, last[0].length) };
  const first = atFirst.exec(clause);
  if (first) return { position: 'FIRST', rest: restOf(clause, first.index, first[0].length) };
  return null;
}

/** Words before "in chapter three" are what is wished; else those behind it. */
function restOf(clause: string, at: number, length: number): string {
  const behind = clause.slice(at + length);
  const before = clause.slice(0, at);
  const isBehind = (behind.match(/\p{L}/gu)?.length ?? 0) >= 2;
  if (isBehind && !/^(?:里|中|内)?\s*(?:[。.!！]|$|please|por favor|に(?:入れ|置|書|し|まとめ|含め))/iu.test(behind)) {
    return behind.replace(linking, '');
  }
  return before
    .replace(
      /(?:\s(?:in|into|as|for|to|at|en|como|para|in the|as the|en el|the|el)(?:\s(?:the|el|la))?|[把在放到于为]|を|は|写在|放在|作为)\s*$/iu,
      '',
    )
    .replace(/^(?:put|place|have|write|make|discuss|present|pon(?:er)?|coloca(?:r)?|incluir|把|将|在|于)\s*/iu, '');
}

// --- size ---------------------------------------------------------------------------------------

const sizes: readonly RegExp[] = [
  new RegExp(
    `^(?:.{0,12}?)(?<!第)(${numberWords})\\s*个?(?:大)?(?:章|章节)(?:左右|构成|就够|就行|即可|结构|吧|的结构|で|構成|立て|$|。)`,
    'iu',
  ),
  new RegExp(
    `(?:分为?|分成|共|一共|总共|写成?|控制在|全|设)\\s*(?<!第)(${numberWords})\\s*个?(?:大)?(?:章|章节|部分)`,
    'iu',
  ),
  new RegExp(`\\b(${numberWords})\\s+(?:main\\s+|short\\s+)?chapters\\b(?!\\s+(?:on|about))`, 'iu'),
  new RegExp(`\\b(${numberWords})\\s+capítulos\\b(?!\\s+sobre)`, 'iu'),
];

export function readSize(clause: string): ReadAs[] {
  if (/[加增添]|\badd|añad|agreg|第\s*\S{1,2}\s*章|加え|追加/iu.test(clause)) return [];
  for (const pattern of sizes) {
    const match = pattern.exec(clause);
    const chapter = match && findNumber(match[1] ?? '');
    if (match && chapter) return [{ kind: 'SIZE', what: match[0].trim().replace(/[。.]$/u, ''), chapter }];
  }
  return [];
}

// --- order --------------------------------------------------------------------------------------

const orders: readonly { pattern: RegExp; isTurned?: boolean }[] = [
  {
    pattern:
      /先(?:写|讲|谈|介绍|说|放|做|论述|分析|讨论)?([^，。；]{2,20}?)[，,]?\s*(?:再|然后|后|接着|之后再?|最后)(?:来|去|才)?(?:写|讲|谈|介绍|说|放|做|论述|分析|讨论|给出|提出)?([^，。；]{2,20})/u,
  },
  {
    pattern:
      /(?:把|将)?([^，。；]{2,20}?)(?:写|放|安排|排|置|提)?(?:在|到|于)([^，。；在到]{2,20}?)(?:的)?(?:之前|前面|前边|以前|前)(?:$|[，。；写放讲])/u,
  },
  {
    pattern:
      /(?:把|将)?([^，。；]{2,20}?)(?:写|放|安排|排|置)?(?:在|到|于)([^，。；在到]{2,20}?)(?:的)?(?:之后|后面|后边|以后|后)(?:$|[，。；写放讲])/u,
    isTurned: true,
  },
  {
    pattern:
      /(?:put|place|write|discuss|present|treat|have|start with)?\s*(?:the )?\b([^,.;]{3,50}?)\s+(?:should |must )?(?:come |go |stand |be )?(?:before|ahead of|prior to)\s+(?:the )?([^,.;]{3,50})/iu,
  },
  {
    pattern:
      /(?:put|place|write|discuss|present|treat|have)?\s*(?:the )?\b([^,.;]{3,50}?)\s+(?:should |must )?(?:come |go |stand |be )?after\s+(?:the )?([^,.;]{3,50})/iu,
    isTurned: true,
  },
  { pattern: /\bfirst(?:,)?\s+(?:the )?([^,.;]{3,50}?),?\s+(?:and )?then\s+(?:the )?([^,.;]{3,50})/iu },
  { pattern: /\b(?:the )?([^,.;]{3,50}?) first,?\s+(?:and )?then\s+(?:the )?([^,.;]{3,50})/iu },
  {
    pattern:
      /\bprimero,?\s+(?:el |la |los |las )?([^,.;]{3,50}?),?\s+(?:y )?(?:luego|después)\s+(?:el |la |los |las )?([^,.;]{3,50})/iu,
  },
  {
    pattern:
      /(?:pon(?:er|ga)?|coloca(?:r)?)?\s*(?:el |la |los |las )?\b([^,.;]{3,50}?)\s+(?:debe ir )?antes (?:de(?:l)?|que)\s+(?:el |la |los |las )?([^,.;]{3,50})/iu,
  },
  {
    pattern:
      /(?:pon(?:er|ga)?|coloca(?:r)?)?\s*(?:el |la |los |las )?\b([^,.;]{3,50}?)\s+(?:debe ir )?después (?:de(?:l)?|que)\s+(?:el |la |los |las )?([^,.;]{3,50})/iu,
    isTurned: true,
  },
  {
    pattern:
      /(?:まず|先に|最初に)([^、。]{2,20}?)(?:を|について)?(?:述べ|書|論じ|扱|置|示)?[いきじいし]?て?(?:から)?、?\s*(?:次に|その後(?:に)?|それから|続いて|あとで|後で)([^、。]{2,20})/u,
  },
  { pattern: /([^、。]{2,20}?)(?:は|を)([^、。はを]{2,20}?)(?:の|より)(?:前|先)(?:に|へ)/u },
  { pattern: /([^、。]{2,20}?)(?:は|を)([^、。はを]{2,20}?)の(?:後|あと|後ろ)(?:に|へ)/u, isTurned: true },
];
const ends: readonly { pattern: RegExp; position: 'FIRST' | 'LAST' }[] = [
  {
    pattern:
      /(?:把|将)?([^，。；]{2,20}?)(?:写|放|安排|排|置|提)(?:在|到|于)?(?:全文|论文|文章)?(?:的)?(?:最前面?|最开头|开头|最开始|第一位|开篇)/u,
    position: 'FIRST',
  },
  {
    pattern:
      /(?:把|将)?([^，。；]{2,20}?)(?:写|放|安排|排|置)(?:在|到|于)?(?:全文|论文|文章)?(?:的)?(?:最后面?|最末|末尾|结尾|文末)/u,
    position: 'LAST',
  },
  { pattern: /^(?:以|从)([^，。；]{2,16}?)(?:开头|开篇|入手|写起)$/u, position: 'FIRST' },
  { pattern: /\b(?:start|begin|open) with (?:the )?([^,.;]{3,50})/iu, position: 'FIRST' },
  { pattern: /\b(?:end|finish|close|conclude) with (?:the )?([^,.;]{3,50})/iu, position: 'LAST' },
  { pattern: /\bput (?:the )?([^,.;]{3,50}?) (?:first|at the (?:beginning|start))\b/iu, position: 'FIRST' },
  { pattern: /\bput (?:the )?([^,.;]{3,50}?) (?:last|at the end)\b/iu, position: 'LAST' },
  {
    pattern: /\b(?:empezar|comenzar|empieza|comienza|iniciar) (?:con|por) (?:el |la |los |las )?([^,.;]{3,50})/iu,
    position: 'FIRST',
  },
  {
    pattern: /\b(?:terminar|acabar|termina|finalizar|cerrar) con (?:el |la |los |las )?([^,.;]{3,50})/iu,
    position: 'LAST',
  },
  { pattern: /([^、。]{2,20}?)(?:を|は)(?:最初|冒頭|はじめ)に(?:置|書|述べ|し)/u, position: 'FIRST' },
  { pattern: /([^、。]{2,20}?)(?:を|は)(?:最後|末尾)に(?:置|書|述べ|し)/u, position: 'LAST' },
];

/** Only parts that papers have can be put in order; "before the war" is no order of chapters. */
const isPart = (text: string): boolean => findTopic(text) !== null || findMethods(text).length > 0;

export function readOrder(clause: string): ReadAs[] {
  for (const { pattern, isTurned } of orders) {
    const match = pattern.exec(clause);
    if (!match) continue;
    const [one, other] = [cleanWhat(match[1] ?? ''), cleanWhat(match[2] ?? '')];
    if (!isPart(one) || !isPart(other)) continue;
    return [isTurned ? { kind: 'ORDER', what: other, other: one } : { kind: 'ORDER', what: one, other }];
  }
  for (const { pattern, position } of ends) {
    const match = pattern.exec(clause);
    const what = cleanWhat(match?.[1] ?? '');
    if (match && isPart(what)) return [{ kind: 'ORDER', what, position }];
  }
  return [];
}

// --- comparison ---------------------------------------------------------------------------------

const comparisons: readonly RegExp[] = [
  /(?:把|将)?([^，。；]{2,20}?)(?:与|和|跟|同)([^，。；]{2,20}?)(?:进行|做|作|加以|来)?(?:一个|一下|个)?(?:比较|对比|对照)/u,
  /^()(?:要|应|需)?(?:与|和|跟|同)([^，。；]{2,20}?)(?:进行|做|作|加以|来)?(?:一个|一下|个)?(?:比较|对比|对照)/u,
  /^(?:比较|对比)(?:一下)?([^，。；]{2,20}?)(?:与|和|跟|同)([^，。；]{2,20})/u,
  /\bcompar(?:e|ing|ed|ison)(?: it| this| them)?\s+(?:(?:the |of |between )*([^,.;]{2,40}?)\s+)?(?:with|to|and|against)\s+(?:that of |those of |the )?([^,.;]{2,40})/iu,
  /\b()comparison (?:with|to)\s+(?:the )?([^,.;]{2,40})/iu,
  /\bcompar(?:ar|a|e|ado|ación)(?:lo|la)?\s+(?:(?:de |entre |el |la |a )*([^,.;]{2,40}?)\s+)?(?:con|y|frente a)\s+(?:la de |el de |los de |las de |el |la |los |las )?([^,.;]{2,40})/iu,
  /([^、。]{2,20}?)(?:と|を)([^、。と]{2,20}?)と?(?:を)?(?:比較|対比|比べ)/u,
  /^()([^、。]{2,20}?)と(?:の)?(?:比較|対比|比べ)/u,
];

export function readComparison(clause: string): ReadAs[] {
  for (const pattern of comparisons) {
    const match = pattern.exec(clause);
    if (!match) continue;
    const one = withoutPoliteness(cleanWhat(match[1] ?? '')).replace(/^(?:增加|加入|加一节|补充|要)/u, '');
    const other = cleanWhat(match[2] ?? '').replace(/\s+(?:in|within|en)\s+(?:a|one|un|una)\s+\S+$/iu, '');
    if (other.length < 2) continue;
    return [one.length >= 2 ? { kind: 'COMPARISON', what: other, other: one } : { kind: 'COMPARISON', what: other }];
  }
  return [];
}

// --- case and place -----------------------------------------------------------------------------

const cases: readonly RegExp[] = [
  /以([^，。；、]{2,30}?)(?:为例|为案例|为个案|为研究对象|为样本|作为案例|作为例子|作为个案|作为研究对象)/u,
  /(?:案例|个案)(?:企业|公司|学校|地区|对象)?(?:选用?|选择|选取|采用|用|是|为|：|:)\s*([^，。；]{2,30})/u,
  /(?:用|拿|选用?|选择|选取|结合)([^，。；、]{2,24}?)(?:作|做|当|作为|这个)?(?:案例|个案|例子)(?:分析|研究)?/u,
  /\b(?:use|take|choose|have|with|using|taking)\s+([^,.;]{2,60}?)\s+as\s+(?:the|a|an|its|our|my)\s+(?:case|example|setting)(?:\s+study)?/iu,
  /\b(?:the\s+)?case(?: study)?\s*(?::|should be|must be|is)\s*([^,.;]{2,60})/iu,
  /\bcase study\s+(?:of|on)\s+([^,.;]{2,60})/iu,
  /\b(?:estudio de caso|caso(?: de estudio)?)\s*(?:de(?:l)?\s|:|sobre\s|debe ser\s|es\s)\s*([^,.;]{2,60})/iu,
  /\b(?:tomar|toma|tomando|usar|usa|usando|con)\s+([^,.;]{2,60}?)\s+como\s+(?:caso|ejemplo|estudio de caso)/iu,
  /([^、。，]{2,30}?)を(?:事例|研究対象|対象|例|ケース)(?:として|に|とする|とし)/u,
  /(?:事例|ケース)(?:は|：|:)\s*([^、。，]{2,30})/u,
];
const places: readonly RegExp[] = [
  /(?:聚焦于?|限定?于|限定在|局限于|范围(?:为|是|限于|限定在)|地点(?:为|是|：|:)|地区(?:为|是|：|:)|研究区域(?:为|是|：|:)|只(?:研究|讨论|写|看)|时间(?:范围)?(?:为|是|：|:|限于|限定在))\s*([^，。；]{2,24})/u,
  /\b(?:focus(?:ing|ed)? (?:only )?on|limit(?:ed)?(?: it| the study| the scope)? to|restrict(?:ed)?(?: it| the study)? to|place:|region:|period:|set in|only (?:in|on|about)|about the situation in)\s+([^,.;]{2,60})/iu,
  /\b(?:centr(?:ar|ado|ada|a|e)(?:se|te|lo)? en|limitar(?:se|lo)? a|limitado a|enfoc(?:ar|ado|a)(?:se|lo)? en|lugar:|periodo:|solo (?:en|sobre))\s+([^,.;]{2,60})/iu,
  /([^、。，]{2,30}?)(?:に(?:絞|限定|焦点を(?:当て|しぼ))|を中心に)/u,
  /(?:地域|対象地域|期間)(?:は|：|:)\s*([^、。，]{2,30})/u,
];

const tail =
  /(?:を?(?:取り上げ|分析し|検討し|扱).*|的(?:情况|例子|案例)|来(?:写|分析|研究|论述).*|\s+(?:throughout|please|in the paper))$/iu;

export function readCase(clause: string): ReadAs[] {
  for (const pattern of cases) {
    const what = cleanWhat(pattern.exec(clause)?.[1] ?? '').replace(tail, '');
    if (what.length < 2 || /^(?:一个|某个?|具体|实际|study|studies|a|un|una)$/iu.test(what)) continue;
    return [{ kind: looksLikePlace(what) ? 'PLACE' : 'CASE', what }];
  }
  for (const pattern of places) {
    const what = cleanWhat(pattern.exec(clause)?.[1] ?? '').replace(tail, '');
    if (what.length < 2) continue;
    return [{ kind: looksLikePlace(what) ? 'PLACE' : 'CHAPTER', what }];
  }
  return [];
}

// --- methods ------------------------------------------------------------------------------------

/** Words that may stand beside a method where nothing else is said: 采用问卷法, mainly interviews. */
const beside =
  /采用|使用|运用|利用|通过|结合|方法|研究|分析|主要|为主|法|进行|数据|以|用|做|和|与|及|或|[、，,：:。.;；\s-]|\b(?:method|methods|use|using|mainly|with|and|or|by|a|an|the|for|study|data|small|short|my|own|método|con|y|e|un|una|usar|mediante|por|de)\b|を|と|で|による|による分析|用い(?:る|て)|使(?:う|って)|行(?:う|って)|する|調査|法/giu;

export function readMethods(clause: string, isPlaced: boolean): ReadAs[] {
  const found = findMethods(clause);
  if (found.length === 0 || (isTold(clause) && !isPlaced)) return [];
  const left = found.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), clause);
  const bare = left.replace(beside, '').length <= 3;
  if (!isPlaced && !bare && !isAsking(clause)) return [];
  return found.map(({ text }) => ({ kind: 'METHOD', what: text }));
}

// --- a chapter or section without a number -------------------------------------------------------

const additions: readonly RegExp[] = [
  /(?:增加|加入|加上|加|添加|补充|增设|设置|设立|单列|单独(?:写|设|列)?|安排|写|要有|需要有|必须有|包含|包括)(?:一个?)?(?:小?节|章|个?章节|个?部分|小节|专章|专节)(?:来|用来|专门)?(?:关于|有关|讨论|介绍|论述|写|讲|谈|分析|的|：|:)?\s*([^，。；]{2,40})/u,
  /^(?:(?:再|还|也)?(?:增加|加入|加上|添加|补充|增设|单列|突出|强调|侧重(?:于)?|着重(?:写|分析|讨论|论述)?|重点(?:写|分析|讨论|论述|突出|放在)?|多写(?:一些)?|详细(?:写|分析|讨论|介绍)|写一下|谈谈|谈一谈|讨论一?下?|分析一?下))(?:一些|一个|一下)?(?:关于|有关)?([^，。；]{2,40})/u,
  /^(?:一定)?(?:要|需|得|应)(?:该|当)?(?:有|包含|包括|写到?|谈到?|讨论|提到|涉及|分析|突出|体现)([^，。；]{2,40})/u,
  /^([^，。；]{2,24}?)(?:要|需|应)?(?:单独|专门|另外)?(?:成|列|写|设)(?:一|为一)?个?(?:章|节|部分)/u,
  /\b(?:a|an|one|another|separate)\s+(?:separate |short |extra |whole )?(?:section|chapter|part|subsection)\s+(?:on|about|for|covering|discussing|that (?:covers|discusses|deals with)|dealing with|devoted to|of)\s+([^,.;]{3,70})/iu,
  /^(?:add|include|insert|cover|discuss|emphasi[sz]e|highlight|stress|address|say something about|write about|have)\s+(?:an?\s+|some\s+|the\s+)?(?:section|chapter|part)?\s*([^,.;]{3,70})/iu,
  /\b(?:should|must|needs? to) (?:include|cover|discuss|contain|have|address)\s+([^,.;]{3,70})/iu,
  /\b(?:un|una|otro|otra)\s+(?:breve )?(?:apartado|sección|capítulo|epígrafe|parte)\s+(?:sobre|de|acerca de|dedicad[oa] a(?:l)?|que trate (?:de|sobre)|para|con)\s+([^,.;]{3,70})/iu,
  /^(?:añadir|añade|incluir|incluye|agregar|agrega|incorporar|destacar|tratar|abordar|desarrollar)\s+([^,.;]{3,70})/iu,
  /([^、。，]{2,30}?)(?:に関する|についての|について|の)(?:節|章|項目|項|部分)を(?:加え|追加|設け|入れ|含め|立て|書|一つ)/u,
  /^([^、。，]{2,30}?)(?:を|も)(?:加え|追加し|追加|入れ|含め|盛り込|強調し|重視し|取り上げ|論じ)/u,
  /^([^、。，]{2,30}?)(?:について|に関して)も?(?:書|論じ|述べ|触れ|扱)/u,
];

export function readAddition(clause: string): ReadAs[] {
  if (isTold(clause)) return [];
  for (const pattern of additions) {
    const what = cleanWhat(pattern.exec(clause)?.[1] ?? '');
    if (what.length < 2 || /^[\d\s]+$/u.test(what)) continue;
    return [{ kind: 'CHAPTER', what }];
  }
  return [];
}
