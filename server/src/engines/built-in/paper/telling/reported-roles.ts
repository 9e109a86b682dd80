import type { Field } from '@yanmo/contract/codes';
import type { Spot } from '../read-outline.ts';
import type { Role } from '../roles.ts';
import type { Subject } from '../subject.ts';
import type { ToldFact } from './told-fact.ts';

type Kind = ToldFact['kind'];

/** Sections that report what a student's data show; nobody but the student has those. */
export const reporting: ReadonlySet<Role> = new Set<Role>(['result', 'group', 'robustness', 'property']);
/** Sections on whom and what is measured, and how. */
export const gathering: ReadonlySet<Role> = new Set<Role>(['sample', 'measurement', 'model']);
/** Sections that argue why one thing should act on another. */
export const arguing: ReadonlySet<Role> = new Set<Role>(['direct', 'hypothesis', 'mediated', 'moderated']);

/** Where a paper opens and says what it speaks of. */
export const opening: ReadonlySet<Role> = new Set<Role>([
  ...(['background', 'worth', 'question', 'concept', 'actors', 'literature', 'gap'] as const),
]);

/** What others found, and what it hangs on. */
const found: readonly Kind[] = ['evidence', 'figure', 'condition', 'limit', 'counter'];
/** What could explain it. */
export const explaining: readonly Kind[] = ['mechanism', 'relation', 'effect'];
/** By what a thing is seen and which method fits. */
const means: readonly Kind[] = ['indicator', 'measure', 'method'];

const inReports: ReadonlySet<Kind> = new Set<Kind>([...found, ...explaining, ...means, 'standard']);
/** Groups differ by conditions, and a result is checked by its limits; how it comes about stands elsewhere. */
const inGroups: ReadonlySet<Kind> = new Set<Kind>(['evidence', 'figure', 'condition', ...means]);
const inChecks: ReadonlySet<Kind> = new Set<Kind>(['evidence', 'limit', 'counter', ...means]);
const inDescriptions: ReadonlySet<Kind> = new Set<Kind>(['evidence', 'figure', ...means]);
const inDesigns: ReadonlySet<Kind> = new Set<Kind>([...means, 'material']);
const inArguments: ReadonlySet<Kind> = new Set<Kind>([...found, ...explaining, 'debate', 'cause', 'driver']);
/** Who takes part, what a thing is made of and what others found is no advice. */
const notInAdvice: ReadonlySet<Kind> = new Set<Kind>([
  ...(['actor', 'definition', 'part', 'evidence', 'figure', 'milestone', 'indicator', 'material', 'method'] as const),
]);

/** Whether a section asks for facts on the relation that the title names, and not on one of its ends alone. */
export const isOnRelation = (role: Role, kind: Kind): boolean =>
  (reporting.has(role) || arguing.has(role)) && !means.includes(kind);

/** Headings under which a short paper reports and discusses in one. */
export const reportsToo =
  /结果与(?:讨论|建议)$|^results and (?:discussion|recommendations)\b|^resultados y (?:discusión|propuestas)|結果と(?:考察|提言)$/iu;

/** Headings that ask how much of something there is, and not what follows from it. */
export const describing =
  /描述|总体水平|水平与分布|基线|基本特征|患病率|检出率|descri|distribution|profile|baseline char|prevalence|\blevels?\b|características|prevalencia|nivel|記述|水準|分布|有病率/iu;

/** How far a paper goes and what it leaves open is said by what bounds it, and not by what its subject does. */
const inLimits: ReadonlySet<Kind> = new Set<Kind>([
  ...([
    'limit',
    'condition',
    'counter',
    'debate',
    'evidence',
    'view',
    'finding',
    'fact',
    'implication',
    ...means,
  ] as const),
  ...(['material', 'figure'] as const),
]);

/** What a whole chapter on hypotheses begins with where it has no sections: the thing that acts, and how it works. */
const inWholeArguments: ReadonlySet<Kind> = new Set<Kind>([...inArguments, 'definition', 'part', 'stage', 'actor']);

/** Whether a fact of a kind may stand at all in a section of a role, whatever words the two share. */
export function mayStand(kind: Kind, role: Role, heading = '', isChapter = false): boolean {
  if (role === 'limits') return inLimits.has(kind);
  if (role === 'group') return inGroups.has(kind);
  if (role === 'robustness') return inChecks.has(kind);
  if (reporting.has(role)) return (describing.test(heading) ? inDescriptions : inReports).has(kind);
  if (gathering.has(role)) return inDesigns.has(kind);
  if (arguing.has(role)) return (isChapter ? inWholeArguments : inArguments).has(kind);
  return role !== 'lesson' || !notInAdvice.has(kind);
}

