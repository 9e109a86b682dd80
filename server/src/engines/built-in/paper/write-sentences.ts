import type { Language } from '@yanmo/contract/languages';
import { type EntryKind, isOfOwnSide } from '../knowledge/entry.ts';
import { chance } from '../seeded-random.ts';
import type { Proposition, Source } from './pool.ts';
import type { Spot } from './read-outline.ts';
import type { Sentence } from './sentence-writer.ts';
import type { LinkMove } from './wordings/wording.ts';
import { fillersAt, type WritingContext } from './writing-context.ts';

/** Which link joins two entries, and which of the two comes first in the sentence. */
function findLink(one: Source, other: Source): { move: LinkMove; a: Source; b: Source } | null {
  const { links } = one.entry;
  const { id } = other.entry;
  if (links.causes?.includes(id)) return { move: 'causes', a: other, b: one };
  if (links.measures?.includes(id)) return { move: 'measures', a: other, b: one };
  if (links.variables?.includes(id)) return { move: 'explains', a: one, b: other };
  if (links.affects?.includes(id)) return { move: 'affects', a: one, b: other };
  if (one.facets.contrasts?.includes(id) && one.entry.kind === other.entry.kind)
    return { move: 'contrasts', a: one, b: other };
  if (one.facets.parts?.includes(id)) return { move: 'parts', a: one, b: other };
  return null;
}

export const linkBetween = (one: Source, other: Source): { move: LinkMove; a: Source; b: Source } | null =>
  findLink(one, other) ?? findLink(other, one);

export const writeOwn = (spot: Spot, context: WritingContext): Sentence | null =>
  context.writer.word(context.wording.roles[spot.role], fillersAt(spot, context), `role.${spot.role}`);

const bridgeOfKind: Partial<Record<EntryKind, keyof WritingContext['wording']['kindBridges']>> = {
  theory: 'theory',
  debate: 'debate',
  data: 'data',
  method: 'data',
  institution: 'actor',
  measure: 'measure',
  problem: 'problem',
  cause: 'problem',
};

/** From the theme there is no way back to the theme. */
function isTheme({ lower }: Source, { subject }: WritingContext): boolean {
  const { object, aspect, focus } = subject.slots.long;
  return [object, aspect, focus].some((name) => {
    const other = name?.toLowerCase();
    return other !== undefined && (other.includes(lower) || lower.includes(other));
  });
}

export function writeBridge(spot: Spot, source: Source, context: WritingContext): Sentence | null {
  if (source.entry.kind === 'fact' || isTheme(source, context)) return null;
  const fillers = fillersAt(spot, context, { term: source.entry.term });
  const about = [source.entry.id];
  if (source.stage !== null) {
    return context.writer.word(context.wording.methodBridges[source.stage], fillers, `method.${source.stage}`, about);
  }
  const group = bridgeOfKind[source.entry.kind];
  return group
    ? context.writer.word(context.wording.kindBridges[group], fillers, `bridge.${group}`, about)
    : context.writer.word(
        context.wording.bridges[context.subject.relation],
        fillers,
        `bridge.${context.subject.relation}`,
        about,
      );
}

/** A term that was named in the sentence before is called by its kind. */
function nameAgain(clause: string, source: Source, context: WritingContext): string {
  const { term } = source.entry;
  const names = context.wording.again[source.stage === null ? source.entry.kind : 'method'];
  if (!names?.length || !clause.toLowerCase().startsWith(term.toLowerCase())) return clause;
  const rest = clause.slice(term.length);
  // 资源基础理论的解释力 would begin with a possessive; a plural would lose its agreement, a Spanish term its gender.
  const isFixed: Record<Language, boolean> = {
    zh: /^[的之与和及、中，“《（时后前上下里内等]/u.test(rest),
    ja: !/^[はがをにで]/u.test(rest),
    en: !/^ \p{L}/u.test(rest) || /s$| and /u.test(term),
    es: true,
  };
  if (isFixed[context.subject.language]) return clause;
  const name = names[Math.floor(chance(context.subject.seed, `${source.entry.id}${clause.length}`) * names.length)];
  return name ? name + rest : clause;
}

/** Words that say whose view it is; a counter-view without them would pass for the paper's own. */
const holders: Record<Language, RegExp> = {
  zh: /者|派|人士|界|批评|主张|认为|质疑|指出|反对|学说/u,
  en: /\b(?:critics?|scholars?|argue|objec|hold|school|others|some|opponents|scept|defend|advocat|research|economists|lawyers|teachers|practition)/iu,
  es: /crític|autores|corriente|sostien|objet|defien|partidari|escuela|algunos|quienes|investigador/iu,
  ja: /批判|論者|立場|主張|学派|研究者|反対|者は|者の/u,
};

export function writeProposition(
  proposition: Proposition,
  spot: Spot,
  context: WritingContext,
  isAgain: boolean,
): Sentence {
  const { source, facet, clause } = proposition;
  const { id, sheet } = source.entry;
  // Single remarks on one subject make a paragraph together.
  const about = sheet ? [id, sheet.id] : [id];
  const said = isAgain ? nameAgain(clause, source, context) : clause;
  const wantsCarrier =
    isOfOwnSide(source.entry, facet) &&
    chance(context.subject.seed, `${source.entry.id}.${facet}:carrier`) <
      (facet === 'definition'
        ? 0.15
        : facet === 'counter' && !holders[context.subject.language].test(clause)
          ? 1
          : 0.42);
  const carried = wantsCarrier
    ? context.writer.word(
        // A clause that names its term needs no frame that names it too.
        said.includes(source.entry.term)
          ? context.wording.carriers[facet].filter((frame) => !/\{(?:\w+ )?term\}/u.test(frame))
          : context.wording.carriers[facet],
        { ...fillersAt(spot, context), clause: said, term: source.entry.term },
        `carrier.${facet}`,
        about,
      )
    : null;
  return carried ?? context.writer.state(said, facet, about);
}
