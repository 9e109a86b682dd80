import { isPersonName } from '../../../../understanding/readers/en/person-names.ts';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { part, type Section, section } from '../section.ts';
import { nameTitle } from '../title-names.ts';
import type { Core } from './core.ts';

interface Works {
  a: string;
  b: string;
}

/** One work whose name joins two things. */
const joined =
  /^(?:pride|sense|crime|war|romeo|antony|troilus|sons|fathers|north|tristan|jekyll|dr\.? jekyll|bonnie|beauty|venus|love|mice|orgullo|sentido|crimen|guerra|romeo|fortunata|calixto|civilización|facundo|dafnis|paul|sacco|thelma|hansel|harold)\b.* (?:and|y|e) /iu;

const quoted = /[《『「“"«][^》』」”"»]+[》』」”"»]/gu;

/** Two works that a title reads together: both in quotation marks, or two names joined where it says in what it reads. */
export function findTwoWorks({ text, language, contexts, sides }: TitleUnderstanding): Works | null {
  if (language === 'zh' || language === 'ja') {
    const [a, b, ...others] = [...text.matchAll(quoted)].map(([work]) => work);
    if (!a || !b || others.length > 0) return null;
    const between = text.slice(text.indexOf(a) + a.length, text.indexOf(b));
    return between === '' || (/[与和とや、及]/u.test(between) && between.length <= 8) ? { a, b } : null;
  }
  const [a, b] = sides ?? [];
  const isRead = (side: string): boolean =>
    contexts.some((context) => context.text.includes(side)) && !isPersonName(side);
  const isNamed = (side: string): boolean =>
    /^\p{Lu}/u.test(side) ||
    (language === 'es' && contexts.some(({ kind, text: work }) => kind === 'text' && work.endsWith(side)));
  if (a && b && isRead(a) && isRead(b) && isNamed(a) && isNamed(b)) return { a, b };
  const read = contexts.find(({ kind }) => kind === 'text')?.text ?? '';
  if (joined.test(read)) return null;
  const pair = /^(?<a>[“"«][^”"»]+[”"»]|\p{Lu}.{1,40}?)(?: and | y | e )(?<b>[“"«][^”"»]+[”"»]|\p{Lu}.{1,40})$/u.exec(
    read,
  )?.groups;
  return pair?.a && pair.b ? { a: pair.a, b: pair.b } : null;
}

/** Each work in its world and by itself, then the two beside each other. */
export const planTwoWorks =
  ({ a, b }: Works): Core =>
  (material, angle, title) => {
    const { aspect, object } = nameTitle(title);
    const side = aspect ?? (object.includes(a) ? '' : object);
    const theory = material.theory();
    const slots = side === '' ? { a, b } : { a, b, aspect: side };
    const read = (term: string): Section =>
      section('duo.show', term === b ? 24.5 : 24, [part('duo.scenes', { term }), part('duo.voice', { term })], {
        ...slots,
        term,
      });
    const compare = section(
      'duo.compare',
      26,
      [part('duo.same'), part('duo.differ'), part('duo.why'), theory !== '' && part('frame.theory', { theory })],
      slots,
    );
    const worlds = section('duo.worlds', 16, [part('duo.world', { term: a }), part('duo.world', { term: b })]);
    // What is compared has been read before.
    return angle % 2 === 1 ? [read(a), read(b), compare, worlds] : [worlds, read(a), read(b), compare];
  };
