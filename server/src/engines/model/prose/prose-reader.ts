import type { Language } from '@yanmo/contract/languages';
import { endsSentence } from '../../../text/sentences.ts';
import { readFigure } from '../../draft-figure.ts';
import { isTalkToReader } from '../answer-text.ts';
import type { AnswerReader } from '../model-calls.ts';
import { BlockNames, type NameRules } from './block-names.ts';
import { type AliasedWork, createCiter } from './cite-aliases.ts';
import { cleanInline, type Line, readLine } from './clean-line.ts';
import type { GrowingText, Piece, PieceKind } from './growing-text.ts';
import { createCellGaps, createFigureGaps } from './own-figures.ts';
import { isForeign } from './prose-language.ts';
import { splitLine, takeSentences } from './sentence-ends.ts';
import { Thoughts } from './thoughts.ts';

/** prose: paragraphs, lists and tables. document: with headings. paragraphs: nothing else. */
export type ProseForm = 'prose' | 'document' | 'paragraphs';

export type ProseProblem = 'TALK' | 'LANGUAGE' | 'EMPTY';

export interface ProseRules {
  language: Language;
  form: ProseForm;
  /** Those that may be cited; a mark of any other is dropped. */
  works: readonly AliasedWork[];
  /** Lines that only repeat the name of what is written. */
  titles: readonly string[];
  /** What the student gave: a number that stands in it is not invented. */
  given: string;
  /** Of tables and figures, see BlockNames. */
  names: Pick<NameRules, 'prefix' | 'kept' | 'elsewhere'>;
  /** Units from which an answer that ends without saying so counts as whole. */
  enoughUnits: number;
  /** No further paragraph is begun from here on. */
  maximumUnits: number;
  /** By it the model says that it cannot make out what is wished for. */
  unclearMark?: string;
}

