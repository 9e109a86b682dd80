import { countUnits } from '@yanmo/contract/text-count';
import { listPieces } from '../../../../text/word-overlap.ts';
import { withoutCitationMarks } from '../../../draft-text.ts';
import type { FactKind } from '../../knowledge/entry.ts';
import { facetNames } from '../../knowledge/facets.ts';
import { chance } from '../../seeded-random.ts';
import type { OwnFact, OwnFactKind } from '../own-fact.ts';
import type { Pool, Proposition, Source } from '../pool.ts';
import type { Role } from '../roles.ts';
import { worthAt, worthOfMisreading, worthOfOwn } from './places.ts';

/**
 * How a fact stands to the title: on its very topic, on the wider subject that the topic is part of, or on something beside it that the same sheet
 * knows too.
 */
export type Standing = 'TOPIC' | 'WIDER' | 'ASIDE';

/** One thing that is known of the paper's very subject, or that its student gave: what sections are made of. */
export interface ToldFact {
  id: string;
  clause: string;
  /** The same in other words. */
  also: readonly string[];
  kind: FactKind | OwnFactKind;
  /** What is told together: sides of one thing, a problem with what brings it about and what answers it. */
  group: string;
  /** What it is called; empty where it has no name. */
  term: string;
  units: number;
  pieces: ReadonlySet<string>;
  /** Drawn from the pool when it is told; null of what the student gave. */
  proposition: Proposition | null;
  own: OwnFact | null;
  /** 0 to 1: how near its subject is to the title. */
  nearness: number;
  /** How much of what the title itself asks for it speaks of; below 0 it speaks of another side of the subject. */
  aim: number;
  standing: Standing;
  /** It is on other people, another stage, place or use than the title's. */
  isOfOtherSetting?: boolean;
  /** It is merely on the wider subject, and on a side of it for which other titles ask. */
  isOfOtherSide?: boolean;
  /** Whether it speaks of what the title says is acted on. */
  bears: boolean;
  worth(role: Role): number;
}

/** A wording that turns its clause round too far to be read at ease: *easy to see, forms are what inspectors count*. */
const contorted =
  /^(?:easy|hard|never|by (?:how|what)|whether|what|whom|who|whose|how|that|one of the few|for (?:some|others|everybody))\b|\b(?:is|are) what (?:the )?\p{L}+s?\b|, (?:held|says?|said|argue[sd]?|found) (?:the )?\p{L}+|^(?:lo que|a quien|si )\b|\bes (?:lo|algo) que\b|, (?:alegan|responden|sostienen|dicen|afirman|objetan|advierten) (?:los|las|sus|quienes|unos|otros)\b|, según (?:dicen|creen|sostienen|afirman)\b|，(?:如果|若|倘若|除非|尽管|虽然)[^，]+$|，(?:[^，]*(?:在此之前|此前)|为此[^，]*先)/u;

/** What is done by somebody, told of whoever acts: *output is blocked by providers*. */
const doneBy = /\b(?:is|are|was|were|be) \p{L}+(?:ed|en|ught|lt|pt|wn|nt) (?:\p{L}+ ){0,5}by\b/u;
const acting: ReadonlySet<ToldFact['kind']> = new Set(['problem', 'cause', 'remedy', 'actor', 'debate', 'counter']);

/** A fact as this paper words it: of two papers on one title each has its own wording. */
export function wordFact(fact: ToldFact, seed: number): ToldFact {
  const { kind } = fact;
  const isOff = (wording: string): boolean =>
    contorted.test(wording) ||
    (kind === 'problem' && givesReason(wording) && !givesReason(fact.clause)) ||
    (acting.has(kind) && doneBy.test(wording) && !doneBy.test(fact.clause));
  const whole = [fact.clause, ...fact.also.filter((wording) => !isOff(wording))];
  // A paper of turned sentences is mannered: they are used where there are no others.
  const straight = whole.filter((wording) => !inverted.test(wording));
  const wordings = straight.length > 1 ? straight : whole;
  const clause = wordings[Math.floor(chance(seed, `${fact.id}:wording`) * wordings.length)] ?? fact.clause;
  return { ...fact, clause, also: wordings };
}

