import type { SlotName } from '../outline/section.ts';
import type { Pool } from './pool.ts';
import type { Spot } from './read-outline.ts';
import type { Role } from './roles.ts';
import type { Subject } from './subject.ts';

export interface Hypothesis {
  label: string;
  kind: 'direct' | 'mediated' | 'moderated' | 'factor';
  x: string;
  y: string;
  m: string;
  /** Where it is stated and where it is put to the test. */
  home: Spot;
  test: Spot | null;
}

export interface ChainOfSpots {
  problem: string;
  cause: string;
  measure: string;
  spots: { problem: Spot | null; cause: Spot | null; measure: Spot | null };
}

/** What the sections must agree on before one of them is written. */
export interface Argument {
  hypotheses: Hypothesis[];
  chains: ChainOfSpots[];
}

const leavesOf = (spots: readonly Spot[], roles: readonly Role[]): Spot[] =>
  spots.filter(({ isLeaf, role }) => isLeaf && roles.includes(role));

/** Where a claim on this variable is tested: its own section, else the first that reports results of its kind. */
function findTest(spots: readonly Spot[], variable: string, kind: Hypothesis['kind']): Spot | null {
  const found = leavesOf(spots, ['result', 'group']);
  const ofKind = found.filter(({ role }) => role === (kind === 'moderated' ? 'group' : 'result'));
  const results = ofKind.length > 0 ? ofKind : found;
  return results.find(({ slots }) => variable !== '' && slots.variable === variable) ?? results[0] ?? null;
}

const places =
  /(?:城市|地区|农村|乡村|社区|县域|村庄|国家|都市|地域|農村|地方)$|\b(?:cities|towns|villages|regions|countries|communities|neighbou?rhoods)$|^(?:(?:las|los|el|la) )?(?:ciudad(?:es)?|pueblos?|regi(?:ón|ones)|país(?:es)?|barrios?|municipios?|comunidad(?:es)?)(?!\p{L})/iu;

/** A town has no more or less of itself: what happens to it is told, and not put as a hypothesis. */
export const isPlaceAlone = (name: string): boolean => places.test(name);

function planHypotheses(spots: readonly Spot[], subject: Subject): Hypothesis[] {
  if (subject.relation !== 'effect') return [];
  const tested = leavesOf(spots, ['result', 'group']);
  // A paper that reports no results argues its influence; numbered hypotheses would promise a test that never comes.
  if (tested.length === 0) return [];
  const object = subject.slots.long.object ?? subject.understanding.object;
  const { aspect } = subject.slots.long;
  const found: Hypothesis[] = [];
  const add = (hypothesis: Omit<Hypothesis, 'label' | 'test'>): void => {
    const isKnown = found.some(
      ({ kind, m, x }) => kind === hypothesis.kind && m === hypothesis.m && x === hypothesis.x,
    );
    if (!isKnown) {
      const sought = hypothesis.kind === 'factor' ? hypothesis.x : hypothesis.m;
      found.push({ ...hypothesis, label: `H${found.length + 1}`, test: findTest(spots, sought, hypothesis.kind) });
    }
  };
  if (aspect && !isPlaceAlone(aspect)) {
    const claims = leavesOf(spots, ['hypothesis', 'direct']);
    const home = claims.find(({ role }) => role === 'hypothesis') ?? claims[0];
    if (home) add({ kind: 'direct', x: object, y: aspect, m: '', home });
    for (const spot of leavesOf(spots, ['mediated'])) {
      if (spot.slots.variable) add({ kind: 'mediated', x: object, y: aspect, m: spot.slots.variable, home: spot });
    }
    for (const spot of leavesOf(spots, ['moderated'])) {
      if (spot.slots.variable) add({ kind: 'moderated', x: object, y: aspect, m: spot.slots.variable, home: spot });
    }
  }
  for (const spot of leavesOf(spots, ['factor'])) {
    const { variable } = spot.slots;
    if (variable) add({ kind: 'factor', x: variable, y: aspect ?? object, m: '', home: spot });
  }
  return found;
}

/** A heading that is itself the name of a problem, a cause or a measure. */
function nameByHeading(spot: Spot, pool: Pool): string {
  return pool.findByTerm(spot.section.title)?.entry.term ?? spot.section.title;
}

