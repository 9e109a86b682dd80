import type { Field, Level, PaperType } from '@yanmo/contract/codes';
import type { TitleKind } from '@yanmo/contract/understanding';
import { depthFor } from '../../../../understanding/outline-depth.ts';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import type { Move } from '../../phrases/zh/phrases.ts';
import { fitChapters } from '../fit-chapters.ts';
import type { Material } from '../material.ts';
import { lesser, part, type Section, section } from '../section.ts';
import { planReview } from '../skeletons/review.ts';
import { planStrands } from '../skeletons/strands.ts';
import { nameTitle } from '../title-names.ts';

export interface ShapeInput {
  field: Field;
  type: PaperType;
  level: Level;
  wordCount: number;
  title: TitleUnderstanding;
  hasContext: boolean;
  /** Whether the matter consists of concepts that have to be defined before they can be studied. */
  hasConcepts: boolean;
  /** Whether there is anything to report of what others wrote: works, or what is disputed. */
  hasLiterature: boolean;
  angle: number;
  material: Material;
  core: Section[];
}

const conclusion = (weight: number): Section =>
  section('frame.conclusion', weight, [part('frame.findings'), part('frame.limits')]);

const theoryPart = (theory: string): Section =>
  part('frame.theory', { theory }, [part('frame.claim'), part('frame.fit')]);

/** Kinds whose core says itself what its terms mean and on what it rests. */
const standsAlone: ReadonlySet<TitleKind> = new Set([
  'theory-essay',
  'text-interpretation',
  'review',
  'doctrinal-law',
  'history-narrative',
  'case-study',
  'policy-analysis',
  'teaching-design',
]);

/** Cores on plants, patients, materials and places: what they need of theory stands where the results are explained. */
const ofMatter =
  /^(?:arms|clinical|cohort|verify|fault|drive|care|report|diagnosis|trial|material|process|assay|ailment|pest|defect|technique|field|prev|sample|specimen|model|voice|hard|lesson|site|visual|decline|rating|translation|speech|quasi|risk|action|syst|season|uptake|durable|cultivar|kap|pair)\./u;

/** What a core needs before it: concepts where people and firms are studied, a theory that meets the title, technology where something is built. */
function planFoundations({ level, title, hasConcepts, material, core }: ShapeInput): Section[] {
  if (standsAlone.has(title.kind) || core.some(({ move }) => ofMatter.test(move))) return [];
  const weight = level === 'VOCATIONAL' ? 10 : 13;
  const [first = '', second = ''] = material.theories(level === 'VOCATIONAL' ? 1 : 2);
  if (title.kind === 'design-artefact') {
    const isNamed = title.contexts.some(({ kind }) => kind === 'means');
    const base = section('frame.base', 10, [
      isNamed && part('frame.toolBase'),
      first !== '' && part('frame.applied', { theory: first }),
      second !== '' && part('frame.applied', { theory: second }),
    ]);
    // One technology alone is told where it is used.
    return base.children.length < 2 ? [] : [base];
  }
  const others = second === '' ? [] : [part('frame.theory', { theory: second })];
  if (!hasConcepts) {
    return first === ''
      ? []
      : [section('frame.grounds', weight - 2, [theoryPart(first), ...others, second === '' && part('frame.gap')])];
  }
  const terms = [part('frame.object'), nameTitle(title).aspect !== null && part('frame.aspect')];
  return first === ''
    ? [section('frame.concepts', weight - 2, [...terms, part('frame.framework')])]
    : [section('frame.foundations', weight, [...terms, theoryPart(first), ...others])];
}

/** Chapters that argue from terms; where a paper is too short for a chapter on these, its first section says what they mean. */
const arguing: ReadonlySet<Move> = new Set<Move>(['effect.paths', 'effect.rival', 'factor.candidates']);

const withTerms = (core: readonly Section[], { hasConcepts }: ShapeInput): Section[] =>
  core.map((chapter) =>
    hasConcepts && arguing.has(chapter.move)
      ? { ...chapter, weight: chapter.weight + 4, children: [part('frame.object'), ...chapter.children] }
      : chapter,
  );

/** What is built is asked for and compared with what exists; what is studied is noticed, discussed and questioned. */
function opening({ title, hasConcepts, hasLiterature }: ShapeInput, isOfType: boolean): Section[] {
  const withLiterature = isOfType && hasLiterature;
  const moves: Move[] =
    title.kind === 'design-artefact' && !hasConcepts
      ? ['frame.demand', ...(withLiterature ? (['frame.similar'] as const) : []), 'frame.task']
      : ['frame.background', ...(withLiterature ? (['frame.literature'] as const) : []), 'frame.question'];
  // What a lesson is about is no place that was looked at.
  return moves.map((move) => part(move, title.kind === 'teaching-design' ? { case: '' } : {}));
}

/** "A case study of market entry" names a subject, and nobody chose it for its size or place. */
const namesNoCase = ({ kind, language, contexts }: TitleUnderstanding): boolean =>
  kind === 'case-study' &&
  language === 'en' &&
  contexts.some((context) => context.kind === 'case' && !/\p{Lu}|\d/u.test(context.text));

