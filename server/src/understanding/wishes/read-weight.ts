import { findMethods } from '../methods/known-methods.ts';
import { cleanWhat, type ReadAs } from './asking.ts';
import { findPlace } from './find-place.ts';
import { numberWords } from './numerals.ts';
import { readWriting } from './read-writing.ts';
import { findTopic } from './topics.ts';

const zhVerb = '(?:写|讲|谈|分析|讨论|论述|研究|介绍|阐述|展开|说明|探讨|突出|考察)';
const someMore = '(?:一点儿?|一些|点儿?|些|一下)';

/** More room for it. */
const more: readonly RegExp[] = [
  new RegExp(
    `^(?:把|将)?(?:重点(?!中学|高中|大学|学校|班|城市|企业|行业|领域|实验|人群)|着重|侧重于?|详细|深入|大篇幅|重心)(?:地|来)?(?:放在|在|是|${zhVerb})?${someMore}?(.{2,40})`,
    'u',
  ),
  /^(?:强调|突出)(?:一下)?(.{2,40})/u,
  new RegExp(`^多(?![元案媒重维样层边模中])${zhVerb}?(?:加|来|放|用)?${someMore}?(?:关于|有关)?(.{2,40})`, 'u'),
  new RegExp(
    `^(?:把|将)?(.{2,30}?)(?:部分|这块|这一?[章节块])?(?:要|得|可以|能|需要?)?(?:再|更)?(?:${zhVerb}|占)?(?:得|的)?(?:详细|具体|深入|充实|丰富|多|细致?|透彻?|扎实|厚)${someMore}`,
    'u',
  ),
  /^(.{2,30}?)(?:部分)?(?:是|为|作为|当作?)(?:全文|论文|文章|本文)?的?(?:重点|重心|核心|主体|重头戏)/u,
  /^(.{2,30}?)(?:部分)?(?:要|多)?占(?:大部分|主要|一半|更多|较大|大)(?:的)?(?:篇幅)?/u,
  /\b(?:(?:put|place|lay) )?(?:more|extra|greater|special|strong|particular|the main|main)\s+(?:emphasis|focus|weight|attention|stress|space|room|detail|depth)\s+(?:on|to|for|in|into)\s+([^,.;]{2,60})/iu,
  /^(?:emphasi[sz]e|highlight|stress|prioriti[sz]e|expand(?: on)?|elaborate on|concentrate on|focus (?:more |mainly |mostly |especially |primarily |heavily )?on|go (?:deep(?:er)?|into (?:more )?(?:detail|depth)) (?:into|on|about))\s+([^,.;]{2,60})/iu,
  /\b(?:the )?(?:bulk|most|main part|main body|core|heart|main focus|focus|emphasis|majority)(?: of (?:it|the (?:paper|thesis|text|essay)))?\s+(?:should|must|needs to|has to|will|is|to)\s*(?:be)?\s*(?:on|about)?\s+([^,.;]{2,60})/iu,
  /^([^,.;]{2,60}?)\s+(?:should|must|needs to|has to|is to) be (?:the )?(?:longest|main|biggest|most (?:detailed|important)|core|longer|more detailed|in (?:more )?(?:detail|depth))/iu,
  /^(?:much |a lot |lots |way )?(?:more|lots of|a lot of|plenty of)\s+(?!than)([^,.;]{3,40})$/iu,
  /(?:más|mayor|mucho)\s+(?:peso|énfasis|atención|importancia|espacio|detalle|protagonismo|extensión)\s+(?:a(?:l)?|en|sobre|para)\s+([^,.;]{2,60})/iu,
  /(?:céntrate|centrarse|centrar|enfócate|enfocarse|profundiz(?:a|ar)|hincapié|énfasis|incidir)\s+(?:más |sobre todo |especialmente )?en\s+([^,.;]{2,60})/iu,
  /^(?:desarrolla(?:r)?|destaca(?:r)?|resalta(?:r)?|prioriza(?:r)?|enfatiza(?:r)?)\s+(?:más |bien |mucho )?([^,.;]{2,60})/iu,
  /^(?:mucha |mucho )?más\s+(?!de |que )([^,.;]{3,40})$/iu,
  /^(?:lo (?:principal|más importante|central)|el (?:grueso|núcleo|peso)(?: del trabajo)?)\s+(?:debe ser|es|sea|son|sean)\s+([^,.;]{2,60})/iu,
  /^([^、。，]{2,30}?)(?:を|に|の(?:部分|章)を|は)(?:中心に|重点的に|重点を|力を入れ|重きを|詳しく|くわしく|厚めに?|手厚く|メインに|多めに?|長めに?|しっかり|じっくり|深く)/u,
  /^(?:もっと|より)([^、。，]{2,30}?)(?:を|に)(?:多く|詳しく|増や|書|入れ|厚く)?/u,
  /^([^、。，]{2,30}?)(?:が|を)(?:メイン|中心|主|重点)(?:です|で|になる|とし|に(?:し|据え))?/u,
];

