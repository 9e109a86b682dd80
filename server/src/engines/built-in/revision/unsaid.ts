import { countDraft } from '@yanmo/contract/draft-count';
import { countUnits } from '@yanmo/contract/text-count';
import { isWideLanguage } from '../../../text/wide-language.ts';
import { listPieces } from '../../../text/word-overlap.ts';
import { listCitations, plainDraft } from '../../draft-text.ts';
import type { PaperWork, RevisionRequest } from '../../engine.ts';
import type { FacetName } from '../knowledge/facets.ts';
import { citeWork } from '../paper/cite-works.ts';
import { writeGap } from '../paper/gaps.ts';
import { sayOfOthers, withoutReport } from '../paper/others-words.ts';
import type { OwnFact } from '../paper/own-fact.ts';
import type { Paper } from '../paper/paper.ts';
import type { Source } from '../paper/pool.ts';
import type { Spot } from '../paper/read-outline.ts';
import type { GapKind } from '../paper/role-specs.ts';
import type { Role } from '../paper/roles.ts';
import { SectionDraft, sentenceUnits } from '../paper/section-draft.ts';
import { type Sentence, stops } from '../paper/sentence-writer.ts';
import type { Fillers, Frames } from '../paper/wordings/wording.ts';
import { writeParagraph } from '../paper/write-paragraph.ts';
import { writeOwn } from '../paper/write-sentences.ts';
import { fillersAt, forkContext, refOf, type WritingContext } from '../paper/writing-context.ts';
import { keyOf } from './sheet.ts';
import { listTold } from './told-of.ts';

/**
 * What the engine can still say in a paper, after all that stands in it. It goes on in the context in which the paper was
 * written: what the sections drew from the knowledge is gone there, so that nothing comes twice.
 */
export interface Unsaid {
  readonly context: WritingContext;
  readonly spot: Spot;
  readonly unit: number;
  /** Sentences on one thing; `about` null: on what the section is about. Empty where nothing is left to say. */
  paragraph(wanted: { about: string | null; role?: Role; units: number }): string[];
  /** One more sentence that suits the section. */
  sentence(): string | null;
  /** What the student gave on a thing and the paper does not say yet, a few sentences of it; `isAgain`: also what stands in another section. */
  own(about: string, how?: { isAgain: boolean }): string[];
  /** One side of a thing, such as its definition. */
  side(about: string, facet: FacetName): string | null;
  /** The section that defines a thing, as the text calls it; null where none does, or this one. */
  whereDefined(about: string): string | null;
  word(frames: Frames, extra?: Fillers): string | null;
  gap(kind: GapKind): string | null;
  /** A sentence that cites a work, in the work's own words where we have them. */
  cite(work: PaperWork): string | null;
  /** Works that the section does not cite, the nearest first. */
  uncited(text: string): PaperWork[];
  /** Terms of the knowledge that a text speaks of. */
  termsIn(text: string): string[];
}

/** How much of a topic's own words name an entry. */
function nearness(about: string, source: Source): number {
  const lower = about.toLowerCase();
  if (lower.includes(source.lower) || source.lower.includes(lower)) return 2;
  const wanted = listPieces(about);
  if (wanted.size === 0) return 0;
  let shared = 0;
  for (const piece of wanted) if (source.pieces.has(piece)) shared += 1;
  return shared / wanted.size;
}

const mostOwn = 4;
/** What the student answered and handed in, and what their tables come to. `isTold`: it stands in the paper as it was written. */
const listOwn = (
  { own = [], ownTables = [], language }: RevisionRequest['paper'],
  { worded, shown }: WritingContext,
): (Pick<OwnFact, 'text' | 'cite'> & { isTold: boolean })[] => [
  ...own.map(({ text, cite }) => ({
    // What somebody else wrote is quoted here as well.
    text: cite === undefined ? text : sayOfOthers(withoutReport(text, language), language),
    isTold: worded.has(text),
    ...(cite === undefined ? {} : { cite }),
  })),
  ...ownTables.flatMap(({ name, says = [] }) => says.map((text) => ({ text, isTold: shown.has(name) }))),
];
/** Whether a sentence speaks of a thing: by its name, or by most of the name's own pieces. */
function isOn(about: string, text: string): boolean {
  const lower = text.toLowerCase();
  if (lower.includes(about.toLowerCase())) return true;
  const wanted = listPieces(about);
  const said = listPieces(text);
  return wanted.size > 0 && [...wanted].filter((piece) => said.has(piece)).length >= Math.ceil(wanted.size * 0.6);
}

