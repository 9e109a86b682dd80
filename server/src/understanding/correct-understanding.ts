import type { Understanding } from '@yanmo/contract/understanding';
import { cleanPart } from './clean-title.ts';
import { readTitle } from './readers/read-title.ts';
import { shortenObject } from './shorten-object.ts';
import type { Bearing, Context, Reading, TitleUnderstanding } from './title-reading.ts';
import { presentUnderstanding } from './understand-title.ts';

/** The student's words are read by their grammar alone. */
const anyField = 'interdisciplinary';

/** The parts of a corrected title put together again, as a title would say them. */
const joinParts: Record<TitleUnderstanding['language'], (object: string, aspect: string) => string> = {
  zh: (object, aspect) => (/^(?:对|在|与|和|中)/u.test(aspect) ? `${object}${aspect}` : `${object}的${aspect}`),
  ja: (object, aspect) => (/^(?:が|に|へ|と)/u.test(aspect) ? `${object}${aspect}` : `${object}の${aspect}`),
  en: (object, aspect) =>
    /^(?:effects?|impacts?|influence) (?:on|in)\b/iu.test(aspect)
      ? aspect.replace(/^(\w+) (on|in)\b/iu, `$1 of ${object} $2`)
      : /^[\p{L}-]+(?: [\p{L}-]+)?$/u.test(aspect) && !/ (?:of|in|on|for|to|at|with|and) /u.test(` ${aspect} `)
        ? `the ${aspect} of ${object}`
        : `${object}: ${aspect}`,
  es: (object, aspect) =>
    /^(?:efectos?|impactos?|influencia) (?:en|sobre)\b/iu.test(aspect)
      ? aspect.replace(/^(\p{L}+) (en|sobre)\b/iu, `$1 de ${object} $2`)
      : `${object}: ${aspect}`,
};

const scoped: Record<TitleUnderstanding['language'], (whole: string, scope: string) => string> = {
  zh: (whole, scope) => `${whole}——以${scope}为例`,
  ja: (whole, scope) => `${whole}―${scope}を事例に`,
  en: (whole, scope) => `${whole} in ${scope}`,
  es: (whole, scope) => `${whole} en ${scope}`,
};

/**
 * What a student corrected, as the title that he would have given it: whatever plans by the words of a title plans by his. Null where he left
 * object and aspect as they were read.
 */
export function inOwnWords(found: TitleUnderstanding, corrected: TitleUnderstanding): string | null {
  const { object, aspect, contexts, language } = corrected;
  if (object === found.object && aspect === found.aspect) return null;
  const whole = joinParts[language](object, aspect);
  const scope = contexts.find(({ text, isQuiet }) => !isQuiet && !whole.includes(text));
  return scope ? scoped[language](whole, scope.text) : whole;
}

const overlaps = (text: string, whole: string): boolean => whole.includes(text) || text.includes(whole);

/** What the new words say of an effect; taken only where it speaks of the object and aspect that stand there now. */
function readBearing(reread: Reading, object: string, aspect: string): Bearing | null {
  const { bearing } = reread;
  return bearing && overlaps(bearing.cause, object) && aspect.includes(bearing.outcome) ? bearing : null;
}

/** What sort of scope the student's words are: as the title read with them has it, else a case. */
function readContexts(text: string, found: TitleUnderstanding): Context[] {
  const parts = text.split(/[、,，;；]\s*/u).filter((part) => part !== '');
  return parts.map((part): Context => {
    const known = found.contexts.find((context) => context.text === part);
    if (known) return known;
    const frames = {
      zh: `${part}物流`,
      ja: `${part}における物流`,
      en: `Logistics in ${part}`,
      es: `La logística en ${part}`,
    };
    const reread = readTitle(frames[found.language], found.language, anyField).contexts;
    return { text: part, kind: reread.find((context) => overlaps(context.text, part))?.kind ?? 'case' };
  });
}

/** Whether the student names other things than we read: then it is planned by what he says, not by how the title puts it. */
function isReadOtherwise(found: TitleUnderstanding, wanted: Understanding | undefined): boolean {
  if (!wanted) return false;
  const shown = presentUnderstanding(found);
  return (['object', 'aspect'] as const).some((part) => (cleanPart(wanted[part]) || found[part]) !== shown[part]);
}

/** Whether the student changed anything of what was read. */
export function isReadAnew(found: TitleUnderstanding, wanted: Understanding | undefined): boolean {
  if (!wanted) return false;
  const shown = presentUnderstanding(found);
  return (
    isReadOtherwise(found, wanted) ||
    wanted.kind !== shown.kind ||
    cleanPart(wanted.context) !== cleanPart(shown.context)
  );
}

/**
 * The title read as the student wants it read: what he left as it was keeps all that was found with it, what he changed
 * counts as he wrote it, and what follows from it (the effect, the sides compared, the short form) is read anew.
 */
export function correctUnderstanding(found: TitleUnderstanding, wanted: Understanding | undefined): TitleUnderstanding {
  if (!wanted) return found;
  const shown = presentUnderstanding(found);
  const asked = {
    object: cleanPart(wanted.object) || found.object,
    aspect: cleanPart(wanted.aspect) || found.aspect,
    context: cleanPart(wanted.context),
  };
  const isNew = (part: 'object' | 'aspect' | 'context'): boolean => shown[part] !== asked[part];
  // What is shown by its letters is still the title's own words.
  const object = isNew('object') ? asked.object : found.object;
  const aspect = isNew('aspect') ? asked.aspect : found.aspect;
  const isQuestionNew = isNew('object') || isNew('aspect');
  const reread = isQuestionNew ? readTitle(joinParts[found.language](object, aspect), found.language, anyField) : found;
  const sure = (part: 'object' | 'aspect' | 'context'): number => (isNew(part) ? 1 : wanted.confidence[part]);
  return {
    ...found,
    object,
    aspect,
    isAspectNamed: found.isAspectNamed || isNew('aspect'),
    short: isNew('object') ? shortenObject(object, found.language) : found.short,
    bearing: isQuestionNew ? readBearing(reread, object, aspect) : found.bearing,
    sides: isQuestionNew ? findSides(reread, object) : found.sides,
    signs: isQuestionNew ? reread.signs : found.signs,
    contexts: isNew('context') ? readContexts(asked.context, found) : found.contexts,
    kind: wanted.kind,
    confidence: {
      object: sure('object'),
      aspect: sure('aspect'),
      context: sure('context'),
      kind: wanted.kind === found.kind ? wanted.confidence.kind : 1,
    },
  };
}

function findSides({ sides }: Reading, object: string): readonly [string, string] | null {
  return sides?.every((side) => object.includes(side)) ? sides : null;
}
