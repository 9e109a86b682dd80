import type { Field } from '@yanmo/contract/codes';
import type { TitleKind } from '@yanmo/contract/understanding';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { part, section } from '../section.ts';
import { nameTitle } from '../title-names.ts';
import { nameOnce } from './design-names.ts';
import { type OpenPlan, ownOf } from './open-names.ts';

const marks: Partial<Record<TitleUnderstanding['language'], RegExp>> = {
  en: /^from (?:the )?(?<a>[\p{L}’'-]+(?: [\p{L}’'-]+){0,2}) to (?:the )?(?<b>[\p{L}’'-]+(?: [\p{L}’'-]+){0,2}): (?<rest>.{8,})$/iu,
  es: /^(?:del|de la|de los|de las|de) (?<a>\p{Ll}[\p{L}-]+(?: [\p{L}-]+){0,2}) (?:al|a la|a los|a las|a) (?<b>\p{Ll}[\p{L}-]+(?: [\p{L}-]+){0,2}): (?<rest>.{8,})$/iu,
};
/** «La figura del pícaro, del Lazarillo al cine de Berlanga»: the way stands behind the thing, and its ends may be names. */
const behind =
  /^(?:el |la |los |las )?(?<rest>[^:,¿]{4,60}), (?:del|de la|de los|de las|de|desde el|desde la|desde) (?<a>[\p{L}-]+(?: [\p{L}-]+){0,3}?) (?:al|a la|a los|a las|a|hasta el|hasta la|hasta) (?<b>[\p{L}-]+(?: [\p{L}-]+){0,4})$/iu;
const told: ReadonlySet<TitleKind> = new Set<TitleKind>([
  'history-narrative',
  'theory-essay',
  'status-and-remedies',
  'case-study',
  'policy-analysis',
  'text-interpretation',
]);
const shifting: ReadonlySet<Field> = new Set<Field>([
  'art',
  'history',
  'literature',
  'interdisciplinary',
  'management',
  'economics',
  'education',
  'law',
  'military',
]);
/** What came about with a thing is the way it went: the thing stood at the beginning and at the end. */
const coming =
  /^(?:la |el )?(?:legitimación|institucionalización|profesionalización|transformación|evolución|circulación|modernización|digitalización|internacionalización|consagración|ascenso|auge|transición|conversión|democratización|mercantilización) (?:del|de la|de los|de las|de) (?<thing>.+)$/iu;
const changing = /^(?:the )?chang(?:ing|es? (?:of|in)) /iu;

/** "From Workshop to Gallery: …": where a thing stood, the way it went, where it came to; the change itself was not founded and did not spread. */
export function findFromTo(title: TitleUnderstanding, field: Field): OpenPlan | null {
  const late = title.language === 'es' ? behind.exec(title.text)?.groups : undefined;
  const found = marks[title.language]?.exec(title.text)?.groups ?? late;
  if (!found?.a || !found.b || !found.rest || !shifting.has(field) || !told.has(title.kind) || title.bearing)
    return null;
  const own = ownOf(title);
  const [a, b] = [own(found.a), own(found.b)];
  // Towns and persons have journeys of other kinds.
  if ([a, b].some((one) => (!late && /^\p{Lu}/u.test(one)) || /\d|^siglo|^años/u.test(one))) return null;
  const { object: named } = late ? { object: found.rest } : nameTitle(title);
  const whole = own(named).replace(changing, '');
  if (!late && !found.rest.toLowerCase().includes(title.object.toLowerCase())) return null;
  const moved = title.language === 'es' ? coming.exec(whole)?.groups?.thing : undefined;
  const object = moved ? own(moved) : /^status of |^estatus /iu.test(whole) ? own(title.object) : whole;
  const slots = { object, focus: object, a, b };
  const chapters = [
    section('fromto.start', 24, [part('fromto.state'), part('fromto.valued')], slots),
    section('fromto.way', 28, [part('fromto.forces'), part('fromto.people'), part('fromto.resist')], slots),
    section('fromto.end', 26, [part('fromto.new'), part('fromto.kept'), part('between.judge')], slots),
  ];
  const read: TitleUnderstanding = { ...title, isAspectNamed: false, object, short: object };
  return nameOnce(read, object, chapters);
}
