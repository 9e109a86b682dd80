import type { MarkKind } from '../document-model.ts';
import type { XmlElement } from '../xml/walk-xml.ts';
import { elementsOf, isOn } from '../xml/xml-element.ts';
import type { ObjectPiece, ParagraphPieces, Piece, Wrapper } from './piece.ts';
import { visibleText } from './visible-text.ts';

/** What stands in a run besides text and cannot be written as text. */
const runObjects: Readonly<Record<string, MarkKind>> = {
  'w:footnoteReference': 'footnote',
  'w:endnoteReference': 'endnote',
  'w:commentReference': 'comment',
  'w:drawing': 'image',
  'w:pict': 'image',
  'w:object': 'image',
  'mc:AlternateContent': 'image',
  'w:sym': 'symbol',
  'w:ruby': 'symbol',
  'w:delText': 'revision',
  'w:delInstrText': 'revision',
};

const paragraphObjects: Readonly<Record<string, MarkKind>> = {
  'w:hyperlink': 'link',
  'w:fldSimple': 'field',
  'w:sdt': 'control',
  'm:oMath': 'formula',
  'm:oMathPara': 'formula',
  'mc:AlternateContent': 'image',
};

const anchors: Readonly<Record<string, MarkKind>> = {
  'w:bookmarkStart': 'bookmark',
  'w:bookmarkEnd': 'bookmark',
  'w:commentRangeStart': 'comment',
  'w:commentRangeEnd': 'comment',
  'w:del': 'revision',
  'w:moveFrom': 'revision',
};

/** Written by Word for itself; it makes them anew. */
const caches = new Set(['w:pPr', 'w:rPr', 'w:proofErr', 'w:lastRenderedPageBreak']);
/** Around runs, and to be kept around them. */
const wrapping = new Set(['w:ins', 'w:moveTo', 'w:dir', 'w:bdo']);
/** Around runs, and without a meaning that anybody still uses. */
const transparent = new Set(['w:smartTag', 'w:customXml']);
const ignoredInside = new Set(['w:smartTagPr', 'w:customXmlPr']);

/** Takes a paragraph apart into what is text and what is not; `source` is the XML in which it stands. */
export function piecesOf(paragraph: XmlElement, source: string): ParagraphPieces {
  const taker = new PieceTaker(source);
  taker.takeAll(paragraph, []);
  return taker.finish();
}

class PieceTaker {
  readonly #source: string;
  readonly #pieces: Piece[] = [];
  #isInField = false;
  #depth = 0;
  #field: { xml: string; text: string; isRuns: boolean; hasResult: boolean } | null = null;

  constructor(source: string) {
    this.#source = source;
  }

  takeAll(parent: XmlElement, wrappers: readonly Wrapper[]): void {
    for (const element of elementsOf(parent)) this.#take(element, wrappers);
  }

  finish(): ParagraphPieces {
    if (this.#field) {
      this.#isInField = true;
      this.#push(this.#fieldPiece(this.#field));
    }
    const pieces = this.#pieces;
    const isAnchor = (piece: Piece): piece is ObjectPiece => piece.kind === 'object' && piece.isAnchor;
    const first = pieces.findIndex((piece) => !isAnchor(piece));
    const start = first < 0 ? pieces.length : first;
    const end = pieces.findLastIndex((piece) => !isAnchor(piece)) + 1;
    return {
      leading: pieces.slice(0, start).filter(isAnchor),
      middle: pieces.slice(start, Math.max(start, end)),
      trailing: pieces.slice(Math.max(start, end)).filter(isAnchor),
      isInField: this.#isInField,
    };
  }

