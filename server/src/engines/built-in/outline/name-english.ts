import type { TitleKind } from '@yanmo/contract/understanding';
import { people } from '../../../understanding/readers/en/lexicon.ts';
import { headOf } from '../../../understanding/readers/en/noun-phrase.ts';
import type { TitleUnderstanding } from '../../../understanding/title-reading.ts';
import { findContext } from './title-scopes.ts';
import { findSpan } from './title-spans.ts';

const paired: ReadonlySet<TitleKind> = new Set<TitleKind>([
  'history-narrative',
  'theory-essay',
  'case-study',
  'text-interpretation',
  'review',
]);

/** "Free will and moral responsibility": where nothing is measured, the theme is both, as the title joins them. */
export function findPair(title: TitleUnderstanding): string | null {
  const { kind, language, object, aspect, bearing } = title;
  if (language !== 'en' || !paired.has(kind)) return null;
  const other =
    bearing?.outcome ??
    /^(?:relation|tension|link|role)s? (?:to|with|in) (?:the )?(?<other>.+)$/iu.exec(aspect)?.groups?.other;
  const span = other ? findSpan(title, object, other) : null;
  return span && / and /iu.test(span) ? span : null;
}

/** What a program does to a thing is what is built, not the thing. */
const tasks = /^(?:detection|prediction|recognition|classification|forecasting|segmentation|estimation|monitoring)$/iu;
export function findTask({ kind, language, object, aspect, isAspectNamed }: TitleUnderstanding): string | null {
  if (kind !== 'design-artefact' || language !== 'en' || !isAspectNamed || !tasks.test(aspect)) return null;
  return object.split(/\s+/u).length > 4 || / (?:of|in|for|and) /iu.test(object)
    ? `${aspect} of ${object}`
    : `${object.replace(/(?<=[^su]{2})s$/u, '')} ${aspect}`;
}

/** A weapon has no course; its use has. */
const tools =
  /^(?:[\p{L}-]+ )?(?:drones|tanks|submarines|aircraft|missiles|artillery|machine guns|radar|railways|poison gas|chemical weapons|landmines|mercenaries|helicopters|satellites|propaganda)$/iu;
export const findLives = ({ kind, language, object }: TitleUnderstanding): string | null =>
  kind === 'history-narrative' && language === 'en' && people.has(headOf(object)) && !/[’']/u.test(object)
    ? `the work and life of ${object}`
    : null;
export const findUse = ({ kind, language, object }: TitleUnderstanding): string | null =>
  kind === 'history-narrative' && language === 'en' && tools.test(object) ? `the use of ${object}` : null;

const ownerOf = (who: string): string => `${who}${/s$/u.test(who) ? '’' : '’s'}`;

/** "Copyright in works made by machines": a branch of law is too wide without what it is asked of. */
export function findRuled(title: TitleUnderstanding): string | null {
  const { kind, language, object, isAspectNamed } = title;
  const matter = findContext(title, 'setting');
  if (kind !== 'doctrinal-law' || language !== 'en' || isAspectNamed || !matter) return null;
  return object.split(/\s+/u).length <= 2 ? findSpan(title, object, matter) : null;
}

/** Whether something can do a thing is asked of that power. */
export function findPower({ kind, language, object, aspect }: TitleUnderstanding): string | null {
  const power = kind === 'theory-essay' && language === 'en' && /^capacity (?:for|to) \S+(?: \S+){0,3}$/iu.test(aspect);
  return power ? `${ownerOf(object)} ${aspect}` : null;
}

/** "Can an algorithm be an inventor?": in law it is the standing that has rules. */
export function findStanding({ kind, language, object, aspect }: TitleUnderstanding): string | null {
  const isAsked = kind === 'doctrinal-law' && language === 'en' && /^status as /iu.test(aspect);
  return isAsked
    ? `the status of ${object.replace(/^(?=[^s]+$|.*[^s]$)/u, withIndefinite(object))} ${aspect.replace(/^status /iu, '')}`
    : null;
}
const withIndefinite = (noun: string): string => (/^[aeiou]/iu.test(noun) ? 'an ' : 'a ');

/** Firms and people have no extent and no forms; their difficulties have. */
export function findTroubled({ kind, language, object, aspect }: TitleUnderstanding): string | null {
  if (kind !== 'status-and-remedies' || language !== 'en') return null;
  if (/^\S+ (?:problems|difficulties|challenges|shortages)$/iu.test(aspect)) return `the ${aspect} of ${object}`;
  const head = headOf(object);
  if (/ among /u.test(object)) return null;
  return (people.has(head) ||
    /^(?:retailers?|firms?|enterprises|companies|smes|businesses|shops|start-?ups)$/u.test(head)) &&
    /problem|challenge|difficult|obstacle|barrier|^causes|responses/iu.test(aspect)
    ? `the difficulties of ${object}`
    : null;
}

/** "Kant on lying": what is discussed is his view. */
export function findView({ kind, language, object, text, contexts }: TitleUnderstanding): string | null {
  const thinker = contexts.find((context) => context.kind === 'case')?.text;
  if (kind !== 'theory-essay' || language !== 'en' || !thinker) return null;
  if (!text.toLowerCase().startsWith(`${thinker.toLowerCase()} on `)) return null;
  const isThe = text.toLowerCase().includes(` on the ${object.toLowerCase()}`);
  return `${ownerOf(thinker)} view of ${isThe ? 'the ' : ''}${object}`;
}
