import type { XmlElement } from '../xml/walk-xml.ts';
import { descendants } from '../xml/xml-element.ts';
import { isFallback, isTextbox } from './boxes.ts';

/** Names paragraphs and knows which stand in a field that others share. Reading and replacing count alike. */
export class ParagraphCounter {
  #number = 0;
  #openFields = 0;

  /** Counted in the order in which they stand in the file, wherever that is: replacing texts does not change it. */
  nextId(): string {
    this.#number += 1;
    return `p${this.#number}`;
  }

  /** Whether a field goes on into, through or out of this paragraph; to be asked once for each, in order. */
  passFields(paragraph: XmlElement): boolean {
    const isInOpenField = this.#openFields > 0;
    for (const child of descendants(paragraph, (inner) => !isFallback(inner) && !isTextbox(inner))) {
      if (child.name !== 'w:fldChar') continue;
      const type = child.attributes['w:fldCharType'];
      if (type === 'begin') this.#openFields += 1;
      else if (type === 'end') this.#openFields = Math.max(0, this.#openFields - 1);
    }
    return isInOpenField || this.#openFields > 0;
  }
}
