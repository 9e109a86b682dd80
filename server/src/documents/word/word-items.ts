import {
  AlignmentType,
  type FileChild,
  ImageRun,
  LineRuleType,
  PageBreak,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import type { LaidFigure, LaidFormula, LaidHeading, LaidItem, LaidList, LaidRun, Layout } from '../layout/laid.ts';
import { pointsPerMm, textOfLaid, textWidthMm } from '../layout/measures.ts';
import type { ParagraphStyle } from '../templates/template.ts';
import { wordCaption, wordNumber } from './word-caption.ts';
import { wordContents } from './word-contents.ts';
import { coverSpaces, wordCoverFields, wordSignatures } from './word-cover.ts';
import type { WordMarks } from './word-marks.ts';
import { appendixNumbering, listNumbering } from './word-numbering.ts';
import { marked, wordFormula, wordRuns } from './word-runs.ts';
import { appendixStyle, spacingOf, styleId, twips } from './word-styles.ts';
import { columnWidths, noBorders, wordTable } from './word-table.ts';

export interface WordPlaces {
  /** The printed page number by the id of a heading, from the typeset pages; empty where nobody knows them. */
  pageOf: ReadonlyMap<string, string>;
  /** PNG by the id of a figure, for readers that know no SVG; a figure without one could not be drawn and shows its words. */
  figureImages: ReadonlyMap<string, Uint8Array>;
}

/** Writes items one after another; lists count anew, so it is one a document. */
export class WordItems {
  readonly #layout: Layout;
  readonly #marks: WordMarks;
  readonly #places: WordPlaces;
  #lists = 0;
  #isAppendix = false;

  constructor(layout: Layout, marks: WordMarks, places: WordPlaces) {
    this.#layout = layout;
    this.#marks = marks;
    this.#places = places;
  }

  write(items: readonly LaidItem[]): FileChild[] {
    const space = coverSpaces(items, this.#layout);
    // The first item stands on a new page because its section begins there; a break would add an empty one.
    return items.flatMap((item, index) =>
      item.kind === 'space' ? [space(item.share)] : this.#item(item, index === 0, items[index + 1]),
    );
  }

  #item(item: Exclude<LaidItem, { kind: 'space' }>, isFirst: boolean, next: LaidItem | undefined): FileChild[] {
    const { template } = this.#layout;
    switch (item.kind) {
      case 'heading':
        return [this.#heading(item, isFirst)];
      case 'paragraph':
        return [
          new Paragraph({
            style: styleId(item.style),
            ...(item.startsPage && !isFirst ? { pageBreakBefore: true } : {}),
            ...(announces(item.runs, next) ? { keepNext: true } : {}),
            ...roomForFormulas(template.styles[item.style], item.runs),
            children: wordRuns(item.runs, this.#marks),
          }),
        ];
      case 'list':
        return this.#list(item);
      case 'table':
        return wordTable(item, this.#layout, this.#marks);
      case 'figure':
        return this.#figure(item);
      case 'formula':
        return [this.#formula(item)];
      case 'cover-fields':
        return [wordCoverFields(item, this.#layout)];
      case 'signatures':
        return wordSignatures(item, this.#layout);
      case 'contents':
        return wordContents(item, this.#layout, this.#marks, this.#places.pageOf);
      case 'reference':
        return [this.#reference(item.id, item.label, item.runs)];
      case 'page-break':
        return [new Paragraph({ children: [new PageBreak()] })];
    }
  }

  #heading(heading: LaidHeading, isFirst: boolean): Paragraph {
    const { id, level, role, number } = heading;
    this.#isAppendix = role === 'appendix' || (this.#isAppendix && role === 'section');
    const names = [...(heading.isListed ? [this.#marks.contents(id)] : []), ...this.#marks.targetNames(id)];
    const style = role === 'appendix' ? appendixStyle : styleId(heading.style);
    const isPart = role === 'part';
    return new Paragraph({
      style,
      ...(heading.startsPage && !isFirst ? { pageBreakBefore: true } : {}),
      ...(isPart && level > 1 ? { outlineLevel: 9 } : {}),
      ...(!isPart && number === null ? { numbering: false as const } : {}),
      ...(this.#isAppendix && number !== null ? { numbering: { reference: appendixNumbering, level: level - 1 } } : {}),
      ...(isPart && !heading.isListed ? { outlineLevel: 9 } : {}),
      children: marked(names, wordRuns(heading.runs, this.#marks)),
    });
  }

  #list(list: LaidList): Paragraph[] {
    this.#lists += 1;
    return list.items.map(
      (item) =>
        new Paragraph({
          style: styleId('list'),
          numbering: { reference: listNumbering(list.marker), level: item.depth, instance: this.#lists },
          ...roomForFormulas(this.#layout.template.styles.list, item.runs),
          children: wordRuns(item.runs, this.#marks),
        }),
    );
  }

  #figure(figure: LaidFigure): FileChild[] {
    const pixels = (mm: number): number => Math.round((mm / 25.4) * 96);
    const png = this.#places.figureImages.get(figure.id);
    const picture = png
      ? new ImageRun({
          type: 'svg',
          data: new TextEncoder().encode(figure.svg),
          fallback: { type: 'png', data: png },
          transformation: { width: pixels(figure.widthMm), height: pixels(figure.heightMm) },
          altText: { name: figure.caption.text, description: figure.alt, title: figure.caption.text },
        })
      : new TextRun(figure.alt);
    return [
      new Paragraph({
        // A picture in a line of fixed height would be cut off.
        alignment: AlignmentType.CENTER,
        spacing: { before: 120, after: 0, line: 240, lineRule: LineRuleType.AUTO },
        keepNext: true,
        children: [picture],
      }),
      wordCaption(figure.id, figure.caption, this.#marks, figure.notes.length > 0 ? { keepNext: true } : {}),
      ...figure.notes.map(
        (note) =>
          new Paragraph({
            style: styleId('tableNote'),
            alignment: AlignmentType.CENTER,
            spacing: { after: 120 },
            children: wordRuns(note, this.#marks),
          }),
      ),
    ];
  }

  /** Three cells: a formula between tabs would be set in the small style of running text. */
  #formula(formula: LaidFormula): FileChild {
    const math = wordFormula(formula.latex, true);
    if (formula.number === null) return new Paragraph({ style: styleId('formula'), children: [math] });
    const total = twips(textWidthMm(this.#layout.template) * pointsPerMm);
    const number = marked(this.#marks.targetNames(formula.id), [
      new TextRun('('),
      ...wordNumber(formula, 'Formula'),
      new TextRun(')'),
    ]);
    const cell = (children: ParagraphChild[], alignment: 'left' | 'center' | 'right'): TableCell =>
      new TableCell({
        verticalAlign: VerticalAlignTable.CENTER,
        children: [new Paragraph({ style: styleId('formula'), alignment, children })],
      });
    return new Table({
      width: { size: total, type: WidthType.DXA },
      columnWidths: columnWidths([0.12, 0.76, 0.12], total),
      layout: TableLayoutType.FIXED,
      borders: noBorders,
      margins: { left: 0, right: 0, top: 0, bottom: 0, marginUnitType: WidthType.DXA },
      rows: [
        new TableRow({ cantSplit: true, children: [cell([], 'left'), cell([math], 'center'), cell(number, 'right')] }),
      ],
    });
  }

  #reference(id: string, label: string, runs: readonly LaidRun[]): Paragraph {
    const style = this.#layout.template.styles.reference;
    const hanging = Math.max(style.hangingChars, label === '' ? 0 : label.length * 0.5 + 0.5);
    return new Paragraph({
      style: styleId('reference'),
      indent: { left: twips(hanging * style.sizePt), hanging: twips(hanging * style.sizePt) },
      ...(label === '' ? {} : { tabStops: [{ type: TabStopType.LEFT, position: twips(hanging * style.sizePt) }] }),
      children: [
        ...marked([this.#marks.reference(id)], [new TextRun(label)]),
        ...(label === '' ? [] : [new TextRun('\t')]),
        ...wordRuns(runs, this.#marks),
      ],
    });
  }
}

/** A line that leads into a formula, a list or a quotation must not stay behind at the foot of a page. */
function announces(runs: readonly LaidRun[], next: LaidItem | undefined): boolean {
  if (next?.kind === 'formula') return true;
  const isLed = next?.kind === 'list' || (next?.kind === 'paragraph' && next.style === 'quote');
  return isLed && /[:：]\s*$/u.test(textOfLaid(runs));
}

/** A fraction in a line of fixed height would be cut off: such a paragraph may grow. */
function roomForFormulas(style: ParagraphStyle, runs: readonly LaidRun[]): { spacing?: object } {
  if (style.line.kind !== 'fixed' || !runs.some(({ kind }) => kind === 'formula')) return {};
  return { spacing: { ...spacingOf(style), lineRule: LineRuleType.AT_LEAST } };
}
