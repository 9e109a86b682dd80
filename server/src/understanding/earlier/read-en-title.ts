import type { ContextKind, Reading } from './title-analysis.ts';

const article = /^(?:the|an?)\s+/iu;
export const withoutEnArticle = (text: string): string => text.replace(article, '');

const period =
  /\b(?:1[0-9]|20)\d{2}s?\b|\bcentur(?:y|ies)\b|\b(?:era|period|war|dynasty|pandemic|decade|age|revolution)\b/iu;
const people =
  /\b(?:students?|nurses?|teachers?|adolescents?|children|patients?|workers?|women|men|adults?|employees?|consumers?|users?|undergraduates?|learners?|migrants?|farmers?|adults|parents|freshmen|athletes|soldiers|residents|elderly)\b/iu;

function kindOf(context: string, preposition: string): ContextKind {
  if (/among|for/iu.test(preposition) || people.test(context)) return 'group';
  if (period.test(context) || /during|since|after|before/iu.test(preposition)) return 'time';
  if (/under|amid/iu.test(preposition)) return 'setting';
  return /^[\p{Lu}\d]/u.test(context) ||
    /\b(?:cities|city|regions?|province|countries|economies|areas|districts?|counties|villages?|schools?|hospitals?)\b/iu.test(
      context,
    )
    ? 'place'
    : 'case';
}

const methodTail = /\s+(?:using|based on|by means of|via|through|with the help of|by using)\s+(.+)$/iu;
const contextTail =
  /^(.*?\S)\s+(in|among|at|during|across|under|within|since|amid|for)\s+((?:(?!\b(?:in|among|at|during|across|under|within)\b).)+)$/iu;

function takeMethod(text: string): { rest: string; method: string | null } {
  const found = methodTail.exec(text);
  if (!found?.[1] || found.index < 3) return { rest: text, method: null };
  return { rest: text.slice(0, found.index), method: withoutEnArticle(found[1]) };
}

/** "for" binds purposes to designs ("a platform for clinics"), so it names a context only where it is asked for. */
function takeContext(
  text: string,
  allowFor: boolean,
): { rest: string; context: string | null; kind: ContextKind | null } {
  const found = contextTail.exec(text);
  if (!found?.[1] || !found[2] || !found[3] || (found[2].toLowerCase() === 'for' && !allowFor)) {
    return { rest: text, context: null, kind: null };
  }
  return { rest: found[1], context: withoutEnArticle(found[3]), kind: kindOf(found[3], found[2]) };
}

const subtitleCase =
  /^(?:(?:new |some |empirical |further )?(?:evidence|insights|lessons|findings|experience) from|(?:the|a) case (?:study )?of|a case study (?:of|in|from)|a study of|a survey of|the example of|a view from)\s+(.+)$/iu;
const subtitleMethod =
  /^(?:an?|the)\s+(.+?)(?:\s+(?:approach|perspective|method))$|^(?:an?|the)\s+((?:[\w-]+\s+){0,3}(?:analysis|study|trial|experiment|review|meta-analysis|survey|assessment|simulation|reading))(?:\s+(?:of|in|from|among|at|with)\s+(.+))?$/iu;

function readSubtitle(subtitle: string): { context: string | null; kind: ContextKind | null; method: string | null } {
  const example = subtitleCase.exec(subtitle);
  if (example?.[1]) {
    const { rest, method } = takeMethod(example[1]);
    const inner = takeContext(rest, false);
    const whole = inner.context && /^(?:survey|interview|panel|data)/iu.test(inner.rest) ? inner.context : rest;
    return { context: withoutEnArticle(whole), kind: kindOf(whole, 'in'), method };
  }
  const approach = subtitleMethod.exec(subtitle);
  if (approach) {
    const method = approach[1] ? subtitle.replace(article, '') : (approach[2] ?? null);
    const context = approach[3] ?? null;
    return { context: context && withoutEnArticle(context), kind: context ? kindOf(context, 'in') : null, method };
  }
  const taken = takeMethod(subtitle);
  return { context: null, kind: null, method: taken.method };
}

