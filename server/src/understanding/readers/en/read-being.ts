import { type Core, coreOf, type Reader } from '../latin/core.ts';
import { bearingVerbs } from './lexicon.ts';
import { bare, withoutArticle } from './noun-phrase.ts';
import { filler } from './read-clause.ts';
import { takeContexts } from './take-contexts.ts';
import { qualityNouns, qualityOf } from './verb-nouns.ts';

/** "social media destroying democracy" as its effect on democracy. */
export function readGoing(text: string, reader: Reader): Core | null {
  const words = text.split(/\s+/u);
  const isVerb = (word: string): boolean => {
    const stem = bare(word).replace(/ing$/u, '');
    return [stem, `${stem}e`, stem.replace(/(.)\1$/u, '$1')].some((verb) => bearingVerbs.has(verb));
  };
  // "Is Gene Editing Changing Medicine?": of two such words the verb is the one that bears on something.
  const at = words.findIndex(
    (word, index) => index > 0 && index + 1 < words.length && /\p{L}{3}ing$/iu.test(word) && isVerb(word),
  );
  if (at < 1) return null;
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

/** "X necessary", "X a failure", "X good for Y": what is asked whether it is so. */
export function readBeing(given: string, reader: Reader): Core | null {
  const text = given
    .replace(/\s+(?:today|now|nowadays|anymore)$/iu, '')
    .replace(/\s+worth\s+(?:it|the .+)$/iu, ' worth');
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
  const quality = qualityOf(last);
  const taken = takeContexts(text, reader);
  // "Are Sanctions Lawful under the Charter?": what it is judged by stands behind the quality.
  const ahead = taken.rest.split(/\s+/u);
  const judged = taken.contexts.length > 0 && ahead.length > 1 ? qualityNouns.get(bare(ahead.at(-1) ?? '')) : undefined;
  if (judged)
    return coreOf(withoutArticle(ahead.slice(0, -1).join(' ')), judged, {
      contexts: taken.contexts,
      signs: ['question', 'argument'],
      sure: 0.8,
    });
  // "Is Happiness the Highest Good?": behind an article the word is a noun.
  const isNoun =
    /\s(?:an?|the)\s(?:[\p{L}-]+\s)*\S+$/iu.test(text) && /^(?:good|right|wrong|human|free|just|better)$/u.test(last);
  if (quality && !isNoun && words.length > 1) {
    const before = words.slice(0, -1).filter((word, at) => at === 0 || /^morally$/iu.test(word) || !filler.test(word));
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
    const isChoice =
      /\sor\s/iu.test(inner.rest) ||
      /^(?:great|good|bad|successful|true|real|strong|weak|wise|just|capable|competent|tragic)\s/iu.test(inner.rest);
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
  const either = /^(.+)\s+(\S+)\s+or\s+(\S+)$/iu.exec(text);
  if (either?.[1] && either[2] && either[3])
    return coreOf(withoutArticle(either[1]), `status as ${either[2]} or ${either[3]}`, {
      ...{ signs: ['question', 'argument'], sure: 0.75 },
    });
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
