import { paragraphOf, type ReadMark, type ReadParagraph } from '../document-model.ts';
import type { XmlElement } from '../xml/walk-xml.ts';
import { descendants, findChild, wordValue } from '../xml/xml-element.ts';
import { isFallback, isTextbox } from './boxes.ts';
import type { Numbering } from './numbering.ts';
import { piecesOf } from './paragraph-pieces.ts';
import { markOf, markText, type Piece } from './piece.ts';
import { numberingOf, outlineLevel, type Styles } from './styles.ts';

export interface ParagraphContext {
  source: string;
  styles: Styles;
  numbering: Numbering;
  /** Stands in a field that other paragraphs share, like a contents list. */
  isInSharedField: boolean;
  place: 'body' | 'textbox';
}

export function readParagraph(element: XmlElement, id: string, context: ParagraphContext): ReadParagraph {
  const properties = findChild(element, 'w:pPr');
  const style = context.styles.find(wordValue(properties, 'w:pStyle'));
  const { middle, isInField } = piecesOf(element, context.source);
  const numbering = numberingOf(properties) ?? style?.numbering ?? null;
  const label = numbering && numbering.id !== '0' ? context.numbering.next(numbering) : null;
  return paragraphOf({
    id,
    text: middle.map(({ text }) => text).join(''),
    markedText: markText(middle),
    marks: marksOf(middle),
    style: style?.name ?? null,
    headingLevel: outlineLevel(properties) ?? style?.headingLevel ?? null,
    list: numbering && label !== null ? { level: numbering.level, label } : null,
    formulas: formulasOf(element, context.source),
    place: context.place,
    isEditable: context.place === 'body' && !isInField && !context.isInSharedField,
  });
}

function marksOf(pieces: readonly Piece[]): ReadMark[] {
  return pieces
    .filter((piece) => piece.kind === 'object')
    .map((piece, index) => ({ mark: markOf(index + 1), kind: piece.what, text: piece.text }));
}

const namespaces =
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

function formulasOf(paragraph: XmlElement, source: string): string[] {
  const isWithin = (child: XmlElement): boolean => child.name !== 'm:oMath' && !isTextbox(child) && !isFallback(child);
  return [...descendants(paragraph, isWithin)]
    .filter(({ name }) => name === 'm:oMath')
    .map((formula) => source.slice(formula.start, formula.end).replace(/^<([\w.-]+:)?oMath/u, `$& ${namespaces}`));
}