/** In a fence of these a model has wrapped its text; in any other stands code. */
const textFence = /^\s*(?:```|~~~)\s*(?:markdown|md|text|txt|plaintext)?\s*$/iu;
const figureFence = /^\s*```figure\b/iu;
const ofTable: ReadonlySet<Line['kind']> = new Set(['row', 'rule', 'caption']);
/** Begins so, and what it is shows only at its end. */
const wholeOnly = /^\s*(?:[|#>:：]|```|~~~|\*\*|__)/u;
/** So many sentences in a row that stood there already: the model turns in a circle. */
const circleSentences = 6;

const kindOf = (mark: string): PieceKind => (mark === '' ? 'paragraph' : mark === '-' ? 'item' : 'number');
const sameName = (one: string, other: string): boolean => bare(one) === bare(other);
const bare = (text: string): string => text.replace(/[\s\p{P}]/gu, '').toLocaleLowerCase();

/**
 * Reads a text as it streams in and gives each sentence as soon as it is whole, clean and fit to be seen; what was given
 * follows from the characters alone, not from how they came in pieces. What is wrong is not given, and ends the reading.
 */
export class ProseReader implements AnswerReader {
  hasGiven = false;
  problem: ProseProblem | null = null;
  isUnclear = false;
  readonly #rules: ProseRules;
  readonly #text: GrowingText;
  readonly #cite: (sentence: string) => string | null;
  readonly #markFigures: (sentence: string) => string;
  readonly #markCells: ReturnType<typeof createCellGaps>;
  /** Of the table that is being read. */
  #head: string[] = [];
  #state: 'text' | 'code' | 'figure' | 'muted' | 'ended' = 'text';
  readonly #thoughts = new Thoughts();
  #buffer = '';
  #lastLine: PieceKind | null = null;
  #lineHasGiven = false;
  #lineMark = '';
  #circling = 0;
  #figure: string[] = [];
  /** What stood above a table as its caption. */
  #tableName = '';
  readonly #names: BlockNames;
  /** A sentence in another language: a quotation, unless a second one follows. */
  #foreign: Piece | null = null;

  constructor(rules: ProseRules, text: GrowingText) {
    this.#rules = rules;
    this.#text = text;
    this.#cite = createCiter(rules.works);
    this.#markFigures = createFigureGaps(rules.language, rules.given);
    this.#markCells = createCellGaps(rules.language, rules.given);
    const names = { language: rules.language, ...rules.names, before: text.text };
    this.#names = new BlockNames(names, (piece) => this.#add(piece));
  }

  get isWhole(): boolean {
    return this.#text.units >= this.#rules.enoughUnits && endsSentence(this.#text.text + this.#buffer);
  }

  push(delta: string): boolean {
    if (this.#state === 'ended') return false;
    this.#buffer += this.#thoughts.push(delta.replace(/\r\n?/gu, '\n'));
    return this.#readLines();
  }

  /** The answer is at its end: what is left is a last line, whole or not. */
  finish(): void {
    if (this.#state !== 'ended') {
      this.#buffer += `${this.#thoughts.finish()}\n`;
      if (this.#readLines() && this.#foreign && this.#text.units === 0) this.problem = 'LANGUAGE';
    }
    if (this.problem === null && this.#giveForeign() && this.#closeTable()) this.#names.finish();
  }

  #readLines(): boolean {
    while (true) {
      const end = this.#buffer.indexOf('\n');
      const isLineWhole = end >= 0;
      const line = isLineWhole ? this.#buffer.slice(0, end) : this.#buffer;
      if (!isLineWhole) return this.#readOpenLine(line);
      this.#buffer = this.#buffer.slice(end + 1);
      if (!this.#readWholeLine(line)) return this.#end();
      this.#lineHasGiven = false;
      this.#lineMark = '';
    }
  }

  /** Only of a paragraph or an item is a part of use; whatever else it is shows at the end of the line. */
  #readOpenLine(line: string): boolean {
    if (this.#state !== 'text') return true;
    const { sentences, rest } = takeSentences(line);
    if (sentences.length === 0) return true;
    if (!this.#lineHasGiven && this.#lineMark === '') {
      if (wholeOnly.test(line)) return true;
      const first = readLine(sentences[0] ?? '');
      if (first.kind !== 'paragraph' && first.kind !== 'item') return true;
      if (this.#rules.form === 'paragraphs' && first.kind === 'item') return true;
    }
    this.#buffer = rest;
    for (const sentence of sentences) if (!this.#giveSentence(sentence)) return this.#end();
    return true;
  }

  #readWholeLine(raw: string): boolean {
    if (this.#lineHasGiven || this.#lineMark !== '') {
      return raw.trim() === '' || this.#giveSentences(raw);
    }
    if (this.#state === 'code') {
      if (/^\s*(?:```|~~~)/u.test(raw)) this.#state = 'text';
      return true;
    }
    if (this.#state === 'figure') return this.#readFigure(raw);
    const line = readLine(raw);
    if (!ofTable.has(line.kind) && !this.#closeTable()) return false;
    if (this.#state === 'muted') {
      if (line.kind !== 'heading' || this.#rules.form !== 'document') return true;
      this.#state = 'text';
    }
    return this.#readWhole(line, raw);
  }

  #readWhole(line: Line, raw: string): boolean {
    const { form, titles, unclearMark } = this.#rules;
    switch (line.kind) {
      case 'blank':
        if (!this.hasGiven) this.#text.dropJoint();
        return true;
      case 'fence':
        if (figureFence.test(raw) && form === 'prose') {
          this.#state = 'figure';
          this.#figure = [raw.trim()];
        } else if (!textFence.test(raw)) this.#state = 'code';
        return true;
      case 'bibliography':
        this.#state = 'muted';
        return true;
      case 'heading':
        if (form !== 'document' || line.text === '' || titles.some((title) => sameName(title, line.text))) return true;
        return this.#give({ kind: 'heading', text: `${'#'.repeat(line.level)} ${line.text}`, isLineStart: true });
      case 'row':
        return form === 'paragraphs' || this.#giveRow(line.cells.map((cell) => this.#cite(cell) ?? ''));
      case 'caption':
        return this.#giveCaption(line.text);
      case 'name':
        this.#tableName = line.text;
        return true;
      case 'item':
        if (form === 'paragraphs') return this.#giveSentences(line.text);
        this.#lineMark = line.mark;
        return this.#giveSentences(line.text);
      case 'paragraph':
        if (unclearMark && line.text.startsWith(unclearMark) && this.#text.units === 0) {
          this.isUnclear = true;
          return false;
        }
        if (titles.some((title) => sameName(title, line.text))) return true;
        return this.#giveSentences(line.text);
      default:
        return true;
    }
  }

  #giveSentences(line: string): boolean {
    return splitLine(line).every((sentence) => sentence.trim() === '' || this.#giveSentence(sentence));
  }

  /** False when the rest is of no use. */
  #giveSentence(raw: string): boolean {
    if (!this.#closeTable()) return false;
    this.#tableName = '';
    let sentence = raw;
    let kind = kindOf(this.#lineMark);
    if (!this.#lineHasGiven && this.#lineMark === '') {
      const line = readLine(raw);
      if (line.kind === 'item' && this.#rules.form !== 'paragraphs') {
        this.#lineMark = line.mark;
        kind = kindOf(line.mark);
      }
      if (line.kind === 'remark') return true;
      if (line.kind === 'item' || line.kind === 'paragraph') sentence = line.text;
    }
    if (isTalkToReader(sentence)) return this.#reject('TALK');
    const cited = this.#cite(cleanInline(sentence));
    if (cited === null || cited.trim() === '') return true;
    const honest = this.#markFigures(cited);
    const isLineStart = !this.#lineHasGiven;
    const words = isLineStart ? honest.trimStart() : honest;
    const piece: Piece = {
      kind,
      text: `${isLineStart && kind !== 'paragraph' ? `${this.#lineMark} ` : ''}${words.trimEnd()}`,
      isLineStart,
    };
    if (!isForeign(this.#rules.language, words, this.#foreign ? 'next' : 'first'))
      return this.#giveForeign() && this.#give(piece);
    if (this.#foreign) return this.#reject('LANGUAGE');
    this.#foreign = piece;
    this.#lineHasGiven = true;
    return true;
  }

  #giveForeign(): boolean {
    const piece = this.#foreign;
    this.#foreign = null;
    return piece === null || this.#give(piece);
  }

  #readFigure(raw: string): boolean {
    const isEnd = /^\s*```\s*$/u.test(raw);
    this.#figure.push(isEnd ? '```' : cleanInline(raw).trim());
    if (!isEnd) return true;
    this.#state = 'text';
    const lines = this.#figure.filter((each) => each !== '');
    return readFigure(lines) === null || this.#give({ kind: 'figure', text: lines.join('\n'), isLineStart: true });
  }

  #giveRow(cells: string[]): boolean {
    const isHead = this.#lastLine !== 'row';
    if (isHead) this.#head = cells;
    const honest = isHead ? cells : this.#markCells(cells, this.#head);
    return this.#give({ kind: 'row', text: `| ${honest.join(' | ')} |`, isLineStart: true });
  }

  #giveCaption(text: string): boolean {
    this.#tableName = '';
    if (this.#lastLine !== 'row') return true;
    const named = this.#rules.form === 'prose' ? text : text.replace(/\s*\{#[\w-]+\}$/u, '');
    return this.#give({ kind: 'caption', text: `: ${named}`, isLineStart: true });
  }

  /** A table that ended without a caption has the name that stood above it. */
  #closeTable(): boolean {
    return this.#tableName === '' || this.#lastLine !== 'row' || this.#giveCaption(this.#tableName);
  }

  #give(piece: Piece): boolean {
    const isBlockStart = piece.isLineStart && (piece.kind === 'paragraph' || piece.kind !== this.#lastLine);
    const isCaption = piece.kind === 'caption';
    if (isBlockStart && !isCaption && this.#text.units >= this.#rules.maximumUnits) return false;
    this.#lastLine = piece.kind;
    this.#lineHasGiven = true;
    if (this.#rules.form === 'prose') return this.#names.give(piece);
    return this.#add({ ...piece, text: piece.text.replace(/\s?\[#[\w-]+\]/gu, '') });
  }

  #add(piece: Piece): boolean {
    if (!this.#text.add(piece)) {
      this.#circling += 1;
      return this.#circling < circleSentences;
    }
    this.#circling = 0;
    this.hasGiven = true;
    return true;
  }

  #reject(problem: ProseProblem): false {
    this.problem = problem;
    return false;
  }

  #end(): false {
    this.#state = 'ended';
    return false;
  }
}
