import type { Block, Cell, Chapter, NoteRun, Run } from '../blocks.ts';
import type { Appendix } from '../document.ts';
import { sampleFigure } from './sample-figure.ts';
import type { SampleText } from './sample-text.ts';
import type { SampleWords } from './sample-words.ts';

/** Gives the words of a sample their blocks. Ids are the same in every language, so that renderings can be compared. */
export class SampleBlocks {
  readonly #words: SampleWords;
  readonly #text: SampleText;
  #paragraphs = 0;

  constructor(words: SampleWords, text: SampleText) {
    this.#words = words;
    this.#text = text;
  }

  introduction(): Chapter {
    const { title, background, meaning, content } = this.#words.introduction;
    return this.#chapter('introduction', title, [
      this.#heading('background', 2, background.title),
      ...this.#paragraphsOf(background.text),
      this.#heading('meaning', 2, meaning.title),
      ...this.#paragraphsOf(meaning.text),
      this.#heading('content', 2, content.title),
      this.#paragraph(content.text),
      this.#list('content-items', 'number', content.items),
      this.#paragraph(content.closing),
    ]);
  }

  review(): Chapter {
    const { title, capabilities, digital, table } = this.#words.review;
    return this.#chapter('review', title, [
      this.#heading('capabilities', 2, capabilities.title),
      ...this.#paragraphsOf(capabilities.text),
      this.#paragraph(capabilities.quote, 'quote'),
      this.#paragraph(capabilities.afterQuote),
      this.#heading('digital', 2, digital.title),
      this.#paragraph(digital.text),
      ...digital.parts.flatMap((part, index) => [
        this.#heading(`digital-${index + 1}`, 3, part.title),
        this.#paragraph(part.text),
      ]),
      {
        kind: 'table',
        id: 'tab-concepts',
        caption: this.#note(table.caption),
        alignments: ['left', 'left', 'centre'],
        head: [this.#row(table.head)],
        rows: table.rows.map((row) => this.#row(row)),
        notes: [this.#note(table.note)],
        rules: 'lines',
      },
    ]);
  }

  design(): Chapter {
    const { title, framework, variables, model, data } = this.#words.design;
    const [name, sign, ...measured] = variables.head;
    return this.#chapter('design', title, [
      this.#heading('framework', 2, framework.title),
      this.#paragraph(framework.text),
      ...framework.hypotheses.map((text) => this.#paragraph(text)),
      {
        kind: 'figure',
        id: 'fig-framework',
        caption: this.#note(framework.figure),
        ...sampleFigure(framework.boxes, this.#text.language),
        notes: [],
      },
      this.#heading('variables', 2, variables.title),
      this.#paragraph(variables.text),
      {
        kind: 'table',
        id: 'tab-variables',
        caption: this.#note(variables.caption),
        alignments: ['left', 'centre', 'left', 'left'],
        head: [[this.#cell(name, 1, 2), this.#cell(sign, 1, 2), this.#cell(variables.group, 2)], this.#row(measured)],
        rows: variables.rows.map((row) => this.#row(row)),
        notes: [this.#note(variables.note)],
        rules: 'lines',
      },
      this.#heading('model', 2, model.title),
      this.#paragraph(model.before),
      {
        kind: 'formula',
        id: 'eq-model',
        latex:
          '\\mathrm{RES}_i = \\beta_0 + \\beta_1 \\mathrm{DT}_i + \\sum_{m=1}^{M} \\gamma_m C_{mi} + \\varepsilon_i',
        isNumbered: true,
      },
      this.#paragraph(model.between, 'plain'),
      {
        kind: 'formula',
        id: 'eq-alpha',
        latex: '\\alpha = \\frac{k}{k-1}\\left(1 - \\frac{\\sum_{j=1}^{k}\\sigma_j^2}{\\sigma_T^2}\\right)',
        isNumbered: true,
      },
      this.#paragraph(model.after, 'plain'),
      this.#heading('data', 2, data.title),
      this.#paragraph(data.text),
      { kind: 'placeholder', id: 'gap-results', text: data.gap },
    ]);
  }

  /** The purpose, as a chapter of its own: what a task book begins with. */
  purpose(): Chapter {
    const { title, text } = this.#words.introduction.meaning;
    return this.#chapter('purpose', title, this.#paragraphsOf(text));
  }

  conclusion(isNumbered: boolean): Chapter {
    const { title, text } = this.#words.conclusion;
    return { ...this.#chapter('conclusion', title, this.#paragraphsOf(text)), isNumbered };
  }

  schedule(): Chapter {
    const { title, caption, head, rows } = this.#words.schedule;
    return this.#chapter('schedule', title, [
      {
        kind: 'table',
        id: 'tab-schedule',
        caption: this.#note(caption),
        alignments: ['centre', 'left', 'left'],
        head: [this.#row(head)],
        rows: rows.map((row) => this.#row(row)),
        notes: [],
        rules: 'grid',
      },
    ]);
  }

  questionnaire(): Block[] {
    const { intro, single, options, several, choices, scale, head, statements, open } = this.#words.appendix;
    return [
      this.#paragraph(intro),
      this.#paragraph(`1. ${single}`, 'lead'),
      this.#list('options', 'circle', options),
      this.#paragraph(`2. ${several}`, 'lead'),
      this.#list('choices', 'box', choices),
      this.#paragraph(`3. ${scale}`, 'lead'),
      {
        kind: 'table',
        id: 'tab-scale',
        alignments: ['left', ...head.slice(1).map(() => 'centre' as const)],
        widths: [10, ...head.slice(1).map(() => 1.4)],
        head: [this.#row(head)],
        rows: statements.map((text) => this.#row([text, ...head.slice(1).map(() => '○')])),
        notes: [],
        rules: 'grid',
      },
      this.#paragraph(`4. ${open}`, 'lead'),
      this.#paragraph('＿'.repeat(20), 'plain'),
    ];
  }

  appendix(): Appendix {
    return { id: 'app-questionnaire', title: this.#note(this.#words.appendix.title), blocks: this.questionnaire() };
  }

  questionnaireChapter(): Chapter {
    return this.#chapter('questionnaire', this.#words.appendix.part, this.questionnaire());
  }

  similarity(): Chapter[] {
    const { summary, summaryText, passages, text, table } = this.#words.similarity;
    return [
      this.#chapter('summary', summary, [this.#paragraph(summaryText)]),
      this.#chapter('passages', passages, [
        this.#paragraph(text),
        {
          kind: 'table',
          id: 'tab-sources',
          caption: this.#note(table.caption),
          alignments: ['left', 'left'],
          head: [this.#row(table.head)],
          rows: table.rows.map((row) => this.#row(row)),
          notes: [],
          rules: 'lines',
        },
      ]),
    ];
  }

  rewrite(): Chapter {
    const { title, before, after, text, changed } = this.#words.rewrite;
    return this.#chapter('rewrite', title, [
      this.#paragraph(before, 'lead'),
      this.#paragraph(text, 'plain'),
      this.#paragraph(after, 'lead'),
      this.#paragraph(changed, 'plain'),
    ]);
  }

  certificate(): Chapter {
    const { title, text } = this.#words.certificate;
    return this.#chapter('certificate', title, this.#paragraphsOf(text));
  }

  runs(text: string): Run[] {
    return this.#text.runs(text);
  }

  #note(text: string): NoteRun[] {
    return this.#text.runs(text).filter((run) => run.kind !== 'footnote');
  }

  #chapter(id: string, title: string, blocks: Block[]): Chapter {
    return { id, title: this.#note(title), isNumbered: true, blocks };
  }

  #heading(id: string, level: 2 | 3 | 4, text: string): Block {
    return { kind: 'heading', id, level, runs: this.#note(text), isNumbered: true };
  }

  #paragraph(text: string, look: 'body' | 'plain' | 'quote' | 'lead' = 'body'): Block {
    this.#paragraphs += 1;
    return { kind: 'paragraph', id: `p${this.#paragraphs}`, runs: this.#text.runs(text), look };
  }

  #paragraphsOf(texts: readonly string[]): Block[] {
    return texts.map((text) => this.#paragraph(text));
  }

  #list(id: string, marker: 'bullet' | 'number' | 'circle' | 'box', items: readonly string[]): Block {
    return { kind: 'list', id, marker, items: items.map((text) => ({ runs: this.#text.runs(text), items: [] })) };
  }

  #cell(text: string, columns = 1, rows = 1): Cell {
    return { runs: this.#text.runs(text), columns, rows };
  }

  #row(texts: readonly string[]): Cell[] {
    return texts.map((text) => this.#cell(text));
  }
}