/** Less room for it. */
const less: readonly RegExp[] = [
  new RegExp(
    `^(?:不要|别|不用|不必|不需要)(?:${zhVerb}|放|用|有)?(?:太多|过多|那么多|太长的?|大篇幅(?:的)?|太大篇幅的?)(?:的)?(.{2,30})`,
    'u',
  ),
  new RegExp(`^(?:尽量)?少(?![数儿年先妇子])${zhVerb}?(?:来|放|用|加)?${someMore}?(?:关于|有关)?(.{2,40})`, 'u'),
  new RegExp(
    `^(?:把|将)?(.{2,30}?)(?:部分|这块|这一?[章节块])?(?:要|就|可以|能|尽量)*(?:${zhVerb})?(?:得|的)?(?:从简|从略|简化|简单|简略|简短|精简|压缩|少|短|略)(?:地)?(?:${zhVerb}|带过|提)?(?:${someMore}|即可|就|$)`,
    'u',
  ),
  /^(?:把|将)?(.{2,30}?)(?:部分|这块)?(?:就|可以|只要)*(?:一笔带过|带过|点到为止|略写|略过|简写|提一下|不(?:用|要|必|需要?)(?:写|讲)?(?:得|的)?(?:太|那么|过)(?:多|长|细|详细)|别(?:写|讲)?(?:得|的)?(?:太|那么)(?:多|长|细|详细))/u,
  /^(?:go (?:easy|light) on|(?:cut|tone) (?:back|down)(?: on)?|minimi[sz]e|limit the amount of|reduce|shorten|not (?:too|so) (?:much|many)|don'?t (?:overdo|overload (?:it )?with|go overboard (?:with|on)|spend (?:too|so) much (?:time|space) on))\s+([^,.;]{2,60})/iu,
  /^(?:much |a lot |way )?(?:less|fewer)\s+(?!than)([^,.;]{3,40})$/iu,
  /\bkeep\s+(?:the )?([^,.;]{2,60}?)\s+(?:very |really |quite |as )?(?:short|brief|light|minimal|to a minimum|concise|small|tight)/iu,
  /^(?:the )?([^,.;]{2,60}?)\s+(?:should|must|can|may|needs to) (?:be|stay|remain) (?:very |quite |kept |fairly )?(?:short|brief|minimal|light|shorter|concise)/iu,
  /^(?:only )?(?:a )?(?:short|brief|quick)\s+([^,.;]{3,40}?)(?:\s+(?:section|chapter|part))?$/iu,
  /^(?:mucha |mucho )?menos\s+(?!de |que )([^,.;]{3,40})$/iu,
  /^(?:poc[oa]s?|no (?:tant[oa]s?|demasiad[oa]s?|much[oa]s?)|reduce|reducir|acorta(?:r)?|resume|resumir|abrevia(?:r)?)\s+([^,.;]{3,40})$/iu,
  /^(?:que )?(?:el |la |los |las )?([^,.;]{3,40}?)\s+(?:sea|sean|debe ser|más|muy|bien|lo más)?\s*(?:breves?|cort[oa]s?|resumid[oa]s?|concis[oa]s?|escuet[oa]s?)/iu,
  /^([^、。，]{2,30}?)(?:の(?:部分|章))?(?:は|を)?(?:軽め|軽く|短め|短く|簡単|簡潔|少なめ|少なく|控えめ|さらっと|さらりと|ほどほど|最小限|手短)(?:に|で)?/u,
];

const edges =
  /^(?:(?:的|对于|对|到|在)(?=\S{2})|(?:some|of|the|on|el|la|los|las|a la|al)\s+)|(?:\s+(?:only|parts?|chapter|section|please)|的?(?:部分|章节|内容|方面|这块|篇幅)|(?:です|ます|して|の部分))$/giu;

const numbered = new RegExp(
  `第\\s*\\S{1,2}\\s*章|\\b(?:chapter|ch\\.?|capítulo|cap\\.?)\\s*${numberWords}(?!\\p{L})`,
  'iu',
);

/** The chapter that is to be the longest, or the shortest, by its number. */
const longest =
  /^(?:(?:要|应该?|必须|得|は|が|を|should|must|has to|needs to|is to|shall|be|the|debe|tiene que|ha de|ser|sea|el|lo|写|得)\s*)*(?:最(?:长|详细|多|重|大)|篇幅最(?:长|大|多)|(?:一番|最も|いちばん)(?:長|詳し|多|大き)[くい]?(?:する|して)?|(?:longest|biggest|largest|most (?:detailed|extensive|important|thorough)|main (?:one|chapter|part))|más (?:larg|extens|detallad|ampli)[oa]|más importante)(?:的|一章|chapter|one|of all|de todos)?$/iu;
const shortest =
  /^(?:(?:要|应该?|必须|得|は|が|を|should|must|has to|needs to|is to|shall|be|the|debe|tiene que|ha de|ser|sea|el|lo|写|得)\s*)*(?:最(?:短|少|简单|简略)|篇幅最(?:短|小|少)|(?:一番|最も|いちばん)(?:短|少な)[くい]?(?:する|して)?|(?:shortest|smallest|briefest|least detailed)|más (?:cort|brev)[oae])(?:的|一章|chapter|one|of all|de todos)?$/iu;

function findWhat(clause: string, patterns: readonly RegExp[]): string | null {
  for (const pattern of patterns) {
    const match = pattern.exec(clause);
    const said = (match?.[1] ?? '').trim();
    if (match && numbered.test(said)) return said;
    const what = cleanWhat(said.replace(edges, '')).replace(edges, '');
    if (match && what.length >= 2) return what;
  }
  return null;
}

/** Words about the chapter itself, not about what stands in it. */
const bare =
  /^(?:是|为|作为|重点|篇幅|写|的|重点写|详细|更|多|内容|it|is|the|one|es|el|la|を|は|が|に|中心|メイン)*$/iu;

/** The paper itself: its length is a matter of the form. */
const whole =
  /^(?:这篇|整篇|整个)?(?:论文|文章|全文|正文|字数|篇幅|内容)$|^(?:it|this|that|things|everything|(?:the |my )?(?:paper|text|thesis|essay|whole thing))$|^(?:lo|todo|(?:el |mi )?(?:trabajo|texto|ensayo)|la tesis)$|^(?:論文|全体|本文|文章|全部)$/iu;

function readAs(kind: 'EMPHASIS' | 'BREVITY', what: string): ReadAs[] {
  const place = findPlace(what);
  if (place?.chapter !== undefined && (place.rest.length < 2 || bare.test(place.rest))) {
    return [{ kind, what: '', chapter: place.chapter }];
  }
  // Pictures, sentences and sources are of the text.
  if (whole.test(what)) return [{ kind: 'WRITING', what }];
  if (findTopic(what) === null && findMethods(what).length === 0 && readWriting(what).length > 0) {
    return [{ kind: 'WRITING', what }];
  }
  return [{ kind, what }];
}

/** What should have more room in the paper than the rest, or less. */
export function readWeight(clause: string): ReadAs[] {
  const place = findPlace(clause);
  if (place?.chapter !== undefined && place.section === undefined) {
    const said = place.rest.trim();
    if (longest.test(said)) return [{ kind: 'EMPHASIS', what: '', chapter: place.chapter }];
    if (shortest.test(said)) return [{ kind: 'BREVITY', what: '', chapter: place.chapter }];
  }
  const little = findWhat(clause, less);
  if (little !== null) return readAs('BREVITY', little);
  // 第三章重点写问卷: what chapter three is about.
  const match = numbered.exec(clause);
  if (match && !bare.test(clause.slice(match.index + match[0].length).replace(/[\p{P}\s]/gu, ''))) {
    const behind = clause.slice(match.index + match[0].length);
    if (
      !/^(?:要|得|可以)?(?:写|讲|分析)?(?:得|的)?(?:更)?(?:详细|具体|深入|充实|丰富|多|细)|^.{0,4}(?:重点|重心|核心|主体)$/u.test(
        behind,
      )
    )
      return [];
    return [{ kind: 'EMPHASIS', what: '', chapter: findPlace(clause)?.chapter ?? 1 }];
  }
  const much = findWhat(clause, more);
  return much === null ? [] : readAs('EMPHASIS', much);
}
