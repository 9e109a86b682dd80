import type { Field } from '@yanmo/contract/codes';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import { part, section } from '../section.ts';
import { nameBoth, type OpenPlan, ownOf } from './open-names.ts';

const worked: ReadonlySet<Field> = new Set<Field>(['engineering', 'science', 'agriculture', 'interdisciplinary']);
const compared = /(?<!\p{L})(?:frente al?|versus|vs\.?|compara(?:ción|tiv[oa]|da))(?!\p{L})/iu;

/** «Soldadura TIG frente a soldadura MIG»: two techniques are tried under the same conditions, and neither of them is designed. */
export function findDuel(title: TitleUnderstanding, field: Field): OpenPlan | null {
  const { language, sides, bearing, contexts, text, signs } = title;
  const [one, two] = sides ?? [];
  if (language !== 'es' || !worked.has(field) || !one || !two || bearing !== null || signs.includes('review'))
    return null;
  // Towns and countries are compared by other chapters.
  if (!compared.test(text) || contexts.some(({ kind, text: where }) => kind === 'place' && where.includes(one)))
    return null;
  const own = ownOf(title);
  const [a, b] = [own(one), own(two)];
  const on = contexts.find(({ kind }) => kind === 'setting' || kind === 'case')?.text;
  const slots = { a, b };
  const chapters = [
    section(
      'duel.base',
      18,
      [part('versus.how', { term: a }), part('versus.how', { term: b }), part('duel.known')],
      slots,
    ),
    section('duel.plan', 24, [part('duel.measures'), part('duel.setup'), part('duel.data')], slots),
    section('duel.result', 30, [part('duel.perform'), part('duel.cost'), part('duel.ease')], slots),
    section('duel.choice', 20, [part('duel.when', { term: a }), part('duel.when', { term: b })], {
      ...slots,
      ...(on ? { term: own(on) } : {}),
    }),
  ];
  const read: TitleUnderstanding = { ...title, kind: 'lab-experiment', isAspectNamed: false, sides: null };
  const plan = nameBoth(read, slots, chapters);
  const both = grammars.es.join(a, b);
  return {
    ...plan,
    names: { ...plan.names, ask: `la comparación entre ${both}`, answer: `criterios para elegir entre ${both}` },
  };
}
