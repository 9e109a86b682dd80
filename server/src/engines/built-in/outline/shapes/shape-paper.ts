import type { Level, PaperType } from '@yanmo/contract/codes';
import type { Move } from '../../phrases/zh/phrases.ts';
import type { Relation } from '../../relation.ts';
import type { Material } from '../material.ts';
import { lesser, part, type Section, section } from '../section.ts';

export interface ShapeInput {
  type: PaperType;
  level: Level;
  wordCount: number;
  relation: Relation;
  hasAspect: boolean;
  hasContext: boolean;
  /** Whether the matter consists of concepts that have to be defined before they can be studied. */
  hasConcepts: boolean;
  angle: number;
  material: Material;
  core: Section[];
}

/** The weightiest chapters, in their own order. */
function keepHeaviest(chapters: readonly Section[], count: number): Section[] {
  const kept = new Set([...chapters].sort((left, right) => right.weight - left.weight).slice(0, count));
  return chapters.filter((chapter) => kept.has(chapter));
}

const conclusion = (weight: number): Section =>
  section('frame.conclusion', weight, [part('frame.findings'), part('frame.limits')]);

const theoryPart = (theory: string): Section =>
  part('frame.theory', { theory }, [part('frame.claim'), part('frame.fit')]);

/** What a core needs before it: concepts where people and firms are studied, theories where effects are explained, technology where something is built. */
function planFoundations(
  { level, relation, hasAspect, hasConcepts, core }: ShapeInput,
  first: string,
  second: string,
): Section[] {
  // A theory paper defines its concepts in its core; a chapter of definitions before it would say the same twice.
  if (relation === 'theory') return [];
  // Where no theory has its place there is nothing to found the rest on; terms are defined where they are first used.
  if (first === '') return [];
  const weight = level === 'VOCATIONAL' ? 10 : 13;
  const others = second === '' ? [] : [part('frame.theory', { theory: second })];
  const isChemical = core.some(({ move }) => move === 'material.route');
  if (relation === 'design' && !hasConcepts && !isChemical) {
    return [
      section('frame.base', 10, [
        part('frame.toolBase'),
        part('frame.applied', { theory: first }),
        second !== '' && part('frame.applied', { theory: second }),
      ]),
    ];
  }
  if (!hasConcepts)
    return [section('frame.grounds', weight - 2, [theoryPart(first), ...others, second === '' && part('frame.gap')])];
  return [
    section('frame.foundations', weight, [
      part('frame.object'),
      hasAspect && part('frame.aspect'),
      theoryPart(first),
      ...others,
    ]),
  ];
}

/** What is built is asked for and compared with what exists; what is studied is noticed, discussed and questioned. */
function opening({ relation, hasConcepts }: ShapeInput, withLiterature: boolean): Section[] {
  const moves: Move[] =
    relation === 'design' && !hasConcepts
      ? ['frame.demand', ...(withLiterature ? (['frame.similar'] as const) : []), 'frame.task']
      : ['frame.background', ...(withLiterature ? (['frame.literature'] as const) : []), 'frame.question'];
  return moves.map((move) => part(move));
}

function shapeThesis(input: ShapeInput): Section[] {
  const { level, wordCount, hasContext, material, core } = input;
  const hasReview = level === 'MASTER' || wordCount >= 20_000;
  const [first = '', second = ''] = material.theories(level === 'VOCATIONAL' ? 1 : 2);
  const foundations = planFoundations(input, first, second);
  const [third = first, fourth = second] = hasReview ? material.theories(2) : [];
  return [
    section('frame.intro', 10, [
      ...opening(input, !hasReview),
      hasContext && lesser('frame.scope'),
      lesser('frame.approach'),
    ]),
    ...(hasReview
      ? [
          section('frame.review', 12, [
            part('frame.strand', { theory: third }),
            fourth !== third && part('frame.strand', { theory: fourth }),
            lesser('frame.debate', { debate: material.debate() }),
            part('frame.gap'),
          ]),
        ]
      : []),
    ...foundations,
    ...(level === 'FINAL' && wordCount < 5_000 ? keepHeaviest(core, 3) : core),
    conclusion(6),
  ];
}

function shapeShortPaper(input: ShapeInput): Section[] {
  const { wordCount, type, hasContext, core } = input;
  const count = wordCount < 2_000 ? 2 : wordCount < 4_500 ? 3 : 5;
  return [
    section('frame.opening', 12, [
      ...opening(input, type === 'journal_article'),
      hasContext && lesser('frame.scope'),
      lesser('frame.approach'),
    ]),
    ...keepHeaviest(core, count),
    conclusion(7),
  ];
}

function shapeReview({ material, angle }: ShapeInput): Section[] {
  const methods = section('review.methods', 18, [part('review.method'), part('review.data')]);
  const disputes = section('review.disputes', 22, [
    part('frame.debate', { debate: material.debate() }),
    ...material.chains(2).map((chain) => part('review.issue', { ...chain })),
  ]);
  return [
    section('review.scope', 12, [part('review.terms'), part('review.search')]),
    section(
      'review.strands',
      32,
      material.theories(3).map((theory) => part('frame.strand', { theory })),
    ),
    ...(angle % 2 === 1 ? [disputes, methods] : [methods, disputes]),
    section('review.outlook', 14, [part('review.merit'), part('frame.gap'), part('review.next')]),
  ];
}

/** In a proposal and a task book the chapters of the paper to be written are the items of its content. */
const asItems = (core: readonly Section[]): Section[] => core.map((chapter) => part(chapter.move, chapter.slots));

function shapeProposal({ material, core }: ShapeInput): Section[] {
  return [
    section('proposal.background', 18, [part('proposal.reality'), part('proposal.worth')]),
    section('proposal.state', 26, [
      part('proposal.home'),
      part('proposal.abroad'),
      part('frame.debate', { debate: material.debate() }),
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
      ...material.theories(2).map((theory) => part('task.readTheory', { theory })),
      part('task.readMethod'),
    ]),
    section('task.schedule', 22, [part('task.early'), part('task.middle'), part('task.late')]),
  ];
}

function shapeSurvey({ material }: ShapeInput): Section[] {
  const chains = material.sharedChains(3);
  return [
    section('survey.purpose', 11, [part('survey.why'), part('survey.aim')]),
    section('survey.design', 19, [part('survey.people'), part('survey.items'), part('survey.quality')]),
    section('survey.findings', 28, [
      ...material.variables(3).map((variable) => part('survey.dimension', { variable })),
      part('survey.difference'),
    ]),
    section(
      'survey.problems',
      18,
      chains.map((chain) => part('measures.problem', { ...chain }, [part('measures.show'), part('measures.cause')])),
    ),
    section(
      'survey.answers',
      17,
      chains.map((chain) =>
        part('measures.measure', { ...chain }, [part('measures.step'), part('measures.condition')]),
      ),
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
