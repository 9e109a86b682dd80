import type { Language } from '@yanmo/contract/languages';
import { type Block, type Run, textOfRuns } from '../blocks.ts';
import type { Document } from '../document.ts';
import type { Numbering, NumberLevel, Template } from '../templates/template.ts';
import { letter, printDigits } from './digits.ts';
import type { ContentsEntry, LaidCaption, Target } from './laid.ts';

export type CaptionNumber = Omit<LaidCaption, 'runs'>;

export interface HeadingNumber {
  level: 1 | 2 | 3 | 4;
  number: string | null;
  gap: string;
}

/** Every number of a document by the id of what bears it, worked out before anything is laid: references point ahead. */
export interface Numbers {
  headings: ReadonlyMap<string, HeadingNumber>;
  captions: ReadonlyMap<string, CaptionNumber>;
  targets: ReadonlyMap<string, Target>;
  /** Chapters and their sections; fixed parts are put in where they stand. */
  entries: readonly ContentsEntry[];
  appendixEntries: readonly ContentsEntry[];
}

export function numberDocument(document: Document, template: Template): Numbers {
  const counting = new Counting(template, template.numberings[template.forms[document.type].numbering]);
  for (const chapter of document.chapters) {
    counting.chapter(chapter.id, chapter.title, chapter.isNumbered);
    for (const block of chapter.blocks) counting.block(block);
  }
  const bodyEntries = counting.entries.length;
  for (const [index, appendix] of document.appendices.entries()) {
    counting.appendix(appendix.id, appendix.title, letter(index + 1));
    for (const block of appendix.blocks) counting.block(block);
  }
  return {
    headings: counting.headings,
    captions: counting.captions,
    targets: counting.targets,
    entries: counting.entries.slice(0, bodyEntries),
    appendixEntries: counting.entries.slice(bodyEntries),
  };
}

/** Appendices count A.1, A.1.1 whatever the chapters do: their letter has no 一、 or 第1章 to go with. */
const appendixLevels: readonly NumberLevel[] = [
  { pattern: '%1', digits: 'letter', gap: 'space' },
  { pattern: '%1.%2', digits: 'arabic', gap: 'space' },
  { pattern: '%1.%2.%3', digits: 'arabic', gap: 'space' },
  { pattern: '%1.%2.%3.%4', digits: 'arabic', gap: 'space' },
];

class Counting {
  readonly headings = new Map<string, HeadingNumber>();
  readonly captions = new Map<string, CaptionNumber>();
  readonly targets = new Map<string, Target>();
  readonly entries: ContentsEntry[] = [];
  readonly #template: Template;
  readonly #numbering: Numbering;
  readonly #counts: [number, number, number, number] = [0, 0, 0, 0];
  /** By sort and chapter; captions outside a numbered chapter are counted through the document. */
  readonly #ordinals = new Map<string, number>();
  #levels: readonly NumberLevel[];
  #chapter: string | null = null;
  #letter: string | null = null;
  /** Sections of a chapter without a number bear none either: they would go on counting in the chapter before. */
  #isCounted = true;
  #lastLevel = 1;

  constructor(template: Template, numbering: Numbering) {
    this.#template = template;
    this.#numbering = numbering;
    this.#levels = numbering.levels;
  }

  chapter(id: string, title: readonly Run[], isNumbered: boolean): void {
    this.#chapter = null;
    this.#lastLevel = 1;
    const first = this.#levels[0];
    if (isNumbered && first) {
      this.#count(1);
      if (this.#numbering.captionsBy === 'chapter') this.#chapter = String(this.#counts[0]);
      this.#addHeading(id, 1, this.#print(first), this.#gap(first), title);
    } else {
      this.#addHeading(id, 1, null, '', title);
    }
    this.#isCounted = isNumbered;
  }

  appendix(id: string, title: readonly Run[], sign: string): void {
    this.#levels = appendixLevels;
    this.#isCounted = true;
    this.#lastLevel = 1;
    this.#letter = sign;
    this.#chapter = sign;
    this.#counts[1] = this.#counts[2] = this.#counts[3] = 0;
    const label = this.#template.texts.appendixLabel.replace('%1', sign);
    this.#addHeading(id, 1, label, spaceGap(this.#template.language), title);
  }

  block(block: Block): void {
    switch (block.kind) {
      case 'heading':
        this.#heading(block.id, block.level, block.isNumbered, block.runs);
        return;
      case 'figure':
        this.#caption(block.id, 'figure', this.#template.texts.figureLabel);
        return;
      case 'table':
        if (block.caption) this.#caption(block.id, 'table', this.#template.texts.tableLabel);
        return;
      case 'formula':
        if (block.isNumbered) this.#caption(block.id, 'formula', '');
        return;
      default:
        return;
    }
  }

  #heading(id: string, asked: 2 | 3 | 4, isNumbered: boolean, runs: readonly Run[]): void {
    // A level left out would print 1.0.1.
    const level = Math.min(asked, this.#lastLevel + 1) as 2 | 3 | 4;
    this.#lastLevel = level;
    const pattern = this.#levels[level - 1];
    if (!isNumbered || !pattern || !this.#isCounted) {
      this.#addHeading(id, level, null, '', runs);
      return;
    }
    this.#count(level);
    this.#addHeading(id, level, this.#print(pattern), this.#gap(pattern), runs);
  }

  #count(level: 1 | 2 | 3 | 4): void {
    this.#counts[level - 1] = (this.#counts[level - 1] ?? 0) + 1;
    this.#counts.fill(0, level);
  }

  #print(pattern: NumberLevel): string {
    return pattern.pattern.replace(/%([1-4])/gu, (_, digit: string) => {
      const index = Number(digit) - 1;
      if (index === 0 && this.#letter !== null) return this.#letter;
      const own = pattern === this.#levels[index];
      return printDigits(this.#counts[index] ?? 0, own ? pattern.digits : 'arabic');
    });
  }

  #gap(pattern: NumberLevel): string {
    if (pattern.gap === 'none') return '';
    return pattern.gap === 'wide' ? '\u3000' : spaceGap(this.#template.language);
  }

  #addHeading(id: string, level: 1 | 2 | 3 | 4, number: string | null, gap: string, runs: readonly Run[]): void {
    this.headings.set(id, { level, number, gap });
    this.targets.set(id, {
      id,
      kind: 'heading',
      text: number === null ? textOfRuns(runs) : number.replace(/[.、\s]+$/u, ''),
    });
    if (level <= this.#template.contentsLevels) {
      this.entries.push({ id, level: level as 1 | 2 | 3, number, gap, text: textOfRuns(runs), isCut: false });
    }
  }

  #caption(id: string, kind: 'figure' | 'table' | 'formula', label: string): void {
    const key = `${kind} ${this.#chapter ?? ''}`;
    const ordinal = (this.#ordinals.get(key) ?? 0) + 1;
    this.#ordinals.set(key, ordinal);
    const joint = this.#chapter === null ? '' : this.#numbering.captionJoint;
    const number = `${this.#chapter ?? ''}${joint}${ordinal}`;
    const labelGap = isEastAsian(this.#template.language) ? '' : ' ';
    const text = kind === 'formula' ? `(${number})` : `${label}${labelGap}${number}`;
    this.captions.set(id, { label, chapter: this.#chapter, joint, ordinal, labelGap, text });
    this.targets.set(id, { id, kind, text });
  }
}

export const isEastAsian = (language: Language): boolean => language === 'zh' || language === 'ja';

/** The blank of a Latin font is too narrow after 第1章: half a character keeps number and words apart. */
const spaceGap = (language: Language): string => (isEastAsian(language) ? '\u2002' : ' ');
