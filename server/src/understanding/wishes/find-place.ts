import { findNumber, numberWords, ordinalWords } from './numerals.ts';

const chapterName = '(?:chapter|chap\\.?|ch\\.?|capítulo|cap\\.?)';
const sectionName = '(?:sub)?(?:section|sec\\.?|apartado|sección|epígrafe)';
/** A section of a chapter, its chapter first or last. */
const sections: readonly RegExp[] = [
  new RegExp(
    `第\\s*(?<chapter>${numberWords})\\s*章(?:的|の|、|，|,)?\\s*(?:里|中)?(?:的|の)?\\s*第\\s*(?<section>${numberWords})\\s*(?:小?节|節|项)`,
    'iu',
  ),
  /(?:第\s*)?(?<chapter>\d{1,2})[.．](?<section>\d{1,2})\s*(?:小?节|節|部分)/u,
  new RegExp(
    `\\b${chapterName}\\s*(?<chapter>${numberWords}),?\\s*(?:in |en |the |el |la )*${sectionName}\\s*(?:\\d{1,2}\\.)?(?<section>${numberWords})\\b`,
    'iu',
  ),
  new RegExp(`\\b${sectionName}\\s*(?<chapter>\\d{1,2})\\.(?<section>\\d{1,2})\\b`, 'iu'),
  new RegExp(
    `\\b${sectionName}\\s*(?<section>${numberWords}),?\\s+(?:of|in|del?|en)\\s+(?:the |el )?${chapterName}\\s*(?<chapter>${numberWords})\\b`,
    'iu',
  ),
  new RegExp(
    `\\b(?<section>${ordinalWords})\\s+${sectionName}\\s+(?:of|in|del?|en)\\s+(?:the |el )?(?:${chapterName}\\s*(?<chapter>${numberWords})\\b|(?<nth>${ordinalWords})\\s+${chapterName})`,
    'iu',
  ),
];

const numbered: readonly RegExp[] = [
  new RegExp(`第\\s*(${numberWords})\\s*(?:章|部分|大部分|大章)`, 'iu'),
  new RegExp(
    `\\b(?:chapter|chap\\.?|ch\\.?|part|section|capítulo|cap\\.?|parte|apartado)\\s*(${numberWords})\\b`,
    'iu',
  ),
  new RegExp(`\\b(${ordinalWords})\\s+(?:chapter|part|section|capítulo|parte|apartado)\\b`, 'iu'),
];
/** After chapter three stands the fourth, before it the third, between two the second of them. */
const beside: readonly { pattern: RegExp; step: number }[] = [
  {
    pattern: new RegExp(
      `第\\s*${numberWords}\\s*章?\\s*(?:和|与|、|と)\\s*第?\\s*(${numberWords})\\s*章(?:之间|的?中间|の間)に?`,
      'iu',
    ),
    step: 0,
  },
  {
    pattern: new RegExp(
      `第\\s*(${numberWords})\\s*章的?(?:之后|以后|后面|后|の後に?|のあとに?|の次に?)(?:再|要)?(?=加|增|补|插|写|有|添|[\u3040-\u30ff\\p{Script=Han}]+の?(?:章|節))`,
      'iu',
    ),
    step: 1,
  },
  {
    pattern: new RegExp(
      `第\\s*(${numberWords})\\s*章的?(?:之前|以前|前面|前|の前に?)(?:再|要)?(?=加|增|补|插|写|有|添|[\u3040-\u30ff\\p{Script=Han}]+の?(?:章|節))`,
      'iu',
    ),
    step: 0,
  },
  {
    pattern: new RegExp(
      `\\bbetween\\s+(?:chapters?\\s*)?${numberWords}\\s+and\\s+(?:chapter\\s*)?(${numberWords})\\b`,
      'iu',
    ),
    step: 0,
  },
  { pattern: new RegExp(`\\b(?:after|following|behind)\\s+chapter\\s*(${numberWords})\\b`, 'iu'), step: 1 },
  { pattern: new RegExp(`\\bbefore\\s+chapter\\s*(${numberWords})\\b`, 'iu'), step: 0 },
  {
    pattern: new RegExp(
      `\\bentre\\s+(?:los capítulos|el capítulo)\\s*${numberWords}\\s+y\\s+(?:el )?(${numberWords})(?!\\p{L})`,
      'iu',
    ),
    step: 0,
  },
  { pattern: new RegExp(`\\b(?:después|detrás) del capítulo\\s*(${numberWords})(?!\\p{L})`, 'iu'), step: 1 },
  { pattern: new RegExp(`\\bantes del capítulo\\s*(${numberWords})(?!\\p{L})`, 'iu'), step: 0 },
];
/** What is asked for there, without the words that ask for a chapter. */
const adding =
  /^[\s,，、:：]*(?:(?:再|要|请)*(?:加|增加|添加|插入|补充?|写|有)(?:上|入)?(?:一个?|个)?(?:章节|章|节)?(?:关于|来?写|来?讲|介绍)?|(?:please\s+)?(?:add|insert|have|put|write|include|añad[ea]|añadir|inserta\w*|pon|incluy?\w*)\s+(?:(?:an?|another|the|one|un|una|otro|otra|el)\s+)?(?:new\s+|nuevo\s+)?(?:(?:chapter|section|capítulo|apartado)\s+)?(?:(?:on|about|for|with|sobre|de|acerca de)\s+)?)/iu;

