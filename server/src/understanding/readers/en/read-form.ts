import type { Context, Sign } from '../../title-reading.ts';
import type { Core, Reader } from '../latin/core.ts';
import { rules, settings } from './lexicon.ts';
import { headOf, isPeople, namesNation, namesPlace, withoutArticle } from './noun-phrase.ts';
import { partSides } from './read-comparison.ts';
import { readPhrase } from './read-phrase.ts';
import { isNameText } from './running-case.ts';
import { singular } from './singular.ts';
import { classify, takeContexts } from './take-contexts.ts';

const form =
  /^(?:(?:an?|the|towards? an?)\s+)?((?:[\p{L}\p{N}&-]+\s+){0,5}?)(review|survey|study|studies|analysis|meta-analysis|approach|perspective|perspectives|trial|protocol|comparison|overview|evaluation|assessment|investigation|experiment|reading|critique|introduction|essay|defen[cs]e|plan|design|prototype|framework|proposal|model|reassessment|reappraisal|appraisal|exploration|examination|inquiry|enquiry|history|account|commentary|reconsideration|interpretation|sketch|synthesis|sequence)(?:\s+(of|in|from|among|on|with|for|at|to|across|between|based on|using)\s+(.+))?$/iu;

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

export const contextOf = (text: string, reader: Reader, preposition = 'of'): Context => ({
  text: withoutArticle(text),
  kind: ((kind) => (kind === 'setting' && !settings.has(headOf(reader.open(text))) ? 'case' : kind))(
    classify(text, preposition, reader),
  ),
});

/** "residents in Lagos" holds two contexts, "South Africa 2010 and Brazil 2014" is one list. */
export function contextsOf(text: string, reader: Reader): Context[] {
  const taken = takeContexts(text, reader);
  const years = /^(.+?)\s*,?\s*\(?((?:1[0-9]|20)\d{2}(?:\s?[-–]\s?\d{2,4})?)\)?$/u.exec(taken.rest);
  if (years?.[1] && years[2] && !/\d/u.test(years[1]))
    return [contextOf(years[1], reader), { text: years[2], kind: 'time' }, ...taken.contexts];
  return [contextOf(taken.rest, reader), ...taken.contexts];
}

export const withSigns = (core: Core, signs: readonly Sign[]): Core => ({ ...core, signs: [...core.signs, ...signs] });
export const isGuess = (core: Core): boolean => core.aspect === null || core.sure < 0.7;

/** Where a pair was only guessed to be cause and outcome, both are the theme. */
export const joined = (core: Core): string =>
  core.bearing ? `${core.bearing.cause} and ${core.bearing.outcome}` : core.object;

/** Words that say how a study is made and not what it looks at. */
const isPlain = (kinds: string): boolean =>
  /^(?:(?:empirical|quantitative|qualitative|theoretical|exploratory|cross-sectional|longitudinal|pilot|critical|brief|doctrinal|legal)?\s*)$/iu.test(
    kinds,
  );
const singularPhrase = (text: string): string => text.replace(/\S+$/u, singular);
/** Faults are counted: defects, errors, falls. */
const manyOf = (text: string): string =>
  /(?:defect|error|accident|fall|injury|complaint|failure|emission|delay|cost|leak|fault|breakdown|stoppage|crack|collision)$/iu.test(
    text,
  )
    ? text.replace(/y$/u, 'ie').concat('s')
    : text;

/** "A Systematic Review", "A Comparative Study of X and Y": by which form of study the title means to answer. */
export function readForm(sub: string, core: Core, reader: Reader): Core | null {
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
    if (/^historiograph/iu.test(core.aspect ?? '')) return withSigns(base, ['review']);
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
    // "A Unit Plan for Grade 7": a way of learning is not designed, a unit in it is.
    const piece = /\b(unit|lesson|course|module|workshop|curriculum)\s*$/iu.exec(kinds)?.[1]?.toLowerCase();
    const isWay = /\b(?:learning|instruction|teaching|education|inquiry|literacy)$/iu.test(core.object);
    return {
      ...base,
      object:
        piece && isWay
          ? `${core.object} ${piece}`
          : // "Rooftop Gardens …: A Planting Design for a Campus Building": one of them is designed.
            /^an?\s/iu.test(rest) && /^for$/iu.test(joint) && /[^su’']s$/u.test(core.object)
            ? singularPhrase(core.object)
            : core.object,
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
    // "Lean Six Sigma …: A DMAIC Case Study of Weld Defect Reduction": what is changed there is what is studied.
    const changed = /^(.+\S)\s+(reduction|improvement|prevention|elimination|optimi[sz]ation|control)$/iu.exec(rest);
    const by = kinds.replace(/case\s*$/iu, '').trim();
    if (changed?.[1] && changed[2] && isGuess(core))
      return {
        ...base,
        object: manyOf(withoutArticle(changed[1])),
        aspect: `${/\p{Lu}{2}/u.test(by) ? `${by} ` : ''}${changed[2]}`,
        contexts: [...core.contexts, { text: core.object, kind: 'means', isQuiet: true }],
        sure: 0.8,
      };
    return { ...base, contexts: [...core.contexts, ...contextsOf(rest, reader)] };
  }
  if (/case$/iu.test(kinds.trim()))
    return rest === '' && core.aspect === null ? { ...base, aspect: 'case study', sure: 0.8 } : base;
  if (rest !== '' && !isWhere && isGuess(core) && core.bearing === null) {
    const inner = readPhrase(rest, reader);
    if (inner.aspect !== null && inner.sure >= 0.8)
      return withSigns({ ...inner, contexts: [...core.contexts, ...inner.contexts] }, signs);
    return {
      ...base,
      aspect: core.aspect ?? (isPlain(kinds) ? null : whole),
      contexts: [...core.contexts, ...contextsOf(rest, reader)],
    };
  }
  // "A Study of the POSH Act": what the law lays down is asked.
  if (reader.field === 'law' && core.aspect === null && isWhere && rules.has(headOf(opened)) && isPlain(kinds))
    return withSigns({ ...base, aspect: 'legal framework', sure: 0.75 }, ['norm']);
  if (/^(?:trial|protocol|experiment)$/iu.test(noun)) return base;
  if (core.aspect === null && !isPlain(kinds)) return { ...base, aspect: whole, sure: 0.7 };
  return base;
}
