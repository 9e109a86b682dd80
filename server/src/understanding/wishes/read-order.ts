import { findMethods } from '../methods/known-methods.ts';
import { cleanWhat, type ReadAs } from './asking.ts';
import { findTopic } from './topics.ts';

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
      /(?:put|place|write|discuss|present|treat|have|start with)?\s*(?:the )?\b([^,.;]{3,50}?)\s+(?:should |must |has to |have to |needs? to |to )?(?:(?:come|comes|go|goes|stand|stands|appear|appears|be|is|are)(?: (?:placed|put|discussed|treated))? )?(?:before|ahead of|prior to)\s+(?:the )?([^,.;]{3,50})/iu,
  },
  {
    pattern:
      /(?:put|place|write|discuss|present|treat|have)?\s*(?:the )?\b([^,.;]{3,50}?)\s+(?:should |must |has to |have to |needs? to |to )?(?:(?:come|comes|go|goes|stand|stands|appear|appears|be|is|are)(?: (?:placed|put|discussed|treated))? )?after\s+(?:the )?([^,.;]{3,50})/iu,
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
      /(?:pon(?:er|ga)?|coloca(?:r)?)?\s*(?:el |la |los |las )?\b([^,.;]{3,50}?)\s+(?:(?:(?:debe|deben|tiene que|ha de) )?(?:ir|estar|aparecer|quedar|venir|colocarse|figurar) |vayan? |van? |estén? |aparezcan? |quede[n]? |vengan? |figuren? |se ponga[n]? )?antes (?:de(?:l)?|que)\s+(?:el |la |los |las )?([^,.;]{3,50})/iu,
  },
  {
    pattern:
      /(?:pon(?:er|ga)?|coloca(?:r)?)?\s*(?:el |la |los |las )?\b([^,.;]{3,50}?)\s+(?:(?:(?:debe|deben|tiene que|ha de) )?(?:ir|estar|aparecer|quedar|venir|colocarse|figurar) |vayan? |van? |estén? |aparezcan? |quede[n]? |vengan? |figuren? |se ponga[n]? )?después (?:de(?:l)?|que)\s+(?:el |la |los |las )?([^,.;]{3,50})/iu,
    isTurned: true,
  },
  {
    pattern:
      /(?:まず|先に|最初に)([^、。]{2,20}?)(?:を|について)?(?:述べ|書|論じ|扱|置|示)?[いきじいし]?て?(?:から)?、?\s*(?:次に|その後(?:に)?|それから|続いて|あとで|後で)([^、。]{2,20})/u,
  },
  { pattern: /([^、。]{2,20}?)(?:は|を)([^、。はを]{2,20}?)(?:の|より)(?:前|先)(?:に|へ)/u },
  { pattern: /([^、。]{2,20}?)(?:は|を)([^、。はを]{2,20}?)の(?:後|あと|後ろ)(?:に|へ)/u, isTurned: true },
];
/** What is named behind the other comes before it in the paper, or the other way round. */
const turnedOrders: readonly { pattern: RegExp; isTurned?: boolean }[] = [
  {
    pattern:
      /^(?:在)?([^，。；]{2,16}?)(?:的)?(?:之前|前面|前边|前)(?:要|应|需|得|最好|再|先)*(?:有|写|加|放|设|安排|补|增加)(?:上|入)?(?:一?个?[章节]|一部分)?([^，。；]{2,20})/u,
    isTurned: true,
  },
  {
    pattern:
      /^(?:在)?([^，。；]{2,16}?)(?:的)?(?:之后|后面|后边|后)(?:要|应|需|得|最好|再|才)*(?:有|写|加|放|设|安排|补|接|增加)(?:上|入)?(?:一?个?[章节]|一部分)?([^，。；]{2,20})/u,
  },
  {
    pattern:
      /^(?:start|begin|open) with (?:the )?([^,.;]{3,50}?),?\s+(?:and )?(?:then|followed by)\s+(?:the )?([^,.;]{3,50})/iu,
  },
  { pattern: /^(?:the )?([^,.;]{3,50}?),?\s+(?:and )?(?:then|followed by)\s+(?:the )?([^,.;]{3,50})/iu },
  { pattern: /^after (?:the )?([^,.;]{3,50}?),?\s+(?:comes?|goes|put|write|have|add)?\s*(?:the )?([^,.;]{3,50})/iu },
  {
    pattern: /^before (?:the )?([^,.;]{3,50}?),?\s+(?:comes?|goes|put|write|have|add)\s+(?:the )?([^,.;]{3,50})/iu,
    isTurned: true,
  },
  {
    pattern:
      /^(?:empezar|comenzar|empieza|comienza) (?:con|por) (?:el |la |los |las )?([^,.;]{3,50}?),?\s+(?:y )?(?:luego|después|seguir con)\s+(?:el |la |los |las )?([^,.;]{3,50})/iu,
  },
  {
    pattern:
      /^(?:después|luego|detrás) de(?:l)?\s+(?:el |la |los |las )?([^,.;]{3,50}?),?\s+(?:va|van|poner|pon|viene|quiero)?\s*(?:el |la |los |las )([^,.;]{3,50})/iu,
  },
  {
    pattern:
      /^antes de(?:l)?\s+(?:el |la |los |las )?([^,.;]{3,50}?),?\s+(?:va|van|poner|pon|viene|quiero)?\s*(?:el |la |los |las )([^,.;]{3,50})/iu,
    isTurned: true,
  },
  { pattern: /^([^、。はを]{2,20}?)の(?:後|あと|次)(?:に|で)、?([^、。]{2,20}?)(?:を|が|について|の(?:章|節))/u },
  {
    pattern: /^([^、。はを]{2,20}?)の(?:前|まえ|手前)(?:に|へ)、?([^、。]{2,20}?)(?:を|が|について|の(?:章|節))/u,
    isTurned: true,
  },
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
  {
    pattern:
      /^最后(?:一?步|面)?(?:再|才|要|得|需要)*(?:给出?|写|提出?|讲|有|是|加上?|放|落到|来)(?:个|些|一下)?([^，。；章节]{2,20})/u,
    position: 'LAST',
  },
  { pattern: /^(?:lastly|finally|at the end),?\s+(?:the |some |have )*([^,.;]{3,50})/iu, position: 'LAST' },
  {
    pattern: /^(?:al final|por último|finalmente),?\s+(?:el |la |los |las |unas |unos )*([^,.;]{3,50})/iu,
    position: 'LAST',
  },
  { pattern: /^最後(?:に|は)、?([^、。]{2,20}?)(?:を|が|で|について)/u, position: 'LAST' },
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
  for (const { pattern, isTurned } of [...orders, ...turnedOrders]) {
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
