import { type Core, coreOf, type Reader } from '../latin/core.ts';
import { bearingVerbs } from './lexicon.ts';
import { bare, isPeople, namesPlace, withoutArticle } from './noun-phrase.ts';
import { readBeing, readGoing } from './read-being.ts';
import { findVerb, nominalise, pronoun, readBearingClause } from './read-clause.ts';
import { readCounted } from './read-counted.ts';
import { plainOf, readDeed } from './read-deed.ts';
import { readDoing } from './read-doing.ts';
import { readWhat } from './read-what.ts';
import { toRunningCase } from './running-case.ts';
import { type Taken, takeContexts } from './take-contexts.ts';
import { gerundNouns, measureNouns, qualityNouns, qualityOf, toGerund, verbNouns } from './verb-nouns.ts';

const asking =
  /^(?:to what extent|how far|in what ways?|in which ways?|under (?:what|which) (?:conditions|circumstances)|when and how|how and why|why and how)\s+/iu;
const helping = /^(?:do|does|did|can|could|will|would|may|might|must|has|have|had)\s+/iu;
const being = /^(?:is|are|was|were)\s+/iu;
const questionWord =
  /^(?:why|how|what|which|who|whom|whose|when|where|should|shall|is|are|was|were|do|does|did|can|could|will|would|may|might|must|has|have|had|to what extent|how far|in what ways?|under what)\s/iu;

export const isQuestion = (text: string): boolean => /\?\s*$/u.test(text) || questionWord.test(text);

const clean = (text: string): string => text.replace(/[?!.\s]+$/u, '').trim();

function readShould(text: string, reader: Reader): Core {
  const feared =
    /^(?:we|you|people|society)\s+(?:worry about|fear|be worried about|be afraid of|be concerned about)\s+(.+)$/iu.exec(
      text,
    )?.[1];
  if (feared) return askOf(feared, 'dangers', ['question', 'argument'], reader);
  const owing = /^(.+?)\s+be\s+(?:held\s+)?(liable|responsible|accountable|compensated)\s+for\s+(.+)$/iu.exec(text);
  if (owing?.[1] && owing[2] && owing[3]) {
    const noun = { liable: 'liability', responsible: 'responsibility', accountable: 'accountability' }[
      owing[2].toLowerCase()
    ];
    const taken = takeContexts(owing[3], reader);
    return coreOf(
      `${noun ?? 'compensation'} of ${withoutArticle(owing[1])} for ${withoutArticle(taken.rest)}`,
      'desirability',
      { contexts: taken.contexts, signs: ['question', 'argument'], sure: 0.75 },
    );
  }
  const passive = /^(.+?)\s+(?:be|become|remain|stay)\s+(.+)$/iu.exec(text);
  if (passive?.[1] && passive[2]) {
    const taken = takeContexts(passive[2], reader);
    const inner = takeContexts(passive[1], reader);
    const judged = bare(taken.rest.split(/\s+/u).at(-1) ?? '');
    const noun = measureNouns.get(judged) ?? (/[ai]ble$/u.test(judged) ? qualityOf(judged) : undefined);
    return coreOf(withoutArticle(inner.rest), noun ?? 'desirability', {
      contexts: [...inner.contexts, ...taken.contexts],
      signs: ['question', 'argument', 'policy'],
      sure: 0.75,
    });
  }
  const words = text.split(/\s+/u);
  const at = findVerb(
    words,
    (word) =>
      verbNouns.has(word) ||
      bearingVerbs.has(word) ||
      gerundNouns.has(`${word}ing`) ||
      gerundNouns.has(`${word.replace(/e$/u, '')}ing`),
  );
  if (at < 1) {
    const [who = '', verb = '', ...rest] = words;
    const isActing = rest.length > 0 && (isPeople(who) || /s$/iu.test(who));
    const doing = isActing ? `${bare(verb).replace(/e$/u, '')}ing ${rest.join(' ')}` : withoutArticle(text);
    return coreOf(doing, 'desirability', { signs: ['question', 'argument'], sure: 0.4 });
  }
  const verb = bare(words[at] ?? '');
  const noun = verbNouns.get(verb) ?? gerundNouns.get(`${verb.replace(/e$/u, '')}ing`) ?? 'desirability';
  const taken = takeContexts(words.slice(at + 1).join(' '), reader);
  const who = withoutArticle(words.slice(0, at).join(' '));
  const contexts: Taken['contexts'] = pronoun.test(who)
    ? taken.contexts
    : [{ text: who, kind: isPeople(who) ? 'population' : namesPlace(who) ? 'place' : 'setting' }, ...taken.contexts];
  return taken.rest === ''
    ? coreOf(`${noun} of ${who}`, 'desirability', { signs: ['question', 'argument'], sure: 0.5 })
    : coreOf(withoutArticle(taken.rest), noun, { contexts, signs: ['question', 'argument', 'policy'], sure: 0.6 });
}

