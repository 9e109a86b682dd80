import type { Language } from '@yanmo/contract/languages';
import type { Run, TextRun } from '../blocks.ts';
import { type CitationRecord, type CitationStyle, citeInText, isNumeric } from '../citations/citations.ts';

/**
 * Samples are written as plain text with a few marks, so that they read as prose: `⟦cite key⟧`, `⟦ref id⟧`, `⟦math latex⟧`,
 * `⟦gap words⟧`, `⟦note words⟧`, `⟦added words⟧` (and the other tones), `**bold**`, `__italic__`, `^{2}`, `_{2}`.
 */
export class SampleText {
  readonly #style: CitationStyle;
  readonly #records: readonly CitationRecord[];
  readonly language: Language;
  #notes = 0;

  constructor(style: CitationStyle, records: readonly CitationRecord[], language: Language) {
    this.#style = style;
    this.#records = records;
    this.language = language;
  }

  runs(text: string): Run[] {
    const mark = /⟦(\w+) ([^⟧]*)⟧|\*\*([^*]+)\*\*|__([^_]+)__|\^\{([^}]*)\}|_\{([^}]*)\}/gu;
    const runs: Run[] = [];
    let end = 0;
    for (const match of text.matchAll(mark)) {
      if (match.index > end) runs.push(plain(text.slice(end, match.index)));
      end = match.index + match[0].length;
      const [, kind, inner = '', bold, italic, superscript, subscript] = match;
      if (kind) runs.push(this.#marked(kind, inner));
      else if (bold) runs.push({ ...plain(bold), bold: true });
      else if (italic) runs.push({ ...plain(italic), italic: true });
      else if (superscript) runs.push({ ...plain(superscript), script: 'super' });
      else if (subscript) runs.push({ ...plain(subscript), script: 'sub' });
    }
    if (end < text.length) runs.push(plain(text.slice(end)));
    return runs;
  }

  #marked(kind: string, inner: string): Run {
    switch (kind) {
      case 'cite':
        return this.#citation(inner.split(' '));
      case 'ref':
        return { kind: 'reference', target: inner };
      case 'math':
        return { kind: 'formula', latex: inner };
      case 'gap':
        return { kind: 'placeholder', text: inner };
      case 'note':
        this.#notes += 1;
        return { kind: 'footnote', id: `note-${this.#notes}`, runs: [plain(inner)] };
      case 'matched':
      case 'suspect':
      case 'added':
      case 'removed':
        return { ...plain(inner), tone: kind };
      default:
        throw new Error(`a sample has an unknown mark: ${kind}`);
    }
  }

  #citation(keys: readonly string[]): Run {
    const cited = keys.map((key) => {
      const record = this.#records.find(({ id }) => id === key);
      if (!record) throw new Error(`a sample cites an unknown work: ${key}`);
      return record;
    });
    const { runs } = citeInText(this.#style, cited, { among: this.#records, language: this.language });
    return {
      kind: 'citation',
      works: [...keys],
      label: runs.map(({ text, italic }) => ({ ...plain(text), ...(italic ? { italic } : {}) })),
      raised: isNumeric(this.#style),
    };
  }
}

const plain = (text: string): TextRun => ({ kind: 'text', text });
