import type { Block, Cell, Figure, List, ListItem, Run, Table } from '../blocks.ts';
import type { Template } from '../templates/template.ts';
import type { LaidCaption, LaidCell, LaidItem, LaidList, LaidRun } from './laid.ts';
import { fitTable, isKeptWhole, placeCells } from './lay-table.ts';
import { listMarkers, printMarker } from './list-markers.ts';
import { textHeightMm, textOfLaid, textWidthMm } from './measures.ts';
import type { Numbers } from './number-document.ts';

/** Lays runs and blocks with the numbers of the whole document; one a document, because footnotes count through it. */
export class BlockLaying {
  readonly #template: Template;
  readonly #numbers: Numbers;
  readonly #cut: ReadonlySet<string>;
  readonly #works: ReadonlySet<string>;
  #footnotes = 0;

  /** `cut` are the ids that a preview leaves out, `works` those whose entries are printed. */
  constructor(template: Template, numbers: Numbers, cut: ReadonlySet<string>, works: ReadonlySet<string>) {
    this.#template = template;
    this.#numbers = numbers;
    this.#cut = cut;
    this.#works = works;
  }

  get footnoteCount(): number {
    return this.#footnotes;
  }

  runs(runs: readonly Run[]): LaidRun[] {
    return runs.map((run) => this.#run(run)).filter((run) => run.kind !== 'text' || run.text !== '');
  }

  heading(id: string, runs: readonly Run[], role: 'chapter' | 'section' | 'appendix', startsPage: boolean): LaidItem {
    const { level, number, gap } = this.#numbers.headings.get(id) ?? { level: 1 as const, number: null, gap: '' };
    const laid = this.runs(runs);
    return {
      kind: 'heading',
      id,
      level,
      style: `heading${level}`,
      number,
      gap,
      runs: laid,
      text: textOfLaid(laid).replaceAll('\n', ' '),
      startsPage,
      isListed: level <= this.#template.contentsLevels,
      role,
    };
  }

  block(block: Block): LaidItem {
    switch (block.kind) {
      case 'heading':
        return this.heading(block.id, block.runs, 'section', false);
      case 'paragraph':
        return { kind: 'paragraph', id: block.id, style: block.look, runs: this.runs(block.runs) };
      case 'list':
        return this.#list(block);
      case 'table':
        return this.#table(block);
      case 'figure':
        return this.#figure(block);
      case 'formula': {
        const caption = this.#numbers.captions.get(block.id);
        return {
          kind: 'formula',
          id: block.id,
          latex: block.latex,
          number: caption?.text ?? null,
          chapter: caption?.chapter ?? null,
          joint: caption?.joint ?? '',
          ordinal: caption?.ordinal ?? 0,
        };
      }
      case 'page-break':
        return { kind: 'page-break' };
      case 'placeholder':
        return {
          kind: 'paragraph',
          id: block.id,
          style: 'placeholder',
          runs: [{ kind: 'placeholder', text: bracketed(block.text) }],
        };
    }
  }

  #run(run: Run): LaidRun {
    switch (run.kind) {
      case 'placeholder':
        return { kind: 'placeholder', text: bracketed(run.text) };
      case 'citation':
        return { ...run, works: run.works.filter((id) => this.#works.has(id)) };
      case 'reference': {
        const text = this.#numbers.targets.get(run.target)?.text ?? '';
        return { kind: 'reference', target: run.target, text, isCut: this.#cut.has(run.target) };
      }
      case 'footnote': {
        this.#footnotes += 1;
        const number = this.#footnotes;
        return { kind: 'footnote', id: run.id, number, runs: this.runs(run.runs) };
      }
      default:
        return run;
    }
  }

  #list(list: List): LaidList {
    const markers = listMarkers(this.#template.language, list.marker);
    const flat = (items: readonly ListItem[], depth: 0 | 1 | 2): LaidList['items'] =>
      items.flatMap((item, index) => [
        {
          depth,
          marker: printMarker(markers[depth] ?? { pattern: '•', digits: 'bullet' }, index + 1),
          runs: this.runs(item.runs),
        },
        ...flat(item.items, Math.min(2, depth + 1) as 0 | 1 | 2),
      ]);
    return { kind: 'list', id: list.id, marker: list.marker, items: flat(list.items, 0) };
  }

  #table(table: Table): LaidItem {
    const cells = (rows: readonly (readonly Cell[])[], isHead: boolean): LaidCell[][] => {
      const laid: LaidCell[][] = rows.map(() => []);
      for (const { cell, row, column } of placeCells(rows, table.alignments.length)) {
        const align = isHead || cell.columns > 1 ? 'centre' : (table.alignments[column] ?? 'left');
        laid[row]?.push({ runs: this.runs(cell.runs), columns: cell.columns, rows: cell.rows, align });
      }
      return laid;
    };
    const head = cells(table.head, true);
    const rows = cells(table.rows, false);
    const all = [...head, ...rows];
    const fit = fitTable(table, all, this.#template);
    return {
      kind: 'table',
      id: table.id,
      caption: table.caption ? this.#caption(table.id, table.caption) : null,
      ...fit,
      isKeptWhole: isKeptWhole(all, fit, this.#template),
      head,
      rows,
      notes: table.notes.map((note) => this.runs(note)),
      rules: table.rules,
    };
  }

  #figure(figure: Figure): LaidItem {
    // The caption needs room on the same page.
    const scale = Math.min(
      1,
      textWidthMm(this.#template) / figure.widthMm,
      (textHeightMm(this.#template) * 0.85) / figure.heightMm,
    );
    return {
      kind: 'figure',
      id: figure.id,
      caption: this.#caption(figure.id, figure.caption),
      svg: figure.svg,
      widthMm: figure.widthMm * scale,
      heightMm: figure.heightMm * scale,
      alt: figure.alt,
      notes: figure.notes.map((note) => this.runs(note)),
    };
  }

  #caption(id: string, runs: readonly Run[]): LaidCaption {
    const number = this.#numbers.captions.get(id);
    if (!number) throw new Error(`the caption of ${id} was not counted`);
    return { ...number, runs: this.runs(runs) };
  }
}

/** Already bracketed text stays as it is. */
const bracketed = (text: string): string => (/^\[.*\]$/u.test(text) ? text : `[${text}]`);
