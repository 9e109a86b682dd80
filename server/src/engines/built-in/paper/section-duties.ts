import type { Spot } from './read-outline.ts';
import type { SectionDraft } from './section-draft.ts';
import type { Sentence } from './sentence-writer.ts';
import { writeOwn } from './write-sentences.ts';
import { fillersAt, refOf, topicOf, type WritingContext } from './writing-context.ts';

/** What a chapter's sections do, said before the first of them. */
export function writeLead(spot: Spot, context: WritingContext): Sentence | null {
  const { parent } = spot;
  if (!parent || spot.path.at(-1) !== 1 || parent.path.length !== 1) return null;
  const sections = context.spots.filter((other) => other.parent === parent);
  // Two headings are seen at a glance.
  if (sections.length < 3) return null;
  const { language } = context.subject;
  const quote = (text: string): string =>
    language === 'ja' ? `「${text}」` : language === 'es' ? `«${text}»` : `“${text}”`;
  const separator = language === 'zh' ? '，' : language === 'ja' ? '、' : ', ';
  const list = sections
    .map(
      (other) =>
        `${refOf(other, context)}${language === 'zh' || language === 'ja' ? '' : ' '}${quote(topicOf(other.section.title))}`,
    )
    .join(separator);
  return context.writer.word(
    context.wording.leads,
    { ...fillersAt(spot, context), list, count: String(sections.length) },
    'lead',
  );
}

interface Stating {
  /** Each with how it is put to the test. */
  withTests?: boolean;
  /** Which way the facts point. */
  direction?: 'raises' | 'lowers' | null;
  /** Nothing speaks for them yet: they are put as what is to be tested. */
  isOpen?: boolean;
}

const asTest = { direct: 'testDirect', mediated: 'testMediated', moderated: 'testModerated', factor: null } as const;

/** How many sentences it took. */
export function writeHypotheses(
  spot: Spot,
  context: WritingContext,
  draft: SectionDraft,
  { withTests = true, direction = null, isOpen = false }: Stating = {},
): number {
  let written = 0;
  for (const { label, kind, x, y, m, home, test: testedAt } of context.argument.hypotheses) {
    if (home !== spot) continue;
    const { hypotheses, telling } = context.wording;
    const test = asTest[kind];
    const pointing = kind === 'direct' && direction ? telling[direction] : hypotheses[kind];
    const frames = isOpen && test ? telling[test] : pointing;
    const claim = context.writer.word(frames, { label, x, y, m }, `hypothesis.${kind}`);
    if (draft.add(claim)) written += 1;
    if (withTests) {
      const fillers = { ...fillersAt(spot, context), label, ref: testedAt ? refOf(testedAt, context) : undefined };
      if (draft.add(context.writer.word(context.wording.tests, fillers, 'hypothesis.test'))) written += 1;
    }
    draft.close();
  }
  return written;
}

/** The introduction says what each chapter is asked, the conclusion what can be kept of it. */
export function writeMap(spot: Spot, context: WritingContext, draft: SectionDraft, target: number): void {
  const frames =
    spot.role === 'question' ? context.wording.asks : spot.role === 'findings' ? context.wording.answers : null;
  const [own] = spot.path;
  if (!frames || context.mapped.has(spot.role)) return;
  context.mapped.add(spot.role);
  draft.add(writeOwn(spot, context));
  const outer: ReadonlySet<string> = new Set(['background', 'findings', 'question']);
  const chapters = context.spots.filter(({ path, role }) => path.length === 1 && path[0] !== own && !outer.has(role));
  for (const chapter of chapters) {
    if (draft.units > target * 0.6) break;
    const fillers = {
      ...fillersAt(spot, context),
      ref: refOf(chapter, context),
      topic: topicOf(chapter.section.title),
    };
    draft.add(context.writer.word(frames, fillers, spot.role === 'question' ? 'ask' : 'answer'));
  }
  draft.close();
}

/** A problem, a cause or a measure says first what it is tied to: the three answer each other one to one. */
export function writeChainLink(spot: Spot, context: WritingContext, draft: SectionDraft): void {
  // Where the heading has headings below it, its first section says so.
  const own = spot.path.at(-1) === 1 && spot.parent && spot.parent.path.length > 1 ? [spot, spot.parent] : [spot];
  const chain = context.argument.chains.find(({ spots }) => own.some((one) => Object.values(spots).includes(one)));
  if (!chain?.problem || !spot.isLeaf) return;
  const frames = context.wording.roles[spot.role].filter(
    (frame) => frame.includes('{problem}') || frame.includes(' problem}'),
  );
  const fillers = fillersAt(spot, context);
  if (draft.add(context.writer.word(frames, fillers, `role.${spot.role}`)) || spot.role === 'problem') return;
  const [move, a] = spot.role === 'cause' ? (['causes', chain.cause] as const) : (['measures', chain.measure] as const);
  draft.add(context.writer.word(context.wording.links[move], { ...fillers, a, b: chain.problem }, `link.${move}`));
}
