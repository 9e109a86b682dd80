import { type Core, coreOf, type Reader } from '../latin/core.ts';
import { bearingVerbs } from './lexicon.ts';
import { bare, isPeople, namesPlace, withoutArticle } from './noun-phrase.ts';
import { readBeing } from './read-being.ts';
import { findVerb, nominalise, pronoun, readBearingClause } from './read-clause.ts';
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

function readWhy(text: string, reader: Reader): Core {
  const plain = text
    .replace(helping, '')
    .replace(being, '')
    .replace(/\s+(?:so|still|too)\s+(high|low|rare|common|popular|expensive|cheap|weak|strong)\b/iu, ' $1')
    .replace(/\bdrop(?:ped|s)?\s+out(?:\s+of)?\b/iu, 'dropout');
  const matter = /^(.+?)\s+matters?$/iu.exec(plain);
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
  /^(?:(?:has|have|had)\s+)?(.+?)(?:\s+(?:has|have|had))?\s+(?:changed|evolved|developed|shifted|declined)((?:\s+(?:since|over|from|between|during|after|under|in|across)\s.+)?)$/iu;

function readHow(text: string, reader: Reader): Core | null {
  const change = changing.exec(text);
  if (change?.[1]) {
    const taken = takeContexts(`${change[1]}${change[2] ?? ''}`, reader);
    return coreOf(withoutArticle(taken.rest), 'change', { contexts: taken.contexts, signs: ['question'], sure: 0.8 });
  }
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
  const plain = text.replace(helping, '').replace(being, '');
  const working = /^(.+?)\s+(?:works?|functions?|operates?|worked)$/iu.exec(plain);
  if (working?.[1])
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

/** A question turned into what it is about and what it asks; "it" as object stands for what the title named before. */
export function readQuestion(given: string, reader: Reader): Core | null {
  const text = clean(given).replace(asking, '');
  const lower = text.toLowerCase();
  if (lower.startsWith('should ') || lower.startsWith('shall '))
    return readShould(text.replace(/^\S+\s+/u, ''), reader);
  if (lower.startsWith('why ')) return readWhy(text.slice(4), reader);
  if (lower.startsWith('when ') && being.test(text.slice(5)))
    return readBeing(text.slice(5).replace(being, ''), reader);
  if (lower.startsWith('how ')) return readHow(text.slice(4), reader);
  if (lower.startsWith('what ') || lower.startsWith('who ')) return readWhat(text.replace(/^\S+\s+/u, ''), reader);
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
    if (works?.[1] && noun) {
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
