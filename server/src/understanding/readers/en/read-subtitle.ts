import type { Context } from '../../title-reading.ts';
import type { Core, Reader } from '../latin/core.ts';
import { isFirm } from '../latin/firms.ts';
import { wordSet } from '../latin/locks.ts';
import { aspectNouns } from './lexicon.ts';
import { headOf, isPeople, namesPlace, withoutArticle } from './noun-phrase.ts';
import { isPersonName } from './person-names.ts';
import { contextOf, contextsOf, isGuess, joined, readForm, withSigns } from './read-form.ts';
import { measured } from './read-pair.ts';
import { readPhrase } from './read-phrase.ts';
import { isQuestion, readQuestion } from './read-question.ts';
import { joinForCase, nameOpen, readSecondHalf } from './read-second-half.ts';
import { isNameText } from './running-case.ts';
import { takeContexts } from './take-contexts.ts';

const caseOf =
  /^(?:(?:the|an?)\s+)?(?:(?:illustrative|multiple|comparative|embedded)\s+)?(?:case|cases|example|examples|experience|instance)(?:\s+(?:study|studies))?\s+(?:of|from|in)\s+(.+)$/iu;
const evidenceFrom =
  /^(?:(?:the|an?|some|new|further)\s+)?(?:[\p{L}-]+\s+){0,3}?(evidence|lessons|insights|findings|experiences?|perspectives?|voices|views|data|reflections|results|learnings)\s+(?:from|of|in|for|across)\s+(.+)$/iu;
const fromTo = /^from\s+(.+?)\s+to\s+(.+)$/iu;

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
    items.length > 1 &&
    !/\s+in\s+/iu.test(text) &&
    items.every((item) => item !== reader.open(item) || !isPersonName(item));
  // Those who are at odds are parties to one matter.
  const isParted = /\b(?:conflict|war|dispute|crisis|negotiations?|treaty|rivalry|relations|border|alliance)\b/iu.test(
    reader.open(core.bearing ? `${core.bearing.cause} ${core.bearing.outcome}` : core.object),
  );
  if (isParted && items.length > 1) return { ...core, signs: [...core.signs, 'case'] };
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
          item === reader.open(item) && isPersonName(item)
            ? { text: item, kind: 'case' }
            : contextOf(item, reader, 'in'),
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
  /^(?:treating|teaching(?! (?:methods|practices|strategies|styles|materials)\b)|managing|preventing|learning|financing|heating|feeding|measuring|predicting|fighting|controlling|funding|powering)\s/iu;

/** What happened is the matter; what it was a failure of is said of it. */
const befell =
  /\b(?:scandal|collapse|crisis|disaster|bankruptcy|fraud|accident|recall|explosion|meltdown|crash|fire|outbreak|defeat)$/iu;

/** They are asked only where a list has them beside nouns that always are: "Causes, Inspection and Repair". */
const inLists = wordSet(
  'repair repairs inspection sources source cure cures care remediation removal disposal countermeasures damage losses law laws legislation recovery symptoms adaptation monitoring policy framework management',
);
/** What befalls a thing or is done to it: with a list behind the colon it is the matter itself, and not what is asked. */
const happening = wordSet(
  'corrosion erosion degradation deterioration growth transmission maintenance manufacturing fabrication failure profitability vulnerability viability sustainability safety governance protection regulation reform reforms conservation management enforcement decline purification production',
);

/** "Corrosion of Reinforcement: Causes, Detection and Repair": the corrosion is the topic, and not what it befalls. */
function nameBefallen({ object, aspect, bearing, sides }: Core, reader: Reader): string | null {
  if (aspect === null || bearing || sides || !happening.has(headOf(reader.open(aspect)))) return null;
  const whole = `${aspect} of ${object}`;
  const at = reader.title.toLowerCase().indexOf(reader.open(whole).toLowerCase());
  if (at >= 0) return whole;
  const articled = `${aspect} of the ${object}`;
  return reader.title.toLowerCase().includes(reader.open(articled).toLowerCase()) ? articled : null;
}

