import { countUnits } from '@yanmo/contract/text-count';
import { aiLabelLines } from '../../documents/ai-label.ts';
import type { ManuscriptParagraph } from '../../documents/rewriting/text-to-rewrite.ts';
import { texts as templateTexts } from '../../documents/templates/texts.ts';
import { endsSentence } from '../../text/sentences.ts';

/** In units. What is shorter could be no copy of anything. */
const shortest = 13;
/** Of originality and of rights, both together, on the longest forms of universities. */
const mostOfStatements = 2_000;

const leader = /(?:\.{3,}|…+|·{3,}|\t|_{3,}|\s{3,})\s*[\divxlc]{0,5}/giu;
const number = /^(?:第?[\d.．一二三四五六七八九十]+[章节節編部]?|chapter\s+\d+|cap[ií]tulo\s+\d+)[\s.、：:]*/iu;
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** How our own papers say what was written by a machine: the same words in each, and never more than these. */
const aiUseTitles = new Set(Object.values(templateTexts).map(({ aiUseTitle }) => bare(aiUseTitle)));
const mostOfAiUse = 400;

type Given = Pick<ManuscriptParagraph, 'lead' | 'text' | 'kind' | 'why'>;

/** A line of contents names what stands in the text: a heading, a caption. One that names nothing is a part of the text itself. */
function isContents({ lead, text }: Given, rest: string): boolean {
  let unknown = 0;
  for (const piece of (lead + text).split(leader)) {
    const units = countUnits(piece);
    if (units < shortest) continue;
    if (![piece, piece.trim().replace(number, '')].some((named) => rest.includes(bare(named)))) unknown += units;
  }
  return unknown < shortest;
}

/** Nothing but the label that a file of ours carries. */
function isLabel({ text }: Given): boolean {
  const without = aiLabelLines.reduce((left, line) => left.replaceAll(line, ' '), text);
  return countUnits(without) < shortest;
}

/**
 * For each paragraph whether it is a cover, contents, a statement or a label, and in no rate. Whoever reads a file to rewrite it leaves
 * in doubt untouched; here a doubt would hide a copy, so that these have to be what they look like.
 */
export function findMasked(paragraphs: readonly Given[]): boolean[] {
  const rest = bare(paragraphs.flatMap(({ lead, text, why }) => (why === 'CONTENTS' ? [] : [lead + text])).join('\n'));
  let hasBegun = false;
  let stated = 0;
  let isAiUse = false;
  let usedUnits = 0;
  return paragraphs.map((paragraph) => {
    const { kind, why, text } = paragraph;
    if (why === 'HEADING') isAiUse = aiUseTitles.has(bare(text));
    else if (isAiUse && kind === 'PROSE') {
      usedUnits += countUnits(text);
      return usedUnits <= mostOfAiUse;
    }
    switch (why) {
      case 'COVER':
        return !hasBegun;
      case 'TABLE':
        // Name, class, tutor: a cell of the cover.
        return !hasBegun && countUnits(text) < shortest;
      case 'CONTENTS':
        return isContents(paragraph, rest);
      case 'LABEL':
        return isLabel(paragraph);
      case 'STATEMENT':
        stated += countUnits(text);
        return stated <= mostOfStatements;
      default:
        // A long title is no sentence, and the cover goes on behind it.
        if (kind === 'PROSE' && endsSentence(text)) hasBegun = true;
        return false;
    }
  });
}
