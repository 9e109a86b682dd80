import { type Desk, fillersAt, refOf, topicOf } from './desk.ts';
import { extractSentences, markTitle, nameAuthors } from './extract.ts';
import type { Spot } from './read-outline.ts';
import { type Sentence, stops } from './scribe.ts';
import type { SectionDraft } from './section-draft.ts';
import { writeOwn } from './write-sentences.ts';

/** What a chapter's sections do, said before the first of them. */
export function writeLead(spot: Spot, desk: Desk): Sentence | null {
  const { parent } = spot;
  if (!parent || spot.path.at(-1) !== 1 || parent.path.length !== 1) return null;
  const sections = desk.spots.filter((other) => other.parent === parent);
  // Two headings are seen at a glance.
  if (sections.length < 3) return null;
  const { language } = desk.subject;
  const quote = (text: string): string =>
    language === 'ja' ? `「${text}」` : language === 'es' ? `«${text}»` : `“${text}”`;
  const separator = language === 'zh' ? '，' : language === 'ja' ? '、' : ', ';
  const list = sections
    .map(
      (other) =>
        `${refOf(other, desk)}${language === 'zh' || language === 'ja' ? '' : ' '}${quote(topicOf(other.section.title))}`,
    )
    .join(separator);
  return desk.scribe.word(
    desk.wording.leads,
    { ...fillersAt(spot, desk), list, count: String(sections.length) },
    'lead',
  );
}

export function writeHypotheses(spot: Spot, desk: Desk, draft: SectionDraft): void {
  for (const { label, kind, x, y, m, home, test } of desk.argument.hypotheses) {
    if (home !== spot) continue;
    draft.add(desk.scribe.word(desk.wording.hypotheses[kind], { label, x, y, m }, `hypothesis.${kind}`));
    draft.add(
      desk.scribe.word(
        desk.wording.tests,
        { ...fillersAt(spot, desk), label, ref: test ? refOf(test, desk) : undefined },
        'hypothesis.test',
      ),
    );
    draft.close();
  }
}

/** The introduction says what each chapter is asked, the conclusion what can be kept of it. */
export function writeMap(spot: Spot, desk: Desk, draft: SectionDraft, target: number): void {
  const frames = spot.role === 'question' ? desk.wording.asks : spot.role === 'findings' ? desk.wording.answers : null;
  const [own] = spot.path;
  if (!frames || desk.mapped.has(spot.role)) return;
  desk.mapped.add(spot.role);
  draft.add(writeOwn(spot, desk));
  const outer: ReadonlySet<string> = new Set(['background', 'findings', 'question']);
  const chapters = desk.spots.filter(({ path, role }) => path.length === 1 && path[0] !== own && !outer.has(role));
  for (const chapter of chapters) {
    if (draft.units > target * 0.6) break;
    const fillers = {
      ...fillersAt(spot, desk),
      ref: refOf(chapter, desk),
      topic: topicOf(chapter.section.title),
    };
    draft.add(desk.scribe.word(frames, fillers, spot.role === 'question' ? 'ask' : 'answer'));
  }
  draft.close();
}

/** A problem, a cause or a measure says first what it is tied to: the three answer each other one to one. */
export function writeChainLink(spot: Spot, desk: Desk, draft: SectionDraft): void {
  // Where the heading has headings below it, its first section says so.
  const own = spot.path.at(-1) === 1 && spot.parent && spot.parent.path.length > 1 ? [spot, spot.parent] : [spot];
  const chain = desk.argument.chains.find(({ spots }) => own.some((one) => Object.values(spots).includes(one)));
  if (!chain?.problem || !spot.isLeaf) return;
  const frames = desk.wording.roles[spot.role].filter(
    (frame) => frame.includes('{problem}') || frame.includes(' problem}'),
  );
  const fillers = fillersAt(spot, desk);
  if (draft.add(desk.scribe.word(frames, fillers, `role.${spot.role}`)) || spot.role === 'problem') return;
  const [move, a] = spot.role === 'cause' ? (['causes', chain.cause] as const) : (['measures', chain.measure] as const);
  draft.add(desk.scribe.word(desk.wording.links[move], { ...fillers, a, b: chain.problem }, `link.${move}`));
}

/** A sentence on a work, in the work's own words where we have them. */
export function citeWork(id: string, spot: Spot, desk: Desk): Sentence | null {
  const work = desk.works.get(id);
  if (!work) return null;
  const { language } = desk.subject;
  const who = nameAuthors(work, language);
  const about = `${desk.subject.about} ${spot.section.title} ${spot.section.summary}`;
  const cite = (sentence: Sentence | null): Sentence | null =>
    sentence && {
      ...sentence,
      text: `${sentence.text.replace(/[。.]$/u, '')}[@${id}]${stops[language]}`,
      works: [id],
    };
  if (who) {
    const fresh = extractSentences(work, language, about).find((said) => !desk.quoted.has(said));
    if (fresh) {
      desk.quoted.add(fresh);
      const said = language === 'en' || language === 'es' ? lowerFirst(fresh) : fresh;
      const reported = cite(desk.scribe.word(desk.wording.sources.report, { who, said }, 'source.report'));
      if (reported) return reported;
    }
  }
  if (desk.quoted.has(`${id}.title`)) return null;
  desk.quoted.add(`${id}.title`);
  return cite(
    desk.scribe.word(
      desk.wording.sources.title,
      { ...fillersAt(spot, desk), who: who || undefined, work: markTitle(work.title, language) },
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
