import JSZip from 'jszip';
import { SaxesParser, type SaxesTagPlain } from 'saxes';

export interface XmlNode {
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
  text: string;
}

export interface WordPackage {
  parts: ReadonlyMap<string, XmlNode>;
  names: readonly string[];
}

export async function readPackage(bytes: Uint8Array): Promise<WordPackage> {
  const archive = await JSZip.loadAsync(bytes);
  const names = Object.keys(archive.files).filter((name) => !name.endsWith('/'));
  const parts = new Map<string, XmlNode>();
  for (const name of names.filter((part) => /\.(xml|rels)$/u.test(part))) {
    parts.set(name, parseXml((await archive.file(name)?.async('string')) ?? ''));
  }
  return { parts, names };
}

export function parseXml(xml: string): XmlNode {
  const parser = new SaxesParser();
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' };
  const stack = [root];
  parser.on('opentag', (tag: SaxesTagPlain) => {
    const node: XmlNode = { name: tag.name, attributes: tag.attributes, children: [], text: '' };
    stack.at(-1)?.children.push(node);
    stack.push(node);
  });
  parser.on('text', (text) => {
    const top = stack.at(-1);
    if (top) top.text += text;
  });
  parser.on('closetag', () => {
    stack.pop();
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  const [top] = root.children;
  if (!top) throw new Error('an empty part');
  return top;
}

export function* walk(node: XmlNode): Generator<XmlNode> {
  yield node;
  for (const child of node.children) yield* walk(child);
}

export const findAll = (node: XmlNode, name: string): XmlNode[] =>
  [...walk(node)].filter((found) => found.name === name);

export function child(node: XmlNode | undefined, ...path: string[]): XmlNode | undefined {
  return path.reduce<XmlNode | undefined>((at, name) => at?.children.find((found) => found.name === name), node);
}

/** What a reader sees; the tab stops that a paragraph sets are no tabs. */
export function textOf(node: XmlNode): string {
  if (node.name === 'w:t' || node.name === 'm:t') return node.text;
  if (node.name === 'w:pPr') return '';
  return node.name === 'w:tab' ? '\t' : node.children.map(textOf).join('');
}

export function part(document: WordPackage, name: string): XmlNode {
  const found = document.parts.get(name);
  if (!found) throw new Error(`the file has no ${name}`);
  return found;
}