const partIn =
  /^(?:[\p{L}-]+\s+){0,2}?(?:roles?|responsibilit(?:y|ies)|dut(?:y|ies)|contributions?|involvement|response|responses)$/iu;

/** "Causes and Debates", "Challenges for Small Businesses": every item names something that is asked. */
function readAsked(sub: string, core: Core, reader: Reader): Core | null {
  const taken = takeContexts(sub, reader);
  const items = taken.rest.split(/\s*,\s*(?:and\s+)?|\s+and\s+/iu).filter(Boolean);
  const isNamed = (item: string): boolean => aspectNouns.has(headOf(reader.open(item)));
  const isListed = items.length > 1 && items.some(isNamed);
  const isAsked = (item: string): boolean => isNamed(item) || (isListed && inLists.has(headOf(reader.open(item))));
  if (items.length === 0 || !isAsked(items.at(-1) ?? '') || !items.some(isNamed)) return null;
  // "Participative Styles and Job Satisfaction": styles of what was said before bear on something.
  const [open = ''] = items;
  if (items.length === 2 && nameOpen(open, core) !== open && measured.test(reader.open(items[1] ?? ''))) return null;
  const of = /^(?:the\s+)?((?:[\p{L}-]+\s+){0,2}?[\p{L}-]+)\s+of\s+(.+)$/iu.exec(taken.rest);
  // "Recycling: The Role of Government": whose part in it is asked.
  if (of?.[1] && of[2] && items.length === 1 && isGuess(core) && !core.bearing && !isEither(core) && partIn.test(of[1]))
    return {
      ...core,
      aspect: withoutArticle(taken.rest),
      contexts: [...core.contexts, ...taken.contexts],
      sure: 0.8,
    };
  if (
    of?.[1] &&
    of[2] &&
    items.length === 1 &&
    isGuess(core) &&
    core.bearing === null &&
    !befell.test(reader.open(core.object)) &&
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
  const befallen = isListed && items.every(isAsked) ? nameBefallen(core, reader) : null;
  if (befallen)
    return {
      ...core,
      object: befallen,
      aspect: withoutArticle(taken.rest),
      contexts: [...core.contexts, ...taken.contexts],
      sure: 0.95,
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

/** Those who are fewer than they might be. */
const between = /^(?:women|girls|men|boys|females|female students|mothers)\s+in\s+(.+)$/iu;

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

function withOpenCause(phrase: Core, core: Core): Core {
  if (phrase.bearing === null) return phrase;
  const cause = nameOpen(phrase.bearing.cause, core);
  return cause === phrase.bearing.cause ? phrase : { ...phrase, object: cause, bearing: { ...phrase.bearing, cause } };
}

export function readSubtitle(given: string, core: Core, reader: Reader): Core {
  const sub = given.trim().replace(flourish, '');
  const compared = readFirms(sub, core, reader);
  if (compared) return compared;
  const built = readSecondHalf(sub, core, reader);
  if (built) return built;
  // "The Battle of Britain: Why the Luftwaffe Failed": how it ended is asked of what was named before.
  const ended = /^why\s+(?:did\s+)?.+?\s+(fail|succeed|win)(?:ed|s)?\??$|^why\s+.+?\s+(won)\??$/iu.exec(given.trim());
  if (ended && isGuess(core)) {
    const outcome = { f: 'failure', s: 'success', w: 'victory' }[(ended[1] ?? ended[2] ?? 'f').charAt(0).toLowerCase()];
    return withSigns({ ...core, aspect: `causes of ${outcome}`, bearing: null, sure: 0.85 }, ['question', 'factors']);
  }
  if (isQuestion(given)) {
    const asked = readQuestion(given, reader);
    if (asked && core.sides && /^comparison as /iu.test(asked.aspect ?? ''))
      return { ...core, aspect: asked.aspect, signs: [...core.signs, ...asked.signs] };
    if (asked) {
      const isMain = /^(?:it|they|this|these|he|she|gap|one)$/iu.test(asked.object);
      // "Women in STEM: Why the Gap Persists": the gap is between them and the others.
      const kept = /\bgap$/iu.test(asked.object) ? core.object.replace(between, 'gender gap in $1') : core.object;
      const right = /^(.+) status$/u.exec(core.aspect ?? '')?.[1];
      if (right && asked.aspect === 'ownership')
        return { ...core, aspect: `${right} ownership`, signs: [...core.signs, ...asked.signs], sure: 0.75 };
      if (isMain || !isGuess(core))
        return isGuess(core)
          ? {
              ...core,
              object: kept,
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
            object: kept,
            aspect: asked.aspect,
            bearing: null,
            contexts: [...core.contexts, ...asked.contexts],
            signs: [...core.signs, ...asked.signs],
            sure: 0.6,
          };
    }
    return withSigns(core, ['question']);
  }
  const answered = /^an?\s+(?:response|reply|rejoinder|answer)\s+to\s+(.+)$/iu.exec(sub);
  if (answered?.[1] && isNameText(reader.open(answered[1]), reader.title))
    return withSigns(
      {
        ...core,
        aspect: core.aspect ?? 'assessment',
        contexts: [...core.contexts, { text: reader.hide(`${reader.open(answered[1])}’s argument`), kind: 'case' }],
      },
      ['argument'],
    );
  const example = caseOf.exec(sub);
  if (example?.[1])
    return withSigns(
      {
        ...joinForCase(core, reader),
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
  // "Gothic Cathedrals: Chartres and Notre-Dame Compared": what they are examples of was said before.
  const examples = core.sides === null ? /^(.+?)\s+and\s+(.+?)\s+compared$/iu.exec(sub) : null;
  if (examples?.[1] && examples[2] && !aspectNouns.has(headOf(reader.open(examples[2])))) {
    const items = `${examples[1]}, ${examples[2]}`.split(/\s*,\s*/u).map(withoutArticle);
    return {
      ...core,
      object: joined(core),
      ...{ aspect: 'comparison', bearing: null, sure: 0.9 },
      sides: [items[0] ?? '', items[1] ?? ''],
      contexts: [...core.contexts, ...items.map((item) => contextOf(reader.hide(reader.open(item)), reader, 'in'))],
      signs: [...core.signs, 'comparison'],
    };
  }
  const formed = readForm(sub, core, reader);
  if (formed) return formed;
  const cases = reader.field === 'law' ? /^(\S+)\s+to\s+(\S+)$/iu.exec(sub) : null;
  if (cases && isGuess(core) && [cases[1], cases[2]].every((name) => /^\p{Lu}/u.test(name ?? '')))
    return withSigns({ ...core, aspect: 'development of doctrine', sure: 0.8 }, ['norm']);
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
  // "Voting at Sixteen: The Case for Reform": what is pleaded for is to be done about what was named before.
  const plea = /^(?:the|an?)\s+((?:[\p{L}-]+\s+)?(?:case|arguments?)\s+(?:for|against)\s+.+)$/iu.exec(sub)?.[1];
  if (plea && isGuess(core) && !core.bearing && !isEither(core) && !core.signs.includes('question'))
    return withSigns({ ...core, aspect: plea, sure: 0.75 }, ['argument']);
  const asked = /^\p{Lu}?\p{L}+ing\s/u.test(sub) ? null : readAsked(sub, core, reader);
  if (asked) return asked;
  const phrase = readPhrase(sub, reader);
  // "Phonics or Whole Language? Early Reading Instruction": what the choice is about is named after it.
  if (isEither(core) && phrase.aspect === null && core.sides)
    return {
      ...phrase,
      aspect: core.sides.join(' or '),
      sides: core.sides,
      contexts: [...core.contexts, ...phrase.contexts],
      signs: [...core.signs, ...phrase.signs],
      sure: 0.75,
    };
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
        : { ...withOpenCause(phrase, core), contexts: [...core.contexts, ...phrase.contexts] };
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
