import type { Context, Sign } from '../../title-reading.ts';
import type { Core, Reader } from '../latin/core.ts';
import { isFirm } from '../latin/firms.ts';
import { aspectNouns, rules, settings } from './lexicon.ts';
import { headOf, isPeople, namesNation, namesPlace, withoutArticle } from './noun-phrase.ts';
import { isPersonName } from './person-names.ts';
import { partSides } from './read-comparison.ts';
import { measured } from './read-pair.ts';
import { readPhrase } from './read-phrase.ts';
import { isQuestion, readQuestion } from './read-question.ts';
import { isNameText } from './running-case.ts';
import { classify, takeContexts } from './take-contexts.ts';

const caseOf =
  /^(?:(?:the|an?)\s+)?(?:(?:illustrative|multiple|comparative|embedded)\s+)?(?:case|cases|example|examples|experience|instance)(?:\s+(?:study|studies))?\s+(?:of|from|in)\s+(.+)$/iu;
const evidenceFrom =
  /^(?:(?:the|an?|some|new|further)\s+)?(?:[\p{L}-]+\s+){0,3}?(evidence|lessons|insights|findings|experiences?|perspectives?|voices|views|data|reflections|results|learnings)\s+(?:from|of|in|for|across)\s+(.+)$/iu;
const form =
  /^(?:(?:an?|the|towards? an?)\s+)?((?:[\p{L}\p{N}&-]+\s+){0,5}?)(review|survey|study|studies|analysis|meta-analysis|approach|perspective|perspectives|trial|protocol|comparison|overview|evaluation|assessment|investigation|experiment|reading|critique|introduction|essay|defen[cs]e|plan|design|prototype|framework|proposal|model|reassessment|reappraisal|appraisal|exploration|examination|inquiry|enquiry|history|account|commentary|reconsideration|interpretation|sketch|synthesis|sequence)(?:\s+(of|in|from|among|on|with|for|at|to|across|between|based on|using)\s+(.+))?$/iu;
const fromTo = /^from\s+(.+?)\s+to\s+(.+)$/iu;

const formSigns: readonly [RegExp, Sign][] = [
  [/review|meta-analysis|overview|synthesis/iu, 'review'],
  [/compar|cross-national|cross-cultural/iu, 'comparison'],
  [/trial|protocol|experiment|randomi[sz]ed/iu, 'trial'],
  [/survey|cross-sectional|questionnaire|panel|longitudinal|mixed-methods/iu, 'survey'],
  [/case stud/iu, 'case'],
  [/design|prototype/iu, 'design'],
  [/reading|interpretation/iu, 'interpretation'],
  [/critique|defen[cs]e|reappraisal|reassessment|reconsideration/iu, 'argument'],
  [/plan\b|lesson|unit plan/iu, 'design'],
  [/history/iu, 'history'],
];

const contextOf = (text: string, reader: Reader, preposition = 'of'): Context => ({
  text: withoutArticle(text),
  kind: ((kind) => (kind === 'setting' && !settings.has(headOf(reader.open(text))) ? 'case' : kind))(
    classify(text, preposition, reader),
  ),
});

/** "residents in Lagos" holds two contexts, "South Africa 2010 and Brazil 2014" is one list. */
function contextsOf(text: string, reader: Reader): Context[] {
  const taken = takeContexts(text, reader);
  const years = /^(.+?)\s*,?\s*\(?((?:1[0-9]|20)\d{2}(?:\s?[-–]\s?\d{2,4})?)\)?$/u.exec(taken.rest);
  if (years?.[1] && years[2] && !/\d/u.test(years[1]))
    return [contextOf(years[1], reader), { text: years[2], kind: 'time' }, ...taken.contexts];
  return [contextOf(taken.rest, reader), ...taken.contexts];
}

const withSigns = (core: Core, signs: readonly Sign[]): Core => ({ ...core, signs: [...core.signs, ...signs] });
const isGuess = (core: Core): boolean => core.aspect === null || core.sure < 0.7;

/** Where a pair was only guessed to be cause and outcome, both are the theme. */
const joined = (core: Core): string =>
  core.bearing ? `${core.bearing.cause} and ${core.bearing.outcome}` : core.object;