function shapeThesis(input: ShapeInput): Section[] {
  const { level, wordCount, title, hasContext, hasLiterature, material, core } = input;
  const hasReview =
    hasLiterature && (level === 'MASTER' || wordCount >= 20_000) && wordCount >= 8_000 && title.kind !== 'review';
  const foundations = wordCount < 8_000 ? [] : planFoundations(input);
  const told = foundations.length === 0 && wordCount < 8_000 ? withTerms(core, input) : core;
  const debate = hasReview ? material.debate() : '';
  const { max } = depthFor('thesis', wordCount).chapters;
  return [
    section('frame.intro', 10, [
      ...opening(input, !hasReview && title.kind !== 'review'),
      hasContext && title.kind !== 'teaching-design' && lesser('frame.scope', namesNoCase(title) ? { case: '' } : {}),
      lesser('frame.approach'),
    ]),
    ...(hasReview
      ? [
          section('frame.review', 12, [
            ...planStrands(material, title, 3),
            debate !== '' && lesser('frame.debate', { debate }),
            part('frame.gap'),
          ]),
        ]
      : []),
    ...foundations,
    ...fitChapters(told, max - 2 - foundations.length - (hasReview ? 1 : 0), title.language),
    conclusion(6),
  ];
}

function shapeShortPaper(input: ShapeInput): Section[] {
  const { wordCount, type, title, hasContext, core } = input;
  const { max } = depthFor(type, wordCount).chapters;
  return [
    section('frame.opening', 12, [
      ...opening(input, type === 'journal_article' && title.kind !== 'review'),
      hasContext && title.kind !== 'teaching-design' && lesser('frame.scope', namesNoCase(title) ? { case: '' } : {}),
      lesser('frame.approach'),
    ]),
    ...fitChapters(core, max - 2, title.language),
    conclusion(7),
  ];
}

const shapeReview = ({ material, angle, title, field }: ShapeInput): Section[] =>
  planReview(material, angle, title, field);

/** In a proposal and a task book the chapters of the paper to be written are the items of its content. */
const asItems = (core: readonly Section[]): Section[] => core.map((chapter) => part(chapter.move, chapter.slots));

function shapeProposal({ material, core }: ShapeInput): Section[] {
  return [
    section('proposal.background', 18, [part('proposal.reality'), part('proposal.worth')]),
    section('proposal.state', 26, [
      part('proposal.home'),
      part('proposal.abroad'),
      ...[material.debate()].filter(Boolean).map((debate) => part('frame.debate', { debate })),
      part('frame.gap'),
    ]),
    section('proposal.content', 26, [...asItems(core), part('proposal.key')]),
    section('proposal.route', 14, [part('proposal.method'), part('proposal.path'), part('proposal.schedule')]),
    section('proposal.base', 8, [part('proposal.prepared'), part('proposal.access')]),
    section('proposal.risk', 8, [part('proposal.dataRisk'), part('proposal.methodRisk')]),
  ];
}

function shapeTaskBook({ material, core }: ShapeInput): Section[] {
  return [
    section('task.purpose', 15, [part('task.aim'), part('task.ability')]),
    section('task.content', 45, [...asItems(core), part('task.format')]),
    section('task.reading', 18, [
      part('task.readObject'),
      ...material.theories(2).map((theory) => part('task.readTheory', { theory })),
      part('task.readMethod'),
    ]),
    section('task.schedule', 22, [part('task.early'), part('task.middle'), part('task.late')]),
  ];
}

function shapeSurvey({ material }: ShapeInput): Section[] {
  const chains = material.sharedChains(3);
  const near = material.variables(3).map((variable) => part('survey.dimension', { variable }));
  const usual = [part('survey.level'), part('survey.view'), part('survey.behaviour')];
  return [
    section('survey.purpose', 11, [part('survey.why'), part('survey.aim')]),
    section('survey.design', 19, [part('survey.people'), part('survey.items'), part('survey.quality')]),
    section('survey.findings', 28, [
      ...usual.slice(0, Math.max(1, 3 - near.length)),
      ...near,
      part('survey.difference'),
    ]),
    section(
      'survey.problems',
      18,
      chains.length > 1
        ? chains.map((chain) => part('measures.problem', { ...chain }, [part('measures.show'), part('measures.cause')]))
        : [part('survey.weak'), part('survey.reason')],
    ),
    section(
      'survey.answers',
      17,
      chains.length > 1
        ? chains.map((chain) =>
            part('measures.measure', { ...chain }, [part('measures.step'), part('measures.condition')]),
          )
        : [part('survey.first'), part('survey.later')],
    ),
    conclusion(7),
  ];
}

const shapes: Record<PaperType, (input: ShapeInput) => Section[]> = {
  thesis: shapeThesis,
  course_paper: shapeShortPaper,
  journal_article: shapeShortPaper,
  literature_review: shapeReview,
  proposal: shapeProposal,
  task_book: shapeTaskBook,
  survey_report: shapeSurvey,
};

export const shapePaper = (input: ShapeInput): Section[] => shapes[input.type](input);