  #take(element: XmlElement, wrappers: readonly Wrapper[]): void {
    const { name } = element;
    if (caches.has(name) || ignoredInside.has(name)) return;
    if (name === 'w:r') this.#takeRun(element, wrappers);
    else if (transparent.has(name)) this.takeAll(element, wrappers);
    else if (wrapping.has(name)) {
      const open = this.#source.slice(element.start, element.openEnd);
      const close = this.#source.slice(element.closeStart, element.end);
      this.takeAll(element, [...wrappers, { open, close }]);
    } else this.#takeObject(element, wrappers);
  }

  #takeObject(element: XmlElement, wrappers: readonly Wrapper[]): void {
    const { name } = element;
    const xml = this.#source.slice(element.start, element.end);
    if (this.#field) {
      // What stands between the runs of a field belongs to it; its results may hold links and formulas of their own.
      this.#addToField(wrap(xml, wrappers), this.#field.hasResult ? visibleText(element) : '', name in anchors);
      return;
    }
    const seen = paragraphObjects[name];
    if (seen) {
      const text = visibleText(element);
      this.#push({ kind: 'object', what: seen, text, xml: wrap(xml, wrappers), isAnchor: false, isRuns: false });
    } else {
      // Whatever is not known here is kept where it stands, as an anchor is.
      const what = anchors[name] ?? 'control';
      this.#push({ kind: 'object', what, text: '', xml: wrap(xml, wrappers), isAnchor: true, isRuns: false });
    }
  }

  #takeRun(run: XmlElement, wrappers: readonly Wrapper[]): void {
    const source = this.#source;
    const contents = [...elementsOf(run)].filter(({ name }) => !caches.has(name));
    const propertiesElement = [...elementsOf(run)].find(({ name }) => name === 'w:rPr');
    const properties = propertiesElement ? source.slice(propertiesElement.start, propertiesElement.end) : '';
    const open = source.slice(run.start, run.openEnd).replace(/\/>$/u, '>');
    const close = source.slice(run.closeStart, run.end);
    const around = (element: XmlElement): string =>
      wrap(`${open}${properties}${source.slice(element.start, element.end)}${close}`, wrappers);
    const allText = !this.#field && contents.every((element) => writtenText(element) !== null);
    if (allText && isOn(propertiesElement, 'w:vanish')) {
      // Hidden text is shown to nobody, and stays where it is.
      const xml = wrap(source.slice(run.start, run.end), wrappers);
      if (contents.length > 0)
        this.#push({ kind: 'object', what: 'control', text: '', xml, isAnchor: true, isRuns: true });
      return;
    }
    if (allText) {
      const text = contents.map((element) => writtenText(element) ?? '').join('');
      this.#pushText(text, properties, wrappers, source.slice(run.start, run.end));
      return;
    }
    for (const element of contents) {
      if (element.name === 'w:fldChar') this.#takeFieldCharacter(element, around(element));
      else if (this.#field) {
        this.#addToField(around(element), this.#field.hasResult ? visibleText(element) : '', true);
      } else {
        const text = writtenText(element);
        if (text !== null) this.#pushText(text, properties, wrappers, null);
        else this.#push(objectOfRun(element, around(element)));
      }
    }
  }

  #takeFieldCharacter(element: XmlElement, xml: string): void {
    const type = element.attributes['w:fldCharType'];
    if (!this.#field) {
      if (type === 'begin') {
        this.#depth = 1;
        this.#field = { xml, text: '', isRuns: true, hasResult: false };
      } else {
        this.#isInField = true;
        this.#push({ kind: 'object', what: 'field', text: '', xml, isAnchor: true, isRuns: false });
      }
      return;
    }
    this.#field.xml += xml;
    if (type === 'begin') this.#depth += 1;
    else if (type === 'separate' && this.#depth === 1) this.#field.hasResult = true;
    else if (type === 'end') {
      this.#depth -= 1;
      if (this.#depth === 0) {
        this.#push(this.#fieldPiece(this.#field));
        this.#field = null;
      }
    }
  }

  #addToField(xml: string, text: string, isRun: boolean): void {
    if (!this.#field) return;
    this.#field.xml += xml;
    // Of a field in a field only the result counts, and the outer one has its own.
    if (this.#depth === 1) this.#field.text += text;
    if (!isRun || /<\w*:?(?:drawing|pict|object)\b/u.test(xml)) this.#field.isRuns = false;
  }

  #fieldPiece({ xml, text, isRuns }: { xml: string; text: string; isRuns: boolean }): ObjectPiece {
    return { kind: 'object', what: 'field', text, xml, isAnchor: false, isRuns };
  }

  #push(piece: Piece): void {
    this.#pieces.push(piece);
  }

  /** Signs of our own that the author wrote become objects, so that no text is mistaken for a mark. */
  #pushText(text: string, properties: string, wrappers: readonly Wrapper[], raw: string | null): void {
    if (text === '') return;
    const parts = text.split(/([⟦⟧])/u).filter((part) => part !== '');
    for (const part of parts) {
      const isSign = part === '⟦' || part === '⟧';
      const whole = parts.length === 1 ? raw : null;
      if (!isSign) this.#push({ kind: 'text', text: part, properties, wrappers, raw: whole });
      else {
        const prefix = /^<(\w+:)?/u.exec(raw ?? properties)?.[1] ?? 'w:';
        const xml = `<${prefix}r>${properties}<${prefix}t>${part}</${prefix}t></${prefix}r>`;
        this.#push({
          kind: 'object',
          what: 'symbol',
          text: part,
          xml: wrap(xml, wrappers),
          isAnchor: false,
          isRuns: true,
        });
      }
    }
  }
}

function objectOfRun(element: XmlElement, xml: string): ObjectPiece {
  const what = element.name === 'w:br' ? 'break' : (runObjects[element.name] ?? 'control');
  // The paragraph's end of a comment cannot go without the comment itself, which stands elsewhere.
  const isAnchor = what === 'comment' || what === 'revision';
  return { kind: 'object', what, text: visibleText(element), xml, isAnchor, isRuns: true };
}

/** What can be written again as text; null for what cannot. */
function writtenText(element: XmlElement): string | null {
  switch (element.name) {
    case 'w:t':
    case 'w:tab':
    case 'w:cr':
    case 'w:noBreakHyphen':
    case 'w:softHyphen':
      return visibleText(element);
    case 'w:br':
      return (element.attributes['w:type'] ?? 'textWrapping') === 'textWrapping' ? '\n' : null;
    default:
      return null;
  }
}

export function wrap(xml: string, wrappers: readonly Wrapper[]): string {
  return wrappers.reduceRight((inner, { open, close }) => `${open}${inner}${close}`, xml);
}
