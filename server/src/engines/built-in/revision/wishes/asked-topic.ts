import type { Language } from '@yanmo/contract/languages';
import type { Change } from '../change.ts';
import { cleanTopic, readPurpose } from './read-words.ts';

const lines = (...sources: readonly string[]): RegExp[] => sources.map((source) => new RegExp(source, 'iu'));

const zhSay =
  '(?:谈论?|讲述?|说明|说|聊|论述|阐述|阐明|介绍|分析|讨论|探讨|叙述|描述|剖析|展开|关注|涉及到?|提及|提到|谈到|讲到|说到)';
const zhMore =
  '(?:再|多|更|进一步|详细|深入|展开|具体|着重|重点|专门|单独|充分|适当|还|也|应该|应当|应|要|需要?|能|地|写)';
const zhSome = '(?:一下|一些|一点|些|点)?';
const zhPart = '(?:内容|分析|论述|讨论|介绍|说明|描述|阐述|探讨|信息|资料|篇幅|笔墨|部分)';

const enMore =
  "(?:(?:i|we|it|this|there|you|would|should|could|must|needs?|be|is|say|tell|me|us|write|talk|speak|add|give|include|put|in|have|see|hear|read|know|want|like|to|the|section) |(?:i|we|you)[’']d )*(?:(?:a (?:bit|little|lot)|much|some|something) )?(?:more|further|additional)";
const enPart =
  '(?:details?|depth|information|material|text|analysis|discussion|explanation|emphasis|attention|space|facts?)';

const esMore =
  '(?:(?:di|dime|diga|habla|hable|cuenta|escribe|explica|añade|agrega|incluye|pon|da|dame|quiero|quisiera|me|gustaría|necesito|hace|haría|falta|saber|ver|leer|que|digas|hables|escribas|haya) )*(?:(?:algo|un poco|mucho|bastante) )?más';
const esPart = '(?:detalles?|información|contenido|análisis|explicación|atención|espacio|datos)';

const jaMore = '(?:もっと|もう少し|さらに|より)';
const jaSay = '(?:書|述べ|説明|論じ|触れ|掘り下げ|取り上げ|語|分析|検討|扱|知り)';

/** A whole clause that asks for more on one thing, in the many ways in which people say so; the thing is `about`. */
const forms: Readonly<Record<Language, readonly RegExp[]>> = {
  zh: lines(
    `^${zhMore}*${zhSay}(?:[谈讲说聊])?${zhSome}(?:关于|有关|到|及)?(?<about>.{2,30})$`,
    `^(?:再|更|进一步)?(?:多|着重|重点)写(?:写)?${zhSome}(?:关于|有关)?(?<about>.{2,30})$`,
    `^(?:关于|有关|对于?|就|围绕|针对)(?<about>.{2,24}?)(?:的?(?:部分|内容|方面))?(?:再|多|更|进一步|应|要|还)*(?:写|谈|讲|说|加|展开|论述|分析|说明|介绍|讨论|加强|加以|深入|补充|着墨)(?:写|谈|讲|说|明|一?点|一?些|几句|论述|分析|说明|介绍|讨论|笔墨)*$`,
    `^(?:要|能|应该)?(?:多|更多|增加|加入|加上|有)(?:一些|些|一点|点)?(?:关于|有关|对)(?<about>.{2,24}?)的?${zhPart}$`,
    `^(?:加强|强化|突出|加大|深化|细化|丰富|充实)(?:对|关于)?(?<about>.{2,24}?)的?${zhPart}$`,
    `^(?<about>.{2,20}?)的?(?:部分|内容|方面|论述|分析|描述|讨论|介绍)(?:还是|还)?(?:太|过于|有点|比较|略)?(?:少|简单|简略|单薄|薄弱|浅|不够|不足|不多|欠缺)(?:了|些)?(?:[，,]?(?:再|要|多)*(?:写|加|补充|展开|说明|论述)(?:一些|些|一点|点|几句)?)?$`,
  ),
  en: lines(
    `^${enMore} (?:${enPart} )?(?:about|on|regarding|concerning|of|to|for) (?<about>.{3,80})$`,
    '^(?:go|dig|delve)(?: a (?:bit|little))? (?:deeper|further|more deeply|in more depth) into (?<about>.{3,80})$',
    '^(?:elaborate|expand|enlarge|dwell|focus|concentrate|comment)(?: (?:more|further|a bit more|some more))? (?:on|upon) (?<about>.{3,80})$',
    `^(?:deepen|develop|strengthen|enrich) (?:the )?(?:${enPart} |part |account )(?:of|on|about) (?<about>.{3,80})$`,
    "^(?:there (?:is|[’']s) |it says |this says )?(?:too little|not enough|hardly anything|almost nothing|nothing|very little)(?: (?:is )?(?:said|written|here))? (?:about|on) (?<about>.{3,80})$",
  ),
  es: lines(
    `^${esMore} (?:${esPart} )?(?:sobre|acerca de|respecto a|de|del|a|al) (?<about>.{3,80})$`,
    '^(?:profundiza|ahonda|insiste|detente|extiéndete)(?: más)? (?:en|sobre) (?<about>.{3,80})$',
    `^(?:amplía|desarrolla|refuerza|completa|enriquece) (?:más )?(?:lo|la parte|el tema|el punto|(?:el|la) ${esPart}) (?:de|del|sobre|relativ[oa] a) (?<about>.{3,80})$`,
    '^(?:se dice |hay |dice )?(?:muy poco|demasiado poco|casi nada|nada) (?:sobre|acerca de|de) (?<about>.{3,80})$',
  ),
  ja: lines(
    `^(?<about>.{2,30}?)(?:について|に関して|に関する(?:話|説明|記述|分析)を|の(?:話|説明|分析|議論|記述|こと)を)も?、?${jaMore}(?:詳しく|詳細に|深く|多く)?(?:${jaSay}.{0,8})?$`,
    `^(?<about>.{2,30}?)を${jaMore}?(?:詳しく|詳細に|深く)${jaSay}.{0,8}$`,
    `^(?<about>.{2,30}?)に[もは]?${jaMore}?(?:触れ|言及).{0,8}$`,
    `^(?<about>.{2,30}?)の(?:分析|議論|説明|記述|考察)を${jaMore}?(?:深め|充実|厚く|増や|掘り下げ).{0,8}$`,
    `^${jaMore}(?<about>.{2,30}?)(?:について|に関して)(?:詳しく)?${jaSay}.{0,8}$`,
  ),
};