const effectOf =
  /^(?:the\s+)?(?:(?:direct|long-term|short-term|combined|moderating|mediating|causal|possible|potential)\s+)?(?:effects?|impacts?|influence|consequences|efficacy|effectiveness|contribution)\s+of\s+(.+?)\s+(?:on|upon|for|to|in (?=reducing|improving|preventing|treating|the treatment))\s*(.+)$/iu;
const roleOf = /^(?:the\s+)?role\s+of\s+(.+?)\s+in\s+(.+)$/iu;
const how =
  /^(?:how|does|do|can|whether|why)\s+(.+?)\s+(?:affects?|shapes?|influences?|drives?|improves?|reduces?|changes?|increases?|promotes?|predicts?|matters? for)\s+(.+?)\??$/iu;
const link =
  /^(?:the\s+)?(?:relationships?|associations?|links?|correlations?|interplay|connection)\s+between\s+(.+?)\s+and\s+(.+)$/iu;
const factors =
  /^(?:the\s+)?(?:factors?\s+(?:influencing|affecting|behind|associated with|shaping|determining)|determinants?\s+of|drivers?\s+of|predictors?\s+of|antecedents?\s+of|causes\s+of|risk factors (?:for|of))\s+(.+)$/iu;
const design =
  /^(?:the\s+)?(?:design(?:ing)?(?:\s*(?:and|,)\s*(?:implementation|development|evaluation|construction|analysis|simulation|testing))*|development(?:\s+and\s+\w+)?|developing|building|implementation|construction|preparation(?:\s+and\s+[\w\s]+?)?|synthesis(?:\s+and\s+[\w\s]+?)?|fabrication|modell?ing|towards?)\s+(?:of\s+)?(?:(?:an?|the)\s+)?(.+)$/iu;
const application = /^(?:the\s+)?(?:application|use|adoption)\s+of\s+(.+?)\s+(?:in|to|for)\s+(.+)$/iu;
/** The use of something in a work of art is a matter of reading, not of applying. */
const artWork = /\b(?:films?|novels?|poems?|poetry|plays?|paintings?|fiction|works?|stories|music|drama)\b/iu;
const comparative =
  /^(?:an?\s+|the\s+)?(?:(?:comparative|contrastive)\s+(?:study|analysis|investigation|evaluation)|comparison)\s+(?:of|between)\s+(.+)$|^comparing\s+(.+)$/iu;
const versus = /^(.+?)\s+(?:versus|vs\.?|compared with|and (?=.*\bcompared$))\s*(.+)$/iu;
const history =
  /^(?:the\s+|an?\s+)?(?:(?:historical|changing|long)\s+)?(?:evolution|history|rise(?:\s+and\s+(?:fall|decline))?|origins?(?:\s+and\s+development)?|transformation|development|decline|emergence|changing\s+\w+|making|spread|changes?\s+in)\s+(?:of\s+)?(.+)$/iu;
const improving =
  /^(?:improving|reducing|enhancing|preventing|managing|addressing|tackling|promoting|strengthening|protecting|overcoming|combating|regulating|optimi[sz]ing|supporting|fostering|mitigating)\s+(.+)$/iu;
const strategies =
  /^(?:(?:effective|practical|policy|marketing|teaching|coping|risk|legal|management|prevention)\s+)?(?:strategies|measures|approaches|ways|pathways|policies|policy options|solutions|options|barriers|challenges(?:\s+and\s+\w+)?|problems(?:\s+and\s+\w+)?|obstacles)\s+(?:for|to|of|in|against|facing)\s+(?:(?:the\s+)?(?:reducing|improving|preventing|enhancing|promoting|managing|reduce|improve|prevent|enhance|promote)\s+)?(.+)$/iu;
