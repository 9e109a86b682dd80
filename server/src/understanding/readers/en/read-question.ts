import { type Core, coreOf, type Reader } from '../latin/core.ts';
import { bearingVerbs, unsureVerbs } from './lexicon.ts';
import { bare, isPeople, namesPlace, withoutArticle } from './noun-phrase.ts';
import { type Taken, takeContexts, takeOwner } from './take-contexts.ts';
import { findPlainVerb, gerundNouns, measureNouns, qualityNouns, verbNouns } from './verb-nouns.ts';

const asking =
  /^(?:to what extent|how far|in what ways?|in which ways?|under (?:what|which) (?:conditions|circumstances)|when and how|how and why|why and how)\s+/iu;
const helping = /^(?:do|does|did|can|could|will|would|may|might|must|has|have|had)\s+/iu;
const being = /^(?:is|are|was|were)\s+/iu;
const questionWord =
  /^(?:why|how|what|which|who|whom|whose|when|where|should|shall|is|are|was|were|do|does|did|can|could|will|would|may|might|must|has|have|had|to what extent|how far|in what ways?|under what)\s/iu;
const pronoun = /^(?:it|they|this|these|that|he|she|we|one)$/iu;
/** Words between subject and verb that carry nothing. */
const filler =
  /^(?:really|still|actually|truly|ever|always|also|so|often|today|now|just|only|not|too|morally|ever|be|been|being|have|we|to)$/iu;
const linking = new Set('lead leads led contribute contributes contributed bring brings'.split(' '));

export const isQuestion = (text: string): boolean => /\?\s*$/u.test(text) || questionWord.test(text);

const clean = (text: string): string => text.replace(/[?!.\s]+$/u, '').trim();
const isSubject = (words: readonly string[]): boolean => words.length > 0;

/** Where the verb stands in "social media improve learning": the first word that is one, after a subject. */
function findVerb(words: readonly string[], isVerb: (word: string, at: number) => boolean): number {
  for (let at = 1; at < words.length; at += 1) if (isVerb(bare(words[at] ?? ''), at)) return at;
  return -1;
}

const subjectOf = (words: readonly string[]): string =>
  words
    .filter((word, at) => at === 0 || !filler.test(word))
    .join(' ')
    .replace(/^The\s/u, 'the ');

/** "(help) primary pupils learn" as the learning of primary pupils. */
function turnClause(words: readonly string[]): readonly string[] {
  const noun = verbNouns.get(bare(words.at(-1) ?? ''));
  const who = words.slice(0, -1).join(' ');
  return noun && isPeople(who) ? [noun, 'among', who] : words;
}

/** "X improve(s) Y in Z" as effect of X on Y. */
function readBearingClause(text: string, reader: Reader): Core | null {
  const words = text.split(/\s+/u);
  const isVerb = (word: string, index: number): boolean => bearingVerbs.has(word) && index + 1 < words.length;
  const plain = findVerb(words, (word, index) => isVerb(word, index) && !unsureVerbs.has(word));
  const at = plain > 0 ? plain : findVerb(words, isVerb);
  if (at < 1 || !isSubject(words.slice(0, at))) return null;
  let after = words.slice(at + 1);
  const verb = bare(words[at] ?? '');
  if (linking.has(verb) && /^to$/iu.test(after[0] ?? '')) after = after.slice(1);
  // "help students learn": what is helped is what they do.
  const [first = ''] = after;
  if (/^helps?$|^enables?$/u.test(verb) && bearingVerbs.has(bare(first))) after = after.slice(1);
  const taken = takeContexts(turnClause(after).join(' '), reader);
  const own = takeOwner(taken.rest);
  const inner = takeContexts(subjectOf(words.slice(0, at)), reader);
  const [cause, outcome] = [withoutArticle(inner.rest), withoutArticle(own.rest)];
  if (outcome === '') return null;
  return coreOf(cause, `effect on ${own.rest}`, {
    contexts: [...inner.contexts, ...own.contexts, ...taken.contexts],
    bearing: pronoun.test(cause) ? null : { cause, outcome },
    signs: ['effect', 'question'],
    sure: 0.85,
  });
}