/** Whose defeat it was: US defeat, Britain’s defeat. */
const ownerOf = (name: string): string =>
  /^United States/u.test(name) ? 'US' : /s$/u.test(name) ? `${name}’` : `${name}’s`;

/** The matter of a question, and the noun that says what is asked of it. */
function askOf(matter: string, aspect: string | null, signs: Core['signs'], reader: Reader): Core {
  const taken = takeContexts(matter, reader);
  return coreOf(withoutArticle(taken.rest), aspect, { contexts: taken.contexts, signs, sure: 0.8 });
}

/** "Why Do We Need X?", "Why Study X?", "Why Is X Controversial?": what is asked of it is said by the verb or by what it is called. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/^(?:(?:do|should|must|does)\s+)?(?:we|people|society|everyone|they)\s+(?:still\s+)?need\s+(.+)$/iu, 'necessity'],
  [/^(?:(?:should|must|do)\s+)?(?:we|people|society|everyone|you)\s+(?:still\s+)?care\s+about\s+(.+)$/iu, 'importance'],
  [
    /^(?:study|studying|teach|teaching|learn|learning)\s+(?!(?:is|are|in|at|has|fails?|matters?)\b)(.+)$/iu,
    'importance',
  ],
  [
    /^(?:is|are|was|were)\s+(.+?)\s+(?:so\s+|still\s+)*(?:controversial|contested|divisive|disputed|contentious)$/iu,
    'controversy',
  ],
  [
    /^(?:is|are|was|were)\s+(.+?)\s+(?:such\s+|still\s+)*(?:an?\s+(?:\p{L}+\s+)?(?:problem|concern|issue|challenge)|problematic)$/iu,
    'problems',
  ],
];
/** "Does X Do More Harm than Good?", "Has X Gone Too Far?", "Does X Have a Future?" */
const judgements: readonly (readonly [RegExp, string])[] = [
  [/^(.+?)\s+(?:do|cause|bring|done)\s+more\s+(?:harm\s+than\s+good|good\s+than\s+harm)$/iu, 'benefits and harms'],
  [/^(.+?)\s+(?:gone|go|went)\s+(?:too far|far enough)$/iu, 'limits'],
  [/^(.+?)\s+have\s+an?\s+(?:\p{L}+\s+)?future$/iu, 'future'],
];

