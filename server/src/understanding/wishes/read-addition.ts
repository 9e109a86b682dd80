import { cleanWhat, isTold, type ReadAs } from './asking.ts';
import { isBarePart } from './topics.ts';

const additions: readonly RegExp[] = [
  /(?:能有|要有|得有|补上?|来|写|加|有)(?:个|一个?)?(?:小?节|章|部分|段)(?:来|用来|专门)?(?:关于|有关|讨论|介绍|论述|写写?|讲讲?|谈谈?|说说?|分析)?(?:一下)?\s*([^，。；]{2,40})/u,
  /^(?:再|还|也)?(?:加上|补上|加进|补充上?|写上|带上|提一下|提到|涉及到?|讲讲|写写|谈谈|说说)([^，。；]{2,40})/u,
  /^(?:needs?|requires?|lacks?|(?:is )?missing|want|have|with|something|some|an?|more)?\s*(?:an? |some |more |the )?(?:discussion|section|chapter|part|something|paragraph|bit|overview|account|treatment|mention|words?)\s+(?:of|on|about|for|covering|dealing with)\s+([^,.;]{3,70})/iu,
  /^(?:falta(?:n)?|hace(?:n)? falta|menciona(?:r)?|habla(?:r)? de|algo (?:sobre|de)|que (?:hable|trate) de)\s+(?:un |una |el |la |los |las )?(?:(?:apartado|sección|capítulo|parte)\s+(?:de|sobre)\s+)?([^,.;]{3,70})/iu,
  /^([^、。，]{2,30}?)の(?:節|章|項目|項|部分|セクション)(?:を|が|も|$)/u,
  /(?:增加|加入|加上|加|添加|补充|增设|设置|设立|单列|单独(?:写|设|列)?|安排|写|要有|需要有|必须有|包含|包括)(?:一个?)?(?:小?节|章|个?章节|个?部分|小节|专章|专节)(?:来|用来|专门)?(?:关于|有关|讨论|介绍|论述|写|讲|谈|分析|的|：|:)?\s*([^，。；]{2,40})/u,
  /^(?:(?:再|还|也)?(?:增加|加入|加上|添加|补充|增设|单列|写一下|谈谈|谈一谈|讨论一?下?|分析一?下))(?:一些|一个|一下)?(?:关于|有关)?([^，。；]{2,40})/u,
  /^(?:一定)?(?:要|需|得|应)(?:该|当)?(?:有|包含|包括|写到?|谈到?|讨论|提到|涉及|分析|突出|体现)([^，。；]{2,40})/u,
  /^([^，。；]{2,24}?)(?:要|需|应)?(?:单独|专门|另外)?(?:成|列|写|设)(?:一|为一)?个?(?:章|节|部分)/u,
  /\b(?:a|an|one|another|separate)\s+(?:separate |short |extra |whole )?(?:section|chapter|part|subsection)\s+(?:on|about|for|covering|discussing|that (?:covers|discusses|deals with)|dealing with|devoted to|of)\s+([^,.;]{3,70})/iu,
  /^(?:add|include|insert|cover|discuss|address|say something about|write about|have)\s+(?:an?\s+|some\s+|the\s+)?(?:section|chapter|part)?\s*([^,.;]{3,70})/iu,
  /\b(?:should|must|needs? to) (?:include|cover|discuss|contain|have|address)\s+([^,.;]{3,70})/iu,
  /\b(?:un|una|otro|otra)\s+(?:breve )?(?:apartado|sección|capítulo|epígrafe|parte)\s+(?:sobre|de|acerca de|dedicad[oa] a(?:l)?|que trate (?:de|sobre)|para|con)\s+([^,.;]{3,70})/iu,
  /^(?:añadir|añade|incluir|incluye|agregar|agrega|incorporar|tratar|abordar|desarrollar)\s+([^,.;]{3,70})/iu,
  /([^、。，]{2,30}?)(?:に関する|についての|について|の)(?:節|章|項目|項|部分)を(?:加え|追加|設け|入れ|含め|立て|書|一つ)/u,
  /^([^、。，]{2,30}?)(?:を|も)(?:加え|追加し|追加|入れ|含め|盛り込|取り上げ|論じ)/u,
  /^([^、。，]{2,30}?)(?:について|に関して)も?(?:書|論じ|述べ|触れ|扱)/u,
  /^(?:mention|touch on|talk about|deal with|needs?|look into)\s+(?:an? |the |some )?([^,.;]{3,70})/iu,
];

export function readAddition(clause: string): ReadAs[] {
  if (isTold(clause)) return [];
  for (const pattern of additions) {
    const what = cleanWhat(pattern.exec(clause)?.[1] ?? '');
    if (what.length < 2 || /^[\d\s]+$/u.test(what)) continue;
    const parts = what.split(/[、和与及]|\s(?:and|y|e)\s|と/u).map(cleanWhat);
    const isList = parts.length > 1 && parts.every((part) => part.length >= 2 && isBarePart(part));
    return (isList ? parts : [what]).map((part) => ({ kind: 'CHAPTER', what: part }));
  }
  return [];
}
