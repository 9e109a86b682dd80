import type { Language } from '@yanmo/contract/languages';
import { listPieces } from '../../../text/word-overlap.ts';
import { isMethodHeading } from '../../../understanding/methods/is-method-heading.ts';
import { nameInEnglish } from '../../../understanding/name-in-english.ts';
import type { SourceWork } from '../../engine.ts';
import { findRole, type Role } from '../paper/roles.ts';
import type { Realised } from './realise.ts';

/** More would say that a work fits anywhere. */
const mostChaptersOfAWork = 3;
/** More in one place, and it becomes a list; where literature is discussed there may be more. */
const [mostInPlace, mostInLiterature] = [3, 6];
const literatureMoves =
  /^(?:frame\.(?:literature|review|strand)|review\.strands|proposal\.(?:state|home|abroad)|task\.reading)$/u;
/** Where a paper sets out its own question, work and results: what others wrote is spoken of elsewhere. */
const ownRoles: ReadonlySet<Role> = new Set<Role>([
  ...([
    'question',
    'approach',
    'schedule',
    'feasibility',
    'sample',
    'measurement',
    'model',
    'result',
    'group',
  ] as const),
  ...(['robustness', 'hypothesis', 'lesson', 'step', 'check', 'findings', 'limits'] as const),
]);
const methodRoles: ReadonlySet<Role> = new Set<Role>(['approach', 'sample', 'measurement', 'model']);
/** A work of which little is known stands where the heading names its topic rather than where a summary does. */
const ofSummary = 0.5;
/** A heading that shares less says nothing of a work's place. */
const leastShared = 0.2;
const literatureBonus = 0.15;
const leastInLiterature = 4;

interface Place {
  node: Realised;
  title: ReadonlySet<string>;
  summary: ReadonlySet<string>;
  isLiterature: boolean;
  isOwn: boolean;
  isMethod: boolean;
  works: string[];
}

/** Headings without headings below them, so that a work stands at the text that rests on it. */
function listPlaces(nodes: readonly Realised[], language: Language, above = ''): Place[] {
  // Most of what a paper in another language cites is in English.
  const read = (text: string) => listPieces([text, ...nameInEnglish(text, language)].join(' , '));
  return nodes.flatMap((node) => {
    const path = `${above} ${node.title}`;
    if (node.children.length > 0) return listPlaces(node.children, language, path);
    const { move } = node.section;
    const role = findRole(move);
    const place: Place = {
      node,
      title: read(node.title),
      summary: read(node.summary),
      isLiterature: literatureMoves.test(move),
      isOwn: role !== null && ownRoles.has(role),
      isMethod: (role !== null && methodRoles.has(role)) || isMethodHeading(path),
      works: [],
    };
    return [place];
  });
}

/** It can be named for its topics, and no more is known of it. */
const isNamed = ({ abstract, topics }: SourceWork): boolean => abstract === null && topics !== undefined;

const isFull = ({ works, isLiterature }: Place): boolean =>
  works.length >= (isLiterature ? mostInLiterature : mostInPlace);

/**
 * Each work goes to the headings it shares most words with; pieces that every heading has count for little. One that shares
 * none (another language, no abstract) goes to the review of the literature, where the student's choice belongs; one on
 * method to where methods are spoken of, or nowhere. What is known of a work by its topics alone is said once.
 */
export function assignWorks(
  nodes: readonly Realised[],
  works: readonly SourceWork[],
  language: Language,
): Map<Realised, string[]> {
  if (works.length === 0) return new Map();
  const places = listPlaces(nodes, language);
  const frequency = new Map<string, number>();
  for (const { title, summary } of places) {
    for (const piece of new Set([...title, ...summary])) frequency.set(piece, (frequency.get(piece) ?? 0) + 1);
  }
  const rarity = (pieces: ReadonlySet<string>, wanted: ReadonlySet<string>): number =>
    [...wanted].reduce((sum, piece) => sum + (pieces.has(piece) ? 1 / (frequency.get(piece) ?? 1) : 0), 0);
  const literature = places.find(({ isLiterature }) => isLiterature);
  for (const work of works) {
    const pieces = listPieces([work.title, work.abstract ?? '', ...Object.values(work.topics ?? {}).flat()].join(' '));
    const isOnce = isNamed(work);
    const scored = places
      .filter(({ isMethod, isOwn }) => (work.isOnMethod ? isMethod : !isOnce || !isOwn))
      .map((place) => {
        const shared = rarity(pieces, place.title) + rarity(pieces, place.summary) * (isOnce ? ofSummary : 1);
        const isReview = isOnce && place.isLiterature;
        return { place, isHome: shared >= leastShared || isReview, score: shared + (isReview ? literatureBonus : 0) };
      })
      .filter(({ isHome }) => isHome || work.isOnMethod)
      .sort((left, right) => right.score - left.score || left.place.works.length - right.place.works.length);
    const open = scored.filter(({ place }) => !isFull(place));
    const best = open[0]?.score ?? 0;
    const chosen = open
      .filter(({ score }) => score >= best * 0.6)
      .slice(0, isOnce ? 1 : mostChaptersOfAWork)
      .map(({ place }) => place);
    if (chosen.length === 0 && !work.isOnMethod)
      chosen.push(...[literature ?? scored[0]?.place ?? places[0]].flatMap((place) => place ?? []));
    for (const place of chosen) place.works.push(work.id);
  }
  if (literature) fillLiterature(literature, places, works);
  return new Map(places.map(({ node, works: ids }) => [node, ids]));
}

/** A review that names nobody is none: of works that may stand anywhere, the last of where most stand are spoken of there. */
function fillLiterature(literature: Place, places: readonly Place[], works: readonly SourceWork[]): void {
  const movable = new Set(works.flatMap((work) => (isNamed(work) && !work.isOnMethod ? [work.id] : [])));
  const least = Math.min(leastInLiterature, Math.floor(movable.size / 3));
  while (literature.works.length < least) {
    const [fullest] = places
      .filter((place) => place !== literature && place.works.every((id) => movable.has(id)))
      .toSorted((one, other) => other.works.length - one.works.length);
    const moved = fullest && fullest.works.length > 1 ? fullest.works.pop() : undefined;
    if (moved === undefined) return;
    literature.works.push(moved);
  }
}
