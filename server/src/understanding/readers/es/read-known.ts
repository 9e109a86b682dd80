import { type Core, coreOf, type Reader } from '../latin/core.ts';
import { isPeople, withoutArticle } from './noun-phrase.ts';
import { takeContexts } from './take-contexts.ts';

const noun =
  '(?:nivel(?:es)? de\\s+)?(?:conocimientos?|saberes|actitud(?:es)?|percepci(?:ón|ones)|creencias|opini(?:ón|ones)|prácticas|hábitos)';
const list = `(?:(?:el|la|los|las)\\s+)?(?<what>${noun}(?:(?:\\s*,\\s*|\\s+[ye]\\s+)(?:(?:las|los)\\s+)?${noun})*)`;
const on = '(?:sobre|acerca de|hacia|ante|frente a|en torno a|en relación con|respecto a|respecto de)';

const held = new RegExp(
  `^${list}\\s+(?:de|del|en)\\s+(?<who>(?:(?:los|las|el|la)\\s+)?\\S+(?:\\s+(?!(?:sobre|ante|hacia|frente|acerca)\\s)\\S+){0,7}?)\\s+(?<joint>${on}l?)\\s+(?<matter>.+)$`,
  'iu',
);
const known = new RegExp(`^${list}\\s+(?<joint>${on}l?)\\s+(?<matter>.+)$`, 'iu');

/** «frente al uso» is of the use: the article that the preposition swallowed comes back. */
const whole = (joint: string, matter: string): string => (/al$/iu.test(joint) ? `el ${matter}` : matter);

/** «Conocimientos, actitudes y prácticas (del personal) sobre X»: what people know, think and do about a thing is asked of them. */
export function readKnown(text: string, reader: Reader): Core | null {
  const theirs = held.exec(text)?.groups;
  if (theirs?.what && theirs.who && theirs.matter && isPeople(reader.open(theirs.who))) {
    const taken = takeContexts(whole(theirs.joint ?? '', theirs.matter), reader);
    return coreOf(withoutArticle(taken.rest), theirs.what, {
      contexts: [{ text: withoutArticle(theirs.who), kind: 'population' }, ...taken.contexts],
      ...{ signs: ['survey'], sure: 0.9 },
    });
  }
  const found = known.exec(text)?.groups;
  if (!found?.what || !found.matter) return null;
  const taken = takeContexts(whole(found.joint ?? '', found.matter), reader);
  return coreOf(withoutArticle(taken.rest), found.what, {
    contexts: taken.contexts,
    ...{ signs: ['survey'], sure: 0.85 },
  });
}
