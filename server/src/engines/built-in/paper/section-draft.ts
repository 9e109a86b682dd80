import { countDraft } from '@yanmo/contract/draft-count';
import { type DraftBlock, printBlock } from '../../draft-text.ts';
import type { Spot } from './read-outline.ts';
import type { Sentence } from './sentence-writer.ts';
import type { WritingContext } from './writing-context.ts';

export type Piece =
  | { kind: 'sentences'; sentences: Sentence[]; isLead?: true }
  | { kind: 'block'; block: DraftBlock; units: number };

/** Units of an ordinary sentence: how much a paragraph of so many sentences will take. */
export const sentenceUnits = { zh: 38, ja: 46, en: 19, es: 21 } as const;

/** Sentences on works in one paragraph; more of them, and it is a list. */
const mostCited = 3;

/** A section while it is written: sentences gather in a paragraph until it is closed. */
export class SectionDraft {
  readonly pieces: Piece[] = [];
  units = 0;
  private paragraph: Sentence[] = [];
  private readonly context: WritingContext;
  private readonly spot: Spot;
  constructor(context: WritingContext, spot: Spot) {
    this.context = context;
    this.spot = spot;
  }
  add(sentence: Sentence | null): boolean {
    if (!sentence || this.context.writer.hasSaid(sentence.text)) return false;
    this.context.writer.keep(sentence);
    this.paragraph.push(sentence);
    this.units += sentence.units;
    this.context.named.add(this.spot.section.id);
    return true;
  }
  close(): void {
    const last = this.pieces.at(-1);
    const [only, ...more] = this.paragraph;
    // A single sentence is no paragraph where there is one on the same thing to end.
    const isLoose = only !== undefined && more.length === 0 && last?.kind === 'sentences' && !last.isLead;
    const isSameThing =
      isLoose &&
      (only.about.length === 0 || last.sentences.some(({ about }) => about.some((id) => only.about.includes(id))));
    const isCited = ({ works }: Sentence): boolean => works.length > 0;
    const isList = isLoose && isCited(only) && last.sentences.filter(isCited).length >= mostCited;
    if (isLoose && isSameThing && !isList) last.sentences.push(only);
    else if (this.paragraph.length > 0) this.pieces.push({ kind: 'sentences', sentences: this.paragraph });
    this.paragraph = [];
  }
  lead(sentence: Sentence | null): void {
    if (this.add(sentence)) this.pieces.push({ kind: 'sentences', sentences: this.paragraph, isLead: true });
    this.paragraph = [];
  }
  /** A list needs a sentence that says what it is; a table has its caption. */
  place(block: DraftBlock, lead: string | null = null): void {
    this.close();
    if (lead) this.pieces.push({ kind: 'block', block: { kind: 'paragraph', text: lead }, units: countDraft(lead) });
    if (lead) this.units += countDraft(lead);
    const units = countDraft(printBlock(block));
    this.pieces.push({ kind: 'block', block, units });
    this.units += units;
  }
  mentions(text: string): boolean {
    return [...this.pieces, { kind: 'sentences' as const, sentences: this.paragraph }].some(
      (piece) =>
        piece.kind === 'sentences' &&
        !('isLead' in piece) &&
        piece.sentences.some((sentence) => sentence.text.includes(text)),
    );
  }
  get length(): number {
    return this.paragraph.length;
  }
}
