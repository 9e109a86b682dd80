import type { Language } from '@yanmo/contract/languages';
import { aiLabelLines, aiLabelValue, rewrittenLabelLine } from '../ai-label.ts';
import { paragraphsOf } from '../readers/document-model.ts';
import { readDocx } from '../readers/docx/read-docx.ts';
import { type ParagraphReplacement, replaceParagraphs } from '../round-trip/replace-paragraphs.ts';
import { RoundTripRefused } from '../round-trip/round-trip-refused.ts';
import type { TrackChanges } from '../round-trip/write-runs.ts';
import { labelDocx } from './docx-label.ts';
import { type MarkedLine, markedTextOf, textOfLine } from './marked-lines.ts';
import { placeMarks } from './place-marks.ts';
import { type LinesOfParagraph, linesOfFile } from './read-manuscript.ts';
import type { RewrittenParagraph } from './text-to-rewrite.ts';

export interface RewriteDocxOptions {
  language: Language;
  /** Of the reduction, for the label. */
  produceId: string;
  trackChanges?: TrackChanges;
}

export interface RewrittenDocx {
  bytes: Uint8Array;
  /** Ids of paragraphs that stayed as they were, because what is no text in them would have been lost or moved against the rules of Word. */
  left: string[];
}

/**
 * Writes the new texts into the file that they were read from. Nothing else changes, but that invisible characters go and the
 * label comes, as a line at the end and in the file's properties.
 */
export function rewriteDocx(
  bytes: Uint8Array,
  paragraphs: readonly RewrittenParagraph[],
  { language, produceId, trackChanges }: RewriteDocxOptions,
): RewrittenDocx {
  const { blocks } = readDocx(bytes);
  const texts = new Map(paragraphs.map(({ id, text }) => [id, text]));
  const plan = new Plan(texts);
  for (const lines of linesOfFile(blocks)) plan.add(lines);
  const unknown = paragraphs.find(({ id }) => !plan.seen.has(id));
  if (unknown) throw new RoundTripRefused('unknown_paragraph', unknown.id);

  // What only lost its invisible characters was not generated.
  const isRewritten = [...plan.changedLines.values()].some((lines) => lines.length > 0);
  const isLabelled = [...paragraphsOf(blocks)].some(({ text }) => aiLabelLines.some((line) => text.includes(line)));
  const replaced = replaceParagraphs(bytes, plan.replacements, {
    ...(trackChanges ? { trackChanges } : {}),
    ...(isLabelled || !isRewritten ? {} : { closing: rewrittenLabelLine[language] }),
    leavesRefused: true,
  });
  const left = [...plan.left, ...replaced.left.flatMap((id) => plan.changedLines.get(id) ?? [])];
  const isGenerated = isRewritten && replaced.bytes !== bytes;
  return { bytes: isGenerated ? labelDocx(replaced.bytes, aiLabelValue(produceId)) : replaced.bytes, left };
}

/** What is replaced in a file, paragraph by paragraph. */
class Plan {
  readonly #texts: ReadonlyMap<string, string>;
  readonly replacements: ParagraphReplacement[] = [];
  readonly left: string[] = [];
  readonly seen = new Set<string>();
  /** By the paragraph's own id. */
  readonly changedLines = new Map<string, string[]>();

  constructor(texts: ReadonlyMap<string, string>) {
    this.#texts = texts;
  }

  add({ paragraph, lines, all }: LinesOfParagraph): void {
    const changed: string[] = [];
    const placed = new Map<MarkedLine, string>();
    for (const { id, line } of lines) {
      this.seen.add(id);
      const text = this.#texts.get(id)?.trim();
      if (text === undefined || text === '' || text === textOfLine(line)) continue;
      const inner = paragraph.isEditable ? placeSafely(line, text) : null;
      if (inner === null) this.left.push(id);
      else {
        placed.set(line, inner);
        changed.push(id);
      }
    }
    if (!paragraph.isEditable) return;
    const text = all.map((line) => placed.get(line) ?? markedTextOf(line)).join('\n');
    // A place where a word may be divided is no sign that deceives; alone it is no reason to write a paragraph anew.
    const isClean = paragraph.markedText.replaceAll('\u00ad', '') === text;
    if (changed.length === 0 && isClean) return;
    this.changedLines.set(paragraph.id, changed);
    this.replacements.push({ paragraphId: paragraph.id, text });
  }
}

/** Null where an object would be lost, or where the new text has signs that are marks here. */
function placeSafely(line: MarkedLine, text: string): string | null {
  const inner = placeMarks(line.parts, text);
  if (inner === null || /[⟦⟧]/u.test(inner.replace(/⟦\d+⟧/gu, ''))) return null;
  return `${line.head}${inner}${line.tail}`;
}