function readWhy(text: string, reader: Reader): Core {
  for (const [pattern, aspect] of reasons) {
    const matter = pattern.exec(text)?.[1];
    if (matter) return askOf(matter, aspect, ['question', 'argument'], reader);
  }
  const plain = text
    .replace(helping, '')
    .replace(being, '')
    .replace(/\s+(?:so|still|too)\s+(high|low|rare|common|popular|expensive|cheap|weak|strong)\b/iu, ' $1')
    .replace(/\bdrop(?:ped|s)?\s+out(?:\s+of)?\b/iu, 'dropout');
  const matter =
    /^(.+?)(?:\s+still)?\s+matters?(?:\s+(?:today|now|more than ever))?$/iu.exec(plain) ??
    /^(.+?)\s+(?:(?:is|are|was|were)\s+)?(?:(?:still|so|very|too|really)\s+)*(?:important|essential|crucial|vital|needed|necessary|significant)(?:\s+(?:today|now))?$/iu.exec(
      plain,
    );
  if (matter?.[1])
    return coreOf(withoutArticle(matter[1]), 'importance', { signs: ['question', 'argument'], sure: 0.85 });
  const defeat = /^(.+?)\s+(?:lost|lose|failed in|were defeated in)\s+(?:the\s+)?(.+)$/iu.exec(plain);
  if (defeat?.[1] && defeat[2] && /\b(?:war|battle|campaign)\b/iu.test(reader.open(defeat[2])))
    return coreOf(defeat[2], `causes of ${ownerOf(withoutArticle(reader.open(defeat[1])))} defeat`, {
      ...{ signs: ['question', 'factors', 'history'], sure: 0.85 },
    });
  const clause = nominalise(plain, reader);
  if (clause) return { ...clause, aspect: 'causes', signs: ['question', 'factors'], sure: 0.7 };
  const taken = takeContexts(plain, reader);
  const state = /^(.+?)\s+(high|low|rare|common|popular|expensive|cheap|weak|strong)$/iu.exec(taken.rest);
  if (state?.[1] && state[2])
    return coreOf(`${state[2].toLowerCase()} ${withoutArticle(state[1])}`, 'causes', {
      contexts: taken.contexts,
      ...{ signs: ['question', 'factors'], sure: 0.8 },
    });
  return coreOf(withoutArticle(taken.rest), 'causes', {
    contexts: taken.contexts,
    signs: ['question', 'factors'],
    sure: 0.5,
  });
}

/** "How the language of policy has changed since 2000": it changes, and changes nothing. */
const changing =
  /^(?:(?:has|have|had)\s+)?(.+?)(?:\s+(?:has|have|had))?\s+(?:changed|evolved|developed|shifted|declined)(?:\s+(?:over\s+(?:time|the\s+years)|through\s+(?:time|the\s+ages)))?((?:\s+(?:since|over|from|between|during|after|under|in|across)\s.+)?)$/iu;

/** "How Can X Be Improved?": what is to be done to it. */
const bettered =
  /^(?:can|could|should|might|may|must|ought)\s+(.+?)\s+(?:best\s+|better\s+|to\s+)?be\s+(?:made\s+(more\s+)?(\p{L}+)|(?:more\s+|better\s+|best\s+)?(?:\p{L}+ly\s+)?(\p{L}+))(?:\s+(?:more|better)(?:\s+\p{L}+ly)?)?$/iu;
/** "How Can Schools Reduce Bullying?": the deed is asked, and who might do it is whose it is. */
const undertaken =
  /^(?:can|could|should|might|must|do|does)\s+((?:[\p{L}-]+\s+){0,2}?[\p{L}-]+)\s+(?:best\s+|better\s+|effectively\s+)?(improve|reduce|prevent|tackle|address|combat|promote|support|manage|encourage|protect|regulate|overcome|increase|strengthen|enhance|solve|fight|control|foster)\s+(.+)$/iu;

/** What people have in mind about a thing, or do with it. */
const held = new Map(
  'perceive=perceptions|experience=experiences|view=views|see=views|understand=understanding|feel about=attitudes|think about=attitudes|think of=attitudes|respond to=responses|react to=responses|cope with=coping|deal with=remedies|engage with=engagement|use=use|access=access|adapt to=adaptation'
    .split('|')
    .map((pair) => pair.split('=') as [string, string]),
);
const holding =
  /^(?:can|could|should|might|do|does|did|have|has)\s+((?:[\p{L}-]+\s+){0,3}?[\p{L}-]+)\s+(perceive|experience|view|see|understand|feel about|think about|think of|respond to|react to|cope with|deal with|engage with|use|access|adapt to)\s+(.+)$/iu;
/** "How Is X Portrayed in the Media?" */
const treated =
  /^(?:is|are|was|were)\s+(.+?)\s+(?:best\s+)?(portrayed|represented|depicted|measured|financed|funded|regulated|taught|used|managed|treated|diagnosed|prevented|perceived|understood|defined|assessed|governed|organi[sz]ed)(\s+(?:in|by|among|on|across|during|under|at)\s+.+)?$/iu;