/** Places in the text, its form, its length and its sources are no things to be told of: other rules read those. */
const noTopic: Readonly<Record<Language, RegExp>> = {
  zh: /^[谈讲说聊写述论]+$|^(?:得|太|过于|更|很|不|较|比较|有点|的)|^(?:短|长|细|详|简|清楚|深入|具体|好|通俗|正式|流畅|严谨|学术|浅|乱|顺|进去|下去|出来)|^[\d一二两三四五六七八九十几]|第[一二三四五六七八九十\d]+[段句节]|[首末]段|^(?:这|那|该|本|各|每|全)?(?:一)?(?:段|节|章|文|句|部分|内容|文字|字数|篇幅|语言|表达|格式|图|表)|文献|引用|引文|^我(?:的|上传|提供)|你/u,
  en: /\bparagraphs?\b|\bsentences?\b|\bwords\b|\b(?:sources|references|citations|literature|works)\b|^(?:this|it|that|these|those|them|the (?:section|text|point|same|style|language|wording))\b|^\d|^(?:the )?(?:active|passive|formal)\b|^(?:a|an) /iu,
  es: /párrafo|frases?(?!\p{L})|palabras|fuentes|citas|referencias|bibliografía|^(?:esto|eso|ello|este|ese|esta|esa|el (?:apartado|texto|estilo|lenguaje)|la mitad)(?!\p{L})|^(?:un[ao]?|\d)/iu,
  ja: /段落|[一二三四五六七八九十\d]文|文章|表現|文体|言葉|引用|文献|^(?:これ|それ|ここ|この|その|全体|内容|節|本節)|字/u,
};

/** The thing that a whole clause asks for more on; null for a clause that asks for something else. */
export function readAskedTopic(clause: string, language: Language): Change | null {
  for (const form of forms[language]) {
    const said = form.exec(clause)?.groups?.about;
    if (said === undefined || noTopic[language].test(said.trim())) continue;
    const { purpose, about } = readPurpose(said);
    if (purpose === 'topic' && (about.length < 2 || noTopic[language].test(about))) continue;
    return { kind: 'add', purpose, about: cleanTopic(about), count: 1, at: null };
  }
  return null;
}
