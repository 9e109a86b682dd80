import type { ContextKind } from '../../../../understanding/title-reading.ts';
import type { Spot } from '../read-outline.ts';
import type { Role } from '../roles.ts';
import type { WritingContext } from '../writing-context.ts';
import { isNamedCase, isUnnamed, namesOfCase } from './case-names.ts';
import type { ToldFact } from './told-fact.ts';

/** Here a paper opens and closes, and says by which terms and rules it judges: whatever stands in the heading, the text speaks of the subject at large. */
const atLarge: ReadonlySet<Role> = new Set<Role>([
  ...(['background', 'question', 'worth', 'findings', 'literature', 'gap', 'concept', 'theory', 'theoryFit'] as const),
  ...(['ground', 'reasoning', 'debate', 'approach', 'search', 'hypothesis', 'direct'] as const),
]);
/** Behind the heading's own words the case is where a thing is shown, and not what is told. */
const behindWords =
  /[：:——]+\s*(?:以.+为(?:例|中心|视角|切入点).*|基于.+|(?:the case of|evidence from|el caso de)\s.+|.+を(?:事例|例|中心).*)$/iu;

/** Where a title may leave its case: *at Company A*, A社における. */
const lookedAt: ReadonlySet<ContextKind> = new Set<ContextKind>(['place', 'setting']);

export interface CaseHeadings {
  /** Whether these may stand in a section: below a heading that names the title's case what names the case. */
  mayTell(facts: readonly ToldFact[], leaf: Spot): boolean;
  /** Whether the heading of a section, or one above it, names the title's case as what is told there, and one that anybody can look up. */
  isOfNamedCase(spot: Spot): boolean;
}

/** A heading on a case promises what is so of it: *How Zara Began* holds nothing that is said of any firm. */
export function openCaseHeadings({ subject: { understanding } }: Pick<WritingContext, 'subject'>): CaseHeadings {
  const cases = understanding.contexts.flatMap(({ text, kind, isQuiet }) =>
    isQuiet !== true && (kind === 'case' || (lookedAt.has(kind) && isUnnamed(text, understanding.text))) ? [text] : [],
  );
  const isNamed = (text: string): boolean => isNamedCase(text) && !isUnnamed(text, understanding.text);
  const names = cases.flatMap(namesOfCase);
  // What is learned from a case that its student tells reaches beyond it.
  const isFree = ({ role }: Spot): boolean => atLarge.has(role) || (role === 'lesson' && !cases.some(isNamed));
  const holds = (text: string): boolean => names.some((name) => text.toLowerCase().includes(name));
  const isNaming = ({ section }: Spot): boolean => holds(section.title.replace(behindWords, ''));
  const isOfCase = (spot: Spot): boolean =>
    !isFree(spot) && (isNaming(spot) || (spot.parent !== null && isOfCase(spot.parent)));
  const known = new Map<Spot, boolean>();
  const isCalled = (leaf: Spot): boolean => {
    const found = known.get(leaf) ?? isOfCase(leaf);
    known.set(leaf, found);
    return found;
  };
  return {
    isOfNamedCase: (spot) => cases.some(isNamed) && isCalled(spot),
    mayTell: (facts, leaf) =>
      names.length === 0 ||
      !isCalled(leaf) ||
      facts.some(({ term, clause, own }) => own !== null || holds(`${term} ${clause}`)),
  };
}
