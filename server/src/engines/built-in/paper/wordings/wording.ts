import type { TitleKind } from '@yanmo/contract/understanding';
import type { EntryKind, Stage } from '../../knowledge/entry.ts';
import type { FacetName } from '../../knowledge/facets.ts';
import type { Relation } from '../../relation.ts';
import type { GapKind } from '../role-specs.ts';
import type { Role } from '../roles.ts';

/**
 * A frame is one sentence with its final punctuation. `{slot}` is filled from the title, the heading or the knowledge; a
 * frame whose slot is empty is passed over. `{de slot}` asks the language's grammar for another form.
 */
export type Frames = readonly string[];

/** What its slots are filled with. */
export type Fillers = Readonly<Record<string, string | undefined>>;

/** Relations between two entries, `{a}` and `{b}`. */
export type LinkMove = 'causes' | 'measures' | 'contrasts' | 'parts' | 'affects' | 'explains';

/** How a fact hangs together with the one before it. */
export type JointMove = 'but' | 'because' | 'so' | 'example';

/** What a paper asks where it opens, and how it goes about it. */
export type OpeningMove =
  /** Why there is what {list} names on {matter}, and what is to be done. */
  | 'askProblems'
  /** The same of {matter} itself. */
  | 'askWhy'
  /** What {x} does to {y}. */
  | 'askEffect'
  /** In what {a} and {b} differ. */
  | 'askSides'
  /** {matter}, by what the title asks of it: rules, a past, a work, or what it is. */
  | 'askLaw'
  | 'askPast'
  | 'askText'
  | 'askDesign'
  | 'askMatter'
  /** A {query} of yes or no, or between two, as the title puts it. */
  | 'askQuestion'
  /** {list}: what the chapters treat, one after the other. */
  | 'way';

/** How what is known of the subject is told: one fact led to by what it is, or several bound by their names. */
export type TellingMove =
  | OpeningMove
  /** The first hypothesis where the facts point one way. */
  | 'raises'
  | 'lowers'
  | 'problem'
  | 'cause'
  /** One more cause, behind another or behind what answers it. */
  | 'further'
  | 'remedy'
  | 'indicator'
  | 'limit'
  | 'counter'
  | 'debate'
  /** A remedy, {clause}, that hangs on nothing before it. */
  | 'propose'
  /** A problem, {clause}, behind another one that is called {before}. */
  | 'beside'
  /** Opens the conclusion on {matter}. */
  | 'conclude'
  /** Why there is {problem}: {clause}, or {clause} and {clause2}. */
  | 'claim'
  | 'claims'
  /** The same of a past or of a work, where what is called a problem has no causes. */
  | 'pastClaim'
  | 'pastClaims'
  /** The same by names, where the clauses were told before: {problem}, {cause} and {measure}, or two of these as {remedy} and {remedy2}. */
  | 'named'
  | 'namedTwo'
  | 'namedPast'
  | 'namedPasts'
  /** What is to be done about what was said last: {clause}, or {clause} and {clause2}. */
  | 'proposal'
  | 'proposals'
  /** How far what was proposed goes, and what is disputed: {clause}. */
  | 'leave'
  | 'unsettled'
  /** A cause, {clause}, with the {problem} that it belongs to; an answer with the {cause}. */
  | 'tie'
  | 'tieFurther'
  | 'answer'
  /** {list}: names of problems. */
  | 'ask'
  /** What a paper without chains has found on {matter}: {clause} and {clause2}. */
  | 'summary'
  /** A hypothesis `{label}`, that `{x}` acts on `{y}`, for which nothing is known. */
  | 'open'
  /** What the title names, `{list}`, and of which nothing is known. */
  | 'bound'
  /** Where a paper would show how `{x}` and `{y}` hang together, of which hardly anything is known; and where it closes. */
  | 'unlinked'
  | 'noLink'
  /** What a conclusion says of what was assumed and not tested here: `{list}` of factors of `{y}`, `{x}` and `{y}`, `{m}` between them, and what they depend on. */
  | 'assumedFactors'
  | 'assumedLink'
  | 'assumedPath'
  | 'assumedDepends'
  /** The title's {query} where a paper closes: a dispute, {clause}, or a reason for a yes, {clause}, and one for a no, {clause2}. */
  | 'answerDebate'
  | 'answerSides'
  /** On what a yes hangs, on what either answer does, {clause}; that it is open, and that nothing was told that would bear one. */
  | 'answerYes'
  | 'answerBound'
  | 'answerOpen'
  | 'answerLeft'
  /** The same claims as hypotheses are, put as what is to be tested: `{label}`, `{x}`, `{y}`, `{m}`. */
  | 'testDirect'
  | 'testMediated'
  | 'testModerated'
  /** The case, place or work, `{list}`, on which the title examines its subject. */
  | 'examined';

