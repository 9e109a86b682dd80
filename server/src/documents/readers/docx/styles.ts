import type { XmlElement } from '../xml/walk-xml.ts';
import { childrenNamed, findChild, wordValue } from '../xml/xml-element.ts';

/** What a paragraph takes from its style, the styles below that one included. */
export interface ParagraphStyle {
  name: string;
  headingLevel: number | null;
  numbering: { id: string; level: number } | null;
}

interface RawStyle extends ParagraphStyle {
  basedOn: string | undefined;
  isDefault: boolean;
}

/** Deeper than any real chain; a style that rests on itself would have no end. */
const deepestChain = 20;

const namedLevel = /^(?:heading|标题|標題|見出し|título)\s*([1-9])$/iu;

export class Styles {
  readonly #styles = new Map<string, RawStyle>();
  readonly #default: string | undefined;

  constructor(root: XmlElement | undefined) {
    if (!root) return;
    for (const style of childrenNamed(root, 'w:style')) {
      if (style.attributes['w:type'] !== 'paragraph') continue;
      const id = style.attributes['w:styleId'] ?? '';
      const raw = readStyle(style, id);
      this.#styles.set(id, raw);
      if (raw.isDefault) this.#default = id;
    }
  }

  /** Of a paragraph without a style of its own it is the one that the file takes for usual. */
  find(id: string | undefined): ParagraphStyle | null {
    const first = this.#styles.get(id ?? this.#default ?? '');
    if (!first) return null;
    let { headingLevel, numbering } = first;
    let below: RawStyle | undefined = first;
    for (let step = 0; below && step < deepestChain; step += 1) {
      headingLevel ??= below.headingLevel;
      numbering ??= below.numbering;
      below = below.basedOn === undefined ? undefined : this.#styles.get(below.basedOn);
    }
    return { name: first.name, headingLevel, numbering };
  }
}

function readStyle(style: XmlElement, id: string): RawStyle {
  const name = wordValue(style, 'w:name') ?? id;
  const properties = findChild(style, 'w:pPr');
  const named = namedLevel.exec(name)?.[1];
  return {
    name,
    headingLevel: named === undefined ? outlineLevel(properties) : Number(named),
    numbering: numberingOf(properties),
    basedOn: wordValue(style, 'w:basedOn'),
    isDefault: style.attributes['w:default'] === '1' || style.attributes['w:default'] === 'true',
  };
}

/** Word counts levels from 0, and 9 is for text. */
export function outlineLevel(properties: XmlElement | undefined): number | null {
  const value = Number.parseInt(wordValue(properties, 'w:outlineLvl') ?? '', 10);
  return value >= 0 && value <= 8 ? value + 1 : null;
}

/** The number 0 takes a paragraph out of the list that its style puts it in. */
export function numberingOf(properties: XmlElement | undefined): { id: string; level: number } | null {
  const element = findChild(properties, 'w:numPr');
  const id = wordValue(element, 'w:numId');
  if (id === undefined) return null;
  return { id, level: Number.parseInt(wordValue(element, 'w:ilvl') ?? '0', 10) || 0 };
}
