import { headingLevelOf } from '../plain-text/read-text-blocks.ts';
import type { PdfParagraph } from './join-paragraphs.ts';

const longest = 90;
/** What stands in another font and is no heading: captions, labels before an abstract, the parts of a proof, addresses. */
const other =
  /^(?:(?:图|表|圖|図|fig(?:ure|\.)?|table|tabla|figura)\s*\d|(?:key\s?words|index terms|关\s*键\s*词|キーワード|palabras clave|proof|theorem|lemma|corollary|definition|proposition|remark)\b|https?:|doi\b|\S+@\S+)/iu;

/**
 * Headings that are no larger than the text and have no number, by their font. A font in which a heading stands that every paper
 * has (methods, results) is that of chapters, any other one that of sections.
 */
export function createLevelByFont(paragraphs: readonly PdfParagraph[], usualSize: number, usualFont: string | null) {
  const isApart = ({ text, size, font, isRow }: PdfParagraph): boolean =>
    font !== null &&
    font !== usualFont &&
    !isRow &&
    size >= usualSize * 0.95 &&
    text.length <= longest &&
    /^[\p{Lu}\p{Lo}\d]/u.test(text) &&
    /\p{L}{2}/u.test(text) &&
    !/[.。,，;；:：!?！？]$/u.test(text) &&
    !other.test(text);
  const chapterFonts = new Set(
    paragraphs
      .filter((paragraph) => isApart(paragraph) && headingLevelOf(paragraph.text) === 1)
      .map(({ font }) => font),
  );

  const isAlike = (one: PdfParagraph, other: PdfParagraph | undefined): boolean =>
    other !== undefined && other.font === one.font && other.size === one.size;

  return (index: number): number | null => {
    const [before, paragraph, next] = [paragraphs[index - 1], paragraphs[index], paragraphs[index + 1]];
    if (usualFont === null || !paragraph || !next || !isApart(paragraph)) return null;
    // Lines of a title page, of a program or of a form stand one below the other; a heading has text below it, or a lesser heading.
    if (isAlike(paragraph, before) || isAlike(paragraph, next)) return null;
    if (next.text.length <= paragraph.text.length && !isApart(next)) return null;
    if (/^[A-Z][.)]\s/u.test(paragraph.text)) return 2;
    return chapterFonts.size === 0 || chapterFonts.has(paragraph.font) ? 1 : 2;
  };
}
