import { grammars } from '../../grammar/grammars.ts';
import type { FactKind } from '../../knowledge/entry.ts';
import { facetNames } from '../../knowledge/facets.ts';
import { rotate } from '../../seeded-random.ts';
import type { Paper } from '../write-paper.ts';
import { listClaims } from './list-claims.ts';
import { listCalled } from './told-fact.ts';

/** What a paper does with its subject, by what it tells of it. */
const done: readonly (readonly [kinds: readonly FactKind[], says: string])[] = [
  [['definition'], 'says what it is'],
  [['part', 'stage'], 'describes its parts and its course'],
  [['actor'], 'shows who takes part and what each side wants'],
  [['law', 'standard', 'policy'], 'states the rules that hold for it'],
  [['milestone', 'driver'], 'traces how it came about'],
  [['mechanism', 'condition'], 'explains how it works and on what conditions'],
  [['effect'], 'sets out its effects'],
  [['debate', 'counter'], 'weighs what is disputed'],
];
/** More of them, and the sentence is a list. */
const mostDone = 4;
const counts = ['no', 'one', 'two', 'three', 'four'];

const subjects = ['The subject of the paper is {names}.', 'The paper is on {names}.', 'The paper deals with {names}.'];
const chains = [
  'It names {count} problems, traces each of them to a cause, and proposes a measure for each.',
  'For {count} problems it gives a cause and a measure that answers it.',
  'It treats {count} problems, each with its cause and with what can be done about it.',
];

const join = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/**
 * The English abstract of a paper in another language whose claims have no English names: what the paper is on, what it tells of that, and how
 * many claims it makes. Empty where nothing of its subject is known in English.
 */
export function tellInEnglish({ context }: Paper): string[] {
  const { pool, subject } = context;
  const told = listCalled(pool).flatMap((source) =>
    facetNames.flatMap((facet) => {
      const kind = source.entry.sheet?.told[facet];
      return kind !== undefined && pool.whereSaid(source, facet) ? [{ kind, sheet: source.entry.sheet }] : [];
    }),
  );
  const names = [...new Set(told.flatMap(({ sheet }) => sheet?.english || []))];
  if (names.length === 0) return [];
  const said = done.filter(([kinds]) => told.some(({ kind }) => kinds.includes(kind))).map(([, says]) => says);
  const pick = (frames: readonly string[]): string => rotate(frames, subject.seed, 'english')[0] ?? '';
  const problems = new Set(listClaims(context).map(({ problem }) => problem)).size;
  return [
    pick(subjects).replace('{names}', () => join(names.map((name) => grammars.en.inflect(name, undefined)))),
    ...(said.length > 0 ? [`It ${join(said.slice(0, mostDone))}.`] : []),
    ...(problems > 1 ? [pick(chains).replace('{count}', counts[problems] ?? String(problems))] : []),
  ];
}
