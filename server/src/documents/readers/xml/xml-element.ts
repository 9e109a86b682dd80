import type { XmlElement } from './walk-xml.ts';

export function* elementsOf(element: XmlElement): Generator<XmlElement> {
  for (const child of element.children) if (typeof child !== 'string') yield child;
}

export function findChild(element: XmlElement | undefined, name: string): XmlElement | undefined {
  if (!element) return undefined;
  for (const child of elementsOf(element)) if (child.name === name) return child;
  return undefined;
}

export function* childrenNamed(element: XmlElement, name: string): Generator<XmlElement> {
  for (const child of elementsOf(element)) if (child.name === name) yield child;
}

/** Those in it at any depth, in order; `into` keeps it out of parts that are another's. */
export function* descendants(element: XmlElement, into: (child: XmlElement) => boolean): Generator<XmlElement> {
  for (const child of elementsOf(element)) {
    yield child;
    if (into(child)) yield* descendants(child, into);
  }
}

export function textOf(element: XmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}

/** `<w:name w:val="…"/>` is how Word keeps one value. */
export function wordValue(element: XmlElement | undefined, child: string): string | undefined {
  return findChild(element, child)?.attributes['w:val'];
}

/** A setting that is on by standing there, unless it says otherwise. */
export function isOn(element: XmlElement | undefined, child: string): boolean {
  const found = findChild(element, child);
  const value = found?.attributes['w:val'];
  return found !== undefined && value !== 'false' && value !== '0' && value !== 'off';
}
