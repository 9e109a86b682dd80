import { type Core, coreOf, type Reader } from '../latin/core.ts';
import { bearingVerbs } from './lexicon.ts';
import { bare, isPeople, namesPlace, withoutArticle } from './noun-phrase.ts';
import { readBeing } from './read-being.ts';
import { findVerb, nominalise, pronoun, readBearingClause } from './read-clause.ts';
import { type Taken, takeContexts, takeOwner } from './take-contexts.ts';
import { gerundNouns, measureNouns, qualityNouns, toGerund, verbNouns } from './verb-nouns.ts';

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
  const moved =
    /^(?:drives?|drove|leads?|led|motivates?|makes?|made|prompts?|pushe?s)\s+(.+?)\s+to\s+(\p{L}+)(\s.+)?$/iu.exec(
      text,
    );
  if (moved?.[1] && moved[2] && !/ed$/iu.test(moved[2])) {
    const taken = takeContexts(moved[3]?.trim() ?? '', reader);
    const who = withoutArticle(moved[1]);
    const owner = /s$/u.test(reader.open(who)) ? `${who}’` : `${who}’s`;
    return coreOf(`${owner} decision to ${moved[2].toLowerCase()} ${taken.rest}`.trim(), 'determinants', {
      contexts: taken.contexts,
      signs: ['question', 'factors'],
      sure: 0.8,
    });
  }
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

/** "Is it wrong to eat animals?": what is judged is the doing. */
const judging =
  /^(?:is|was|can)\s+it\s+(?:be\s+)?(?:ever\s+|always\s+|morally\s+|ethically\s+|still\s+)*(\p{L}+)\s+(?:for\s+.+?\s+)?to\s+(\p{L}+)(\s.+)?$/iu;

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
  const judged = judging.exec(text);
  if (judged?.[1] && judged[2] && qualityNouns.has(judged[1].toLowerCase())) {
    const taken = takeContexts(judged[3]?.trim() ?? '', reader);
    return coreOf(`${toGerund(judged[2])} ${taken.rest}`.trim(), qualityNouns.get(judged[1].toLowerCase()) ?? null, {
      contexts: taken.contexts,
      signs: ['question', 'argument'],
      sure: 0.8,
    });
  }
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