function readForm(sub: string, core: Core, reader: Reader): Core | null {
  const found = form.exec(sub);
  if (!found?.[2]) return null;
  const [, kinds = '', noun, joint = '', rest = ''] = found;
  const whole = `${kinds}${noun}`.trim();
  // A thing made, not a form of study: "A Mobile Health App Prototype", "A Theory of Justice".
  const signs = formSigns.filter(([pattern]) => pattern.test(whole)).map(([, sign]) => sign);
  const opened = reader.open(rest);
  const isWhere =
    rest !== '' &&
    (isPeople(opened) ||
      settings.has(headOf(opened)) ||
      namesPlace(opened) ||
      rules.has(headOf(opened)) ||
      isNameText(opened, reader.title) ||
      namesNation(opened) ||
      /^(?:among|in|at|from|across|with|for)$/iu.test(joint));
  const contexts = isWhere ? [...core.contexts, ...contextsOf(rest, reader)] : core.contexts;
  const base = withSigns({ ...core, contexts }, signs);
  const tailed = rest !== '' && !isWhere ? ` of ${withoutArticle(rest)}` : '';
  if (/^(?:review|survey|overview|meta-analysis|synthesis)$/iu.test(noun)) {
    if (/^survey$/iu.test(noun) && ((isWhere && isPeople(opened)) || core.bearing))
      return withSigns({ ...base, aspect: core.aspect?.replace(/^relation to/u, 'effect on') ?? null }, ['survey']);
    const inner =
      core.aspect !== null &&
      core.sure >= 0.8 &&
      core.bearing === null &&
      core.aspect.split(/\s+/u).length < 3 &&
      !/histor/iu.test(core.aspect)
        ? ` of ${core.aspect}`
        : '';
    return withSigns(
      {
        ...base,
        object: isGuess(core) ? joined(core) : core.object,
        aspect: `${whole.replace(/literature\s+(?=review)/iu, '')}${tailed || inner}`,
        sure: 0.95,
        bearing: null,
      },
      ['review'],
    );
  }
  if (/compar|cross-national/iu.test(whole)) {
    // "Bail in England and France: A Comparative Study": the sides are where.
    const where = core.contexts.map(({ text: side }) => partSides(side)).find((side) => side !== null) ?? null;
    const sides = (rest ? partSides(withoutArticle(rest)) : partSides(core.object)) ?? where;
    return {
      ...base,
      object: isGuess(core) ? joined(core) : core.object,
      bearing: isGuess(core) ? null : core.bearing,
      aspect: isGuess(core) ? 'comparison' : core.aspect,
      sides: sides ?? core.sides,
      sure: Math.max(core.sure, 0.85),
      contexts: rest && !isWhere ? [...core.contexts, ...contextsOf(rest, reader)] : contexts,
    };
  }
  if (/^(?:plan|design|prototype|proposal|sequence)$/iu.test(noun)) {
    const isOwn = /^(?:design)$/iu.test(noun) && kinds.trim() !== '';
    return {
      ...base,
      aspect: isOwn ? whole : 'design',
      sure: 0.85,
      bearing: null,
      contexts: rest && !isWhere ? [...core.contexts, ...contextsOf(rest, reader)] : contexts,
      signs: [...base.signs, 'design'],
    };
  }
  if (
    /^(?:evaluation|assessment|critique|defen[cs]e|reassessment|reappraisal|appraisal|reconsideration|reading|interpretation|commentary|history)$/iu.test(
      noun,
    ) &&
    isGuess(core)
  )
    return { ...base, aspect: `${whole}${tailed}`, sure: 0.9, bearing: null };
  if (/case$/iu.test(kinds.trim()) && rest !== '' && !isWhere) {
    // "Lean Six Sigma …: A Case Study of Weld Defect Reduction": the case is what is studied.
    return { ...base, contexts: [...core.contexts, ...contextsOf(rest, reader)] };
  }
  if (/case$/iu.test(kinds.trim()))
    return rest === '' && core.aspect === null ? { ...base, aspect: 'case study', sure: 0.8 } : base;
  if (rest !== '' && !isWhere && isGuess(core) && core.bearing === null) {
    const inner = readPhrase(rest, reader);
    if (inner.aspect !== null && inner.sure >= 0.8)
      return withSigns({ ...inner, contexts: [...core.contexts, ...inner.contexts] }, signs);
    return { ...base, contexts: [...core.contexts, ...contextsOf(rest, reader)] };
  }
  if (/^(?:trial|protocol|experiment)$/iu.test(noun)) return base;
  if (
    core.aspect === null &&
    kinds.trim() !== '' &&
    !/^(?:empirical|quantitative|qualitative|theoretical|exploratory|cross-sectional|longitudinal|pilot)\s*$/iu.test(
      kinds,
    )
  )
    return { ...base, aspect: whole, sure: 0.7 };
  return base;
}

