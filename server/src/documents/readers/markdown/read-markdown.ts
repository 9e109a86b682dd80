import { paragraphOf, type ReadBlock, type ReadNote } from '../document-model.ts';
import { joinLines } from '../plain-text/read-text-blocks.ts';
import { plainInline } from './plain-inline.ts';

export interface MarkdownReading {
  title: string | null;
  blocks: ReadBlock[];
  footnotes: ReadNote[];
  images: number;
}

const rule = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/u;
const fence = /^ {0,3}(`{3,}|~{3,})/u;
const atxHeading = /^ {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/u;
const listItem = /^([ \t]*)([-*+]|\d{1,9}[.)])[ \t]+(.*)$/u;
const note = /^\[\^([^\]\s]{1,60})\]:[ \t]*(.*)$/u;
const tableRule = /^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/u;

/** Reads Markdown as a paper's text: what it says and how it is divided, not how it looks. */
export function readMarkdown(source: string): MarkdownReading {
  const { title, body } = takeFrontMatter(source);
  const reader = new MarkdownReader(body.split('\n'));
  reader.read();
  const { blocks, footnotes, images } = reader;
  const heading = blocks.find((block) => block.kind === 'paragraph' && block.headingLevel === 1);
  return { title: title ?? (heading?.kind === 'paragraph' ? heading.text : null), blocks, footnotes, images };
}

class MarkdownReader {
  readonly blocks: ReadBlock[] = [];
  readonly footnotes: ReadNote[] = [];
  images = 0;
  readonly #lines: string[];
  #at = 0;
  #ids = 0;
  #open: { text: string; list: { level: number; label: string } | null } | null = null;

  constructor(lines: string[]) {
    this.#lines = lines;
  }

  read(): void {
    while (this.#at < this.#lines.length) this.#readLine(this.#lines[this.#at] ?? '');
    this.#close();
  }

  #readLine(raw: string): void {
    // A quotation is text like any other.
    const line = raw.replace(/^ {0,3}(?:> ?)+/u, '');
    const opening = fence.exec(line)?.[1];
    const heading = atxHeading.exec(line);
    const item = listItem.exec(line);
    const noted = note.exec(line);
    this.#at += 1;
    if (opening !== undefined) this.#readFence(opening);
    else if (line.trim() === '') this.#close();
    else if (heading) this.#push(heading[2] ?? '', heading[1]?.length ?? 1);
    else if (this.#open && !this.#open.list && /^ {0,3}(?:=+|-+)[ \t]*$/u.test(line)) {
      const { text } = this.#open;
      this.#open = null;
      this.#push(text, line.includes('=') ? 1 : 2);
    } else if (rule.test(line)) this.#close();
    else if (line.includes('|') && tableRule.test(this.#lines[this.#at] ?? '')) this.#readTable(line);
    else if (noted) {
      this.#close();
      this.footnotes.push({ id: noted[1] ?? '', text: this.#inline(noted[2] ?? '') });
    } else if (item) {
      this.#close();
      const level = Math.floor((item[1] ?? '').replaceAll('\t', '    ').length / 2);
      const label = /\d/u.test(item[2] ?? '') ? (item[2] ?? '') : '•';
      this.#open = { text: item[3] ?? '', list: { level, label } };
    } else if (this.#open) this.#open.text = joinLines(this.#open.text, line.trim());
    else this.#open = { text: line.trim(), list: null };
  }

  #readFence(opening: string): void {
    this.#close();
    const end = this.#lines.findIndex((line, index) => index >= this.#at && line.trim().startsWith(opening));
    const lines = this.#lines.slice(this.#at, end < 0 ? this.#lines.length : end);
    this.#at = end < 0 ? this.#lines.length : end + 1;
    if (lines.some((line) => line.trim() !== '')) {
      this.blocks.push(paragraphOf({ id: this.#nextId(), text: lines.join('\n'), style: 'code' }));
    }
  }

  #readTable(head: string): void {
    this.#close();
    const rows = [cellsOf(head)];
    this.#at += 1;
    while (this.#at < this.#lines.length) {
      const line = this.#lines[this.#at] ?? '';
      if (!line.includes('|') || line.trim() === '') break;
      rows.push(cellsOf(line));
      this.#at += 1;
    }
    this.blocks.push({
      kind: 'table',
      rows: rows.map((cells) =>
        cells.map((cell) => ({
          blocks: [paragraphOf({ id: this.#nextId(), text: this.#inline(cell) })],
          columns: 1,
        })),
      ),
    });
  }

  #push(text: string, headingLevel: number): void {
    this.#close();
    const plain = this.#inline(text);
    if (plain !== '') this.blocks.push(paragraphOf({ id: this.#nextId(), text: plain, headingLevel }));
  }

  #close(): void {
    if (!this.#open) return;
    const { text, list } = this.#open;
    this.#open = null;
    const plain = this.#inline(text);
    if (plain !== '') this.blocks.push(paragraphOf({ id: this.#nextId(), text: plain, list }));
  }

  #inline(text: string): string {
    const { plain, images } = plainInline(text);
    this.images += images;
    return plain;
  }

  #nextId(): string {
    this.#ids += 1;
    return `p${this.#ids}`;
  }
}

function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/u, '')
    .replace(/(?<!\\)\|$/u, '');
  return inner.split(/(?<!\\)\|/u).map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** Settings above the text, between lines of dashes; only the title is of use. */
function takeFrontMatter(source: string): { title: string | null; body: string } {
  const text = source.replace(/^\uFEFF/u, '');
  if (!text.startsWith('---\n')) return { title: null, body: text };
  const end = text.indexOf('\n---', 3);
  if (end < 0) return { title: null, body: text };
  const title = /^title:[ \t]*(.{1,300})$/mu.exec(text.slice(4, end))?.[1]?.trim();
  const body = text.slice(end + 4).replace(/^[^\n]*\n?/u, '');
  return { title: title?.replace(/^(["'])(.*)\1$/u, '$2') || null, body };
}