/** Who does it is where or among whom it is done. */
const placeDoer = (who: string, core: Core): Core =>
  pronoun.test(who)
    ? core
    : { ...core, contexts: [{ text: who, kind: isPeople(who) ? 'population' : 'setting' }, ...core.contexts] };

/** The noun of a deed that is done to something: prevented, improved. */
function participle(verb: string): string | undefined {
  const low = verb.toLowerCase();
  const gerunds = [low.replace(/ed$/u, 'ing'), low.replace(/(.)\1ed$/u, '$1ing'), low.replace(/ied$/u, 'ying')];
  return measureNouns.get(low) ?? gerunds.map((form) => gerundNouns.get(form)).find(Boolean);
}

function readMended(text: string, reader: Reader): Core | null {
  const signs = ['question', 'remedy'] as const;
  const mended = bettered.exec(text);
  if (mended?.[1]) {
    const noun = mended[3] ? 'improvement' : participle(mended[4] ?? '');
    if (noun) return askOf(mended[1], noun, signs, reader);
  }
  const kept = treated.exec(text);
  const keptVerb = (kept?.[2] ?? '').toLowerCase();
  const keptNoun =
    measureNouns.get(keptVerb) ??
    [keptVerb.replace(/ed$/u, 'ing'), keptVerb.replace(/ed$/u, 'ning')]
      .map((form) => gerundNouns.get(form))
      .find(Boolean);
  if (kept?.[1] && keptNoun) return askOf(`${kept[1]}${kept[3] ?? ''}`, keptNoun, ['question'], reader);
  const mind = holding.exec(text);
  const holder = withoutArticle(mind?.[1] ?? '');
  const has = held.get(mind?.[2]?.toLowerCase() ?? '');
  if (mind?.[3] && has && (isPeople(holder) || doers.test(holder) || (pronoun.test(holder) && /^do\s/iu.test(text))))
    return placeDoer(holder, askOf(mind[3], has, ['question', 'survey'], reader));
  const tried = undertaken.exec(text);
  if (!tried?.[1] || !tried[2] || !tried[3]) return null;
  const who = withoutArticle(tried[1]);
  // "How Does Exercise Improve Sleep?": what is no doer bears on it.
  const isDoer = pronoun.test(who) || isPeople(who) || doers.test(who);
  const verb = tried[2].toLowerCase();
  const noun = [`${verb}ing`, `${verb.replace(/e$/u, '')}ing`].map((form) => gerundNouns.get(form)).find(Boolean);
  if (!isDoer || !noun) return null;
  return placeDoer(who, askOf(tried[3], noun, signs, reader));
}
const doers =
  /\b(?:schools|universities|colleges|governments?|states|cities|hospitals|firms|companies|businesses|organi[sz]ations|employers|banks|museums|libraries|communities|police|courts|society|policymakers|policy makers|countries|nations|councils|charities|ngos|brands|retailers)$/iu;

