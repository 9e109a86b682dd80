import { findMethods } from '../methods/known-methods.ts';
import { isPersonName } from '../readers/en/person-names.ts';
import { persons as esPersons } from '../readers/es/lexicon.ts';
import { personSource as jaPersons } from '../readers/ja/lexicon/contexts.ts';
import { personSource as zhPersons } from '../readers/zh/lexicon/persons.ts';
import { cleanWhat, type ReadAs } from './asking.ts';
import { isKnownThinker } from './known-names.ts';
import { looksLikeTheory, theoryOfPerson } from './theories.ts';
import { isBarePart } from './topics.ts';

const asks: readonly RegExp[] = [
  /(?:理论|理论(?:基础|框架|依据)|框架|模型|视角)(?:就|可以|主要)?(?:用|选用?|采用|选择|是|为|：|:)\s*([^，。；]{2,30})/u,
  /(?:用|运用|采用|使用|利用|借助|借用|引入|引用|套用|基于|依据|根据|结合|从|按照?)([^，。；]{2,30}?)(?:来(?!自|源)|去|进行|作为|做|的?角度|视角|这个|$)/u,
  /以([^，。；]{2,30}?)(?:为|作为)(?:理论|分析)?(?:基础|框架|依据|视角|工具|支撑)/u,
  /^(?:要有|加入|加上|加|写|提到|涉及)([^，。；]{2,30})$/u,
  /\b(?:use|using|apply|applying|employ|adopt|draw(?:ing)? on|based on|base it on|through|from|with|via|include|bring in|work with|rely on|build on|grounded in)\s+(?:the (?:lens|perspective|framework) of\s+)?(?:the )?([^,.;]{3,60})/iu,
  /\b(?:theory|theoretical framework|framework|lens)\s*(?::|should be|must be|is)\s*(?:the )?([^,.;]{3,60})/iu,
  /\b(?:us(?:ar|a|e|ando)|utiliz(?:ar|a|e|ando)|aplic(?:ar|a|ando)|emple(?:ar|a|ando)|desde|basad[oa] en|partir de|apoy(?:arse|ado) en|según|con|mediante|incluir)\s+(?:el |la |los |las )?([^,.;]{3,60})/iu,
  /\b(?:marco teórico|teoría)\s*:\s*([^,.;]{3,60})/iu,
  /^([^、。，]{2,30}?)(?:を|に|で|から|の(?:視点|観点|立場|枠組み))(?:使|用い|もとづ|基づ|援用|適用|依拠|分析|考察|応用|踏まえ|書|お願い)/u,
  /(?:理論|理論枠組み|モデル)(?:は|：|:)\s*([^、。，]{2,30})/u,
];

const tail =
  /(?:的?(?:视角|角度|观点|框架)?(?:来|去)?(?:分析|解释|研究|展开|论证|支撑|写)?|\s+(?:as (?:the|a|my) (?:theoretical )?(?:framework|lens|basis|theory)|framework|to (?:analy[sz]e|explain|frame).*|como (?:marco|base).*|para .*)|の(?:視点|観点|立場|枠組み))$/iu;

/** 理論はブルデューを使う, theory: Bourdieu: what is said to be the theory is one, whatever its name. */
const saidToBe: readonly RegExp[] = [
  /^(?:理論|理論的枠組み|枠組み|分析枠組み)(?:は|として(?:は)?|には|に)([^、。はを]{2,30}?)(?:を|に|が|で)(?:使|用い|もとづ|基づ|採用|援用|お願い|する|したい)/u,
  /^理论(?:基础|框架|依据)?(?:就|可以|主要)?(?:用|选用?|采用|选择|是|为|：|:)\s*([^，。；]{2,20})$/u,
  /^(?:the )?(?:theory|theoretical framework|framework|lens)\s*(?::|=|should be|must be|is|by|from)\s*([^,.;]{3,40})$/iu,
  /^(?:el |la )?(?:marco teórico|teoría)\s*(?::|=|debe ser|es|de)\s*([^,.;]{3,40})$/iu,
];
/** Who is asked for as a lens: use Bourdieu, 用布迪厄来分析. */
const byThinker: readonly RegExp[] = [
  /^(?:use|using|apply|employ|draw(?:ing)? on|work with|rely on|build on|read it (?:through|with))\s+([\p{L}.’' -]{3,40}?)(?:\s+(?:as (?:the |a |my )?(?:theoretical )?(?:framework|lens|basis|theory)|to (?:analy[sz]e|explain|frame).*))?$/iu,
  /^(?:用|运用|借助|借用|采用|结合|从)([^，。；]{2,10}?)(?:的(?:视角|角度|思想|理论|观点))?(?:来|去)?(?:分析|解释|研究|解读|看)?$/u,
  /^(?:us(?:a|ar|e)|utiliz(?:a|ar|e)|aplic(?:a|ar)|emple(?:a|ar|e)|desde)\s+(?:a )?([\p{L}. -]{3,40}?)(?:\s+(?:como (?:marco|base|lente).*|para .*))?$/iu,
  /^([^、。はを]{2,14}?)(?:を|に|から|の(?:視点|観点|立場))(?:使|用い|もとづ|基づ|援用|依拠|分析|考察)/u,
];

/** A theory that a student asks for by name is his lens: no list of ours has to know it. */
export function readTheory(clause: string): ReadAs[] {
  for (const pattern of saidToBe) {
    const said = cleanWhat(pattern.exec(clause)?.[1] ?? '').replace(/^(?:de |del |la |el )/iu, '');
    if (said.length < 2 || findMethods(said).length > 0 || isBarePart(said)) continue;
    return [{ kind: 'METHOD', what: looksLikeTheory(said) ? said : theoryOfPerson(said, isSpanish(clause)) }];
  }
  for (const pattern of byThinker) {
    const name = cleanWhat(pattern.exec(clause)?.[1] ?? '').trim();
    const several = name.split(/、|[和与及]|と|,\s*| and | [ye] /u).map((part) => part.trim());
    if (name.length < 2 || !several.every((part) => part.length >= 2 && isThinker(part))) continue;
    return several.map((part) => ({ kind: 'METHOD', what: theoryOfPerson(part, isSpanish(clause)) }));
  }
  for (const pattern of asks) {
    const what = cleanWhat(pattern.exec(clause)?.[1] ?? '').replace(tail, '');
    if (what.length >= 2 && looksLikeTheory(what) && findMethods(what).length === 0) return [{ kind: 'METHOD', what }];
  }
  return looksLikeTheory(clause) && findMethods(clause).length === 0 && clause.length <= 40
    ? [{ kind: 'METHOD', what: cleanWhat(clause) }]
    : [];
}

const isSpanish = (clause: string): boolean =>
  /^(?:el |la )?(?:marco teórico|teoría)|^(?:us[ae]|usar|utiliz\p{L}+|aplic[ao]r?|aplique|emple\p{L}+|desde)\s/iu.test(
    clause,
  ) && !/^use\s(?!a\s)/iu.test(clause);
const wide = new RegExp(`^(?:${zhPersons}|${jaPersons})$`, 'u');
const isThinker = (name: string): boolean =>
  isKnownThinker(name) ||
  wide.test(name) ||
  (/^\p{Lu}/u.test(name) && (isPersonName(name) || esPersons.has((name.split(/\s+/u).at(-1) ?? '').toLowerCase())));
