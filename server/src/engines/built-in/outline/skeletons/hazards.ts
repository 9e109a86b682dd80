import type { Language } from '@yanmo/contract/languages';
import { namesHazard } from '../../../../understanding/kind/sampled.ts';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import { part, type Section, section } from '../section.ts';

/** What nobody makes or uses: it comes from somewhere, harms somebody and is kept off. */
export const isHazard = ({ object }: TitleUnderstanding): boolean => namesHazard(object);

const sources = /来源|发生源|sources?|origins?|occurrence|exposure|fuentes?|origen|exposición|発生源|由来|曝露/iu;
const risks =
  /风险|危害|毒性|影响|risks?|harms?|toxicity|effects?|impacts?|riesgos?|daños?|efectos?|toxicidad|リスク|害|影響/iu;
const answers =
  /去除|治理|防控|防治|预防|控制|removal|control|prevention|treatment|remediation|mitigation|eliminación|prevención|control|tratamiento|remoción|除去|対策|予防|処理/iu;

const treated = /治疗|treatment|therap|rehabilitation|tratamiento|terapia|rehabilitación|治療|リハビリ/iu;

/** What belongs below a side that a title names. */
export function detailSide(term: string, isSuffered = false): Section[] {
  // An illness is treated and kept off; nothing is cut off at its source.
  if (isSuffered && treated.test(term)) return [part('ill.drug'), part('ill.other')];
  if (isSuffered && answers.test(term)) return [part('prevent.single'), part('prevent.carried')];
  if (sources.test(term)) return [part('hazard.origin'), part('hazard.route')];
  if (answers.test(term)) return [part('hazard.avoid'), part('hazard.remove')];
  // Leaked data have no dose.
  return risks.test(term) && !/隐私|泄露|攻击|漏洞|数据|网络|信息/u.test(term)
    ? [part('hazard.harm'), part('hazard.who')]
    : [part('side.found'), part('side.open')];
}

export const reviewHazard = (): Section[] => [
  section('hazard.source', 20, [part('hazard.origin'), part('hazard.route')]),
  section('hazard.risk', 24, [part('hazard.harm'), part('hazard.who')]),
  section('hazard.answer', 26, [part('hazard.avoid'), part('hazard.remove')]),
];

const preventing =
  /^(?:la |el )?(?:prevention|prevenci[óo]n) (?:of|de) (?:los |las |la |el )?|^(?:la )?prevención del | prevention$|的?(?:预防|防范)(?:护理|干预|措施|策略)?$|の?予防$/iu;

interface Prevented {
  thing: string;
  whole: string;
}

const prevention: Record<Language, (thing: string) => string> = {
  zh: (thing) => `${thing}预防`,
  ja: (thing) => `${thing}予防`,
  en: (thing) => `prevention of ${thing}`,
  es: (thing) => `prevención de ${thing}`,
};

/** What is prevented, and the prevention itself by name. */
export function findPrevented({ object, aspect, text, language }: TitleUnderstanding): Prevented | null {
  const bare = object.replace(preventing, '');
  const isAsked = bare !== object || /prevention|prevención|预防|予防/iu.test(aspect);
  if (!isAsked || bare.length < 2) return null;
  const own = (span: string): string => grammars[language].fromTitle(span, text);
  return { thing: own(bare), whole: own(bare === object ? prevention[language](bare) : object) };
}

/** How often it befalls whom, how the risk is told, what keeps it off and how well. */
export const reviewPrevention = (thing: string) => (): Section[] => {
  const slots = { object: thing, focus: thing };
  return [
    section('ill.burden', 18, [part('ill.spread'), part('ill.risk')], slots),
    section('prevent.assess', 20, [part('prevent.tool'), part('prevent.when')], slots),
    section('prevent.ways', 30, [part('prevent.single'), part('prevent.bundle'), part('prevent.carried')], slots),
  ];
};
