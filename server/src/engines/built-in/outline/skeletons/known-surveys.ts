import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import type { Move } from '../../phrases/zh/phrases.ts';
import { part, section } from '../section.ts';
import { nameOnce } from './design-names.ts';
import { type OpenPlan, ownOf } from './open-names.ts';

const noun = '(?:conocimientos?|saberes|actitud(?:es)?|creencias|prácticas|hábitos|percepci(?:ón|ones))';
const asked = new RegExp(`^(?:nivel(?:es)? de )?${noun}(?:(?:, | [ye] )(?:(?:las|los) )?${noun})*$`, 'iu');
const joint = /, | [ye] /u;

/** What people know has a level, what they feel a leaning, what they do a frequency. */
const moveOf = (cause: string): Move =>
  /^(?:actitud|percep|creenc)/u.test(cause)
    ? 'knows.felt'
    : /^(?:práctic|hábit)/u.test(cause)
      ? 'knows.done'
      : 'knows.each';

/** «Conocimientos, actitudes y prácticas sobre el dengue»: each is measured and described, and nobody tests what brings it about. */
export function findKnownSurvey(title: TitleUnderstanding): OpenPlan | null {
  const { language, aspect, isAspectNamed, bearing, signs, contexts, text } = title;
  if (language !== 'es' || !isAspectNamed || bearing !== null || signs.includes('review')) return null;
  if (!asked.test(aspect) || (!joint.test(aspect) && !/conocimiento/iu.test(aspect))) return null;
  // What lies behind them is asked where the title says so.
  if (/(?<!\p{L})(?:factores|relación|asociad|influencia|efecto|impacto)/iu.test(text)) return null;
  const own = ownOf(title);
  const term = own(title.object);
  const terms = aspect
    .replace(/^nivel(?:es)? de /iu, '')
    .split(joint)
    .map((item) => item.replace(/^(?:las|los) /iu, '').toLowerCase());
  const focus = terms.length > 1 ? `${terms.slice(0, -1).join(', ')} y ${terms.at(-1)}` : (terms[0] ?? aspect);
  const population = contexts.find(({ kind }) => kind === 'population')?.text;
  const slots = { term, focus, object: focus, ...(population ? { population: own(population) } : {}) };
  const chapters = [
    section('knows.ground', 16, [part('knows.facts'), part('knows.model')], slots),
    section('knows.method', 24, [part('knows.people'), part('knows.tool'), part('knows.analysis')], slots),
    section('knows.result', 30, [...terms.map((cause) => part(moveOf(cause), { cause })), part('knows.groups')], slots),
    ...(terms.length > 1 ? [section('knows.link', 18, [part('knows.fit'), part('knows.gap')], slots)] : []),
    section('knows.use', 18, [part('knows.needs'), part('knows.action')], slots),
  ];
  const read: TitleUnderstanding = { ...title, kind: 'theory-essay', isAspectNamed: false };
  const name = `${focus} sobre ${articled(term)}`;
  const plan = nameOnce(read, name, chapters, 'finding');
  return { ...plan, names: { ...plan.names, answer: `balance ${grammars.es.inflect(name, 'de')}` } };
}

/** What is known of a thing is known of it with its article: «sobre el dengue». */
const articled = (term: string): string => grammars.es.inflect(term, undefined);
