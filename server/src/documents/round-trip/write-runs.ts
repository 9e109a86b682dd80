import { wrap } from '../readers/docx/paragraph-pieces.ts';
import type { ObjectPiece, TextPiece } from '../readers/docx/piece.ts';

/** Who is shown as the author of the changes, and when they were made. */
export interface TrackChanges {
  author: string;
  date: Date;
}

/** What Word can follow only in one place. */
const single =
  /<[\w.-]*:?(?:bookmarkStart|bookmarkEnd|commentR\w+|footnoteRef\w*|endnoteRef\w*|drawing|pict|object|ins|del)\b/u;
const openTag = /^<([\w.-]*:)?(\w+)\b((?:[^>"']|"[^"]*"|'[^']*')*)>/u;

/** Whether it may stand in the file twice, once as deleted and once as inserted, until one of them is settled. */
export function isCopyable({ what, xml, isRuns, isAnchor }: ObjectPiece): boolean {
  if (isAnchor || single.test(xml)) return false;
  if (isRuns) return what === 'field' || what === 'symbol';
  const [open, , name, attributes = ''] = openTag.exec(xml) ?? [''];
  if (what === 'formula') return name === 'oMath';
  const holdsRuns = !attributes.endsWith('/') && /^<(?:[\w.-]*:)?r[\s>]/u.test(xml.slice(open.length));
  return (
    holdsRuns &&
    (name === 'hyperlink' || (name === 'fldSimple' && !/<[\w.-]*:?(?:hyperlink|fldSimple)\b/u.test(xml.slice(1))))
  );
}

/** A simple field as runs, which a change can hold; Word takes the two for the same. */
function asRuns(xml: string): string {
  const [open, p = '', name, attributes = ''] = openTag.exec(xml) ?? [''];
  if (name !== 'fldSimple') return xml;
  const code = /\binstr=(?:"([^"]*)"|'([^']*)')/u.exec(attributes);
  const sign = (type: string): string => `<${p}r><${p}fldChar ${p}fldCharType="${type}"/></${p}r>`;
  const result = xml.slice(open.length, xml.lastIndexOf('<'));
  return `${sign('begin')}<${p}r><${p}instrText xml:space="preserve">${code?.[1] ?? code?.[2] ?? ''}</${p}instrText></${p}r>${sign('separate')}${result}${sign('end')}`;
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

  /** An object whose mark is gone or moved; empty where it goes too. What Word cannot show as deleted stays. */
  removeObject(piece: ObjectPiece): string {
    if (!this.#tracking) return '';
    if (isCopyable(piece) && !piece.isRuns) return this.#trackedObject('del', piece);
    if (!piece.isRuns) return piece.xml;
    const inner = piece.what === 'field' || piece.what === 'symbol' ? this.#asDeleted(piece.xml) : piece.xml;
    return this.#tracked('del', inner);
  }

  /** An object at a place where it did not stand. */
  addObject(piece: ObjectPiece): string {
    if (!this.#tracking) return piece.xml;
    return piece.isRuns ? this.#tracked('ins', piece.xml) : this.#trackedObject('ins', piece);
  }

  /** A change goes around a formula or a field, and into a link, of which an empty shell stays that nobody sees. */
  #trackedObject(name: 'ins' | 'del', { what, xml }: ObjectPiece): string {
    const inner = (runs: string): string => this.#tracked(name, name === 'del' ? this.#asDeleted(runs) : runs);
    if (what === 'formula') return this.#tracked(name, xml);
    if (what === 'field') return inner(asRuns(xml));
    const open = openTag.exec(xml)?.[0] ?? '';
    const end = xml.lastIndexOf('<');
    return `${open}${inner(xml.slice(open.length, end))}${xml.slice(end)}`;
  }

  add(properties: string, text: string): string {
    if (text === '') return '';
    const run = this.#run(this.#withoutHistory(properties), text, 't');
    return this.#tracking ? this.#tracked('ins', run) : run;
  }

  /** Of our own, in the looks of a line that nobody takes for the author's. */
  closingParagraph(text: string): string {
    const p = this.#prefix;
    const mark = this.#tracking ? `<${p}rPr><${this.#change('ins')}/></${p}rPr>` : '';
    const place = `<${p}spacing ${p}before="240"/><${p}ind ${p}left="0" ${p}firstLineChars="0" ${p}firstLine="0"/><${p}jc ${p}val="center"/>`;
    const looks = `<${p}rPr><${p}color ${p}val="808080"/><${p}sz ${p}val="18"/><${p}szCs ${p}val="18"/></${p}rPr>`;
    return `<${p}p><${p}pPr>${place}${mark}</${p}pPr>${this.add(looks, text)}</${p}p>`;
  }

  #tracked(name: 'ins' | 'del', xml: string): string {
    if (!this.#tracking) return xml;
    return `<${this.#change(name)}>${xml}</${this.#prefix}${name}>`;
  }

  #change(name: 'ins' | 'del'): string {
    const tracking = this.#tracking ?? { nextId: 0, attributes: '' };
    const id = tracking.nextId;
    tracking.nextId += 1;
    return `${this.#prefix}${name} ${this.#prefix}id="${id}" ${tracking.attributes}`;
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
