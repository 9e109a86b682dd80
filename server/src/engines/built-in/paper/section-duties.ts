import { extractSentences, markTitle, nameAuthors } from './extract.ts';
import type { Spot } from './read-outline.ts';
import type { SectionDraft } from './section-draft.ts';
import { type Sentence, stops } from './sentence-writer.ts';
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

export function writeHypotheses(spot: Spot, context: WritingContext, draft: SectionDraft): void {
  for (const { label, kind, x, y, m, home, test } of context.argument.hypotheses) {
    if (home !== spot) continue;
    draft.add(context.writer.word(context.wording.hypotheses[kind], { label, x, y, m }, `hypothesis.${kind}`));
    draft.add(
      context.writer.word(
        context.wording.tests,
        { ...fillersAt(spot, context), label, ref: test ? refOf(test, context) : undefined },
        'hypothesis.test',
      ),
    );
    draft.close();
  }
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

/** A sentence on a work, in the work's own words where we have them. */
export function citeWork(id: string, spot: Spot, context: WritingContext): Sentence | null {
  const work = context.works.get(id);
  if (!work) return null;
  const { language } = context.subject;
  const who = nameAuthors(work, language);
  const about = `${context.subject.about} ${spot.section.title} ${spot.section.summary}`;
  const cite = (sentence: Sentence | null): Sentence | null =>
    sentence && {
      ...sentence,
      text: `${sentence.text.replace(/[。.]$/u, '')}[@${id}]${stops[language]}`,
      works: [id],
    };
  if (who) {
    const fresh = extractSentences(work, language, about).find((said) => !context.quoted.has(said));
    if (fresh) {
      context.quoted.add(fresh);
      const said = language === 'en' || language === 'es' ? lowerFirst(fresh) : fresh;
      const reported = cite(context.writer.word(context.wording.sources.report, { who, said }, 'source.report'));
      if (reported) return reported;
    }
  }
  if (context.quoted.has(`${id}.title`)) return null;
  context.quoted.add(`${id}.title`);
  return cite(
    context.writer.word(
      context.wording.sources.title,
      { ...fillersAt(spot, context), who: who || undefined, work: markTitle(work.title, language) },
      'source.title',
    ),
  );
}

/** A name or an abbreviation keeps its capital inside a sentence; only a word that is elsewhere lower-case loses it. */
const lowerFirst = (text: string): string =>
  /^(?:The|An?|In|On|For|It|There|When|While|Although|As|At|By|From|With|Most|Many|Some|Both|Each|El|La|Los|Las|Un|Una|En|Por|Para|Se|Con|Cuando|Aunque|Desde)\s/u.test(
    text,
  )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
