import type { Understanding } from '@yanmo/contract/understanding';
import { cleanPart } from './clean-title.ts';
import { nameEffect, type Posed, poseQuestion } from './pose-question.ts';
import { readTitle } from './readers/read-title.ts';
import { shortenObject } from './shorten-object.ts';
import type { Bearing, Context, Reading, TitleUnderstanding } from './title-reading.ts';
import { presentUnderstanding } from './understand-title.ts';

/** The student's words are read by their grammar alone. */
const anyField = 'interdisciplinary';

/** An object and what is asked of it in a noun, put together as a title would say them. */
const joinNouns: Record<TitleUnderstanding['language'], (object: string, aspect: string) => string> = {
  // 预制菜消费者的接受程度: one 的 is enough.
  zh: (object, aspect) => (/^(?:对|在|与|和|中)|.的./u.test(aspect) ? `${object}${aspect}` : `${object}的${aspect}`),
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

/** Object and aspect as the student left or wrote them; what is shown by its letters is still the title's own words. */
function listAsked(found: TitleUnderstanding, wanted: Understanding): { object: string; aspect: string } {
  const shown = presentUnderstanding(found);
  const asked = (part: 'object' | 'aspect'): string => {
    const text = cleanPart(wanted[part]) || found[part];
    return text === shown[part] ? found[part] : text;
  };
  return { object: asked('object'), aspect: nameEffect(asked('aspect'), found.language) };
}

const isAskedAnew = (found: TitleUnderstanding, { object, aspect }: { object: string; aspect: string }): boolean =>
  object !== found.object || aspect !== found.aspect;

/** コンビニの外国人店員 was read as those of コンビニ: beside a question the two stay one name. */
function nameWhole({ text, contexts, language, object: own }: TitleUnderstanding, object: string): string {
  if (object !== own || (language !== 'zh' && language !== 'ja')) return object;
  const owners = contexts.flatMap((context) =>
    context.isQuiet ? [] : [`${context.text}の`, `${context.text}的`, context.text],
  );
  const owner = owners.find((before) => text.startsWith(`${before}${object}`));
  return owner === undefined ? object : `${owner}${object}`;
}

const pose = (found: TitleUnderstanding, { object, aspect }: { object: string; aspect: string }): Posed | null =>
  poseQuestion({ object: nameWhole(found, object), aspect, title: found.text }, found.language);

/** The question that a student wrote where we read another, or none. */
export function findPosed(found: TitleUnderstanding, wanted: Understanding | undefined): Posed | null {
  if (!wanted) return null;
  const asked = listAsked(found, wanted);
  return isAskedAnew(found, asked) ? pose(found, asked) : null;
}

/** What a student wrote to be asked in place of what was read; null where he left it. */
export function findAskedAnew(found: TitleUnderstanding, wanted: Understanding | undefined): string | null {
  const aspect = wanted ? listAsked(found, wanted).aspect : found.aspect;
  return aspect === found.aspect ? null : aspect;
}

const joinParts = (found: TitleUnderstanding, asked: { object: string; aspect: string }): string =>
  pose(found, asked)?.text ?? joinNouns[found.language](asked.object, asked.aspect);

/**
 * What a student corrected, as the title that he would have given it: whatever plans by the words of a title plans by his. Null where he left
 * object and aspect as they were read.
 */
export function inOwnWords(
  found: TitleUnderstanding,
  { contexts, language }: TitleUnderstanding,
  wanted: Understanding | undefined,
): string | null {
  if (!wanted) return null;
  const asked = listAsked(found, wanted);
  if (!isAskedAnew(found, asked)) return null;
  const whole = joinParts(found, asked);
  // Behind a question the place would be another clause; its scope is known by the reading.
  if (pose(found, asked)) return whole;
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
  const { object, aspect: said } = listAsked(found, wanted);
  const asked = { object, aspect: said, context: cleanPart(wanted.context) };
  const isNew = (part: 'object' | 'aspect' | 'context'): boolean =>
    part === 'context' ? shown.context !== asked.context : found[part] !== asked[part];
  const isQuestionNew = isNew('object') || isNew('aspect');
  const reread = isQuestionNew ? readTitle(joinParts(found, asked), found.language, anyField) : found;
  const posed = findPosed(found, wanted);
  // A question is called by the noun that it was read as: 続かない要因 for なぜ続かないのか.
  const noun = posed ? findNoun(reread, found.language) : null;
  const aspect = posed ? (noun ?? found.aspect) : said;
  const contexts = isNew('context') ? readContexts(asked.context, found) : found.contexts;
  const sure = (part: 'object' | 'aspect' | 'context'): number => (isNew(part) ? 1 : wanted.confidence[part]);
  return {
    ...found,
    object,
    aspect,
    isAspectNamed: posed ? noun !== null : found.isAspectNamed || isNew('aspect'),
    short: isNew('object') ? shortenObject(object, found.language) : found.short,
    bearing: isQuestionNew ? readBearing(reread, object, aspect) : found.bearing,
    sides: isQuestionNew ? findSides(reread, object) : found.sides,
    signs: isQuestionNew ? (posed ? [...new Set([...reread.signs, 'question' as const])] : reread.signs) : found.signs,
    contexts: isNew('aspect') && !posed ? [...contexts, ...listNamed(reread, said, contexts, object)] : contexts,
    kind: wanted.kind,
    confidence: {
      object: sure('object'),
      aspect: sure('aspect'),
      context: sure('context'),
      kind: wanted.kind === found.kind ? wanted.confidence.kind : 1,
    },
  };
}

/** What a question asks, as a noun; null where the reader only quotes it. */
function findNoun({ aspect }: Reading, language: TitleUnderstanding['language']): string | null {
  return aspect === null || poseQuestion({ object: '\u0000', aspect, title: '' }, language) ? null : aspect;
}

/** Whom, where or when the student's own question names: 青年 in 对青年就业质量的影响 is none of the title's scopes. */
function listNamed(reread: Reading, aspect: string, known: readonly Context[], object: string): Context[] {
  return reread.contexts.filter(
    ({ text, kind }) =>
      (kind === 'population' || kind === 'place' || kind === 'time') &&
      aspect.includes(text) &&
      !overlaps(text, object) &&
      known.every((context) => !overlaps(context.text, text)),
  );
}

function findSides({ sides }: Reading, object: string): readonly [string, string] | null {
  return sides?.every((side) => object.includes(side)) ? sides : null;
}
