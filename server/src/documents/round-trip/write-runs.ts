import { wrap } from '../readers/docx/paragraph-pieces.ts';
import type { ObjectPiece, TextPiece } from '../readers/docx/piece.ts';

/** Who is shown as the author of the changes, and when they were made. */
export interface TrackChanges {
  author: string;
  date: Date;
}

/** Writes runs for one document: its prefix, and numbers for tracked changes that it has not used yet. */
export class RunWriter {
  readonly #prefix: string;
  readonly #tracking: { attributes: string; nextId: number } | null;

  constructor(prefix: string, trackChanges: TrackChanges | undefined, firstId: number) {
    this.#prefix = prefix;
    this.#tracking = null;
    if (trackChanges) {
      const date = trackChanges.date.toISOString().replace(/\.\d{3}/u, '');
      const author = escapeXml(trackChanges.author).replaceAll('"', '&quot;');
      this.#tracking = { attributes: `${prefix}author="${author}" ${prefix}date="${date}"`, nextId: firstId };
    }
  }

  get isTracking(): boolean {
    return this.#tracking !== null;
  }

  /** Text of the paragraph that stays: as it stands in the file where all of its run stays. */
  keep(piece: TextPiece, text: string): string {
    const isWhole = piece.raw !== null && text === piece.text;
    return wrap(isWhole ? (piece.raw ?? '') : this.#run(piece.properties, text, 't'), piece.wrappers);
  }

  remove(piece: TextPiece, text: string): string {
    if (!this.#tracking) return '';
    return wrap(this.#tracked('del', this.#run(piece.properties, text, 'delText')), piece.wrappers);
  }

  /** An object whose mark is gone; empty where it goes too. What Word cannot show as deleted stays. */
  removeObject(piece: ObjectPiece): string {
    if (!this.#tracking) return '';
    if (!piece.isRuns) return piece.xml;
    const inner = piece.what === 'field' || piece.what === 'symbol' ? this.#asDeleted(piece.xml) : piece.xml;
    return this.#tracked('del', inner);
  }

  add(properties: string, text: string): string {
    if (text === '') return '';
    const run = this.#run(this.#withoutHistory(properties), text, 't');
    return this.#tracking ? this.#tracked('ins', run) : run;
  }

  #tracked(name: 'ins' | 'del', xml: string): string {
    const tracking = this.#tracking;
    if (!tracking) return xml;
    const tag = `${this.#prefix}${name}`;
    const id = tracking.nextId;
    tracking.nextId += 1;
    return `<${tag} ${this.#prefix}id="${id}" ${tracking.attributes}>${xml}</${tag}>`;
  }

  #run(properties: string, text: string, name: 't' | 'delText'): string {
    const p = this.#prefix;
    const contents = text
      .split(/([\t\n\u2011\u00ad])/u)
      .filter((part) => part !== '')
      .map((part) => {
        if (part === '\t') return `<${p}tab/>`;
        if (part === '\n') return `<${p}br/>`;
        if (part === '\u2011') return `<${p}noBreakHyphen/>`;
        if (part === '\u00ad') return `<${p}softHyphen/>`;
        return `<${p}${name} xml:space="preserve">${escapeXml(part)}</${p}${name}>`;
      });
    return `<${p}r>${properties}${contents.join('')}</${p}r>`;
  }

  #asDeleted(xml: string): string {
    const p = this.#prefix;
    return xml
      .replace(new RegExp(`<(/?)${p}t(?=[\\s>/])`, 'gu'), `<$1${p}delText`)
      .replace(new RegExp(`<(/?)${p}instrText(?=[\\s>/])`, 'gu'), `<$1${p}delInstrText`);
  }

  /** A new run has no earlier looks that could be gone back to. */
  #withoutHistory(properties: string): string {
    const name = `${this.#prefix}rPrChange`;
    return properties.replace(new RegExp(`<${name}\\b[^>]*?(?:/>|>[\\s\\S]*?</${name}>)`, 'gu'), '');
  }
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