/** What begins with a time, a place, a reason or a thing put first has no room behind other words: *one reason is that, easy to see, forms count*. */
const inverted =
  /^(?:with|without|before|after|when|where|whether|while|since|because|although|though|to|in|on|at|for|by|from|of|as|if|unless|until|under|among|once|instead|only|through|during|between|out of|whatever|what|who|whom|whose|which|how|not|no|so|hard|easy|free|open|such|con|sin|antes|tras|después|cuando|donde|mientras|como|porque|aunque|para|en|a|al|ante|bajo|de|del|desde|entre|hasta|por|según|si|ya|lo que|que|quien|quienes|solo|así|hech[oa]s?|dich[oa]s?|vist[oa]s?|escrit[oa]s?|由于|因为|因|为了|为使|为|要|若|如果|当|在|从|对于|对|就|凡|经|以|由)(?![\p{L}\p{M}])|^(?:由于|因为|为了|为使|要想|若|如果|当|在|从|对于|凡)|^\p{Ll}{3,}ed (?:to|by|for|with|in|at|on)\b/u;

/** A wording that gives a reason of its own: behind *another reason is that* it would be the reason of a reason. */
export const givesReason = (wording: string): boolean =>
  /因为|由于|源于|起因|所致|缘于|\b(?:because|since)\b|porque|ya que|debido a|ため、|から、/u.test(wording);

/** Words before a clause that announce a reason. */
const announcing = /\b(?:because|since)\b|(?<!\p{L})(?:porque|ya que|pues)(?!\p{L})|因为|原因/iu;
/** *Since records pile up …, since nobody wants …*: announced as a reason, it gives another. */
export const saysWhyTwice = (words: string, clause: string): boolean => announcing.test(words) && givesReason(clause);

/** What somebody is to do, told as what is done by them, or with what they do first behind it. */
const turnedRemedy =
  /\bson tareas? que\b|\bes tarea de\b|是[^，]{2,}(?:依据|做法|办法|前提|内容|责任|之一|的事)$|(?:^|，)(?:这|此)是/u;

/** Wordings that can stand behind other words, this paper's own first; the sheet's where no other can. */
export function listWordings({ clause, also, kind }: Pick<ToldFact, 'clause' | 'also' | 'kind'>): string[] {
  const all = [...new Set([clause, ...also])];
  const open = all.filter((wording) => !inverted.test(wording) && !contorted.test(wording));
  const bare = open.filter(
    (wording) =>
      !((kind === 'cause' || kind === 'problem') && givesReason(wording)) &&
      !(kind === 'remedy' && turnedRemedy.test(wording)) &&
      !(acting.has(kind) && doneBy.test(wording)),
  );
  return bare.length > 0 ? bare : open.length > 0 ? open : [also[0] ?? clause];
}

/** A wording that can stand behind other words; the sheet's own where no other can. */
export const wordBehind = (fact: ToldFact): string => listWordings(fact)[0] ?? fact.clause;

/** Whether facts are of one wrong belief: it, why it is held and what sets it right. */
export const isOfMisreading = ({ proposition }: Pick<ToldFact, 'proposition'>): boolean =>
  proposition?.source.entry.sheet?.misreading !== undefined;

/** What has to be told before what belongs to it: a problem, and a belief that is wrong. */
export const isHead = (fact: Pick<ToldFact, 'kind' | 'proposition'>): boolean =>
  fact.kind === 'problem' ||
  (isOfMisreading(fact) && fact.proposition?.source.entry.id === fact.proposition?.source.entry.sheet?.misreading);

const isOfSubject = ({ entry }: Source): boolean => entry.sheet?.isWhole === true;

