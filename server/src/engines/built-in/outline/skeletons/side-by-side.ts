import type { Field } from '@yanmo/contract/codes';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { part, section } from '../section.ts';
import { nameOnce } from './design-names.ts';
import { type OpenPlan, ownOf } from './open-names.ts';

const tried: ReadonlySet<Field> = new Set<Field>(['engineering', 'science', 'agriculture']);

/** "Comparative Growth of Broilers Fed Insect Meal and Soybean Meal": the two, what is measured, and on what. */
const shapes: readonly RegExp[] = [
  /^(?:an? |the )?comparative (?<trait>(?!study|analysis|evaluation|assessment|review)[\p{L}-]+(?: [\p{L}-]+)?) of (?<on>[^:]+? (?:fed|grown (?:in|on|under|with)|treated with|irrigated with|raised on|reared on|coated with|reinforced with)) (?<a>[^:]+?) and (?<b>[^:]+)/iu,
  /^(?:an? |the )?(?:(?:experimental |performance )?comparison|comparative (?:study|analysis|evaluation|assessment|performance)) (?:of|between) (?:the )?(?<trait>[\p{L}-]+(?: [\p{L}-]+)?) of (?<a>[^:]+?) and (?<b>[^:]+?)(?: (?<how>for|in|under|on|at) (?<on>[^:]+))?(?=:|$)/iu,
  /^(?:an? |the )?(?:(?:experimental |performance )?comparison|comparative (?:study|analysis|evaluation|assessment|performance)|comparing) (?:of |between )?(?:the )?(?<a>[^:]+?) (?:and|with|versus) (?:the )?(?<b>[^:]+?)(?: (?<how>for|in|under|on|at) (?<on>[^:]+))?(?=:|$)/iu,
  /^(?<a>[^:]{3,50}?) (?:versus|vs\.?) (?<b>[^:]+?)(?: (?<how>for|in|under|on|at) (?<on>[^:]+))?(?=:|$)/iu,
];

const quality =
  /^(?:\p{L}+(?:ic|al|en|ed|ive|ous|ary|less)|online|open|closed|raw|wet|dry|hot|cold|small|large|local)$/iu;

/** PID and fuzzy control: the noun that both share is said of both; organic and conventional tomato farming: with all that stands before it. */
function shareHead(a: string, b: string): string {
  const [first = '', ...shared] = b.split(' ');
  if (quality.test(a) && quality.test(first) && shared.length > 1) return `${a} ${shared.join(' ')}`;
  const head = b.split(' ').at(-1) ?? '';
  return b.includes(' ') && a.split(' ').length < b.split(' ').length && !a.toLowerCase().endsWith(head.toLowerCase())
    ? `${a} ${head}`
    : a;
}

/** Two things are tried side by side on the bench or in the field; neither learns from the other, and neither is a dose of anything. */
export function findSideBySide(title: TitleUnderstanding, field: Field): OpenPlan | null {
  if (title.language !== 'en' || !tried.has(field) || title.signs.includes('review') || /\?/u.test(title.text))
    return null;
  const found = shapes.map((shape) => shape.exec(title.text)?.groups).find((groups) => groups?.a && groups.b);
  if (!found?.a || !found.b || /,/u.test(found.a) || found.b.split(' ').length > 6) return null;
  const own = ownOf(title);
  const [a, b] = [own(shareHead(found.a, found.b)), own(found.b)];
  const aspect = found.trait ? own(found.trait) : '';
  const where = found.on && found.how ? `${found.how.toLowerCase()} ${own(found.on)}` : '';
  const slots = { a, b, aspect, ...(where === '' ? {} : { there: where }) };
  const chapters = [
    section('pair.plan', 24, [part('pair.items'), part('pair.same'), part('pair.measure')], slots),
    section('pair.result', 28, [part('pair.main'), part('pair.course'), part('pair.cost')], slots),
    section('pair.why', 20, [part('pair.cause'), part('pair.sure')], slots),
    section('pair.choice', 18, [part('pair.fit'), part('pair.next')], slots),
  ];
  const subject =
    found.trait && found.on ? `${aspect} of ${own(found.on)} ${a} and ${b}` : `${a} and ${b}${where && ` ${where}`}`;
  const read: TitleUnderstanding = {
    ...{ ...title, kind: 'lab-experiment', object: subject, short: subject, isAspectNamed: false },
    ...{ bearing: null, sides: null, contexts: title.contexts.filter(({ text }) => !subject.includes(text)) },
  };
  return nameOnce(read, subject, chapters, 'finding');
}