/** Names alone: "Dalí and Freud", "Bangladesh and the Pacific Islands", "Banksy in Bristol". */
function readNames(sub: string, core: Core, reader: Reader): Core | null {
  const text = sub.replace(/\s+compared$/iu, '');
  const opened = reader.open(text);
  if (!isNameText(opened.replace(/\b(?:and|the|in)\b/giu, ' '), reader.title)) return null;
  const items = text
    .split(/\s*,\s*|\s+and\s+|\s+in\s+/iu)
    .map(withoutArticle)
    .filter(Boolean);
  const isAlike =
    items.length > 1 && !/\s+in\s+/iu.test(text) && items.every((item) => !isPersonName(reader.open(item)));
  const isCompared = text !== sub || (items.length > 1 && core.aspect === null) || (isAlike && isGuess(core));
  const object =
    isCompared && core.bearing && isGuess(core) ? `${core.bearing.cause} and ${core.bearing.outcome}` : core.object;
  return {
    ...core,
    object,
    bearing: isCompared && isGuess(core) ? null : core.bearing,
    aspect: isCompared && isGuess(core) ? 'comparison' : core.aspect,
    sides: isCompared && items[0] && items[1] ? [items[0], items[1]] : core.sides,
    contexts: [
      ...core.contexts,
      ...items.map(
        (item): Context =>
          isPersonName(reader.open(item)) ? { text: item, kind: 'case' } : contextOf(item, reader, 'in'),
      ),
    ],
    signs: isCompared ? [...core.signs, 'comparison'] : [...core.signs, 'case'],
  };
}

const flourish =
  /\s+(?:on the brink|at a crossroads|in the making|and beyond|revisited|reconsidered|in perspective|in context|in transition|at work|in action|today|then and now|and after)$/iu;

/** "Employee or Contractor?": two answers are offered before the title says of what. */
const isEither = ({ sides, signs }: Core): boolean => sides !== null && signs.includes('question');
/** "Antidepressants or Psychotherapy? Treating Depression": what the two are for. */
const doing =
  /^(?:treating|teaching|managing|preventing|learning|financing|heating|feeding|measuring|predicting|fighting|controlling|funding|powering)\s/iu;

/** "Causes and Debates", "Challenges for Small Businesses": every item names something that is asked. */
function readAsked(sub: string, core: Core, reader: Reader): Core | null {
  const taken = takeContexts(sub, reader);
  const items = taken.rest.split(/\s*,\s*(?:and\s+)?|\s+and\s+/iu).filter(Boolean);
  const isAsked = (item: string): boolean => aspectNouns.has(headOf(reader.open(item)));
  if (items.length === 0 || !isAsked(items.at(-1) ?? '') || !items.some(isAsked)) return null;
  const of = /^(?:the\s+)?((?:[\p{L}-]+\s+){0,2}?[\p{L}-]+)\s+of\s+(.+)$/iu.exec(taken.rest);
  if (
    of?.[1] &&
    of[2] &&
    items.length === 1 &&
    isGuess(core) &&
    core.bearing === null &&
    // "Predictors of Success": success is no matter of its own.
    !aspectNouns.has(headOf(reader.open(of[2]))) &&
    (isEither(core) || !isPeople(reader.open(of[2]))) &&
    !namesPlace(reader.open(of[2]))
  )
    return {
      ...core,
      object: withoutArticle(of[2]),
      aspect: of[1],
      contexts: [...core.contexts, ...taken.contexts],
      sure: 0.7,
    };
  if (!isGuess(core)) return { ...core, contexts: [...core.contexts, ...taken.contexts] };
  const kept = core.bearing === null ? core.object : `${core.bearing.cause} and ${core.bearing.outcome}`;
  return {
    ...core,
    object: kept,
    bearing: null,
    aspect: withoutArticle(taken.rest),
    contexts: [...core.contexts, ...taken.contexts],
    sure: 0.95,
  };
}

/** What a subtitle adds to what the title said before its colon. */
const comparedIn =
  /^(?:an?\s+|the\s+)?(?:[\p{L}-]+\s+)?(?:comparison|comparative (?:study|analysis))\s+(?:of|in|on)\s+(?:their\s+)?(.+)$/iu;

/** "Nike and Adidas: Branding Strategies": the two firms are the cases, what is compared in them follows. */
function readFirms(sub: string, { sides }: Core, reader: Reader): Core | null {
  if (!sides?.every((side) => isFirm(reader.open(side))) || isQuestion(sub)) return null;
  const matter = comparedIn.exec(sub)?.[1];
  const read = readPhrase(matter ?? sub, reader);
  if (matter === undefined && !aspectNouns.has(headOf(read.aspect ?? read.object))) return null;
  return {
    ...read,
    aspect: read.bearing === null && matter === undefined && read.aspect ? read.aspect : 'comparison',
    ...{ bearing: null, sides, sure: 0.75 },
    contexts: [{ text: sides.join(' and '), kind: 'case' }, ...read.contexts],
    signs: [...read.signs, 'comparison'],
  };
}