/** What a paper sets out, by what it tells of its subject. */
export type SetOut =
  | 'definition'
  | 'parts'
  | 'actors'
  | 'rules'
  | 'origin'
  | 'working'
  | 'effects'
  | 'debates'
  /** What its student brought. */
  | 'own';

/** The abstract of a paper that was told from what is known. */
export interface ToldAbstract {
  parts: Record<SetOut, string>;
  /** {matter}, and the {list} of parts. */
  openings: Frames;
  /** {matter}, of a paper whose findings follow. */
  discussing: Frames;
  /** {matter}, of a paper on problems, their causes and what is to be done. */
  examining: Frames;
  /** {list} of problems besides those whose causes and answers are told. */
  others: Frames;
  /** What a paper without chains holds: {clause} and {clause2}. */
  dwelling: Frames;
  /** Behind the title's own question: the reasons on both sides, {clause}, or {clause} for a yes and {clause2} for a no. */
  answer: Record<'answerDebate' | 'answerSides', Frames>;
  /** What is to be tested, without the label that it has in the text. */
  tested: Record<'direct' | 'mediated' | 'moderated' | 'factor', string>;
  /** Of the language in which papers of others have their second abstract; null of the rest. */
  ofOther: SecondAbstract | null;
}

/** An abstract in another language than the paper's, which has few names for what the paper tells. */
export interface SecondAbstract {
  /** {title}, as the student gave it. */
  titled: Frames;
  /** {object} and {aspect}: what the one does to the other. */
  relations: Frames;
  /** {object}, of whose effects one without a name is asked for. */
  effects: Frames;
  /** {object}, of which it is asked what brings it about or sways it. */
  factors: Frames;
  /** {object}, and {aspect} of it. */
  matters: Frames;
  sides: Frames;
  /** {sheet}: the subject to which the paper's own belongs, and {aspect} of that. */
  partsOf: Frames;
  partsWith: Frames;
  /** {object}, a place for what has no English name, within {sheet}. */
  partsUnnamed: Frames;
  asks: Partial<Record<TitleKind, Frames>>;
  /** Of a title that asks yes or no. */
  answers: Frames;
  compares: Frames;
  /** What a paper does, in the third person. */
  does: Record<SetOut, string>;
  /** {problem} with {cause} and {measure}, with {cause2} and {remedy2} besides, and where nothing can be advised. */
  found: Frames;
  foundTwo: Frames;
  past: Frames;
  pastTwo: Frames;
  /** {list} of further problems, of parts of the subject, and of what is disputed. */
  others: Frames;
  looks: Frames;
  weighs: Frames;
  /** {list} of these, behind the question and where there is none. */
  ways: Frames;
  waysAlone: Frames;
  /** {list} of what is assumed to be among the factors that the sentence before speaks of. */
  assumed: Frames;
  /** {theory}, {tool} and {data} that the paper speaks of. */
  approach: Frames;
}

/** Sentences on a work of the literature; `{said}` is what the work itself says, `{who}` its authors, `{work}` its title. */
export interface SourceFrames {
  /** {who} and {said}. */
  report: Frames;
  /** {who} and {work}: a work whose text we do not have. */
  title: Frames;
  /** {who} and {topics}, {work} where it can be read here: one of which we know what it is about, and no more. */
  topic: Frames;
  /** {who} and {topics}, which says what the work is: a review, a textbook, a model. */
  made: Frames;
}

