import type { TitleKind } from '@yanmo/contract/understanding';
import type { TitleUnderstanding } from '../../../understanding/title-reading.ts';
import type { Recast } from './recast-studies.ts';
import { asksToday } from './skeletons/doctrine.ts';
import { namesWorth } from './skeletons/things.ts';

/** Below this the kind is as likely wrong as right: what the form of the title asks goes before it. */
const unsure = 0.5;
/** Kinds that a title is put into for want of a better. */
const loose: ReadonlySet<TitleKind> = new Set<TitleKind>([
  'status-and-remedies',
  'policy-analysis',
  'case-study',
  'theory-essay',
  'teaching-design',
]);

const acted: Partial<Record<TitleUnderstanding['language'], RegExp>> = {
  en: /^(?<cause>[^:]{4,60}):\s*(?:(?:its|their|the) )?(?:effects?|impact|influence) (?:on|upon) (?<outcome>[^:]{4,60})$/iu,
  es: /^(?<cause>[^:]{4,60}):\s*(?:sus? |el |los )?(?:efectos?|impacto|influencia) (?:en|sobre) (?<outcome>[^:]{4,60})$/iu,
};

/** "Singing Together in Nursery: Its Effect on Early Language": an effect is tested; nothing is to be put right. */
export const nameActed: Recast = ({ kind, language, text, object, bearing, confidence }) => {
  const isOpen = kind === 'relation-test' || (loose.has(kind) && confidence.kind < unsure);
  const found = isOpen && !bearing ? acted[language]?.exec(text)?.groups : undefined;
  const outcome = found?.outcome?.replace(/^(?:the|el|la|los|las) /iu, '');
  if (!outcome) return null;
  const plain = outcome.charAt(0).toLowerCase() + outcome.slice(1).toLowerCase();
  return {
    kind: 'relation-test',
    bearing: { cause: object, outcome: plain, through: null, under: null },
    isAspectNamed: true,
  };
};

/** «La vigencia de Séneca», 現代的意義: what a thought is worth today is asked of the thought, and is no part of its name. */
export const nameToday: Recast = ({ kind, language, text, object, aspect, isAspectNamed, contexts }) => {
  if (kind !== 'theory-essay' || language === 'zh' || !isAspectNamed || !asksToday(aspect)) return null;
  const whose = language === 'ja' ? contexts.find((context) => text.includes(`${context.text}の${object}`)) : undefined;
  return whose ? { object: `${whose.text}の${object}`, isAspectNamed: false } : { isAspectNamed: false };
};

/** Whether it is worth its money is weighed; nothing is built and no policy is carried out. */
export const nameWorth: Recast = (title) =>
  namesWorth(title.text) && title.signs.includes('question') && title.kind !== 'theory-essay' && !title.bearing
    ? { kind: 'theory-essay' }
    : null;

const weighed =
  /利与?弊|利弊|优缺点|优势与(?:不足|劣势)|pros and cons|(?:advantages|benefits) and (?:disadvantages|drawbacks|risks|harms)|ventajas (?:y|e) (?:des|in)|pros y contras|beneficios y (?:riesgos|perjuicios)|メリット.{0,3}デメリット|利点と(?:欠点|問題点)/iu;

/** Good sides and bad sides are weighed, whatever else the title was taken for; nothing is said to be in a bad way. */
export const nameWeighed: Recast = ({ kind, text, bearing, sides, confidence }) =>
  weighed.test(text) && !bearing && !sides && loose.has(kind) && kind !== 'theory-essay' && confidence.kind < unsure
    ? { kind: 'theory-essay' }
    : null;