const problemWords =
  /\b(?:problems?|challenges?|barriers?|countermeasures|solutions|strateg(?:y|ies)|policy options|responses|governance|regulation|protection|management|prevention|reform)\b/iu;
const theorySubject =
  /^(?:the\s+)?(?:(?:very\s+)?(?:concept|meaning|nature|idea|notion|ethics|problem|representations?|portrayal|depiction|image|theory|philosophy|aesthetics|politics|limits|value|significance|symbolism|use|narrative|treatment|construction)s?)\s+(?:of\s+)(.+)$/iu;
const technique =
  /\b(?:detection|recognition|prediction|forecasting|classification|segmentation|algorithm|simulation|localization)$/iu;
const essay = /^(?:on|rethinking|understanding|reading|interpreting|defending|reconsidering|revisiting)\s+(.+)$/iu;
const studyHead =
  /^(?:an?\s+|the\s+)?(?:(?:empirical|critical|preliminary|exploratory|brief|systematic|quantitative|qualitative|case)\s+)?(?:study|analysis|investigation|exploration|examination|research|survey|assessment|review)\s+(?:on|of|into)\s+/iu;

const clean = (text: string): string => text.trim().replace(/[?.,;]+$/u, '');

/** X and Y in Z; nothing is split off where "and" stands inside the second half. */
function pair(text: string): readonly [string, string] | null {
  const found = /^(?:the\s+)?(.+?)\s+(?:and|versus|vs\.?|with)\s+(?:the\s+)?(.+)$/iu.exec(text);
  if (!found?.[1] || !found[2]) return null;
  const [first, second] = [found[1], found[2].split(/\s+/u)];
  // British and Japanese corporate governance: the noun stands once and belongs to both.
  return [!first.includes(' ') && second.length > 1 ? `${first} ${second.slice(1).join(' ')}` : first, found[2]];
}

function acting(object: string, rest: string, relation: 'effect' | 'design', method: string | null): Reading {
  const taken = takeContext(rest, false);
  return {
    object: withoutEnArticle(object),
    aspect: withoutEnArticle(taken.rest),
    relation,
    context: taken.context,
    contextKind: taken.kind,
    method,
  };
}

function single(text: string, relation: Reading['relation'], method: string | null, allowFor = false): Reading {
  const taken = takeContext(text, allowFor);
  return {
    object: withoutEnArticle(taken.rest),
    relation: relation ?? null,
    context: taken.context,
    contextKind: taken.kind,
    method,
    focus: withoutEnArticle(taken.rest),
  };
}