/** "community libraries lose teenage readers" as their loss of readers. */
function nominalise(text: string, reader: Reader): Core | null {
  const words = text.split(/\s+/u);
  const at = findVerb(words, (word) => findPlainVerb(word) !== null);
  const isDenied = words.some((word) => /^not$/iu.test(word));
  const named = at < 1 ? undefined : verbNouns.get(findPlainVerb(bare(words[at] ?? '')) ?? '');
  const noun = named && isDenied ? `non-${named}` : named;
  if (!noun) return null;
  const subject = takeContexts(subjectOf(words.slice(0, at)), reader);
  const taken = takeContexts(
    words
      .slice(at + 1)
      .filter((word) => !/^(?:so|less|more|out|better|worse|well|often)$/iu.test(word))
      .join(' '),
    reader,
  );
  const who = withoutArticle(subject.rest);
  if (noun === 'development' && /^become/iu.test(words[at] ?? ''))
    return coreOf(who, `development into ${words.slice(at + 1).join(' ')}`, {
      contexts: subject.contexts,
      signs: ['history'],
    });
  const what = taken.rest.replace(/^The\s/u, 'the ');
  const contexts = [...subject.contexts, ...taken.contexts];
  if (what === '' || /^(?:in|at|on|during)$/iu.test(what))
    return coreOf(`${noun} of ${subject.rest}`, null, { contexts });
  if (/^to\s/iu.test(what))
    return coreOf(`${/s$/u.test(who) ? `${who}’` : `${who}’s`} ${noun} ${what}`, null, { contexts });
  const joint =
    noun === 'resistance' || noun === 'opposition'
      ? 'to'
      : noun === 'trust' || noun === 'distrust' || noun === 'investment'
        ? 'in'
        : noun === 'victory'
          ? 'in'
          : noun === 'withdrawal' || noun === 'departure' || noun === 'dropout'
            ? 'from'
            : 'of';
  const owner = /s$/u.test(who) ? `${who}’` : `${who}’s`;
  return coreOf(`${owner} ${noun} ${joint} ${what}`, null, {
    contexts: isPeople(who) && contexts.length === 0 ? [] : contexts,
  });
}

/** "social media destroying democracy" as its effect on democracy. */
function readGoing(text: string, reader: Reader): Core | null {
  const words = text.split(/\s+/u);
  const at = words.findIndex((word, index) => index > 0 && index + 1 < words.length && /\p{L}{3}ing$/iu.test(word));
  const stem = bare(words[at] ?? '').replace(/ing$/u, '');
  if (at < 1 || ![stem, `${stem}e`, stem.replace(/(.)\1$/u, '$1')].some((verb) => bearingVerbs.has(verb))) return null;
  const taken = takeContexts(words.slice(at + 1).join(' '), reader);
  const [cause, outcome] = [withoutArticle(words.slice(0, at).join(' ')), withoutArticle(taken.rest)];
  return coreOf(cause, `effect on ${taken.rest}`, {
    contexts: taken.contexts,
    bearing: { cause, outcome },
    signs: ['effect', 'question'],
    sure: 0.8,
  });
}

const toward =
  /^(.+?)\s+(good|bad|beneficial|harmful|dangerous|helpful|compatible|responsible|necessary|relevant)\s+(for|to|with)\s+(.+)$/iu;

