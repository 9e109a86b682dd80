import { SaxesParser, type SaxesTagNS } from 'saxes';
import { fileLimits } from '../limits.ts';
import { FileRefused } from '../reading.ts';
import { nameOf } from './xml-names.ts';

/** An element with its place in the source, so that an editor can cut at exact offsets. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (XmlElement | string)[];
  start: number;
  /** After the opening tag, and before the closing one; equal to `end` where the element closes itself. */
  openEnd: number;
  closeStart: number;
  end: number;
}

export interface XmlVisitor {
  open?(element: XmlElement): void;
  close?(element: XmlElement): void;
  /** Elements of these names are built whole, with all that stands in them, and given away; `open` does not see them. */
  takes?(name: string): boolean;
  take?(element: XmlElement): void;
}

/**
 * Goes through a document once. A document type declaration is refused whatever it holds: it is the only way to name
 * entities, files and addresses in XML, and Office files have none.
 */
export function walkXml(xml: string, visitor: XmlVisitor): void {
  const parser = new SaxesParser({ xmlns: true, position: false });
  const path: XmlElement[] = [];
  /** The depth at which the subtree that is being built began. */
  let taken: number | null = null;

  parser.on('error', (cause) => {
    throw new FileRefused('file_unreadable', { cause });
  });
  parser.on('doctype', () => {
    throw new FileRefused('file_unreadable');
  });
  parser.on('opentag', (tag) => {
    if (path.length >= fileLimits.xmlDepth) throw new FileRefused('file_too_long');
    const element = toElement(xml, tag, parser.position);
    if (taken !== null) path.at(-1)?.children.push(element);
    else if (visitor.takes?.(element.name)) taken = path.length;
    else visitor.open?.(element);
    path.push(element);
  });
  const addText = (text: string): void => {
    if (taken !== null) path.at(-1)?.children.push(text);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', (tag) => {
    const element = path.pop();
    if (!element) throw new FileRefused('file_unreadable');
    element.end = parser.position;
    // A value cannot hold the sign that opens a tag, so the last one before its end is its own.
    element.closeStart = tag.isSelfClosing ? element.end : xml.lastIndexOf('<', element.end - 1);
    if (taken === null) visitor.close?.(element);
    else if (path.length === taken) {
      taken = null;
      visitor.take?.(element);
    }
  });
  parser.write(xml).close();
}

function toElement(xml: string, tag: SaxesTagNS, position: number): XmlElement {
  const attributes: Record<string, string> = {};
  for (const { uri, local, prefix, value } of Object.values(tag.attributes)) {
    if (prefix !== 'xmlns') attributes[nameOf(uri, local)] = value;
  }
  return {
    name: nameOf(tag.uri, tag.local),
    attributes,
    children: [],
    start: xml.lastIndexOf('<', position - 1),
    openEnd: position,
    closeStart: position,
    end: position,
  };
}

/** Builds a whole small document: settings, styles, relationships. */
export function parseXml(xml: string): XmlElement {
  let root: XmlElement | undefined;
  walkXml(xml, {
    takes: () => true,
    take(element) {
      root = element;
    },
  });
  if (!root) throw new FileRefused('file_unreadable');
  return root;
}

/** Parts are UTF-8; the standard also allows UTF-16, with its mark. */
export function decodeXml(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new FileRefused('file_unreadable', { cause });
  }
}