function readMain(full: string): Reading {
  const { rest, method } = takeMethod(clean(full).replace(studyHead, ''));
  const compared = comparative.exec(clean(full)) ?? comparative.exec(rest);
  if (compared) {
    const inner = takeMethod(clean(compared[1] ?? compared[2] ?? rest));
    const taken = takeContext(inner.rest, false);
    const [side, aspect] = [/^(.+?)\s+(?:of|between)\s+(.+\s+and\s+.+)$/iu.exec(taken.rest), null];
    if (side?.[1] && side[2])
      return {
        object: withoutEnArticle(side[2]),
        aspect: withoutEnArticle(side[1]),
        relation: 'comparison',
        sides: pair(side[2]),
        context: taken.context,
        contextKind: taken.kind,
        method: inner.method,
        focus: taken.rest,
      };
    return {
      object: taken.rest,
      aspect,
      relation: 'comparison',
      sides: pair(taken.rest) ?? pair(taken.context ?? ''),
      context: taken.context,
      contextKind: taken.kind,
      method: inner.method,
    };
  }
  const against = versus.exec(rest);
  if (against?.[1] && against[2]) {
    const taken = takeContext(against[2], false);
    return {
      object: `${against[1]} versus ${taken.rest}`,
      relation: 'comparison',
      sides: [against[1], taken.rest],
      context: taken.context,
      contextKind: taken.kind,
      method,
    };
  }
  const effect = effectOf.exec(rest) ?? how.exec(rest) ?? roleOf.exec(rest);
  if (effect?.[1] && effect[2]) return acting(effect[1], effect[2], 'effect', method);
  const linked = link.exec(rest);
  if (linked?.[1] && linked[2]) return acting(linked[1], linked[2], 'effect', method);
  const cause = factors.exec(rest);
  if (cause?.[1]) return single(cause[1], 'effect', method);
  const applied = application.exec(rest);
  if (applied?.[1] && applied[2] && !artWork.test(applied[2])) {
    const reading = acting(applied[1], applied[2], 'design', method);
    return { ...reading, focus: `${reading.object} in ${reading.aspect}` };
  }
  const past = history.exec(rest);
  const designed = design.exec(rest);
  if (
    past?.[1] &&
    (!designed || !/^(?:an?|the)\s|system|platform|app\b|model/iu.test(rest.replace(/^\S+\s+of\s+/iu, '')))
  )
    return single(past[1], 'history', method);
  if (designed?.[1]) return single(designed[1], 'design', method);
  const way = strategies.exec(rest) ?? improving.exec(rest);
  if (way?.[1]) return single(way[1], 'measures', method);
  const subject = theorySubject.exec(rest);
  if (subject?.[1]) {
    const reading = single(subject[1], 'theory', method);
    const aspect = /^(?:the\s+)?(.+?)\s+of\s/iu.exec(rest)?.[1] ?? null;
    return { ...reading, aspect, focus: rest.slice(0, rest.indexOf(reading.object) + reading.object.length) };
  }
  const argued = essay.exec(rest);
  if (argued?.[1]) return single(argued[1], 'theory', method);
  if (/,\s*\d{4}\s*[-–—]\s*\d{4}$/u.test(rest)) {
    const [matter = rest, span = ''] = rest.split(/,\s*(?=\d{4})/u);
    return { ...single(matter, 'history', method), context: span, contextKind: 'time' };
  }
  if (technique.test(rest)) return single(rest, 'design', method);
  return single(rest, problemWords.test(rest) ? 'measures' : null, method);
}

export function readEnTitle(title: string): Reading {
  const [main = title, ...others] = title.split(/\s*[:：]\s+|\?\s+|\s+[-–—]\s+|\s*—\s*/u).filter(Boolean);
  const subtitle = others.join(': ').replace(/[?.]+$/u, '');
  const outer = readSubtitle(subtitle);
  let core = readMain(main);
  const both = pair(core.object);
  const isMeasured =
    /survey|trial|experiment|mixed-methods|regression|panel|longitudinal|quantitative|cross-sectional/iu.test(
      outer.method ?? '',
    );
  const isOpen = !core.relation || core.relation === 'measures';
  if (isMeasured && both && isOpen) core = { ...core, relation: 'effect', object: both[0], aspect: both[1] };
  else if (isMeasured && !core.relation) core = { ...core, relation: 'effect' };
  if (subtitle && !core.relation) {
    const second = readMain(subtitle);
    const speaks = second.relation && !subtitleCase.test(subtitle) && !subtitleMethod.test(subtitle);
    if (comparative.test(subtitle)) core = { ...second, method: second.method ?? core.method ?? null };
    else if (speaks && (second.relation === 'effect' || second.relation === 'history' || second.relation === 'theory'))
      core = second;
    else if (problemWords.test(subtitle)) core = { ...core, relation: 'measures' };
    else if (/^(?:an?\s+)?comparative/iu.test(subtitle))
      core = { ...core, relation: 'comparison', sides: pair(core.object) };
  }
  return {
    ...core,
    context: outer.context ?? core.context ?? null,
    contextKind: outer.context ? outer.kind : (core.contextKind ?? null),
    method: core.method ?? outer.method,
  };
}