export function readSubtitle(given: string, core: Core, reader: Reader): Core {
  const sub = given.trim().replace(flourish, '');
  const compared = readFirms(sub, core, reader);
  if (compared) return compared;
  if (isQuestion(given)) {
    const asked = readQuestion(given, reader);
    if (asked) {
      const isMain = /^(?:it|they|this|these|he|she|gap|one)$/iu.test(asked.object);
      if (isMain || !isGuess(core))
        return isGuess(core)
          ? {
              ...core,
              aspect: asked.aspect,
              bearing: null,
              contexts: [...core.contexts, ...asked.contexts],
              signs: [...core.signs, ...asked.signs],
              sure: Math.min(core.sure, asked.sure),
            }
          : withSigns(core, ['question']);
      return asked.bearing
        ? { ...asked, contexts: [...core.contexts, ...asked.contexts] }
        : {
            ...core,
            aspect: asked.aspect,
            bearing: null,
            contexts: [...core.contexts, ...asked.contexts],
            signs: [...core.signs, ...asked.signs],
            sure: 0.6,
          };
    }
    return withSigns(core, ['question']);
  }
  const example = caseOf.exec(sub);
  if (example?.[1])
    return withSigns(
      {
        ...core,
        contexts: [
          ...core.contexts,
          ...contextsOf(example[1], reader).map((context) =>
            context.kind === 'setting' ? { ...context, kind: 'case' as const } : context,
          ),
        ],
      },
      ['case'],
    );
  const evidence = evidenceFrom.exec(sub);
  if (evidence?.[1] && evidence[2]) {
    const isLesson = /^lessons|reflections|perspectives?/iu.test(evidence[1]) && core.aspect === null;
    return withSigns(
      {
        ...core,
        aspect: isLesson ? evidence[1] : core.aspect,
        contexts: [...core.contexts, ...contextsOf(evidence[2], reader)],
      },
      /^lessons/iu.test(evidence[1]) ? ['case'] : ['survey'],
    );
  }
  const formed = readForm(sub, core, reader);
  if (formed) return formed;
  const path = fromTo.exec(sub);
  if (path)
    return withSigns(
      {
        ...core,
        aspect: isGuess(core)
          ? reader.field === 'literature' || reader.field === 'art'
            ? 'change over time'
            : 'development'
          : core.aspect,
        sure: Math.max(core.sure, 0.7),
      },
      ['history'],
    );
  const named = readNames(sub, core, reader);
  if (named) return named;
  if (isEither(core) && doing.test(sub)) {
    const what = readPhrase(sub, reader);
    return {
      ...core,
      contexts: [...core.contexts, { text: what.object, kind: 'setting' }, ...what.contexts],
      sure: Math.max(core.sure, 0.75),
    };
  }
  const asked = /^\p{Lu}?\p{L}+ing\s/u.test(sub) ? null : readAsked(sub, core, reader);
  if (asked) return asked;
  const phrase = readPhrase(sub, reader);
  if (!isGuess(core) && !(core.signs.includes('question') && phrase.sure >= 0.9 && phrase.aspect !== null))
    return { ...core, contexts: [...core.contexts, ...phrase.contexts] };
  if (phrase.aspect !== null && phrase.sure >= 0.8)
    return { ...phrase, contexts: [...core.contexts, ...phrase.contexts], signs: [...core.signs, ...phrase.signs] };
  if (phrase.bearing !== null && core.aspect === null && !measured.test(reader.open(phrase.bearing.outcome)))
    return {
      ...core,
      aspect: `${phrase.bearing.cause} and ${phrase.bearing.outcome}`,
      contexts: [...core.contexts, ...phrase.contexts],
      sure: 0.6,
    };
  if (phrase.bearing !== null)
    return core.aspect !== null
      ? core
      : measured.test(reader.open(phrase.bearing.cause))
        ? {
            ...core,
            aspect: `effect on ${phrase.bearing.cause} and ${phrase.bearing.outcome}`,
            bearing: { cause: core.object, outcome: `${phrase.bearing.cause} and ${phrase.bearing.outcome}` },
            contexts: [...core.contexts, ...phrase.contexts],
            sure: 0.7,
          }
        : { ...phrase, contexts: [...core.contexts, ...phrase.contexts] };
  if (core.bearing !== null) return { ...core, contexts: [...core.contexts, ...phrase.contexts] };
  // "Pain and Identity": what is asked are both.
  const whole = takeContexts(sub, reader);
  if (core.aspect === null && phrase.aspect !== null && /\sand\s/iu.test(whole.rest) && phrase.sure < 0.7)
    return {
      ...core,
      aspect: withoutArticle(whole.rest),
      contexts: [...core.contexts, ...whole.contexts],
      sure: 0.65,
    };
  return { ...core, aspect: phrase.object, contexts: [...core.contexts, ...phrase.contexts], sure: 0.6 };
}