/** The rows and captions of what a student works with. */
export interface Materials {
  /** Head of the marked gap, as in [待补充数据: …]. */
  gap: string;
  /** What is missing, by what the section needs: fills the gap's text. */
  gaps: Record<GapKind, Frames>;
  tables: {
    variables: {
      caption: string;
      head: readonly [string, string, string, string];
      measured: string;
      source: string;
      seen: string;
    };
    items: { caption: string; head: readonly [string, string, string]; scale: string };
    schedule: {
      caption: string;
      head: readonly [string, string, string];
      rows: readonly (readonly [string, string])[];
    };
    coding: { caption: string; head: readonly [string, string, string]; sample: string };
    results: { caption: string; head: readonly [string, string, string] };
    tests: { caption: string; head: readonly [string, string, string, string] };
    hypotheses: { caption: string; head: readonly [string, string, string] };
    measures: { caption: string; head: readonly [string, string, string] };
    compare: { caption: string; head: readonly [string, string, string] };
    /** One a section: what would bear out each point made there. The caption names the section, `{topic}`. */
    evidence: { caption: string; head: readonly [string, string, string, string]; found: string; against: string };
    /** Where nothing is left to say: rows for what the student reads. */
    notes: { caption: string; head: readonly [string, string, string] };
    sources: { caption: string; head: readonly [string, string, string] };
    terms: { caption: string; head: readonly [string, string, string] };
  };
  /** The parts of a questionnaire around its statements. `person`: questions about who answers, with their choices. */
  questionnaire: {
    title: string;
    greeting: string;
    about: string;
    person: Frames;
    personGap: string;
    scale: readonly [string, string, string, string, string];
    open: string;
    thanks: string;
  };
  /** Statements of a questionnaire about {variable}; the reader agrees or not. */
  items: Frames;
  /** What is left for the student to do at a section: a short list there. */
  checks: Frames;
  /** Questions of an interview about {variable} or {focus}. */
  questions: Frames;
  /** What introduces a list of each kind. */
  listLeads: Record<'questions' | 'steps' | 'checks', string>;
  /** Steps of the analysis, in order, by approach. */
  steps: Record<'numbers' | 'trials' | 'interviews' | 'texts' | 'systems' | 'archives' | 'arguments', Frames>;
}

/** Tables that are numbered, and so are spoken of before they stand. */
export type TableKind =
  | 'variables'
  | 'items'
  | 'coding'
  | 'schedule'
  | 'results'
  | 'tests'
  | 'hypotheses'
  | 'measures'
  | 'compare'
  | 'terms';

export type FigureKind = 'route' | 'model' | 'measures' | 'modules';

/** What the chapters of a paper do, one after the other. */
export type RouteStage = 'ask' | 'ground' | 'design' | 'analyse' | 'build' | 'propose' | 'close';

/** How the text speaks of its tables and figures; `{mark}` becomes the number. */
export interface Showing {
  tables: Record<TableKind, Frames>;
  figures: Record<FigureKind, { caption: string; leads: Frames }>;
  stages: Record<RouteStage, string>;
}

/** The parts of a paper outside its chapters, and the documents that go with it. */
export interface Extras {
  abstract: Record<'matter' | 'approach' | 'content' | 'claim' | 'bound', Frames>;
  acknowledgements: readonly Frames[];
}

export type RoleFrames = Readonly<Record<Role, Frames>>;

export interface Wording {
  /** A facet set into its place: `{clause}` and, where it helps, `{term}`. */
  carriers: Record<FacetName, Frames>;
  /** A fact of the very subject, `{clause}`, set behind the one before; `{term}` where it has a name. */
  telling: Record<TellingMove, Frames>;
  toldAbstract: ToldAbstract;
  /** Between two clauses of one sentence, the second as the knowledge writes it; none where the language cannot do so. */
  joints: Record<JointMove, readonly string[]>;
  links: Record<LinkMove, Frames>;
  /** From what was said of `{term}` back to the paper's own subject; here `{term}` is a variable. */
  bridges: Record<Relation, Frames>;
  /** The same where `{term}` is something else. */
  kindBridges: Record<'theory' | 'debate' | 'data' | 'actor' | 'measure' | 'problem', Frames>;
  /** What a chapter or section, `{ref}` “{topic}”, is asked in the introduction and answers in the conclusion. */
  asks: Frames;
  answers: Frames;
  /** The same for an entry on method, by where it belongs. */
  methodBridges: Record<Stage, Frames>;
  roles: RoleFrames;
  /** `{ref}` is a section's number, `{topic}` its heading. */
  forward: Frames;
  back: Frames;
  /** The first sentence under a heading whose own words nothing else takes up: “{topic}” and the theme. */
  openers: Frames;
  /** The lead of a chapter: `{list}` says what each section does. */
  leads: Frames;
  /** One hypothesis: `{label}` H1; `{x}`, `{y}`, `{m}`. */
  hypotheses: Record<'direct' | 'mediated' | 'moderated' | 'factor', Frames>;
  /** How a hypothesis is tested: `{label}`, `{tool}`, `{data}`. */
  tests: Frames;
  sources: SourceFrames;
  materials: Materials;
  showing: Showing;
  extras: Extras;
  /** What a term is called when it is named again. */
  again: Partial<Record<EntryKind, readonly string[]>>;
  /** The section numbered so: `{n}`. */
  sectionRef: string;
}
