import type { Subject } from '../subject.ts';
import { listTelling } from './title-asks.ts';
import { type OpenTerm, openTermsBeyond, type Sheet, type SpokenFact } from './title-terms.ts';

/** A fact as far as it is looked through for both ends of what a title relates; `group`: the chain that it is told with. */
interface LinkingFact extends SpokenFact {
  group?: string;
}

type Asked = Pick<Subject, 'understanding' | 'language' | 'field'>;

/** Both ends of what a title relates, where what is told of the one says hardly anything of the other. */
export interface Unlinked {
  /** In the words of the title. */
  cause: string;
  outcome: string;
  /** Nothing that is told of the one has even a word of the other: a paper would be two halves side by side. */
  isApart: boolean;
}

interface Links<T> {
  cause: string;
  outcome: string;
  /** Facts that hold both ends. */
  holding: readonly T[];
  /** Whether any fact speaks of both, if only by a word that belongs to other things as well. */
  isTouched: boolean;
  /** Chains that hold the one end in one fact, and the other in another. */
  chains: number;
  /** Whether each end is told from a sheet of its own. */
  isOfTwo: boolean;
}

/** Fewer of them say nothing of how the two hang together. */
const fewestLinks = 2;
/** Fewer facts that name an end by its own name are no half of a paper: then any that speak of it count. */
const fewestOfHalf = 3;
/** What a student says of both is on the very question. */
const ofStudent = 2;
/** What a student has told enough of is his to fill in. */
const fewestOwn = 3;

const ends = ['cause', 'outcome'] as const;

const sheetOf = ({ proposition }: LinkingFact): Sheet | undefined => proposition?.source.entry.sheet;

/** The sheet from which most of the facts are. */
function mainSheetOf(facts: Iterable<LinkingFact>): string | null {
  const bySheet = Map.groupBy(facts, (fact) => sheetOf(fact)?.id ?? '');
  bySheet.delete('');
  return [...bySheet].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? null;
}

/** What holds both ends together. A fact of a sheet that is on the one end holds it, and the other where it names that. */
function findLinks<T extends LinkingFact>(facts: readonly T[], subject: Asked): Links<T> | null {
  const bySheet = new Map<string, readonly OpenTerm[]>();
  const termOf = (sheet: Sheet | undefined, part: OpenTerm['part']): OpenTerm | undefined => {
    const key = sheet?.id ?? '';
    const terms = bySheet.get(key) ?? openTermsBeyond(sheet ? [sheet] : [], sheet?.says ?? [], subject);
    bySheet.set(key, terms);
    return terms.find((term) => term.part === part);
  };
  const [cause, outcome] = ends.map((part) => termOf(undefined, part));
  if (!cause || !outcome) return null;
  const said = new Map(facts.map((fact) => [fact, `${fact.term} ${fact.clause}`.toLowerCase()]));
  const hold = (part: OpenTerm['part'], by: 'isNamedIn' | 'isToldIn'): T[] =>
    facts.filter((fact) => {
      const text = said.get(fact) ?? '';
      const term = termOf(sheetOf(fact), part);
      return term !== undefined && (term.isHeadCovered || term[by](text, listTelling(text)));
    });
  const read = (part: OpenTerm['part']): { own: ReadonlySet<T>; touched: ReadonlySet<T> } => {
    const [named, touched] = [new Set(hold(part, 'isNamedIn')), new Set(hold(part, 'isToldIn'))];
    return { own: named.size < fewestOfHalf ? touched : named, touched };
  };
  const [ofOne, ofOther] = [read('cause'), read('outcome')];
  const [onCause, onOutcome] = [ofOne.own, ofOther.own];
  const holding = facts.filter((fact) => onCause.has(fact) && onOutcome.has(fact));
  const groups = Map.groupBy(
    facts.filter(({ group }) => group !== undefined),
    ({ group }) => group,
  );
  const chains = [...groups.values()].filter(
    (group) =>
      group.some((fact) => onCause.has(fact)) &&
      group.some((fact) => onOutcome.has(fact)) &&
      !group.some((fact) => onCause.has(fact) && onOutcome.has(fact)),
  );
  const [ofCause, ofOutcome] = [mainSheetOf(onCause), mainSheetOf(onOutcome)];
  return {
    ...{ cause: cause.text, outcome: outcome.text, holding, chains: chains.length },
    isTouched: facts.some((fact) => ofOne.touched.has(fact) && ofOther.touched.has(fact)),
    isOfTwo: ofCause !== null && ofOutcome !== null && ofCause !== ofOutcome,
  };
}

/** Those of the facts that hold both ends of what the title relates. */
export const listLinking = <T extends LinkingFact>(facts: readonly T[], subject: Asked): readonly T[] =>
  findLinks(facts, subject)?.holding ?? [];

/**
 * Both ends of what a title relates, where each is told from its own sheet and hardly anything holds them together; null otherwise. What a student brings
 * counts where it names both, and so do works that are read.
 */
export function findUnlinked(told: readonly LinkingFact[], works: readonly string[], subject: Asked): Unlinked | null {
  const links = findLinks(told, subject);
  if (!links?.isOfTwo) return null;
  const read = works.map((title) => ({ term: title, clause: '', also: [], own: null, proposition: null }));
  const ofWorks = links.holding.length > 0 ? 0 : listLinking(read, subject).length;
  const count =
    links.holding.reduce((sum, { own }) => sum + (own === null ? 1 : ofStudent), 0) + links.chains + ofWorks;
  if (count >= fewestLinks) return null;
  const isByStudent = told.filter(({ own }) => own !== null).length >= fewestOwn;
  // *Animal rights and factory farming* asks for both, and not for what the one does to the other.
  const isAsked = subject.understanding.signs.includes('effect');
  return {
    cause: links.cause,
    outcome: links.outcome,
    isApart: count === 0 && !links.isTouched && isAsked && !isByStudent,
  };
}
