import { countUnits } from '@yanmo/contract/text-count';
import { titleKey } from '../../text/search-words.ts';
import { listClauses } from '../../text/sentences.ts';
import { aiLabelLines } from '../ai-label.ts';
import { prepareText, standsIn } from './read-authors.ts';

/** About a page of print: less than this is a note about a work, whoever it names. */
const fewestUnits = 400;
/** Characters and lines of a first page. */
const pageLength = 3_000;
const pageLines = 40;
/** Lines that a title may be broken into, and what may stand behind it: the mark of a note. */
const titleLines = 4;
const longestMark = 2;

/** [1] at its head, [J] behind its title, or a DOI: a line of a list of references. */
const entry =
  /^\s*[[［【(（]?\d{1,3}[\]］】)）.、].{0,400}(?:1[89]|20)\d\d|[[［](?:[JMDCNPSRZGA]|[JMDCNPSREDZ][BP]?\/OL)[\]］]|\b10\.\d{4,9}\/\S/u;

export const isReferenceLine = (line: string): boolean => entry.test(line.slice(0, 600));

/** Whether a title stands on the page alone, and not within a sentence, a list or another title. */
function standsAlone(page: string, title: string): boolean {
  const key = titleKey(title);
  if (key === '') return false;
  const lines = page
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, pageLines);
  return lines.some((first, at) => {
    if (isReferenceLine(first)) return false;
    let joined = '';
    for (const line of lines.slice(at, at + titleLines)) {
      joined += titleKey(line);
      if (joined.startsWith(key)) return joined.length - key.length <= longestMark;
      if (!key.startsWith(joined)) return false;
    }
    return false;
  });
}

/** Each sentence once, and no line of a list of references. */
function hasProse(text: string): boolean {
  const seen = new Set<string>();
  let units = 0;
  for (const line of text.split('\n')) {
    if (isReferenceLine(line)) continue;
    for (const sentence of listClauses(line)) {
      if (seen.has(sentence)) continue;
      seen.add(sentence);
      units += countUnits(sentence);
      if (units >= fewestUnits) return true;
    }
  }
  return false;
}

const labels = aiLabelLines.map(titleKey);

/** A draft that says of itself that it was generated is nobody's publication. */
function isLabelled(text: string): boolean {
  const key = titleKey(text);
  return labels.some((label) => key.includes(label));
}

/**
 * Whether a file is the work that it is taken for: a text long enough to be one, whose first page bears the title on lines
 * of its own and every author. Nothing of that may come from the file's name or from what a program wrote into it, and a
 * note or a list that names a work is not the work.
 */
export function isWorkItself(
  text: string,
  { title, authors }: { title: string; authors: readonly { family: string; given: string }[] },
): boolean {
  const page = text.slice(0, pageLength);
  if (!standsAlone(page, title)) return false;
  const prepared = prepareText(page);
  return authors.every((name) => standsIn(name, prepared)) && hasProse(text) && !isLabelled(text);
}
