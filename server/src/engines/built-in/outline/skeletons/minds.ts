import type { Field } from '@yanmo/contract/codes';
import type { TitleKind } from '@yanmo/contract/understanding';
import { arePersons } from '../../../../understanding/readers/two-minds.ts';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import { part, type Section, section } from '../section.ts';
import type { Core } from './core.ts';

const thought: ReadonlySet<TitleKind> = new Set<TitleKind>(['theory-essay', 'text-interpretation', 'doctrinal-law']);
const shown: ReadonlySet<Field> = new Set<Field>(['art', 'literature']);

interface Minds {
  a: string;
  b: string;
}

/** Two persons whom a title sets beside each other on one matter. */
export function findMinds({ kind, sides, object, language, text }: TitleUnderstanding): Minds | null {
  const [a, b] = sides ?? [];
  if (!a || !b || !thought.has(kind) || object.includes(a) || !arePersons(a, b, language)) return null;
  const own = (name: string): string => grammars[language].fromTitle(name, text);
  return { a: own(a), b: own(b) };
}

/** Each in his time and by himself, then both beside each other; thinkers are also weighed. */
export const planMinds =
  (field: Field, { a, b }: Minds): Core =>
  (material, angle, { kind, object, language, text }) => {
    const slots = { a, b, aspect: grammars[language].fromTitle(object, text) };
    const isShown = shown.has(field);
    const theory = material.theory();
    // The second stays a chapter where a short paper has room for one alone, and takes the first in.
    const view = (term: string): Section =>
      section(
        'minds.show',
        term === b ? 22.5 : 22,
        isShown
          ? [part('minds.works', { term }), part('minds.means', { term })]
          : [part('minds.texts', { term }), part('minds.argument', { term })],
        { ...slots, term },
      );
    const compare = section(
      'minds.compare',
      26,
      [
        part('minds.same'),
        part('minds.differ'),
        part('minds.why'),
        isShown && theory !== '' && part('frame.theory', { theory }),
      ],
      slots,
    );
    const worlds = section(
      'minds.worlds',
      15,
      [part('minds.world', { term: a }), part('minds.world', { term: b })],
      slots,
    );
    const weigh =
      isShown || kind === 'text-interpretation'
        ? []
        : [section('minds.weigh', 18, [part('minds.stronger'), part('minds.today')], slots)];
    return angle % 2 === 1 ? [view(a), view(b), compare, ...weigh] : [worlds, view(a), view(b), compare, ...weigh];
  };
