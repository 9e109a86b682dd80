import { findMethods } from '../methods/known-methods.ts';
import { cleanWhat, type ReadAs } from './asking.ts';
import { looksLikePeople, looksLikePlace } from './places.ts';
import { findTopic, isBarePart } from './topics.ts';

/** Words that narrow the paper to something, whatever it is. */
const only: readonly RegExp[] = [
  /^以(.{2,24}?)(?:作?为)(?:论文|本文)?的?(?:研究)?(?:时段|时间段|时间范围|时间区间|时间跨度|时间|区间|期间|样本期|年限|地点|区域|地域|范围)/u,
  /^(?:数据|资料|样本|时间|时段)?(?:就|只)?(?:用|取|选取?|为|是|：|:)?\s*((?:19|20)\d{2}年?\s*[-–—~〜～至到]\s*(?:19|20)\d{2}年?)(?:的?(?:数据|资料|样本|情况|这段时间|时段|期间))?$/u,
  /^(?:for |over |in |during |covering |the years |the period |the period from )*((?:between |from )?(?:19|20)\d{2}\s*(?:[-–—~]|to|and|until|through)\s*(?:19|20)\d{2})(?: only)?$/iu,
  /^(?:数据|资料|样本)?(?:就|只)?(?:采?用|使用|选取?|取|为|是)\s*((?:19|20)\d{2}年?\s*[-–—~〜～至到]\s*(?:19|20)\d{2}年?)的?(?:数据|资料|样本)?$/u,
  /^(?:use|using|take|with)\s+(?:the )?(?:data|figures|sources|material|statistics)\s+(?:for|from|of|covering)\s+(?:the years |between )?((?:19|20)\d{2}\s*(?:[-–—~]|to|and|until|through)\s*(?:19|20)\d{2})$/iu,
  /^(?:us[ae]r?|utiliz[ae]r?|con|toma)\s+(?:los )?(?:datos|cifras|fuentes)\s+(?:de|desde|entre)\s+(?:los años )?((?:19|20)\d{2}\s*(?:[-–—~]|al?|y|hasta)\s*(?:19|20)\d{2})$/iu,
  /^((?:19|20)\d{2}年?\s*(?:[-–—~〜～]|から)\s*(?:19|20)\d{2}年?)(?:まで)?の(?:データ|資料|統計)(?:を(?:使|用い|利用).*)?$/u,
  /^(?:en |durante |para |los años |el período |el periodo )*((?:entre |de |desde )?(?:19|20)\d{2}\s*(?:[-–—~]|al?|y|hasta)\s*(?:19|20)\d{2})$/iu,
  /^((?:19|20)\d{2}年?\s*(?:[-–—~〜～]|から)\s*(?:19|20)\d{2}年?)(?:まで)?(?:を?(?:研究期間|対象期間|期間|対象)(?:とする|にする|として)?)?$/u,
  /(?:只|仅仅?|单单|就)(?:研究|针对|考察|讨论|写|看|分析|关注|限于|限(?!定)|聚焦|选取?|覆盖|涉及|做|谈|要|以)(.{2,30})/u,
  /^(?:研究)?(?:对象|人群|样本|群体|受众)(?:就|只|可以|主要)*(?:限定|定|选取|选择|选|设)?(?:为|是|在|成|：|:|(?<=选|选取|选择))\s*(.{2,30})/u,
  /^(?:研究|论文|文章)?的?(?:范围|时间段?|时间(?:范围|跨度)|年份|时段|地点|地区|地域|区域|研究区域|城市)(?:就|只|可以|主要)*(?:限定|定|控制|选取|选择|选|设|放|局限)?(?:为|是|在|到|于|：|:|(?<=选|选取|选择))\s*(.{2,30})/u,
  /^(?:把|将)?(?:.{0,8}?)(?:限定?(?:在|于|为)|局限[于在]|聚焦于?|锁定在?)(.{2,30})/u,
  /\b(?:only|just|solely|exclusively)\s+(?:want to |need to |to )*(?:(?:cover|look at|look into|study|consider|include|examine|use|about|on|in|for|from|with|deal with|analy[sz]e|research|discuss|focus on)\s+)+([^,.;]{2,60})/iu,
  /\b(?:limit(?:ed)?|restrict(?:ed)?|confined?|narrow(?:ed)?(?: down)?)(?: (?:it|this|the study|the scope|the paper|yourself|the analysis))?\s+(?:only )?to\s+([^,.;]{2,60})/iu,
  /\b(?:place|region|period|time ?frame|years?|country|city|population|participants?|sample|scope|target group)\s*(?::|=|should be|must be|is|are)\s*([^,.;]{2,60})/iu,
  /\bset (?:it )?in\s+([^,.;]{2,60})/iu,
  /\b(?:focus(?:ing|ed)?|concentrat(?:e|ing|ed)|cent(?:er|re)(?:ed)?)\s+(?:only |just |solely |exclusively )?on\s+([^,.;]{2,60}?)(?:\s+only|\s+alone)?$/iu,
  /^(?:it'?s|it is|this is|the (?:study|paper|thesis) is)\s+(?:all )?(?:about|on|set in|in|for)\s+([^,.;]{2,60})/iu,
  /^([^,.;]{2,40}?)\s+(?:only|alone)$/iu,
  /(?:sol[oa]|sólo|solamente|únicamente|exclusivamente)\s+(?:quiero |hay que )*(?!tengo|puedo|sé\b|es\b|hay\b|me\b|nos\b|necesito|queda)(?:(?:cubrir|estudiar|analizar|tratar|abarcar|considerar|incluir|en|sobre|con|para|de|del|entre|desde)\s+)*([^,.;]{2,60})/iu,
  /(?:limit(?:ar|ado|ada|e|a|arlo|arse)|restring(?:ir|ido|ida|e)|restrinja|restringe|acot(?:ar|ado|ada|a|e)|reduc(?:ir|ido|e))(?:se|lo|la)?\s+(?:(?:el|la|tu|mi|este) (?:estudio|trabajo|análisis|investigación|período|periodo|tesis|alcance|ámbito)\s+)?(?:solo |únicamente )?a(?:l)?\s+([^,.;]{2,60})/iu,
  /(?:centr(?:ar|ado|ada|a|e|arse|ándose)|enfoc(?:ar|ado|ada|a|arse)|situad[oa]|ambientad[oa])(?:se|te|lo)?\s+(?:solo |únicamente |exclusivamente |solamente )?en\s+([^,.;]{2,60})/iu,
  /(?:lugar|periodo|período|región|país|ciudad|población|muestra|participantes|años|ámbito)\s*(?::|=|debe ser|es|son)\s*([^,.;]{2,60})/iu,
  /^([^、。，]{2,30}?)(?:だけ|のみ)(?:を|に|で|の|$)/u,
  /^([^、。，]{2,30}?)(?:まで)?に(?:絞|しぼ|限|焦点)/u,
  /^([^、。，]{2,30}?)を中心に/u,
  /(?:地域|対象地域|期間|時期|対象|対象者|範囲|調査対象|国)(?:は|：|:)\s*([^、。，]{2,30})/u,
  /^([^、。，]{2,30}?)を対象(?:に|と)/u,
];

const tail =
  /(?:的(?:情况|例子|案例|数据|研究)?|即可|就|之间|这段时间|期间|\s+(?:only|alone|please|throughout)|(?:まで|です|だけ|のみ|に|を))$/iu;
const head = /^(?:[于在为是从](?=\S{2})|(?:the years|years|between|from|entre|desde|del?|al?|los años|las?|los)\s+)/iu;

/** A place, a time or people that the paper keeps to. */
export function readScope(clause: string): ReadAs[] {
  for (const pattern of only) {
    const match = pattern.exec(clause);
    if (!match) continue;
    const what = cleanWhat((match[1] ?? '').trim().replace(tail, '').replace(head, '')).replace(tail, '');
    if (what.length < 2) continue;
    const isScope = looksLikePlace(what) || looksLikePeople(what);
    // Only interviews, only the causes: a method or a part is no scope.
    if (!isScope && (findMethods(what).length > 0 || isBarePart(what) || findTopic(what) !== null)) continue;
    const isNarrowing =
      /^以|只|仅|就|限|对象|人群|范围|时间|年份|\bonly\b|\bjust\b|solely|exclusively|limit|restrict|confine|sol[oa]\b|sólo|solamente|únicamente|exclusivamente|acot|だけ|のみ|限|絞|しぼ|対象/iu.test(
        match[0],
      );
    if (isScope || isNarrowing) return [{ kind: 'PLACE', what }];
  }
  return [];
}