function readBeing(given: string, reader: Reader): Core | null {
  const text = given.replace(/\s+worth\s+(?:it|the .+)$/iu, ' worth');
  const bears = toward.exec(text);
  if (bears?.[1] && bears[2] && bears[3] && bears[4]) {
    const taken = takeContexts(bears[4], reader);
    const object = withoutArticle(bears[1]);
    const noun = /^(?:compatible|responsible|relevant|necessary)$/iu.test(bears[2])
      ? `${qualityNouns.get(bears[2].toLowerCase()) ?? 'relation'} ${bears[3].toLowerCase()}`
      : 'effect on';
    return coreOf(object, `${noun} ${taken.rest}`, {
      contexts: taken.contexts,
      bearing: noun === 'effect on' ? { cause: object, outcome: withoutArticle(taken.rest) } : null,
      signs: ['question', 'argument'],
      sure: 0.8,
    });
  }
  const going = readGoing(text, reader);
  if (going) return going;
  const words = text.split(/\s+/u);
  const last = bare(words.at(-1) ?? '');
  const quality = qualityNouns.get(last);
  const taken = takeContexts(text, reader);
  if (quality && words.length > 1) {
    const before = words.slice(0, -1).filter((word, at) => at === 0 || !filler.test(word));
    const adverb =
      /ly$/iu.test(before.at(-1) ?? '') && before.length > 1
        ? (before.pop() ?? '')
            .toLowerCase()
            .replace(/ically$/u, 'ic')
            .replace(/ily$/u, 'y')
            .replace(/ly$/u, '')
        : '';
    return coreOf(withoutArticle(before.join(' ')), adverb ? `${adverb} ${quality}` : quality, {
      signs: ['question', 'argument'],
      sure: 0.85,
    });
  }
  const predicate =
    /^(.+?)\s+(?:really\s+|still\s+|truly\s+|just\s+|always\s+|merely\s+)?((?:an?|the)\s+|(?:really|still|truly|just)\s+)(.+)$/iu.exec(
      text,
    );
  if (predicate?.[1] && predicate[3]) {
    const inner = takeContexts(predicate[3], reader);
    const adjective = qualityNouns.get(bare(inner.rest));
    const isChoice = /\sor\s/iu.test(inner.rest);
    const judgement = isChoice
      ? 'assessment'
      : /^(?:failure|success|mistake)$/iu.test(inner.rest)
        ? inner.rest
        : undefined;
    return coreOf(
      withoutArticle(predicate[1]),
      adjective ??
        judgement ??
        `status as ${/^an?\s/iu.test(predicate[2] ?? '') ? (predicate[2] ?? '').toLowerCase() : ''}${inner.rest}`,
      {
        contexts: inner.contexts,
        signs: ['question', 'argument'],
        sure: 0.7,
      },
    );
  }
  if (/\sor\s/iu.test(text)) return null;
  const innerWords = taken.rest.split(/\s+/u);
  const inside = qualityNouns.get(bare(innerWords.at(-1) ?? ''));
  if (inside && innerWords.length > 1)
    return coreOf(withoutArticle(innerWords.slice(0, -1).join(' ')), inside, {
      contexts: taken.contexts,
      signs: ['question', 'argument'],
      sure: 0.8,
    });
  const noun = innerWords.at(-1) ?? '';
  if (innerWords.length < 2) return null;
  const isQuality = /(?:al|ic|ive|ous|able|ible|ful|less|er)$/iu.test(noun);
  return coreOf(withoutArticle(innerWords.slice(0, -1).join(' ')), isQuality ? 'assessment' : `status as ${noun}`, {
    contexts: taken.contexts,
    signs: ['question', 'argument'],
    sure: 0.55,
  });
}

