import type { TitleUnderstanding } from '../../../understanding/title-reading.ts';
import type { Chain } from '../knowledge/select.ts';
import type { Move, MoveSet } from '../phrases/zh/phrases.ts';
import { isFitting } from './choose-chains.ts';
import type { Material } from './material.ts';
import { part, type Section } from './section.ts';

/** Headings that ask for what may be known: two of one sort beside each other, and what it is called where it is. */
interface Asking {
  moves: MoveSet;
  /** One a problem, and not one a cause. */
  isOfProblems?: true;
  /** What only ties the two together goes with them. */
  tie?: Move;
  name: (chain: Chain) => { said: string; section: Section };
}

const askings: readonly Asking[] = [
  {
    moves: new Set<Move>([
      ...(['gap.inner', 'gap.outer', 'why.inside', 'why.outside', 'why.purse', 'why.habit', 'why.offer'] as const),
      ...(['why.natural', 'why.human', 'why.meet', 'why.interest', 'why.rule', 'why.view'] as const),
      ...(['why.ground', 'why.choice', 'why.foe'] as const),
      ...(['past.structure', 'past.interest', 'past.belief'] as const),
    ]),
    tie: 'why.joined',
    name: ({ cause }) => ({ said: cause, section: part('cause.named', { cause }) }),
  },
  {
    isOfProblems: true,
    moves: new Set<Move>([
      ...(['gap.signs', 'gap.place', 'gap.cost'] as const),
      ...(['law.standard', 'law.silence', 'law.conflict'] as const),
    ]),
    name: (chain) => ({ said: chain.problem, section: part('measures.problem', { ...chain }) }),
  },
  {
    isOfProblems: true,
    moves: new Set<Move>([
      ...(['gap.tried', 'gap.answer', 'gap.need'] as const),
      ...(['law.amendment', 'law.procedure'] as const),
    ]),
    name: (chain) => ({ said: chain.measure, section: part('measures.measure', { ...chain }) }),
  },
];

const fewest = 2;
const most = 3;

function listNamed(chains: readonly Chain[], { name }: Asking): Section[] {
  const named = new Map(chains.map((chain) => [name(chain).said, name(chain).section]));
  return [...named.values()].slice(0, most);
}

interface Known {
  byProblem: readonly Chain[];
  byCause: readonly Chain[];
}

function nameIn(children: readonly Section[], { byProblem, byCause }: Known): Section[] {
  for (const asking of askings) {
    const asked = children.filter(({ move }) => asking.moves.has(move));
    const named = asked.length >= fewest ? listNamed(asking.isOfProblems ? byProblem : byCause, asking) : [];
    if (named.length < fewest) continue;
    const [first] = asked;
    const isReplaced = (child: Section): boolean => asked.includes(child) || child.move === asking.tie;
    return children.flatMap((child) => (child === first ? named : isReplaced(child) ? [] : [child]));
  }
  return [...children];
}

const whyAsked = /原因|成因|缘由|为什么|为何|\bcauses?\b|\bwhy\b|causas?\b|por qué|要因|なぜ/iu;

/** Where a plan asks for troubles, causes or answers of the very subject and they are known, they stand there by their names. */
export function nameKnown(chapters: readonly Section[], material: Material, title: TitleUnderstanding): Section[] {
  // What came of an end has not what brought it about.
  if (title.kind === 'history-narrative' && !whyAsked.test(title.text)) return [...chapters];
  const known = {
    byProblem: material.subjectChains().filter(isFitting),
    byCause: material.subjectAnswers().filter(isFitting),
  };
  return chapters.map((chapter) => ({ ...chapter, children: nameIn(chapter.children, known) }));
}
