import { listPieces } from '../../../text/word-overlap.ts';
import { listEntries, listMethods } from '../knowledge/knowledge.ts';
import { coverHeading } from './compose-section.ts';
import type { Paper } from './paper.ts';
import { opensWithConnective, type Sentence } from './sentence-writer.ts';
import { printSection } from './write-paper.ts';

/** What can be measured of a paper without reading it; bars are in the tests, figures in the bench. */
export interface PaperQuality {
  units: number;
  sentences: number;
  /** Share of sentences that hold no word of the title, of the field's terms or of the entry they are made from. */
  empty: number;
  /** Largest share of one frame among the sentences. */
  largestFrame: number;
  /** Sentences between two uses of one frame, at least. */
  frameDistance: number;
  repeated: string[];
  connectives: number;
  /** Smallest share of a heading's words that the text below it takes up. */
  leastCover: number;
  /** Spread of sentence length: standard deviation over mean. */
  spread: number;
}

export const listSentences = (paper: Paper): Sentence[] =>
  paper.sections.flatMap(({ pieces }) =>
    pieces.flatMap((piece) => (piece.kind === 'sentences' ? piece.sentences : [])),
  );

export function measurePaper(paper: Paper): PaperQuality {
  const { subject } = paper;
  const { language } = subject;
  const sentences = listSentences(paper).filter(({ move }) => move !== 'gap');
  const entries = [...listEntries(subject.field, language), ...listMethods(language)];
  const known = new Set<string>();
  for (const { term } of entries) for (const piece of listPieces(term)) known.add(piece);
  for (const piece of listPieces(subject.about)) known.add(piece);
  const names = Object.values({ ...subject.slots.short, ...subject.slots.below }).map((name) => name.toLowerCase());
  const speaks = ({ text }: Sentence): boolean => {
    if (names.some((name) => text.toLowerCase().includes(name))) return true;
    for (const piece of listPieces(text)) if (known.has(piece)) return true;
    return false;
  };
  const last = new Map<string, number>();
  const uses = new Map<string, number>();
  let frameDistance = Number.POSITIVE_INFINITY;
  const seen = new Set<string>();
  const repeated: string[] = [];
  sentences.forEach(({ frame, text }, index) => {
    if (seen.has(text)) repeated.push(text);
    seen.add(text);
    if (!frame) return;
    const before = last.get(frame);
    if (before !== undefined) frameDistance = Math.min(frameDistance, index - before);
    last.set(frame, index);
    uses.set(frame, (uses.get(frame) ?? 0) + 1);
  });
  const lengths = sentences.map(({ units }) => units);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const variance = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / Math.max(1, lengths.length);
  const share = (count: number): number => count / Math.max(1, sentences.length);
  return {
    units: paper.sections.reduce((sum, { units }) => sum + units, 0),
    sentences: sentences.length,
    empty: share(sentences.filter((sentence) => !speaks(sentence)).length),
    largestFrame: share(Math.max(0, ...uses.values())),
    frameDistance,
    repeated,
    connectives: share(sentences.filter(({ text }) => opensWithConnective(text, language)).length),
    leastCover: Math.min(
      1,
      ...paper.sections.map((section) => coverHeading(section.spot.section.title, printSection(section, language))),
    ),
    spread: Math.sqrt(variance) / Math.max(1, mean),
  };
}