function readHow(text: string, reader: Reader): Core | null {
  const mended = readMended(text, reader);
  if (mended) return mended;
  const going = /^(.+?)\s+(?:is|are|was|were)\s+(.+)$/iu.exec(text);
  const changed =
    going?.[1] && going[2] && !/^\p{L}+$/u.test(going[2]) ? readGoing(`${going[1]} ${going[2]}`, reader) : null;
  if (changed) return changed;
  const change = changing.exec(text);
  if (change?.[1]) {
    const taken = takeContexts(`${change[1]}${change[2] ?? ''}`, reader);
    return coreOf(withoutArticle(taken.rest), 'change', { contexts: taken.contexts, signs: ['question'], sure: 0.8 });
  }
  const thought =
    /^(?:should|can|could|do|might|ought)\s+(?:we|one|society)\s+(?:to\s+)?(?:think|talk|speak|reason|feel)\s+about\s+(.+)$/iu.exec(
      text,
    )?.[1];
  if (thought) return askOf(thought, null, ['question', 'argument'], reader);
  const degree = /^(\p{L}+)\s+(?:is|are|was|were)\s+(.+)$/iu.exec(text);
  const quality = degree?.[1] ? qualityNouns.get(degree[1].toLowerCase()) : undefined;
  if (quality && degree?.[2]) {
    const taken = takeContexts(degree[2], reader);
    return coreOf(withoutArticle(taken.rest), quality, { contexts: taken.contexts, signs: ['question'], sure: 0.9 });
  }
  const todo = /^to\s+(\p{L}+)\s+(.+)$/iu.exec(text);
  if (todo?.[1] && todo[2]) {
    const stem = todo[1].toLowerCase();
    const noun =
      gerundNouns.get(`${stem}ing`) ?? gerundNouns.get(`${stem.replace(/e$/u, '')}ing`) ?? verbNouns.get(stem) ?? null;
    const taken = takeContexts(todo[2], reader);
    return coreOf(withoutArticle(taken.rest), noun, {
      contexts: taken.contexts,
      signs: ['question', 'remedy'],
      sure: 0.7,
    });
  }
  const plain = text
    .replace(helping, '')
    .replace(being, '')
    .replace(/\s+(?:has|have|had)\s+(?=\p{L}+(?:ed|en|made|led|driven)\s)/iu, ' ');
  const working = /^(.+?)\s+(?:works?|functions?|operates?|worked)$/iu.exec(plain);
  if (working?.[1] && !isLabour(plain))
    return coreOf(withoutArticle(working[1]), 'mechanism', { signs: ['question', 'concept'], sure: 0.85 });
  const effect = readBearingClause(plain, reader);
  if (effect) return effect;
  const clause = nominalise(plain, reader);
  return clause ? { ...clause, signs: ['question'], sure: 0.5 } : readDeed(plain, reader);
}

/** "Is it wrong to eat animals?": what is judged is the doing. */
const judging =
  /^(?:is|was|can)\s+it\s+(?:be\s+)?(?:ever\s+|always\s+|morally\s+|ethically\s+|still\s+)*(\p{L}+)\s+(?:for\s+.+?\s+)?to\s+(\p{L}+)(\s.+)?$/iu;

const choices = /^(?:an?\s+|the\s+)?(.+?)\s+or\s+(?:an?\s+|the\s+)?(.+)$/iu;

const verdicts = /\b(?:tool|myth|reality|right|threat|weapon|wrong|chance|risk|problem|solution|blessing|curse)\b/iu;

/** "A Feasible Policy?", "Still Relevant?", "Whose Responsibility?": whether what was named before is so, or whose it is. */
function readVerdict(text: string): Core | null {
  const whose = /^whose\s+([\p{L}-]+(?:\s[\p{L}-]+)?)$/iu.exec(text)?.[1];
  const outcome = /^an?\s+((?:[\p{L}-]+\s+){0,2}(?:failure|success|mistake|necessity))$/iu.exec(text)?.[1];
  const noun = whose ?? outcome;
  if (noun) return coreOf('it', noun, { signs: ['question', 'argument'], sure: 0.8 });
  const danger =
    /^an?\s+((?:[\p{L}-]+\s+)?(?:threat|risk|danger|challenge|barrier|obstacle|solution|answer|alternative|key|tool|route|path|way|means)\s+(?:to|for|of|against|towards?|out of)\s+.+)$/iu.exec(
      text,
    )?.[1];
  if (danger) return coreOf('it', danger, { signs: ['question', 'argument'], sure: 0.8 });
  const found = /^(?:still\s+|really\s+)?(?:(?:an?|the)\s+)?(\p{L}+)(?:\s+[\p{L}-]+){0,2}$/iu.exec(text);
  const quality = found?.[1] && !/\sor\s/iu.test(text) ? qualityOf(found[1].toLowerCase()) : undefined;
  return quality ? coreOf('it', quality, { signs: ['question', 'argument'], sure: 0.8 }) : null;
}

