import type { FacetName } from '../knowledge/facets.ts';
import { chance } from '../seeded-random.ts';
import type { Source } from './pool.ts';
import type { Spot } from './read-outline.ts';
import { roleSpecs } from './role-specs.ts';
import type { Role } from './roles.ts';
import { type SectionDraft, sentenceUnits } from './section-draft.ts';
import type { Sentence } from './sentence-writer.ts';
import type { LinkMove } from './wordings/wording.ts';
import { linkBetween, writeBridge, writeOwn, writeProposition } from './write-sentences.ts';
import { fillersAt, type WritingContext } from './writing-context.ts';

/** The order in which a reader wants to hear the sides of one thing. */
const order: readonly FacetName[] = [
  'definition',
  'example',
  'mechanism',
  'condition',
  'indicator',
  'counter',
  'limit',
  'implication',
];

/** Japanese clauses end in a verb that cannot be strung on with a comma. */
const canJoin = (first: Sentence, second: Sentence, unit: number): boolean =>
  unit !== sentenceUnits.ja && first.frame === null && second.frame === null && first.units + second.units < unit * 2.1;

/** How often a sentence of the place itself goes before and behind: what is known of the subject speaks for itself. */
const aroundTerms = { own: 0.6, bridge: 0.85 };
const aroundFacts = { own: 0.15, bridge: 0.15 };

/** A remedy that is named before its turn gives the argument away. */
const mayLink = (move: LinkMove, role: Role): boolean =>
  move !== 'measures' || ['measure', 'step', 'precondition', 'lesson', 'build'].includes(role);

/** Claim, explanation, condition or objection, and back to the paper's subject. */
export function writeParagraph(
  source: Source,
  spot: Spot,
  context: WritingContext,
  draft: SectionDraft,
  room: number,
  previous: Source | null,
): boolean {
  const { language, seed } = context.subject;
  const unit = sentenceUnits[language];
  const label = `${spot.section.id}:${source.entry.id}`;
  const wanted = Math.max(1, Math.min(4, Math.floor(room / unit) - 1));
  const chosen = context.pool
    .left(source, roleSpecs[spot.role].facets, spot)
    .slice(0, wanted)
    .sort((one, other) => order.indexOf(one.facet) - order.indexOf(other.facet));
  if (chosen.length === 0) return false;
  // The first sentence on a thing names it.
  const named = chosen.findIndex(({ clause }) => clause.toLowerCase().includes(source.lower));
  if (named > 0) chosen.unshift(...chosen.splice(named, 1));
  const before = draft.units;
  const shares = source.entry.sheet ? aroundFacts : aroundTerms;
  const link = previous ? linkBetween(previous, source) : null;
  const pair = link ? [link.a.entry.id, link.b.entry.id].sort().join('+') : '';
  if (link && mayLink(link.move, spot.role) && !context.linked.has(pair) && chance(seed, `${label}:link`) < 0.6) {
    const { move, a, b } = link;
    context.linked.add(pair);
    draft.add(
      context.writer.word(
        context.wording.links[move],
        { ...fillersAt(spot, context), a: a.entry.term, b: b.entry.term },
        `link.${move}`,
        [a.entry.id, b.entry.id],
      ),
    );
  } else if (draft.pieces.length === 0 || chance(seed, `${label}:own`) < shares.own) {
    draft.add(writeOwn(spot, context));
  }
  let isAgain = false;
  let held: Sentence | null = null;
  for (const [place, proposition] of chosen.entries()) {
    if (draft.units + (held?.units ?? 0) - before > room && draft.length >= 2) break;
    context.pool.draw(proposition, spot);
    const sentence: Sentence = writeProposition(proposition, spot, context, isAgain);
    isAgain = !isAgain;
    // Two short clauses on one thing make one long sentence now and then: prose of one length tires.
    const joined: Sentence | null = held && canJoin(held, sentence, unit) ? context.writer.join(held, sentence) : null;
    if (held && !joined) draft.add(held);
    const mayHold: boolean = !joined && sentence.frame === null && place + 1 < chosen.length;
    held = mayHold && chance(seed, `${label}:${proposition.facet}:join`) < 0.5 ? sentence : null;
    if (!held) draft.add(joined ?? sentence);
  }
  draft.add(held);
  context.pool.visit(source, spot.section.id);
  if (room - (draft.units - before) > unit * 0.6 && chance(seed, `${label}:bridge`) < shares.bridge) {
    const wantsBridge = chance(seed, `${label}:close`) < 0.55;
    if (!wantsBridge || !draft.add(writeBridge(spot, source, context))) draft.add(writeOwn(spot, context));
  }
  return true;
}
