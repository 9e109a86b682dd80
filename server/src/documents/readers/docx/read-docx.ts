import type { ReadBlock, ReadComment, ReadDocument, ReadNote, ReadTableCell } from '../document-model.ts';
import { OfficePackage } from '../office-package.ts';
import { FileRefused } from '../reading.ts';
import { walkXml, type XmlElement } from '../xml/walk-xml.ts';
import { childrenNamed, descendants, findChild, textOf, wordValue } from '../xml/xml-element.ts';
import { isFallback } from './boxes.ts';
import { Numbering } from './numbering.ts';
import { ParagraphCounter } from './paragraph-counter.ts';
import { readParagraph } from './read-paragraph.ts';
import { Styles } from './styles.ts';
import { visibleText } from './visible-text.ts';

export const usualMainPart = 'word/document.xml';

export function readDocx(bytes: Uint8Array): ReadDocument {
  const file = new OfficePackage(bytes);
  const main = file.getMainPart(usualMainPart);
  const parts = new Map(file.relationshipsOf(main).map(({ type, part }) => [type, part ?? undefined]));
  const body = new BodyReader(
    file.findXml(main) ?? '',
    new Styles(file.findParsed(parts.get('styles'))),
    new Numbering(file.findParsed(parts.get('numbering'))),
  );
  const blocks = body.read();
  return {
    kind: 'document',
    title: propertyOf(file, 'dc:title'),
    author: propertyOf(file, 'dc:creator'),
    blocks,
    footnotes: readNotes(file.findParsed(parts.get('footnotes')), 'w:footnote'),
    endnotes: readNotes(file.findParsed(parts.get('endnotes')), 'w:endnote'),
    comments: readComments(file.findParsed(parts.get('comments')), body.commented),
    images: body.images,
    pages: null,
  };
}

class BodyReader {
  images = 0;
  /** The paragraph in which each comment begins or is referred to. */
  readonly commented = new Map<string, string>();
  readonly #context: { source: string; styles: Styles; numbering: Numbering };
  readonly #counter = new ParagraphCounter();

  constructor(source: string, styles: Styles, numbering: Numbering) {
    this.#context = { source, styles, numbering };
  }

  read(): ReadBlock[] {
    const blocks: ReadBlock[] = [];
    const tables: { rows: ReadTableCell[][] }[] = [];
    let skipped = 0;
    let hasBody = false;
    const target = (): ReadBlock[] => tables.at(-1)?.rows.at(-1)?.at(-1)?.blocks ?? blocks;
    walkXml(this.#context.source, {
      takes: (name) => name === 'w:p' || name === 'w:tcPr',
      take: (element) => {
        if (element.name === 'w:p') {
          const paragraphs = this.#readParagraph(element);
          if (skipped === 0) target().push(...paragraphs);
          return;
        }
        const cell = tables.at(-1)?.rows.at(-1)?.at(-1);
        if (cell) cell.columns = Math.max(1, Number.parseInt(wordValue(element, 'w:gridSpan') ?? '1', 10) || 1);
      },
      open: ({ name }) => {
        if (name === 'w:body') hasBody = true;
        else if (name === 'mc:Fallback') skipped += 1;
        else if (name === 'w:tbl') {
          const table = { kind: 'table' as const, rows: [] };
          if (skipped === 0) target().push(table);
          tables.push(table);
        } else if (name === 'w:tr') tables.at(-1)?.rows.push([]);
        else if (name === 'w:tc') tables.at(-1)?.rows.at(-1)?.push({ blocks: [], columns: 1 });
      },
      close: ({ name }) => {
        if (name === 'mc:Fallback') skipped -= 1;
        else if (name === 'w:tbl') tables.pop();
      },
    });
    if (!hasBody) throw new FileRefused('file_type_refused');
    return blocks;
  }

  /** A paragraph and those in text boxes that hang on it. */
  #readParagraph(element: XmlElement): ReadBlock[] {
    const id = this.#counter.nextId();
    this.#look(element, id);
    const isInSharedField = this.#counter.passFields(element);
    const own = readParagraph(element, id, { ...this.#context, isInSharedField, place: 'body' });
    return [own, ...this.#readBoxes(element, false)];
  }

  #readBoxes(element: XmlElement, isHidden: boolean): ReadBlock[] {
    const found: ReadBlock[] = [];
    for (const child of descendants(element, (inner) => inner.name !== 'w:p' && !isFallback(inner))) {
      if (isFallback(child)) this.#readBoxes(child, true);
      else if (child.name === 'w:p') {
        const id = this.#counter.nextId();
        const context = { ...this.#context, isInSharedField: false, place: 'textbox' as const };
        if (!isHidden) found.push(readParagraph(child, id, context));
        found.push(...this.#readBoxes(child, isHidden));
      }
    }
    return isHidden ? [] : found;
  }

  /** Counts pictures and notes where comments stand. */
  #look(element: XmlElement, id: string): void {
    for (const child of descendants(element, (inner) => !isFallback(inner))) {
      const comment = child.name === 'w:commentRangeStart' || child.name === 'w:commentReference';
      if (comment && !this.commented.has(child.attributes['w:id'] ?? '')) {
        this.commented.set(child.attributes['w:id'] ?? '', id);
      } else if (isPicture(child)) this.images += 1;
    }
  }
}

/** Only pictures that are in the file: one that is linked would have to be fetched. */
function isPicture({ name, attributes }: XmlElement): boolean {
  return (name === 'a:blip' && attributes['r:embed'] !== undefined) || (name === 'v:imagedata' && 'r:id' in attributes);
}

function propertyOf(file: OfficePackage, name: 'dc:title' | 'dc:creator'): string | null {
  const part = file.relationshipsOf('').find(({ type }) => type === 'core-properties')?.part ?? 'docProps/core.xml';
  const property = findChild(file.findParsed(part), name);
  return (property && textOf(property).trim()) || null;
}

function textOfParagraphs(element: XmlElement): string {
  return [...descendants(element, ({ name }) => name !== 'w:p')]
    .filter(({ name }) => name === 'w:p')
    .map(visibleText)
    .join('\n')
    .trim();
}

/** Those with a type are the lines above the notes, not notes. */
function readNotes(root: XmlElement | undefined, name: string): ReadNote[] {
  if (!root) return [];
  return [...childrenNamed(root, name)]
    .filter(({ attributes }) => (attributes['w:type'] ?? 'normal') === 'normal')
    .map((note) => ({ id: note.attributes['w:id'] ?? '', text: textOfParagraphs(note) }));
}

function readComments(root: XmlElement | undefined, commented: ReadonlyMap<string, string>): ReadComment[] {
  if (!root) return [];
  return [...childrenNamed(root, 'w:comment')].map((comment) => {
    const id = comment.attributes['w:id'] ?? '';
    return {
      id,
      text: textOfParagraphs(comment),
      author: comment.attributes['w:author'] ?? null,
      at: comment.attributes['w:date'] ?? null,
      paragraphId: commented.get(id) ?? null,
    };
  });
}
