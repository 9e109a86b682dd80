import type { ReadAs } from './asking.ts';
import { numberWords, ordinalWords } from './numerals.ts';

const zhChapter = `第\\s*${numberWords}\\s*(?:章|部分)`;
const enChapter = `(?:(?:chapters?|ch\\.?|parts?)\\s*${numberWords}|(?:the )?${ordinalWords} (?:chapter|part))`;
const esChapter = `(?:(?:capítulos?|cap\\.?|partes?)\\s*${numberWords}|(?:el |la )?${ordinalWords} (?:capítulo|parte))`;

/** What an outline is not asked in one place: of every chapter, of two at once, of one counted from the end, or by its number alone. */
const beyond: readonly RegExp[] = [
  // Of every chapter.
  /每一?章|各章|所有(?:的)?章|章章|すべての章|全ての章|どの章|章ごと|\b(?:each|every|all(?: of)?(?: the)?)\s+(?:\p{L}+ )?chapters?\b|\b(?:cada (?:uno de los )?capítulos?|todos los capítulos)\b/iu,
  // Of every section, or so many to a chapter.
  /每一?小?节|各[节節]|\b(?:each|every)\s+(?:\p{L}+ )?(?:sub)?section\b|\bper (?:chapter|section)\b|(?<!\p{L})(?:cada (?:apartado|sección)|por (?:capítulo|apartado))(?!\p{L})/iu,
  // Of the title, which is not the outline's.
  /^(?:论文)?(?:题目|标题|题名)(?:里|中|上)?(?:不|别|要|改|加|用|去)|^(?:the )?title (?:should|must|needs|has)\b|^(?:el )?título (?:debe|tiene|no)|^(?:タイトル|題名)(?:は|に|を)/iu,
  // Chapters that are to be moved by their numbers.
  new RegExp(`^(?:please )?(?:move|shift|put|place)\\s+${enChapter}\\s+(?:after|before|behind|to|at|in front)`, 'iu'),
  new RegExp(
    `^(?:muev[ea]|mover|pon|poner|pasa|pasar)\\s+(?:el )?${esChapter}\\s+(?:después|antes|detrás|al|tras)`,
    'iu',
  ),
  new RegExp(`第\\s*${numberWords}\\s*章を第\\s*${numberWords}\\s*章の(?:前|後|あと)`, 'iu'),
  // Chapters that are to be joined, parted or exchanged.
  new RegExp(
    `${zhChapter}\\s*(?:[和与跟同及、]|と)\\s*(?:第\\s*)?${numberWords}\\s*(?:章|部分)?.{0,6}(?:合并|合成|合为|并成|拆|对调|调换|互换|交换|まとめ|統合|入れ替え|合わせ)`,
    'iu',
  ),
  new RegExp(
    `(?:合并|拆分|对调|调换|互换|交换).{0,4}${zhChapter}|${zhChapter}.{0,3}(?:拆|分成|合并|并入|移到|挪到)`,
    'u',
  ),
  new RegExp(`\\b(?:merge|combine|join|split|swap|switch|fuse|divide)\\b.{0,20}${enChapter}`, 'iu'),
  new RegExp(
    `(?<!\\p{L})(?:un(?:e|ir|a)|fusion(?:a|ar|e)|junt(?:a|ar|e)|combin(?:a|ar|e)|divid(?:e|ir|a)|intercambi(?:a|ar|e))(?!\\p{L}).{0,20}${esChapter}`,
    'iu',
  ),
  // Counted from the end.
  /倒数第|最後から|\b(?:last|final) (?:chapter|part|section) but one\b|\b(?:penultimate|second[- ](?:to[- ])?last|next[- ]to[- ]last)\b|(?<!\p{L})(?:penúltim|antepenúltim)[oa]/iu,
  // Left out by its number: which matter that is the student does not say.
  new RegExp(
    `(?:不要|不用|不需要|去掉|删掉|删去|取消|省略|不写|别写)(?:写)?${zhChapter}(?:了|吧)?$|${zhChapter}(?:可以|就)?(?:不要|不用写|不写|删掉|去掉|取消|はいらない|は不要|は書かない|を(?:省|削除|除))`,
    'iu',
  ),
  new RegExp(
    `^(?:please )?(?:skip|drop|omit|remove|delete|cut|leave out|exclude|no|without|(?:do not|don[’']t) (?:write|include|do|have|want)) ${enChapter}$`,
    'iu',
  ),
  new RegExp(
    `^(?:sin|quita|quitar|elimina|eliminar|omite|omitir|no (?:incluyas|incluir|pongas|quiero)) (?:el |la )?${esChapter}$`,
    'iu',
  ),
];