/** How a thing would be measured, and which method suits it. */
const ofMeasuring: ReadonlySet<Kind> = new Set<Kind>(['indicator', 'measure', 'method', 'material']);
const ofTroubles: ReadonlySet<Role> = new Set<Role>([
  ...(['problem', 'cause', 'measure', 'status', 'background', 'worth', 'actors', 'reasons'] as const),
]);

const onMethod: ReadonlySet<Role> = new Set<Role>([...gathering, 'approach', 'search', 'check', 'feasibility']);
/** Where texts are read and rules are weighed nothing is measured. */
const ofTexts: ReadonlySet<Field> = new Set<Field>(['literature', 'art', 'law', 'history', 'philosophy']);

const asksToMeasure =
  /指标|测量|测度|量表|评价|评估|监测|史料|题跋|\b(?:indicators?|measur(?:ing|ement)|scales?|evaluat|assess|monitor)|indicador|medici|evalua|指標|測定|評価/iu;

const toReaders =
  /^(?:(?:the |a )?readers?\b|whoever reads|(?:el|la) lectora? |quien lee|読者[はが]|読み手[はが]|读者(?:可|应|宜|须|要)|阅读时|研究者(?:可|应|宜|须|要))/iu;

/** Below headings on troubles nothing is measured: how it could be is advice to somebody else. A reading tells no reader what to write down. */
export const isUnasked = (
  { kind, own, clause }: Pick<ToldFact, 'kind' | 'own' | 'clause'>,
  { role, section }: Pick<Spot, 'role' | 'section'>,
  { field, about, understanding }: Pick<Subject, 'field' | 'about' | 'understanding'>,
): boolean =>
  own === null &&
  ((kind === 'remedy' && understanding.kind === 'text-interpretation' && toReaders.test(clause)) ||
    (ofMeasuring.has(kind) &&
      !asksToMeasure.test(`${section.title} ${about}`) &&
      (ofTroubles.has(role) || (ofTexts.has(field) && kind !== 'material' && !onMethod.has(role)))));

/** A problem with its causes and what answers it is no result, no measure and no reason for a hypothesis. */
export const mayHoldChain = (role: Role): boolean =>
  !reporting.has(role) && !gathering.has(role) && !arguing.has(role) && role !== 'factor';

/** What a paper opens with: what its subject is, what has brought it up and why it matters. */
const inOpenings: ReadonlySet<Kind> = new Set<Kind>([
  ...([
    'definition',
    'driver',
    'milestone',
    'figure',
    'policy',
    'law',
    'standard',
    'rule',
    'effect',
    'evidence',
  ] as const),
  ...(['example', 'debate', 'setting', 'view', 'finding', 'fact'] as const),
]);
/** What others have written. */
const inReviews: ReadonlySet<Kind> = new Set<Kind>([
  ...(['debate', 'counter', 'evidence', 'limit', 'finding', 'view', 'method', 'material'] as const),
]);
/** What is spoken of, and who is concerned. */
const inTerms: ReadonlySet<Kind> = new Set<Kind>([
  ...(['definition', 'part', 'stage', 'standard', 'law', 'policy', 'rule', 'mechanism', 'debate', 'counter'] as const),
  ...(['example', 'milestone', 'setting', 'fact'] as const),
]);
const inCasts: ReadonlySet<Kind> = new Set<Kind>(['actor', 'setting', 'finding', 'fact', 'figure', 'condition']);

/** What has a place of its own behind the opening: what the subject is made of, and who is concerned. */
interface Elsewhere {
  hasTerms: boolean;
  hasCast: boolean;
  /** How things stand. */
  hasState: boolean;
}

/** What is in force, what is disputed and what was found belongs to how things stand, where a paper has a chapter on that. */
const ofState: ReadonlySet<Kind> = new Set<Kind>([
  'policy',
  'law',
  'standard',
  'rule',
  'debate',
  'evidence',
  'example',
]);

/** Whether a fact has its place where a paper opens. */
export function mayOpen(
  { kind, standing }: Pick<ToldFact, 'kind' | 'standing'>,
  role: Role,
  { hasTerms, hasCast, hasState }: Elsewhere,
): boolean {
  if (role === 'concept') return inTerms.has(kind);
  if (role === 'actors') return inCasts.has(kind);
  if (role === 'literature' || role === 'gap') return inReviews.has(kind);
  if (hasState && ofState.has(kind)) return false;
  if (inOpenings.has(kind)) return kind !== 'example' || standing === 'TOPIC';
  // A trouble of the title's own is why it is asked; that of a neighbour is not, nor what a neighbour is made of.
  return (
    standing === 'TOPIC' && (kind === 'problem' || (kind === 'part' && !hasTerms) || (kind === 'actor' && !hasCast))
  );
}
