import type { Field } from '@yanmo/contract/codes';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { part, section } from '../section.ts';
import { nameOnce } from './design-names.ts';
import { type OpenPlan, ownOf } from './open-names.ts';

const marks: Partial<Record<TitleUnderstanding['language'], RegExp>> = {
  en: /^(?:the )?(?<thing>[^:?,]{3,60}?),? between (?<a>(?:the )?[\p{L}-]+(?: [\p{L}-]+){0,2}) and (?<b>(?:the )?[\p{L}-]+(?: [\p{L}-]+){0,2})(?=[:,]|$)/iu,
  es: /^(?<thing>[^:?¿,]{3,60}?),? entre (?<a>(?:el |la |los |las )?[\p{L}-]+(?: [\p{L}-]+){0,2}) [ye] (?<b>(?:el |la |los |las )?[\p{L}-]+(?: [\p{L}-]+){0,2})(?=[:,]|$)/iu,
};
/** What lies or happens between two is no thing that leans to either. */
const joining =
  /\b(?:relations?|relationships?|links?|ties|bonds?|conflicts?|differences?|comparison|tensions?|dialogue|trade|war|border|gap|balance|choice|interactions?|cooperation|rivalry|talks|treaty|distance|friendship|love|marriage|communication|links?|correlation|associations?)$|(?:relaci[óo]n(?:es)?|vínculos?|lazos?|conflictos?|diferencias?|comparación|tensi[óo]n(?:es)?|diálogo|comercio|guerra|frontera|brecha|equilibrio|elección|cooperación|rivalidad|tratado|distancia|amistad|amor|matrimonio|comunicación|correlación|asociación|puentes?)(?: \p{L}+)?$/iu;

const weighed: ReadonlySet<Field> = new Set<Field>(['art', 'literature', 'philosophy', 'history', 'interdisciplinary']);

/** «El muralismo entre la propaganda y el experimento»: one body of work that leans to two sides; the sides are no pair with it. */
export function findBetween(title: TitleUnderstanding, field: Field): OpenPlan | null {
  if (!weighed.has(field) || title.bearing !== null) return null;
  const found = marks[title.language]?.exec(title.text)?.groups;
  if (!found?.thing || !found.a || !found.b) return null;
  const { thing } = found;
  if (joining.test(thing) || /\d/u.test(found.a + found.b)) return null;
  // Towns, countries and people stand apart in earnest: Tangier between Spain and France.
  const isProper = (one: string): boolean => /^(?:the |el |la )?\p{Lu}/u.test(one);
  if (title.language === 'es' && (isProper(found.a) || isProper(found.b))) return null;
  const own = ownOf(title);
  const strip = (one: string): string => own(one.replace(/^(?:the|el|la|los|las) /iu, ''));
  const [a, b] = [strip(found.a), strip(found.b)];
  if (title.language === 'en' && (isProper(a) || isProper(b))) return null;
  const object = own(thing.replace(/^(?:the|el|la|los|las) /iu, ''));
  const side = (term: string, weight: number) =>
    section('between.pole', weight, [part('between.aims', { term }), part('between.works', { term })], {
      term,
      object,
    });
  const chapters = [
    side(a, 26.1),
    side(b, 26),
    section('between.tie', 26, [part('between.same'), part('between.time'), part('between.judge')], { a, b, object }),
  ];
  const kind = title.kind === 'history-narrative' && field === 'history' ? 'history-narrative' : 'theory-essay';
  const read: TitleUnderstanding = {
    ...{ ...title, kind, object, short: object, isAspectNamed: false, sides: null },
    contexts: title.contexts.filter(({ text }) => !(found.a ?? '').includes(text) && !(found.b ?? '').includes(text)),
  };
  return nameOnce(read, object, chapters);
}
