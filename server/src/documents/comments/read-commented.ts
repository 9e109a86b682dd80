import { guessLanguage, isWrittenIn } from '../../text/guess-language.ts';
import { usualMainPart } from '../readers/docx/read-docx.ts';
import { extensionOf, type FileToRead } from '../readers/file-kind.ts';
import { OfficePackage } from '../readers/office-package.ts';
import { readUncleaned } from '../readers/read-file.ts';
import { assertNoMacros } from '../rewriting/read-manuscript.ts';
import {
  type CommentedDocument,
  type CommentedParagraph,
  type CommentTrouble,
  commentLimits,
  type FoundComment,
} from './commented-document.ts';
import { type PlacedComment, placeComments } from './place-comments.ts';
import { readAnchors } from './read-anchors.ts';
import { cut, readThreads, type Thread } from './read-threads.ts';

/** Fewer letters say nothing about the language. */
const fewestLetters = 20;

/** A Word file with what was written at its margin. For a thread that can be ended: the file may be hostile. */
export async function readCommented(file: FileToRead): Promise<CommentedDocument> {
  extensionOf(file, ['docx']);
  assertNoMacros(file.bytes);
  const { blocks } = await readUncleaned(file);
  const office = new OfficePackage(file.bytes);
  const main = office.getMainPart(usualMainPart);
  const threads = readThreads(office, main);
  const anchors = threads.length > 0 ? readAnchors(office.findXml(main) ?? '') : new Map();
  const { paragraphs, placed } = placeComments(blocks, anchors);
  const texts = new Map(paragraphs.map((paragraph) => [paragraph.id, paragraph]));
  const found = threads.slice(0, commentLimits.comments).map((thread) => present(thread, placed.get(thread.id), texts));
  const order = new Map(paragraphs.map(({ id }, index) => [id, index]));
  const placeOf = ({ ranges: [first] }: FoundComment): number =>
    first ? (order.get(first.paragraphId) ?? 0) : paragraphs.length;
  const comments = found
    .map((comment, index) => ({ comment, index }))
    .sort(
      (one, other) =>
        placeOf(one.comment) - placeOf(other.comment) ||
        (one.comment.ranges[0]?.start ?? 0) - (other.comment.ranges[0]?.start ?? 0) ||
        one.index - other.index,
    )
    .map(({ comment }) => comment);
  return { language: languageOf(paragraphs), paragraphs, comments, isCut: threads.length > found.length };
}

function languageOf(paragraphs: readonly CommentedParagraph[]): CommentedDocument['language'] {
  const text = paragraphs.map((paragraph) => paragraph.text).join('\n');
  const language = guessLanguage(text);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters < fewestLetters || isWrittenIn(text, language) ? language : null;
}

function present(
  thread: Thread,
  place: PlacedComment | undefined,
  texts: ReadonlyMap<string, CommentedParagraph>,
): FoundComment {
  const ranges = place?.ranges ?? [];
  const said = ranges.map(({ paragraphId, start, end }) => texts.get(paragraphId)?.text.slice(start, end) ?? '');
  const trouble = troubleOf(place, ranges, texts);
  return {
    ...thread,
    ranges: trouble === 'TOO_WIDE' ? ranges.slice(0, commentLimits.paragraphs) : ranges,
    quote: cut(said.join('\n').trim(), commentLimits.quote),
    trouble,
  };
}

function troubleOf(
  place: PlacedComment | undefined,
  ranges: FoundComment['ranges'],
  texts: ReadonlyMap<string, CommentedParagraph>,
): CommentTrouble | null {
  if (!place) return 'NO_PLACE';
  const isPoint = ranges.every(({ start, end }) => start === end);
  if (isPoint && place.hasDeletion) return 'DELETED';
  if (ranges.length === 0) return 'NO_TEXT';
  if (place.hasFixed) return 'FIXED';
  const characters = ranges.reduce((sum, { paragraphId }) => sum + (texts.get(paragraphId)?.text.length ?? 0), 0);
  return place.count > commentLimits.paragraphs || characters > commentLimits.characters ? 'TOO_WIDE' : null;
}
