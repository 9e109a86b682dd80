import type { ReadMark } from '../readers/document-model.ts';
import { ParagraphCounter } from '../readers/docx/paragraph-counter.ts';
import { piecesOf } from '../readers/docx/paragraph-pieces.ts';
import { usualMainPart } from '../readers/docx/read-docx.ts';
import { OfficePackage } from '../readers/office-package.ts';
import { FileRefused } from '../readers/reading.ts';
import { walkXml, type XmlElement } from '../readers/xml/walk-xml.ts';
import { descendants } from '../readers/xml/xml-element.ts';
import { unpackEntry } from '../readers/zip/unpack-entry.ts';
import { replaceZipMember } from './replace-zip-member.ts';
import { rewriteParagraph } from './rewrite-paragraph.ts';
import { RoundTripRefused } from './round-trip-refused.ts';
import { RunWriter, type TrackChanges } from './write-runs.ts';

export interface ParagraphReplacement {
  /** As the reader of Word files gave it. */
  paragraphId: string;
  /** The new text with the marks of `markedText` where their objects shall stand; line ends become breaks of the line. */
  text: string;
}

export interface ReplacedParagraphs {
  bytes: Uint8Array;
  /** What went with its mark: notes, fields, pictures that the new texts no longer name. */
  lostMarks: (ReadMark & { paragraphId: string })[];
}

/**
 * Replaces the texts of paragraphs in a Word file of any origin. Only these paragraphs change, and in them only what the
 * new text changes; every other member of the file keeps its bytes. Runs in a worker thread (replace-in-worker.ts).
 */
export function replaceParagraphs(
  bytes: Uint8Array,
  replacements: readonly ParagraphReplacement[],
  options: { trackChanges?: TrackChanges } = {},
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
  const found = findParagraphs(source, wanted);
  const lostMarks: ReplacedParagraphs['lostMarks'] = [];
  const parts: string[] = [];
  let at = 0;
  let writer: RunWriter | null = null;
  for (const { element, replacement } of found) {
    writer ??= new RunWriter(prefixOf(element, source), options.trackChanges, firstFreeId(source));
    const { xml, lostMarks: lost } = rewriteParagraph(element, source, replacement, writer);
    if (xml === null) continue;
    parts.push(source.slice(at, element.start), xml);
    at = element.end;
    lostMarks.push(...lost.map((one) => ({ ...one, paragraphId: replacement.paragraphId })));
  }
  if (at === 0) return { bytes, lostMarks };
  parts.push(source.slice(at));
  const contents = Buffer.from(mark + parts.join(''), 'utf8');
  return { bytes: replaceZipMember(bytes, file.directory, entry, contents), lostMarks };
}

function findParagraphs(source: string, wanted: ReadonlyMap<string, ParagraphReplacement>) {
  const found: { element: XmlElement; replacement: ParagraphReplacement }[] = [];
  const seen = new Set<string>();
  const counter = new ParagraphCounter();
  walkXml(source, {
    takes: (name) => name === 'w:p',
    take(element) {
      const id = counter.nextId();
      const isInSharedField = counter.passFields(element);
      const replacement = wanted.get(id);
      if (replacement) {
        if (isInSharedField || piecesOf(element, source).isInField) {
          throw new RoundTripRefused('paragraph_not_editable', id);
        }
        seen.add(id);
        found.push({ element, replacement });
      }
      for (const inner of descendants(element, () => true)) {
        if (inner.name !== 'w:p') continue;
        const innerId = counter.nextId();
        if (wanted.has(innerId)) throw new RoundTripRefused('paragraph_not_editable', innerId);
      }
    },
  });
  for (const id of wanted.keys()) if (!seen.has(id)) throw new RoundTripRefused('unknown_paragraph', id);
  return found;
}

/** The part is written back as it was encoded, its mark included. */
function decode(bytes: Uint8Array): { source: string; mark: string } {
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