const ofSheet = (source: Source, group: string): ToldFact[] =>
  facetNames.flatMap((facet) => {
    const clause = source.facets[facet];
    const kind = source.entry.sheet?.told[facet];
    if (!clause || kind === undefined) return [];
    return [
      {
        ...{ id: `${source.entry.id}.${facet}`, clause, kind, term: source.entry.term },
        also: source.entry.sheet?.also[facet] ?? [],
        // What is said of the subject itself was put together by chance; how it goes on is told in one go.
        group: isOfSubject(source)
          ? `${source.entry.id}.${facet}`
          : kind === 'stage'
            ? `${source.entry.sheet?.id}.stages`
            : group,
        ...{
          units: countUnits(withoutCitationMarks(clause)) + 1,
          pieces: listPieces(withoutCitationMarks(clause)),
          nearness: source.nearness,
          aim: 0,
          standing: 'WIDER',
          bears: false,
        },
        ...{ proposition: { source, facet, clause }, own: null },
        worth: (role) => (source.entry.sheet?.misreading ? worthOfMisreading(role) : worthAt(kind, role)),
      },
    ];
  });

const ofStudent = (own: OwnFact): ToldFact => ({
  ...{ id: `own.${own.id}`, clause: own.text, also: [], kind: own.kind, group: `own.${own.kind}`, term: '' },
  ...{ units: countUnits(own.text) + 1, pieces: listPieces(`${own.text} ${own.terms.join(' ')}`) },
  ...{ nearness: 1, aim: 1, standing: 'TOPIC', bears: true },
  ...{ proposition: null, own, worth: (role) => worthOfOwn(own.kind, role) },
});

/** Sources that the title itself calls for. */
export const listCalled = (pool: Pick<Pool, 'sources'>): Source[] =>
  pool.sources.filter(({ entry, nearness }) => entry.sheet !== undefined && nearness > 0);

/** 与劳动产品相异化, 与类本质相异化: what the names of parts have in common where they are parts of one set. */
const tailOf = (term: string): string =>
  /[\p{Script=Han}\u3040-\u30ff]/u.test(term) ? term.slice(-3) : term.toLowerCase().split(' ').slice(0, 2).join(' ');
const fewestOfSet = 3;
/** 点餐系统的角色, 图书管理系统的角色: the same of several things, of which a title names one. */
const isOfOneEach = (term: string): boolean => /的\p{Script=Han}{0,4}$/u.test(term);

/** Parts that are named as one set are told together, and none of them without the others. */
function keepSets(facts: readonly ToldFact[]): ToldFact[] {
  const keyOf = ({ kind, term, proposition }: ToldFact): string | null =>
    kind === 'part' && term.length > fewestOfSet && !isOfOneEach(term)
      ? `${proposition?.source.entry.sheet?.id}.${tailOf(term)}`
      : null;
  const counts = new Map<string | null, number>();
  for (const fact of facts) counts.set(keyOf(fact), (counts.get(keyOf(fact)) ?? 0) + 1);
  return facts.map((fact) => {
    const key = keyOf(fact);
    return key !== null && (counts.get(key) ?? 0) >= fewestOfSet ? { ...fact, group: key } : fact;
  });
}

/** All that is known of the subjects of the title, and all that the student gave. */
export function listTold(pool: Pick<Pool, 'sources'>, own: readonly OwnFact[]): ToldFact[] {
  const called = listCalled(pool);
  /** Causes and answers are told with their problem: of several the first that has them. */
  const problemOf = new Map<string, string>();
  for (const { entry } of called) {
    for (const id of [...(entry.links.causes ?? []), ...(entry.links.measures ?? [])]) {
      if (!problemOf.has(id)) problemOf.set(id, entry.id);
    }
  }
  return [
    ...own.map(ofStudent),
    ...keepSets(
      called.flatMap((source) =>
        ofSheet(source, source.entry.sheet?.misreading ?? problemOf.get(source.entry.id) ?? source.entry.id),
      ),
    ),
  ];
}

const disputed = /(?:之争|争议|争论|之辨|分歧|论争)$|(?:論争|争点)$/u;
/** 根本原因之争 has no causes, and is no trouble: behind it stands how each side comes to its view. */
export const isDisputed = (name: string): boolean => disputed.test(name);