/** "Success or Failure?", "Hero or Monster?": which of two judgements holds. */
function readChoice(text: string, { field }: Reader): Core | null {
  if (/\b(?:turning point|watershed|milestone|landmark)\b/iu.test(text))
    return coreOf('it', 'significance', { signs: ['question', 'argument'], sure: 0.8 });
  const found = choices.exec(text);
  if (!found?.[1] || !found[2] || text.split(/\s+/u).length > 8) return null;
  const isOption = [found[1], found[2]].every(
    (side) => / /u.test(side) || /(?:ing|[st]ion|ment|ence|ance|ility)$/iu.test(side),
  );
  // Two aims of one word each are named by themselves; two programmes are compared.
  if (isOption && !/\s/u.test(found[1]) && !/\s/u.test(found[2]) && !verdicts.test(text))
    return coreOf('it', `${found[1]} or ${found[2]}`, { signs: ['question', 'comparison'], sure: 0.6 });
  if (isOption && !/\b(?:tool|myth|reality|right|threat|weapon|wrong|chance|risk|problem|solution)\b/iu.test(text))
    return coreOf('it', 'policy comparison', { signs: ['question', 'comparison'], sure: 0.6 });
  const isEffect = /ful$|^(?:good|bad|boon|bane|blessing|curse|friend|foe|help|hindrance|burden)/iu.test(found[1]);
  const judged = field === 'education' ? 'effect on pupils' : 'effect';
  const weighed = field === 'literature' ? 'interpretation' : 'assessment';
  return coreOf('it', isEffect ? judged : weighed, { signs: ['question', 'argument'], sure: 0.6 });
}

/** "Has Brexit weakened trade?" asks what "Does it weaken trade?" asks. */
const withPlainVerb = (text: string): string =>
  text
    .split(/\s+/u)
    .map((word) => {
      const plain = /\p{L}{3}ed$/iu.test(word) ? plainOf(word.toLowerCase()) : word;
      return plain !== word && bearingVerbs.has(plain) ? plain : word;
    })
    .join(' ');

const aims: Partial<Record<Reader['field'], string>> = {
  education: 'learning outcomes',
  medicine: 'health outcomes',
  economics: 'economic outcomes',
  management: 'performance',
};

function bearOn(cause: string, outcome: string, reader: Reader): Core {
  const [from, to] = [takeContexts(cause, reader), takeContexts(outcome, reader)];
  return coreOf(withoutArticle(from.rest), `effect on ${to.rest}`, {
    contexts: [...from.contexts, ...to.contexts],
    bearing: { cause: withoutArticle(from.rest), outcome: withoutArticle(to.rest) },
    ...{ signs: ['question', 'effect'], sure: 0.75 },
  });
}

/** Work of some kind is a thing, and not what a thing does. */
const labour =
  /(?<!^)\s(?:gig|remote|social|hybrid|home|shift|care|sex|domestic|team|group|field|paid|unpaid|casual|platform|youth|manual|flexible|part-time|night|emotional)\s+work$/iu;
const isLabour = (clause: string): boolean =>
  labour.test(clause) &&
  clause
    .split(/\s+/u)
    .slice(1, -2)
    .some((word) => bearingVerbs.has(bare(word)) || /^(?:need|want)s?$/iu.test(word));