function readShould(text: string, reader: Reader): Core {
  const passive = /^(.+?)\s+(?:be|become|remain|stay)\s+(.+)$/iu.exec(text);
  if (passive?.[1] && passive[2]) {
    const taken = takeContexts(passive[2], reader);
    const inner = takeContexts(passive[1], reader);
    const noun = measureNouns.get(bare(taken.rest.split(/\s+/u).at(-1) ?? ''));
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

function readWhy(text: string, reader: Reader): Core {
  const plain = text
    .replace(helping, '')
    .replace(being, '')
    .replace(/\bdrop(?:ped|s)?\s+out(?:\s+of)?\b/iu, 'dropout');
  const matter = /^(.+?)\s+matters?$/iu.exec(plain);
  if (matter?.[1])
    return coreOf(withoutArticle(matter[1]), 'importance', { signs: ['question', 'argument'], sure: 0.85 });
  const clause = nominalise(plain, reader);
  if (clause) return { ...clause, aspect: 'causes', signs: ['question', 'factors'], sure: 0.7 };
  const taken = takeContexts(plain, reader);
  return coreOf(withoutArticle(taken.rest), 'causes', {
    contexts: taken.contexts,
    signs: ['question', 'factors'],
    sure: 0.5,
  });
}

function readHow(text: string, reader: Reader): Core | null {
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
  return clause ? { ...clause, signs: ['question'], sure: 0.5 } : null;
}

function readWhat(text: string, reader: Reader): Core | null {
  const doers: readonly [RegExp, string][] = [
    [/^(?:benefits|gains|profits|pays)(?:\s+(?:from|for))?\s+(.+)$/iu, 'distribution of benefits and costs'],
    [/^(?:started|caused|began|killed|destroyed)\s+(.+)$/iu, 'causes'],
    [/^(?:owns|controls|governs|rules|decides)\s+(.+)$/iu, 'control'],
    [/^is (?:liable|responsible|to blame)\s+(?:for|when|if)\s+(.+)$/iu, 'liability'],
  ];
  for (const [pattern, aspect] of doers) {
    const done = pattern.exec(text);
    if (!done?.[1]) continue;
    const taken = takeContexts(done[1], reader);
    return coreOf(withoutArticle(taken.rest), aspect, { contexts: taken.contexts, signs: ['question'], sure: 0.75 });
  }
  const causes =
    /^(?:causes|drives|explains|determines|influences|shapes|affects|motivates|predicts|makes|triggers|caused|drove|explained)\s+(.+)$/iu.exec(
      text,
    );
  if (causes?.[1]) {
    const taken = takeContexts(causes[1], reader);
    const owner = takeOwner(taken.rest);
    return coreOf(withoutArticle(owner.rest), /^(?:cause|trigger)/iu.test(text) ? 'causes' : 'determinants', {
      contexts: [...owner.contexts, ...taken.contexts],
      signs: ['question', 'factors'],
      sure: 0.9,
    });
  }
  const lesson =
    /^(?:can|could|do|does|did)\s+(?:we\s+learn\s+from\s+(.+)|(.+?)\s+(?:teach|tell|show|reveal)s?\s+(?:us\s+)?(?:about\s+)?(.+))$/iu.exec(
      text,
    );
  if (lesson?.[1]) return coreOf(withoutArticle(lesson[1]), 'lessons', { signs: ['question'], sure: 0.85 });
  if (lesson?.[2] && lesson[3])
    return coreOf(withoutArticle(lesson[2]), `lessons for ${withoutArticle(lesson[3])}`, {
      signs: ['question'],
      sure: 0.75,
    });
  const shows = /^(.+?)\s+(?:shows?|tells? us|teaches us|reveals?)(?:\s+about\s+(.+))?$/iu.exec(text);
  if (shows?.[1])
    return coreOf(withoutArticle(shows[1]), shows[2] ? `lessons for ${shows[2]}` : 'meaning', {
      signs: ['concept'],
      sure: 0.6,
    });
  if (being.test(text)) {
    const rest = text.replace(being, '');
    const wrong = /^wrong with\s+(.+)$/iu.exec(rest);
    if (wrong?.[1]) return coreOf(withoutArticle(wrong[1]), 'problems', { signs: ['question', 'problem'], sure: 0.8 });
    const taken = takeContexts(rest, reader);
    return coreOf(withoutArticle(taken.rest), 'definition', {
      contexts: taken.contexts,
      signs: ['question', 'concept'],
      sure: 0.8,
    });
  }
  return null;
}

const choices = /^(?:an?\s+|the\s+)?(.+?)\s+or\s+(?:an?\s+|the\s+)?(.+)$/iu;

/** "Success or Failure?", "Hero or Monster?": which of two judgements holds. */
function readChoice(text: string): Core | null {
  const found = choices.exec(text);
  if (!found?.[1] || !found[2] || text.split(/\s+/u).length > 8) return null;
  const isEffect = /ful$|^(?:good|bad|boon|bane|blessing|curse|friend|foe|help|hindrance|burden)/iu.test(found[1]);
  return coreOf('it', isEffect ? 'effect' : 'assessment', { signs: ['question', 'argument'], sure: 0.6 });
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
  if (being.test(text)) return readBeing(text.replace(being, ''), reader) ?? readChoice(text.replace(being, ''));
  if (helping.test(text)) {
    const clause = text.replace(helping, '');
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
    if (works?.[1] && noun) {
      const taken = takeContexts(works[1], reader);
      return coreOf(withoutArticle(taken.rest), noun, { contexts: taken.contexts, signs: ['question'], sure: 0.8 });
    }
    const having = /^(.+?)\s+have\s+(?:an?\s+|the\s+)?(.+)$/iu.exec(clause);
    if (having?.[1] && having[2]) {
      const taken = takeContexts(having[2], reader);
      return coreOf(`${taken.rest} of ${having[1]}`, 'existence', {
        contexts: taken.contexts,
        signs: ['question', 'argument'],
        sure: 0.6,
      });
    }
    const be = /^(.+?)\s+be\s+(.+)$/iu.exec(clause);
    if (be?.[1] && be[2]) return readBeing(`${be[1]} ${be[2]}`, reader);
    const effect = readBearingClause(clause, reader);
    if (effect) return effect;
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
    const words = clause.split(/\s+/u);
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
  return /\?\s*$/u.test(given) ? readChoice(text) : null;
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
