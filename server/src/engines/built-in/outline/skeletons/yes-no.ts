import type { Field } from '@yanmo/contract/codes';
import type { TitleKind } from '@yanmo/contract/understanding';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import { part, type Section, section } from '../section.ts';
import { nameOnce } from './design-names.ts';
import { type OpenPlan, ownOf } from './open-names.ts';
import { findQuestion } from './open-question.ts';
import { namesPeople } from './people.ts';
import { asksVerdict } from './whether.ts';

const told: ReadonlySet<TitleKind> = new Set<TitleKind>(['text-interpretation', 'lab-experiment', 'review']);
const isDeed = (name: string): boolean => /^\p{Ll}+(?:ar|er|ir)(?:se)? /u.test(name);
const broken = /^(?:es|son|hay|debe|deben|puede|pueden|existe|tenemos|somos|podemos|debemos|se|me|nos) /iu;

interface Claim {
  /** What the question is about. */
  object: string;
  /** What a yes would affirm: a quality of the thing, or a deed. */
  term: string;
}

const of = (name: string): string => grammars.es.inflect(name, 'de');

function findClaim(title: TitleUnderstanding, field: Field): Claim | null {
  const { aspect, isAspectNamed, text } = title;
  const own = ownOf(title);
  const object = own(title.object);
  // A question that was not understood has its own verb for a name.
  if (broken.test(object) || text.slice(1).toLowerCase().startsWith(title.object.toLowerCase())) return null;
  if (isDeed(object) || !isAspectNamed || (aspect === 'conveniencia' && isDeed(object)))
    return { object, term: object };
  const able = /^(?:capacidad|posibilidad) de (?<deed>\p{L}+(?:ar|er|ir)(?:se)?(?: .+)?)$/iu.exec(aspect)?.groups?.deed;
  if (able) {
    // What somebody may do by law is a power, and the question is about the power, not about him.
    const term = field === 'law' ? `facultad ${of(object)} de ${able}` : `capacidad ${of(object)} para ${able}`;
    return { object: field === 'law' || namesPeople(object, 'es') ? term : object, term };
  }
  return /^\p{Ll}+(?:ción|sión|dad|tad|cia|ncia|ez|eza|or|ud|ro|so|to|ve|ica|ón)$/iu.test(aspect)
    ? { object, term: `${aspect.toLowerCase()} ${of(object)}` }
    : null;
}

/** «¿Sirven los deberes?», «¿Es constitucional…?»: reasons on both sides name what they are for and against; then facts or courts, and an answer. */
export function findYesNo(title: TitleUnderstanding, field: Field): OpenPlan | null {
  if (title.language !== 'es' || title.bearing !== null || title.sides !== null || told.has(title.kind)) return null;
  if (title.kind === 'history-narrative' && field === 'history') return null;
  // Whether a thing is just, or is what it is said to be, has chapters of its own.
  if (asksVerdict(title) || /^condición de /u.test(title.aspect)) return null;
  const question = findQuestion(title);
  if (question?.asks !== 'whether' || question.isChoice || !/^¿/u.test(title.text)) return null;
  const claim = findClaim(title, field);
  if (!claim) return null;
  const { object, term } = claim;
  const slots = { object, focus: object, term };
  const isLaw = field === 'law';
  // What one should do is spoken for and against; what is said to be so is supported or doubted.
  const isDone = isDeed(term) || /^¿deb/iu.test(title.text);
  const decide: Section =
    field === 'philosophy'
      ? section('ask.decide', 22, [part('ask.part'), part('ask.tell')])
      : isLaw
        ? section('yesno.courts', 22, [part('lawask.courts'), part('law.abroad')], slots)
        : section('yesno.shown', 24, [part('yesno.studies'), part('yesno.abroad'), part('yesno.whom')], slots);
  const chapters = [
    section(
      'yesno.ground',
      18,
      [part(isLaw ? 'lawask.rules' : 'yesno.facts'), part(isDone ? 'yesno.deed' : 'yesno.sense')],
      slots,
    ),
    section(isDone ? 'yesno.for' : 'yesno.holds', 20, [part('whether.best'), part('whether.needs')], slots),
    section(isDone ? 'yesno.against' : 'yesno.doubts', 21, [part('whether.doubt'), part('whether.reach')], slots),
    decide,
    section('yesno.answer', 18, [part('ask.own'), isLaw && part('lawask.reform'), part('ask.limit')], slots),
  ];
  const read: TitleUnderstanding = { ...title, kind: 'theory-essay', isAspectNamed: false };
  const plan = nameOnce(read, term, chapters);
  return {
    ...plan,
    names: { ...plan.names, ask: `la pregunta ${question.query}`, answer: 'una respuesta y sus condiciones' },
  };
}
