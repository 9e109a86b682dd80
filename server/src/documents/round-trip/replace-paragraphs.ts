import type { ReadMark } from '../readers/document-model.ts';
import { ParagraphCounter } from '../readers/docx/paragraph-counter.ts';
import { piecesOf } from '../readers/docx/paragraph-pieces.ts';
import { usualMainPart } from '../readers/docx/read-docx.ts';
import { OfficePackage } from '../readers/office-package.ts';
import { FileRefused } from '../readers/reading.ts';
import { decodeXml, walkXml, type XmlElement } from '../readers/xml/walk-xml.ts';
import { descendants } from '../readers/xml/xml-element.ts';
import { unpackEntry } from '../readers/zip/unpack-entry.ts';
import { replaceZipMembers } from './replace-zip-members.ts';
import { type RewrittenParagraph, rewriteParagraph } from './rewrite-paragraph.ts';
import { RoundTripRefused } from './round-trip-refused.ts';
import { RunWriter, type TrackChanges } from './write-runs.ts';

export interface ParagraphReplacement {
  /** As the reader of Word files gave it. */
  paragraphId: string;
  /** The new text with the marks of `markedText` where their objects shall stand; line ends become breaks of the line. */
  text: string;
}

export interface ReplaceOptions {
  trackChanges?: TrackChanges;
  /** A paragraph of ours behind all others, small and grey. */
  closing?: string;
  /** Paragraphs that cannot be replaced without harm stay as they are and are named, instead of refusing all. */
  leavesRefused?: boolean;
}

export interface ReplacedParagraphs {
  bytes: Uint8Array;
  /** What went with its mark: notes, fields, pictures that the new texts no longer name. */
  lostMarks: (ReadMark & { paragraphId: string })[];
  /** Paragraphs that stay as they are; none unless `leavesRefused`. */
  left: string[];
}

/**
 * Replaces the texts of paragraphs in a Word file of any origin. Only these paragraphs change, and in them only what the
 * new text changes; every other member of the file keeps its bytes. Runs in a worker thread (replace-in-worker.ts).
 */
export function replaceParagraphs(
  bytes: Uint8Array,
  replacements: readonly ParagraphReplacement[],
  options: ReplaceOptions = {},
): ReplacedParagraphs {
  const file = new OfficePackage(bytes);
  const entry = file.findEntry(file.getMainPart(usualMainPart));
  if (!entry) throw new FileRefused('file_type_refused');
  const { source, mark } = decode(unpackEntry(bytes, entry));
  const wanted = new Map<string, ParagraphReplacement>();
  for (const replacement of replacements) {
    const { paragraphId } = replacement;
    if (wanted.has(paragraphId)) throw new RoundTripRefused('paragraph_given_twice', paragraphId);
    wanted.set(paragraphId, replacement);
  }
  const left: string[] = [];
  const refuse = (refused: RoundTripRefused): void => {
    if (!options.leavesRefused || refused.paragraphId === null) throw refused;
    left.push(refused.paragraphId);
  };
  const { found, bodyEnd, prefix } = findParagraphs(source, wanted, refuse);
  const lostMarks: ReplacedParagraphs['lostMarks'] = [];
  const parts: string[] = [];
  let at = 0;
  const writer = new RunWriter(prefix, options.trackChanges, firstFreeId(source));
  for (const { element, replacement } of found) {
    const written = rewriteOrRefuse(element, source, replacement, writer, refuse);
    if (!written || written.xml === null) continue;
    parts.push(source.slice(at, element.start), written.xml);
    at = element.end;
    lostMarks.push(...written.lostMarks.map((one) => ({ ...one, paragraphId: replacement.paragraphId })));
  }
  if (at === 0) return { bytes, lostMarks, left };
  if (options.closing !== undefined) {
    parts.push(source.slice(at, bodyEnd), writer.closingParagraph(options.closing));
    at = bodyEnd;
  }
  parts.push(source.slice(at));
  const contents = Buffer.from(mark + parts.join(''), 'utf8');
  return { bytes: replaceZipMembers(bytes, file.directory, new Map([[entry.name, contents]])), lostMarks, left };
}

function rewriteOrRefuse(
  element: XmlElement,
  source: string,
  replacement: ParagraphReplacement,
  writer: RunWriter,
  refuse: (refused: RoundTripRefused) => void,
): RewrittenParagraph | null {
  try {
    return rewriteParagraph(element, source, replacement, writer);
  } catch (error) {
    if (!(error instanceof RoundTripRefused)) throw error;
    refuse(error);
    return null;
  }
}

function findParagraphs(
  source: string,
  wanted: ReadonlyMap<string, ParagraphReplacement>,
  refuse: (refused: RoundTripRefused) => void,
) {
  const found: { element: XmlElement; replacement: ParagraphReplacement }[] = [];
  const seen = new Set<string>();
  const counter = new ParagraphCounter();
  /** Before the properties of the last section, which close the body where it has any. */
  let bodyEnd = source.length;
  let lastSection: number | null = null;
  let prefix = '';
  walkXml(source, {
    takes: (name) => name === 'w:p',
    open(element) {
      if (element.name === 'w:body') prefix = prefixOf(element, source);
      // One that was changed with tracking holds its former self.
      if (element.name === 'w:sectPr') lastSection ??= element.start;
      else if (element.name === 'w:tbl' || element.name === 'w:sdt') lastSection = null;
    },
    close(element) {
      if (element.name === 'w:body') bodyEnd = lastSection ?? element.closeStart;
    },
    take(element) {
      lastSection = null;
      const id = counter.nextId();
      const isInSharedField = counter.passFields(element);
      const replacement = wanted.get(id);
      if (replacement) {
        seen.add(id);
        if (isInSharedField || piecesOf(element, source).isInField) {
          refuse(new RoundTripRefused('paragraph_not_editable', id));
        } else found.push({ element, replacement });
      }
      for (const inner of descendants(element, () => true)) {
        if (inner.name !== 'w:p') continue;
        const innerId = counter.nextId();
        if (!wanted.has(innerId)) continue;
        seen.add(innerId);
        refuse(new RoundTripRefused('paragraph_not_editable', innerId));
      }
    },
  });
  for (const id of wanted.keys()) if (!seen.has(id)) throw new RoundTripRefused('unknown_paragraph', id);
  return { found, bodyEnd, prefix };
}

/** The part is written back as it was encoded, its mark included; one in UTF-16 comes out in UTF-8, as all others are. */
function decode(bytes: Uint8Array): { source: string; mark: string } {
  if (bytes[0] === 0xff || bytes[0] === 0xfe) {
    return { source: decodeXml(bytes).replace(/^(<\?xml[^>]*?encoding=["'])[^"']*/u, '$1UTF-8'), mark: '' };
  }
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  if (!Buffer.from(text, 'utf8').equals(bytes)) throw new RoundTripRefused('unusual_encoding');
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  return { source: text.slice(mark.length), mark };
}

/** The prefix of Word's own elements, with its colon. */
const prefixOf = (element: XmlElement, source: string): string =>
  /^<([^\s/>:]+:)?/u.exec(source.slice(element.start, element.openEnd))?.[1] ?? '';

function firstFreeId(source: string): number {
  let highest = 0;
  for (const [, id] of source.matchAll(/\bid="(\d{1,9})"/gu)) highest = Math.max(highest, Number(id));
  return highest + 1;
}
