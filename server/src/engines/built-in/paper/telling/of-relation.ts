import { hasWord } from '../../knowledge/has-word.ts';
import type { Subject } from '../subject.ts';
import { listTelling } from './title-asks.ts';
import type { ToldFact } from './told-fact.ts';
import { listFamilies } from './word-families.ts';

/** Of the words of a name: one of two may be another thing's, as *working* is in *remote working*. */
const namedFrom = 0.6;
/** Troubles of what acts that say nothing of what it acts on: more of them, and the paper is on these. */
const mostElsewhere = 2;

/**
 * What a paper on the effect of one thing on another leaves unsaid: problems, with their causes and answers, of what is acted on that have nothing to do with
 * what acts (bonuses under the effect of remote work on engagement), and of what acts alone such as are too many.
 */
export function listBesideRelation(
  facts: readonly ToldFact[],
  { understanding: { bearing, text, signs } }: Pick<Subject, 'understanding'>,
): ReadonlySet<string> {
  if (!bearing) return new Set();
  const cause = bearing.cause.toLowerCase();
  const [ofCause, ofOutcome] = [listTelling(cause), listTelling(bearing.outcome.toLowerCase())];
  if (ofCause.size === 0) return new Set();
  const sheetOf = ({ proposition }: ToldFact) => proposition?.source.entry.sheet;
  /** The sheet is on one of the two: its name stands there, or a word by which titles call for it. */
  const isOn = (fact: ToldFact, end: string): boolean => {
    const sheet = sheetOf(fact);
    const called = [...(sheet?.names ?? []), ...(sheet?.same ?? [])];
    const words = (fact.proposition?.source.entry.about ?? []).filter((word) => !/[&*]/u.test(word));
    return [...called, ...words].some((name) => name.length > 1 && hasWord(end, name.toLowerCase()));
  };
  const names = (fact: ToldFact, pieces: ReadonlySet<string>): boolean => {
    const said = `${fact.term} ${fact.clause}`.toLowerCase();
    const own = listTelling(said);
    const families = listFamilies(text.toLowerCase(), pieces, sheetOf(fact)?.says ?? []);
    return (
      [...pieces].filter((piece) => own.has(piece)).length / Math.max(1, pieces.size) >= namedFrom ||
      families.some(({ words, pieces: held }) => held.size === pieces.size && words.some((word) => hasWord(said, word)))
    );
  };
  const chains = [...Map.groupBy(facts, ({ group }) => group).values()].filter((group) =>
    group.some(({ kind, own }) => kind === 'problem' && own === null),
  );
  const onCause = chains.filter((chain) => chain.some((fact) => isOn(fact, cause) || names(fact, ofCause)));
  const onBoth = onCause.filter((chain) => chain.some((fact) => names(fact, ofOutcome)));
  const elsewhere = onCause
    .filter((chain) => !onBoth.includes(chain))
    .toSorted((one, other) => Math.max(...other.map(({ aim }) => aim)) - Math.max(...one.map(({ aim }) => aim)));
  // Where remedies are asked for as well, what is acted on has to be mended, whatever else brings it about.
  const outcome = bearing.outcome.toLowerCase();
  const onOutcome = signs.includes('remedy')
    ? chains.filter((chain) => chain.some((fact) => isOn(fact, outcome) && !isOn(fact, cause)))
    : [];
  const near = new Set([...onBoth, ...onOutcome]);
  const kept = new Set([...near, ...elsewhere.slice(0, Math.max(0, mostElsewhere - near.size))]);
  return new Set(chains.flatMap((chain) => (kept.has(chain) ? [] : chain.map(({ id }) => id))));
}