/** A question turned into what it is about and what it asks; "it" as object stands for what the title named before. */
export function readQuestion(given: string, reader: Reader): Core | null {
  const text = clean(given).replace(asking, '');
  const lower = text.toLowerCase();
  const counted = readCounted(text, reader);
  if (counted) return counted;
  if (lower.startsWith('should ') || lower.startsWith('shall '))
    return readShould(text.replace(/^\S+\s+/u, ''), reader);
  if (lower.startsWith('why ')) return readWhy(text.slice(4), reader);
  if (lower.startsWith('when ') && being.test(text.slice(5)))
    return readBeing(text.slice(5).replace(being, ''), reader);
  if (lower.startsWith('how ')) return readHow(text.slice(4), reader);
  const whose = /^whose\s+([\p{L}-]+(?:\s[\p{L}-]+)?)\s+(?:is|are)\s+(.+)$/iu.exec(text);
  if (whose?.[1] && whose[2] && !/^(?:it|this|that)$/iu.test(whose[2]))
    return askOf(whose[2], whose[1], ['question', 'argument'], reader);
  const ahead = /^where\s+(?:next|now)\s+for\s+(.+)$/iu.exec(text)?.[1];
  if (ahead) return askOf(ahead, 'future', ['question'], reader);
  if (/^which\s+(?:\p{L}+\s+)?factors\s/iu.test(text)) return readWhat(text.replace(/^\S+\s+/u, ''), reader);
  if (lower.startsWith('what ') || lower.startsWith('who ')) return readWhat(text.replace(/^\S+\s+/u, ''), reader);
  if (/^where\s+(?:do|are|should)\s+(?:we|they)\s+(?:go|going|headed)(?:\s+(?:from here|next|now))?$/iu.test(text))
    return coreOf('it', 'way forward', { signs: ['question', 'remedy'], sure: 0.8 });
  if (/^where\s+(?:are|do|should|is|to)\b.*\b(?:limits?|line|boundar(?:y|ies))\b/iu.test(text))
    return coreOf('it', 'limits', { signs: ['question', 'argument'], sure: 0.85 });
  const better =
    /^which\s+(?:one\s+)?(?:is|are|offers|provides|gives|makes(?: for)?|serves as)\s+(?:an?|the)\s+(?:better|best|more \p{L}+|stronger|fairer)\s+(.+)$/iu.exec(
      text,
    );
  if (better?.[1]) return coreOf('it', `comparison as ${better[1]}`, { signs: ['question', 'comparison'], sure: 0.9 });
  const judged = judging.exec(text);
  if (judged?.[1] && judged[2] && qualityNouns.has(judged[1].toLowerCase())) {
    const taken = takeContexts(judged[3]?.trim() ?? '', reader);
    return coreOf(`${toGerund(judged[2])} ${taken.rest}`.trim(), qualityNouns.get(judged[1].toLowerCase()) ?? null, {
      contexts: taken.contexts,
      signs: ['question', 'argument'],
      sure: 0.8,
    });
  }
  const there = /^(?:is|are|was|were) there\s+(?:(?:an?|any|the|such a thing as)\s+)?(.+)$/iu.exec(text);
  const hoped = /^future\s+(?:for|of|in)\s+(.+)$/iu.exec(there?.[1] ?? '')?.[1];
  if (hoped) return askOf(hoped, 'future', ['question'], reader);
  if (there?.[1]) {
    const taken = takeContexts(there[1], reader);
    return coreOf(withoutArticle(taken.rest), 'existence', {
      contexts: taken.contexts,
      signs: ['question', 'argument'],
      sure: 0.8,
    });
  }
  if (being.test(text))
    return readBeing(text.replace(being, ''), reader) ?? readChoice(text.replace(being, ''), reader);
  if (helping.test(text)) {
    const present = /^(?:has|have|had)\s/iu.test(text) ? withPlainVerb(text) : text;
    const clause = present.replace(helping, '').replace(/\s(?:really|actually|truly|still|ever)(?=\s)/giu, '');
    for (const [pattern, noun] of judgements) {
      const matter = pattern.exec(clause)?.[1];
      if (matter) return askOf(matter, noun, ['question', 'argument'], reader);
    }
    const over = /^(?:has|have|had)\s/iu.test(text) ? changing.exec(text) : null;
    if (over?.[1]) return askOf(`${over[1]}${over[2] ?? ''}`, 'change', ['question'], reader);
    const works = /^(.+?)\s+(work|pay(?: off)?|matter|exist|measure\s+.+|deliver|succeed|last|count)$/iu.exec(clause);
    const verb = works?.[2]?.split(/\s+/u)[0]?.toLowerCase() ?? '';
    const noun = {
      work: 'effectiveness',
      deliver: 'effectiveness',
      succeed: 'success',
      pay: 'returns',
      matter: 'importance',
      exist: 'existence',
      measure: 'validity',
      last: 'duration',
      count: 'value',
    }[verb];
    const cared = /^(.+?)\s+(?:matter|count)\s+(?:for|to|in)\s+(.+)$/iu.exec(clause);
    if (cared?.[1] && cared[2]) return bearOn(cared[1], cared[2], reader);
    // What matters in a school matters for what is learned there.
    const aim = verb === 'matter' ? aims[reader.field] : undefined;
    if (works?.[1] && aim) return bearOn(works[1], aim, reader);
    if (works?.[1] && noun && !isLabour(clause)) {
      const taken = takeContexts(works[1], reader);
      return coreOf(withoutArticle(taken.rest), noun, { contexts: taken.contexts, signs: ['question'], sure: 0.8 });
    }
    const opener = text.split(/\s+/u)[0] ?? '';
    if (/^(?:we|you|i|one)\s/iu.test(clause)) {
      const done = readDoing(opener, clause, reader);
      if (done) return done;
    }
    const having = /^(.+?)\s+have\s+(?:an?\s+|the\s+)?(.+)$/iu.exec(clause);
    if (having?.[1] && having[2]) {
      const taken = takeContexts(having[2], reader);
      // "corporations’ duties to the poor": whose they are must not seem to be said of the poor.
      const who = toRunningCase(withoutArticle(having[1]), reader.title);
      const owned = / (?:of|to|for|in|over|against) /iu.test(taken.rest)
        ? `${who}${/s$/u.test(reader.open(who)) ? '’' : '’s'} ${taken.rest}`
        : `${taken.rest} of ${having[1]}`;
      return coreOf(owned, 'existence', {
        contexts: taken.contexts,
        signs: ['question', 'argument'],
        sure: 0.6,
      });
    }
    const be = /^(.+?)\s+be\s+(.+)$/iu.exec(clause);
    // "Can X Be Prevented?": by what is done to it.
    const suffered = participle(be?.[2] ?? '');
    if (be?.[1] && suffered) return askOf(be[1], suffered, ['question'], reader);
    // "Can machines be moral agents?": what they may be begins behind the verb.
    if (be?.[1] && be[2] && /^\p{L}+(?:al|ic|ive|ous|able|ible|ful|ary|ent|ant|an) \p{L}+s$/iu.test(be[2]))
      return coreOf(withoutArticle(be[1]), `status as ${be[2]}`, { signs: ['question', 'argument'], sure: 0.75 });
    if (be?.[1] && be[2]) return readBeing(`${be[1]} ${be[2]}`, reader);
    const effect = readBearingClause(clause, reader);
    if (effect) return effect;
    const isAble = /^(?:can|could|may|might|must)$/iu.test(opener);
    const words = clause.split(/\s+/u);
    const deed = isAble && words.length > 2 ? readDoing(opener, clause, reader) : null;
    if (deed) return deed;
    const told = nominalise(clause, reader);
    const able = /^(?:can|could)\s/iu.test(text)
      ? /^(?<noun>\S+) of (?<who>.+)$/u.exec(told?.object ?? '')?.groups
      : undefined;
    if (able?.who && able.noun)
      return coreOf(withoutArticle(able.who), `capacity for ${able.noun}`, {
        signs: ['question', 'concept'],
        sure: 0.7,
      });
    const plainly = /^(?<noun>\S+) of (?<who>.+)$/u.exec(told?.object ?? '')?.groups;
    if (told && plainly?.who && plainly.noun)
      return coreOf(withoutArticle(plainly.who), plainly.noun, {
        contexts: told.contexts,
        signs: ['question'],
        sure: 0.7,
      });
    if (told) return { ...told, signs: ['question'], sure: 0.5 };
    const doing = readDoing(opener, clause, reader);
    if (doing) return doing;
    if (/^(?:can|could)\s/iu.test(text) && words.length > 1)
      return coreOf(
        withoutArticle(words.slice(0, -1).join(' ')),
        `capacity for ${bare(words.at(-1) ?? '').replace(/e$/u, '')}ing`,
        {
          signs: ['question', 'concept'],
          sure: 0.5,
        },
      );
    return null;
  }
  return /\?\s*$/u.test(given) ? (readVerdict(text) ?? readChoice(text, reader)) : null;
}

/** What is left of a question that no rule could turn: without its question words. */
export function withoutQuestionWords(text: string): string {
  let rest = clean(text).replace(asking, '');
  for (let step = 0; step < 3; step += 1) {
    rest = rest
      .replace(/^(?:why|how|what|which|who|whom|whose|when|where|should|shall)\s+/iu, '')
      .replace(helping, '')
      .replace(being, '');
  }
  return rest;
}
