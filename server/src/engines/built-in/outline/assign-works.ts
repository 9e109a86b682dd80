import type { SourceWork } from '../../engine.ts';
import { listPieces } from '../knowledge/word-overlap.ts';
import type { Realised } from './realise.ts';

/** More would say that a work fits anywhere. */
const mostChaptersOfAWork = 3;
const literatureMoves =
  /^(?:frame\.(?:literature|review|strand)|review\.strands|proposal\.(?:state|home|abroad)|task\.reading)$/u;

interface Place {
  node: Realised;
  pieces: Set<string>;
  isLiterature: boolean;
}

/** Headings without headings below them, so that a work stands at the text that rests on it. */
function listPlaces(nodes: readonly Realised[]): Place[] {
  return nodes.flatMap((node) => [
    ...(node.children.length === 0
      ? [
          {
            node,
            pieces: listPieces(`${node.title} ${node.summary}`),
            isLiterature: literatureMoves.test(node.section.move),
          },
        ]
      : []),
    ...listPlaces(node.children),
  ]);
}

/**
 * Each work goes to the headings it shares most words with; pieces that every heading has count for little. A work that
 * shares none (another language, no abstract) goes to the review of the literature, where the student's choice belongs.
 */
export function assignWorks(nodes: readonly Realised[], works: readonly SourceWork[]): Map<Realised, string[]> {
  const assigned = new Map<Realised, string[]>();
  if (works.length === 0) return assigned;
  const places = listPlaces(nodes);
  const frequency = new Map<string, number>();
  for (const { pieces } of places) for (const piece of pieces) frequency.set(piece, (frequency.get(piece) ?? 0) + 1);
  const literature = places.find(({ isLiterature }) => isLiterature) ?? places[0];
  const add = (place: Place | undefined, id: string): void => {
    if (place) assigned.set(place.node, [...(assigned.get(place.node) ?? []), id]);
  };
  for (const work of works) {
    const pieces = listPieces(`${work.title} ${work.abstract ?? ''}`);
    const scored = places
      .map((place) => {
        let score = 0;
        for (const piece of place.pieces) if (pieces.has(piece)) score += 1 / (frequency.get(piece) ?? 1);
        return { place, score };
      })
      .filter(({ score }) => score >= 0.3)
      .sort((left, right) => right.score - left.score);
    const best = scored[0]?.score ?? 0;
    const chosen = scored.filter(({ score }) => score >= best * 0.6).slice(0, mostChaptersOfAWork);
    if (chosen.length === 0) add(literature, work.id);
    for (const { place } of chosen) add(place, work.id);
  }
  return assigned;
}
