import type { FormatPart, FormatRole } from '@yanmo/contract/format-check';
import { aiLabelLines } from '../ai-label.ts';
import type { Numbering, Template } from '../templates/template.ts';
import type { FormattedBlock, FormattedDocument, FormattedParagraph } from './formatted-document.ts';
import { type HeadingNumber, readHeadingNumber } from './heading-numbers.ts';
import { opensAbstract, partTitled, readKeywords } from './part-words.ts';
import { type ReadCaption, readCaption } from './read-caption.ts';

/** A block of the file with what it is in the paper. */
export interface PlacedBlock {
  block: FormattedBlock;
  part: FormatPart;
  /** Null for what the check leaves alone. */
  role: FormatRole | null;
  /** The heading below which it stands. */
  under: string | null;
  heading: { level: number; number: HeadingNumber | null; title: string; isStyled: boolean } | null;
  caption: ReadCaption | null;
  /** A blank line. */
  isEmpty: boolean;
}

const headingRoles = ['HEADING_1', 'HEADING_2', 'HEADING_3', 'HEADING_4'] as const;
const aiLabels = new Set(aiLabelLines);

/** Ends as a sentence does, or is too long for anything else. */
export function isProse(text: string): boolean {
  const line = text.trim();
  if (/^[[［【（(].*[\]］】）)]$/u.test(line) || aiLabels.has(line)) return false;
  if (tableNote.test(line)) return false;
  const ends = /[。！？.!?…]["”’」』）)\]\d\s]*$/u.test(line) || (line.length >= 20 && /[：:；;]$/u.test(line));
  return line.length >= (isEastern(line) ? 60 : 160) || (line.length >= 12 && ends);
}

/** What stands in small print below a table or a picture. */
const tableNote =
  /^(?:注|说明|资料来源|数据来源|来源|备注|note|notes|source|nota|notas|fuente|出所|出典)\s*\d?\s*[:：.．]/iu;

const isEastern = (text: string): boolean => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
const isLongAsHeading = (text: string): boolean => text.length > (isEastern(text) ? 45 : 120);

/** Goes through the file once and says of each block what it is: by its style, and where it has none by how it reads. */
export function placeBlocks(document: FormattedDocument, template: Template, numbering: Numbering): PlacedBlock[] {
  const { blocks } = document;
  const lastAbstract = blocks.findLastIndex((block) => isTitleOf(block, 'ABSTRACTS'));
  let part: FormatPart = 'COVER';
  let under: string | null = null;
  const placed = blocks.map((block, index): PlacedBlock => {
    const add = (role: FormatRole | null, rest: Partial<PlacedBlock> = {}): PlacedBlock => ({
      ...{ block, part, role, under, heading: null, caption: null, isEmpty: false },
      ...rest,
    });
    if (block.kind === 'table') return add(part === 'COVER' || part === 'STATEMENT' ? null : 'TABLE');
    const text = block.text.trim();
    if (text === '') return add(block.hasImage ? 'FIGURE' : null, { isEmpty: !block.hasImage && !block.hasFormula });
    if (block.isContents || (part === 'CONTENTS' && /[.…·\s]\s*[\divxlc]+$/iu.test(text))) {
      if (part !== 'CHAPTERS') part = 'CONTENTS';
      return add('CONTENTS');
    }
    const heading = findHeading(block, template, numbering);
    const titled = partTitled(heading?.title ?? text) ?? partTitled(text) ?? partTitled(`${block.label ?? ''} ${text}`);
    if (titled && titled !== 'STATEMENT') {
      part = titled;
      under = text;
      // Appendices are set as chapters are.
      return add(titled === 'APPENDICES' ? 'HEADING_1' : 'PART_TITLE');
    }
    if (titled && (part === 'COVER' || part === 'STATEMENT')) {
      part = 'STATEMENT';
      return add(null);
    }
    const isFront = part !== 'CHAPTERS' && part !== 'REFERENCES' && part !== 'APPENDICES';
    if (isFront && readKeywords(text)) return add('KEYWORDS');
    if (isFront && opensAbstract(text)) {
      part = 'ABSTRACTS';
      return add('ABSTRACT');
    }
    const caption = part === 'CHAPTERS' || part === 'APPENDICES' ? findCaption(blocks, index, block) : null;
    if (caption) return add('CAPTION', { caption });
    if (heading) {
      const isCoverTitle = index < lastAbstract && heading.number === null;
      if (!isCoverTitle || part === 'CHAPTERS') {
        if (part !== 'APPENDICES' && (heading.level === 1 || part === 'CHAPTERS')) part = 'CHAPTERS';
        if (part === 'CHAPTERS' || part === 'APPENDICES') {
          under = text;
          return add(headingRoles[heading.level - 1] ?? 'HEADING_4', { heading });
        }
      }
    }
    return add(roleIn(part, block, text));
  });
  return placed.some((one) => one.part === 'CHAPTERS') ? placed : withoutHeadings(placed);
}

function roleIn(part: FormatPart, block: FormattedParagraph, text: string): FormatRole | null {
  if (part === 'REFERENCES') return aiLabels.has(text) ? null : 'REFERENCE';
  if (block.hasImage) return 'FIGURE';
  if (part === 'COVER' || part === 'STATEMENT' || part === 'CONTENTS' || part === 'APPENDICES') return null;
  if (/^(?:quote|intense quote|引用|明显引用|block text)$/iu.test(block.style ?? '')) return 'QUOTE';
  if (block.format.leftPt >= 12 && block.format.rightPt >= 12) return 'QUOTE';
  if (block.label !== null || !isProse(text)) return null;
  return part === 'ABSTRACTS' ? 'ABSTRACT' : 'BODY';
}

/** A file whose headings nobody can tell apart still has text that can be looked at. */
function withoutHeadings(placed: readonly PlacedBlock[]): PlacedBlock[] {
  return placed.map((one) =>
    one.part === 'COVER' && one.role === null && one.block.kind === 'paragraph' && isProse(one.block.text)
      ? { ...one, part: 'CHAPTERS', role: 'BODY' }
      : one,
  );
}

const isTitleOf = (block: FormattedBlock, part: FormatPart): boolean =>
  block.kind === 'paragraph' && !block.isContents && (partTitled(block.text) === part || opensAbstract(block.text));

/** What its style calls a heading, and what only looks like one. */
function findHeading(block: FormattedParagraph, template: Template, numbering: Numbering): PlacedBlock['heading'] {
  const text = block.text.trim();
  const typed = readHeadingNumber(text);
  if (block.headingLevel !== null) {
    const label = block.label === null ? null : readHeadingNumber(`${block.label} x`);
    const counted = label && { ...label, text: block.label?.trim() ?? '', rest: text };
    const number = counted ?? typed;
    const level = Math.min(4, block.headingLevel);
    return { level, number, title: counted ? text : (typed?.rest ?? text), isStyled: true };
  }
  if (isLongAsHeading(text) || /[。；;，,：:、.!?！？]$/u.test(text)) return null;
  const number = block.label === null ? typed : readHeadingNumber(`${block.label} ${text}`);
  if (!number || number.rest === '') return null;
  const level = number.level;
  if (level === null || level > 4) return null;
  const isPlain = /^\d{1,2}$/u.test(number.text) || /^[（(一二三四五六七八九十IVXLC]/u.test(number.text);
  const isOutline = numbering.levels[0]?.digits === 'hanzi' && !/^\d/u.test(number.text);
  if (isPlain && !isOutline && !standsOut(block, template)) return null;
  return { level, number, title: number.rest, isStyled: false };
}

/** Set larger or heavier than the text around it, or in the middle. */
function standsOut(block: FormattedParagraph, template: Template): boolean {
  const runs = block.runs.filter(({ text }) => text.trim() !== '');
  if (runs.length === 0) return false;
  const { body } = template.styles;
  return block.format.align === 'centre' || runs.every(({ bold, sizePt }) => bold || sizePt > body.sizePt);
}

/** A line below a picture or above a table that begins with its label and number. */
function findCaption(blocks: readonly FormattedBlock[], index: number, block: FormattedParagraph): ReadCaption | null {
  const caption = readCaption(block.text);
  if (!caption || block.hasImage) return null;
  if (/^(?:caption|题注|图题|表题|図表番号)/iu.test(block.style ?? '')) return caption;
  if (block.text.trim().length > 80 || /[。；;]$/u.test(block.text.trim()) || caption.reads) return null;
  const isThing = (other: FormattedBlock | undefined): boolean =>
    other !== undefined && (other.kind === 'table' || other.hasImage);
  const isNear = isThing(neighbour(blocks, index, -1)) || isThing(neighbour(blocks, index, 1));
  return isNear || block.format.align === 'centre' ? caption : null;
}

/** The next block in this direction that is not a blank line. */
export function neighbour(blocks: readonly FormattedBlock[], index: number, step: 1 | -1): FormattedBlock | undefined {
  for (let at = index + step; at >= 0 && at < blocks.length; at += step) {
    const block = blocks[at];
    if (block && (block.kind === 'table' || block.text.trim() !== '' || block.hasImage)) return block;
  }
  return undefined;
}