export const isBeyondReading = (clause: string): boolean => beyond.some((pattern) => pattern.test(clause.trim()));

/** Words that hold no matter: a place in the paper, a number of sections, a superlative, words that only join. */
const empty: readonly RegExp[] = [
  /第\s*[一二三四五六七八九十\d]{1,3}\s*[章节節]|[章节節]\s*第|^(?:和|与|跟|同|と)第/u,
  /\b(?:chapters?|sections?|capítulos?|apartados?|secciones)\s*\d/iu,
  new RegExp(
    `^(?:(?:at least|at most|only|al menos|solo)\\s+)?(?:${numberWords}|a few|several|more|some|varios|varias|unos|más)\\s+(?:sub)?(?:sections?|parts?|chapters?|paragraphs?|subsections?|apartados?|secciones|capítulos|párrafos|epígrafes)$`,
    'iu',
  ),
  new RegExp(
    `^(?:(?:要|有|分成?|分为|tener|tenga|con|have|has|into|be divided into)\\s*)*(?:${numberWords}|几|若干)个?\\s*(?:小?节|小节|sections?|subsections?|apartados?|secciones|節)(?:来?写|にする|に分ける)?$`,
    'iu',
  ),
  new RegExp(`^(?:${numberWords}|几|多|若干)个?(?:小?节|小节|段落?|部分|つの節|節|項目?)$`, 'u'),
  /^(?:第\s*)?[一二三四五六七八九十\d]{1,3}$/u,
  /^(?:the |el |la |lo |los |las )?(?:most|least|more|less|longest|shortest|biggest|largest|smallest|best|main|longer|shorter|bigger|smaller|más|menos|mayor|menor|mejor)(?: (?:detailed|important|extensive|thorough|larg[oa]|cort[oa]|extens[oa]|detallad[oa]|important[es]+|amplio|amplia|grande|one|of all|de tod[oa]s))*$/iu,
  /^(?:最|一番|もっとも|最も)(?:长|短|多|少|大|小|重|详细|重要|长的|重要的|長[くい]?|多く|詳しく|大きく|短く?)(?:する|く)?$/u,
  /^(?:(?:in|on|at|of|off|the|an?|but|one|it|its|this|that|these|those|and|or|nor|to|for|with|by|as|from|into|be|is|are|was|there|some|any|only|also|please|than|then|so|not|just|like|same|own|other|thing|things|stuff|something|en|el|la|los|las|un|una|unos|unas|de|del|que|y|e|o|u|con|por|para|lo|se|es|su|sus|al|a|eso|esto|algo|cosa|cosas)(?:\s+|$))+$/iu,
  /^(?:在|的|和|与|里|中|它|这|那|写|放|个|一|就|都|也|要|有|是|把|将|东西|内容|那个|这个|に|は|を|が|の|と|で|も|へ|それ|これ|もの|こと)+$/u,
  /(?:合并|拆开|拆分|对调|调换|互换)$/u,
];

/** 我们学校, my company: whose it is the paper does not know. */
const ofOnesOwn =
  /^(?:my|our|mi|mis|nuestr[oa]s?)\s|^(?:我们?的?|我校|本校|我司|咱们?)(?!国)|^(?:私|自分|うち|わたし)(?:たち)?の/iu;
const ofNames: ReadonlySet<ReadAs['kind']> = new Set(['EXCLUSION', 'CASE', 'PLACE', 'COMPARISON']);

/** Whether what was taken for the matter of a wish is none, so that it would make a heading of nothing. */
export const isNoName = ({ kind, what, other }: ReadAs): boolean =>
  kind !== 'WRITING' &&
  kind !== 'SIZE' &&
  ((ofNames.has(kind) && ofOnesOwn.test(what)) ||
    [what, other ?? ''].some((text) => text !== '' && empty.some((pattern) => pattern.test(text.trim()))));