/** *What holds back the use of telehealth* asks for causes and is the name of none. */
function isAsking({ section }: Spot, { slots: { long, short } }: Subject, pool: Pool): boolean {
  const heading = section.title.toLowerCase();
  const things = [long.object, short.object].flatMap((thing) => thing?.toLowerCase() ?? []);
  return pool.findByTerm(heading) === null && things.some((thing) => thing !== '' && heading.includes(thing));
}

function planChains(spots: readonly Spot[], subject: Subject, pool: Pool): ChainOfSpots[] {
  const { long } = subject.slots;
  const nameOf = (spot: Spot | null): string | null =>
    spot && (isAsking(spot, subject, pool) ? null : nameByHeading(spot, pool));
  const problems = leavesOrParents(spots, 'problem');
  const causes = leavesOrParents(spots, 'cause');
  const measures = leavesOrParents(spots, 'measure');
  const count = Math.max(problems.length, causes.length, measures.length);
  const chains: ChainOfSpots[] = [];
  for (let index = 0; index < count; index += 1) {
    const spotsOfChain = {
      problem: problems[index] ?? null,
      cause: causes[index] ?? null,
      measure: measures[index] ?? null,
    };
    const { problem, cause, measure } = spotsOfChain;
    const slots = { ...measure?.slots, ...cause?.slots, ...problem?.slots };
    const chain: ChainOfSpots = {
      problem: (problem && nameByHeading(problem, pool)) ?? slots.problem ?? '',
      cause: nameOf(cause) ?? slots.cause ?? '',
      measure: nameOf(measure) ?? slots.measure ?? '',
      spots: spotsOfChain,
    };
    completeChain(chain, pool);
    // Where no heading names a problem, what is studied is the problem.
    if (!chain.problem && !problem && chain.cause) chain.problem = long.object ?? '';
    const names = [chain.problem, chain.cause, chain.measure];
    // Headings that only ask, and of which nothing is known, make no chain.
    if (names.includes('') && !names.some((name) => name !== '' && pool.findByTerm(name))) continue;
    chains.push(chain);
    for (const spot of [problem, cause, measure]) {
      if (!spot) continue;
      for (const name of ['problem', 'cause', 'measure'] as const) if (chain[name]) spot.slots[name] = chain[name];
    }
  }
  return chains;
}

/** The knowledge pairs a problem with its cause and measure; what the headings leave out is taken from there. */
function completeChain(chain: ChainOfSpots, pool: Pool): void {
  const linked = pool.findByTerm(chain.measure) ?? pool.findByTerm(chain.cause);
  if (!chain.problem && linked) chain.problem = pool.findProblem(linked)?.entry.term ?? '';
  const problem = pool.findByTerm(chain.problem);
  if (!problem) return;
  // Of several causes the one that this very measure answers.
  const [answered] = pool.findByTerm(chain.measure)?.entry.sheet?.answers ?? [];
  if (!chain.cause && answered) chain.cause = pool.find(answered)?.entry.term ?? '';
  const [cause] = problem.entry.links.causes ?? [];
  const [measure] = problem.entry.links.measures ?? [];
  if (!chain.cause && cause) chain.cause = pool.find(cause)?.entry.term ?? '';
  if (!chain.measure && measure) chain.measure = pool.find(measure)?.entry.term ?? '';
}

/** Headings that each hold one problem; a chapter that only gathers them is none. */
function leavesOrParents(spots: readonly Spot[], role: Role): Spot[] {
  return spots.filter(
    (spot) =>
      spot.role === role && spot.path.length > 1 && (spot.parent?.role !== role || spot.parent.path.length === 1),
  );
}

export function planArgument(spots: readonly Spot[], subject: Subject, pool: Pool): Argument {
  // A heading begins with a capital; inside a sentence its terms are written as the knowledge has them.
  for (const { slots } of spots) {
    for (const [name, value] of Object.entries(slots) as [SlotName, string][]) {
      const term = pool.findByTerm(value)?.entry.term;
      if (term) slots[name] = term;
    }
  }
  const chains = planChains(spots, subject, pool);
  // What a section's heading names holds below it too.
  for (const spot of spots) {
    if (spot.parent && spot.parent.path.length > 1) spot.slots = { ...spot.parent.slots, ...spot.slots };
  }
  return { hypotheses: planHypotheses(spots, subject), chains };
}
