import type { TitleKind } from '@yanmo/contract/understanding';
import { asksVoices } from '../../../../understanding/kind/voices.ts';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { findNamedDesign } from '../../../../understanding/titles/named-design.ts';
import { criticise, type Heading, weigh } from '../critic/criticise.ts';
import type { Realised } from '../realise.ts';

/** A plan that is to take the place of the usual one has to have so much less against it. */
const clearly = 1;
/** A plan with no more against it than this is left alone. */
const bearable = 1.4;

/** Kinds that answer what is asked by steps of their own. */
const stepwise: ReadonlySet<TitleKind> = new Set<TitleKind>([
  'design-artefact',
  'lab-experiment',
  'clinical-study',
  'teaching-design',
  'review',
  'text-interpretation',
  'doctrinal-law',
]);

const flatten = (nodes: readonly Realised[]): Realised[] => nodes.flatMap((node) => [node, ...flatten(node.children)]);

/** A title that says how it is worked on is answered by that way of working. */
const isOfKind = ({ kind, text, language }: TitleUnderstanding): boolean =>
  stepwise.has(kind) || asksVoices(text, language) || findNamedDesign(text) !== null;

/** What is known of the very subject and stands in headings by its name speaks for a plan. */
const worthOfKnown = 1;
const namesKnown = (nodes: readonly Realised[]): boolean =>
  flatten(nodes).filter(({ section: { slots } }) => slots.problem ?? slots.cause ?? slots.measure).length >= 4;

/** Chapters that every paper has; in a proposal the chapters of the paper to be written are items of one. */
function listAnswering(nodes: readonly Realised[]): readonly Heading[] {
  const content = nodes.find(({ section }) => section.move === 'proposal.content' || section.move === 'task.content');
  return content ? content.children : nodes.filter(({ section }) => !section.move.startsWith('frame.'));
}

/** Of several outlines for one title the first that nothing speaks against, else the one with the least; the usual one where no other is clearly better. */
export function choosePlan(
  title: TitleUnderstanding,
  usual: Realised[],
  others: () => readonly (() => Realised[])[],
  /** Whether a design that the title names planned the usual one. */
  isDesigned: boolean,
): Realised[] {
  const against = (nodes: readonly Realised[], isKind = false): number =>
    weigh(criticise({ text: title.text, language: title.language, isOfKind: isKind, chapters: listAnswering(nodes) })) -
    (namesKnown(nodes) ? worthOfKnown : 0);
  const start = against(usual, isDesigned || isOfKind(title));
  if (start <= bearable) return usual;
  let best = { nodes: usual, weight: start - clearly };
  for (const draw of others()) {
    const nodes = draw();
    const weight = against(nodes);
    if (weight < best.weight) best = { nodes, weight };
  }
  return best.nodes;
}