export function openUnsaid(request: RevisionRequest, written: Paper): Unsaid {
  const context = forkContext(written.context);
  context.pool.release();
  const spot = context.spots.find(({ section }) => section.id === request.section);
  if (!spot) throw new Error(`The outline has no section ${request.section} to revise.`);
  const { language } = context.subject;
  const unit = sentenceUnits[language];
  const standing = keyOf(
    [plainDraft(request.text), request.neighbours.before ?? '', request.neighbours.after ?? ''].join('\n'),
  );
  // What an earlier change drew from the knowledge stands in the text, and the context does not know of it.
  const tail = (clause: string): string => keyOf(clause).slice(isWideLanguage(language) ? -12 : -40);
  for (const source of context.pool.sources) {
    for (const proposition of context.pool.left(source, [])) {
      if (standing.includes(tail(proposition.clause))) context.pool.draw(proposition);
    }
  }
  const isNew = (text: string): boolean => !standing.includes(keyOf(text));
  const keep = (sentence: Sentence | null): string | null => {
    if (!sentence || context.writer.hasSaid(sentence.text) || !isNew(sentence.text)) return null;
    context.writer.keep(sentence);
    return sentence.text;
  };
  const at = (about: string | null, role: Role): Spot =>
    about === null
      ? { ...spot, role }
      : { ...spot, role, section: { ...spot.section, title: about, summary: '' }, slots: {} };

  function rank(place: Spot, about: string | null): Source[] {
    if (about !== null) {
      return context.pool.sources
        .map((source) => ({ source, near: nearness(about, source) }))
        .filter(({ source, near }) => near >= 0.5 && context.pool.left(source, []).length > 0)
        .sort((one, other) => other.near - one.near)
        .map(({ source }) => source);
    }
    const near = [0.25, 0.1, 0].flatMap((least) => context.pool.rank(place, least));
    return near.length > 0 ? near : context.pool.rank(place, 0, true);
  }

  /** Facts of the sheets on what was asked for, as they stand there. */
  function sayTold(about: string, units: number): string[] {
    const said: string[] = [];
    for (const { clause, facet, about: ids, proposition } of listTold(about, context, (text) => isOn(about, text))) {
      if (countUnits(said.join(' ')) > units - unit * 0.5) break;
      if (proposition) context.pool.draw(proposition, spot);
      const sentence = keep(context.writer.state(clause, facet, ids));
      if (sentence) said.push(sentence);
    }
    return said;
  }

  const unsaid: Unsaid = {
    context,
    spot,
    unit,
    paragraph: ({ about, role = spot.role, units }) => {
      const told = about === null ? [] : sayTold(about, units);
      if (told.length > 0) return told;
      const place = at(about, role);
      const draft = new SectionDraft(context, place);
      let previous: Source | null = null;
      for (const source of rank(place, about).slice(0, about === null ? 1 : 2)) {
        const room = units - draft.units;
        if (room < unit * 0.75) break;
        if (writeParagraph(source, place, context, draft, Math.min(room, unit * 6.5), previous)) previous = source;
      }
      draft.close();
      return draft.pieces
        .flatMap((piece) => (piece.kind === 'sentences' ? piece.sentences.map(({ text }) => text) : []))
        .filter(isNew);
    },
    sentence: () => {
      const [source] = rank(spot, null);
      const [proposition] = source ? context.pool.left(source, []) : [];
      if (proposition) {
        context.pool.draw(proposition, spot);
        const stated = keep(context.writer.state(proposition.clause, proposition.facet, [proposition.source.entry.id]));
        if (stated) return stated;
      }
      return keep(writeOwn(spot, context));
    },
    own: (about, { isAgain } = { isAgain: false }) =>
      listOwn(request.paper, context)
        .filter(({ text, isTold }) => (isAgain || !isTold) && isOn(about, text) && isNew(text))
        .slice(0, mostOwn)
        .map(
          ({ text, cite }) =>
            `${text.charAt(0).toUpperCase()}${text.slice(1)}${cite === undefined ? '' : `[@${cite}]`}${stops[language]}`,
        ),
    side: (about, facet) => {
      for (const source of rank(spot, about)) {
        const found = context.pool.left(source, [facet]).find((proposition) => proposition.facet === facet);
        if (!found) continue;
        context.pool.draw(found, spot);
        const stated = keep(context.writer.state(found.clause, facet, [source.entry.id]));
        if (stated) return stated;
      }
      return null;
    },
    whereDefined: (about) => {
      const [near] = context.pool.sources
        .map((source) => ({ source, share: nearness(about, source) }))
        .filter(({ share }) => share >= 1)
        .sort((one, other) => other.share - one.share);
      const said = near && context.pool.whereSaid(near.source, 'definition');
      return said && said.section.id !== spot.section.id ? refOf(said, context) : null;
    },
    word: (frames, extra = {}) => keep(context.writer.word(frames, fillersAt(spot, context, extra), 'revision')),
    gap: (kind) => writeGap(kind, spot, context, 'revision'),
    cite: (work) => {
      const sentence = citeWork(work.id, spot, context, { isAsked: true });
      if (sentence && isNew(sentence.text)) return keep(sentence);
      // Its title was named elsewhere already; the frame makes another sentence of it.
      context.quoted.delete(`${work.id}.title`);
      return keep(citeWork(work.id, spot, context, { isAsked: true }));
    },
    uncited: (text) => {
      const cited = new Set(listCitations(text));
      const wanted = listPieces(`${spot.section.title} ${spot.section.summary} ${context.subject.about}`);
      const own = new Set([
        ...spot.section.works,
        ...(request.plan.briefs.find(({ section }) => section === spot.section.id)?.works ?? []),
      ]);
      return request.paper.works
        .filter(({ id }) => !cited.has(id))
        .map((work) => {
          const pieces = listPieces(
            [work.title, work.abstract ?? '', ...Object.values(work.topics ?? {}).flat()].join(' '),
          );
          let shared = 0;
          for (const piece of wanted) if (pieces.has(piece)) shared += 1;
          return { work, rank: shared / Math.sqrt(pieces.size + 4) + (own.has(work.id) ? 2 : 0) };
        })
        .sort((one, other) => other.rank - one.rank)
        .map(({ work }) => work);
    },
    termsIn: (text) => {
      const lower = text.toLowerCase();
      return [...context.pool.sources]
        .filter((source) => lower.includes(source.lower) && countUnits(source.entry.term) > 1)
        .sort((one, other) => lower.indexOf(one.lower) - lower.indexOf(other.lower))
        .map(({ entry }) => entry.term);
    },
  };
  return unsaid;
}

export const unitsOf = (sentences: readonly string[]): number => countDraft(sentences.join(' '));