const atLast =
  /最后(?:一)?(?:章|部分|一节)|末章|末尾一章|最終章|最後の章|\b(?:last|final|closing) (?:chapter|part|section)\b|(?<!\p{L})últim[oa] (?:capítulo|parte|apartado)\b/iu;
const atFirst = /开头(?:一章|部分)|最初の章|\bopening (?:chapter|section)\b/iu;

export interface Place {
  chapter?: number;
  /** The section of that chapter. */
  section?: number;
  position?: 'FIRST' | 'LAST';
  rest: string;
}

const linking =
  /^(?:里面?|中|内|上|では?|には?|は|に|が|を|で)?\s*(?:[：:，,=＝\-–—]+\s*)?(?:(?:必须|应该|应|需要?|想要?|打算|准备|希望|要|请|主要|专门|单独|集中|重点|用来|可以)*(?:要有|包括|包含|加入|加上|改成|改为|写成|安排|放|给出?|提出|得出|用|采用|使用|写|做|讲|谈|讨论|介绍|论述|分析(?=一下)|是|为|有)?|(?:should|must|needs to|has to|will|would|to|shall|debe(?:ría)?|tiene que|tendría que|ha de|que)?\s*(?:have|contain|include|be (?:about|on|a|an|the)?|be|cover|discuss|deal with|present|describe|focus on|write about|talk about|put|add|analy[sz]e|on|about|for|with|is|using|use|incluir|contener|tratar(?: de| sobre)?|ser|sea|presentar|dedicarse a|dedicad[oa] a|sobre|con|de|para|usar|incluya|trate (?:de|sobre)|habl(?:a|ar|e) (?:de|sobre)|escrib(?:e|ir) sobre|analiz(?:a|ar)|pon(?:er)?|añad(?:e|ir))?\s*(?:an?|the|un|una|el|la|los|las)?\s+)?/iu;

/** Which chapter a clause speaks of, and what it says of it. */
export function findPlace(clause: string): Place | null {
  for (const pattern of sections) {
    const match = pattern.exec(clause);
    const chapter = findNumber(match?.groups?.chapter ?? match?.groups?.nth ?? '');
    const section = findNumber(match?.groups?.section ?? '');
    if (!match || !chapter || !section) continue;
    return { chapter, section, rest: restOf(clause, match.index, match[0].length) };
  }
  for (const { pattern, step } of beside) {
    const match = pattern.exec(clause);
    const number = match && findNumber(match[1] ?? '');
    if (!match || !number) continue;
    const rest = restOf(clause, match.index, match[0].length);
    return {
      chapter: number + step,
      rest: rest
        .replace(adding, '')
        .replace(
          /^(?:(?:an?|one|un|otro) )?(?:chapter|section|capítulo|apartado)(?: (?:on|about|for|sobre|de|acerca de))? /iu,
          '',
        )
        .replace(/の章$/u, ''),
    };
  }
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

/** "In chapter 3, section 2," and nothing else: what is wished for it stands behind the comma. */
export function isOnlyPlace(piece: string): boolean {
  const match = [...sections, ...beside.map(({ pattern }) => pattern), ...numbered]
    .map((pattern) => pattern.exec(piece))
    .find((found) => found !== null);
  if (!match) return false;
  const left = piece.slice(0, match.index) + piece.slice(match.index + match[0].length);
  return /^(?:在|请|把|将|之后|之前|以后|后面?|前面?|after|before|behind|después|antes|detrás|del?|の後に?|のあとに?|の前に?|in|en|for|within|and|the|el|la|里|中|的|に|では?|には?|は|の|[\s，,、：:])*$/iu.test(
    left,
  );
}
