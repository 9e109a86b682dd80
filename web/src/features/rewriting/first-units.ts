import { countUnits } from '@yanmo/contract/text-count';

/** A sentence with what ends it; the last one may lack its end. */
const sentence = /(?:[^。！？!?.;；\n]|\.(?!\s|$))*(?:[。！？!?.;；\n]+["”’」』)）]*\s*|$)/gu;

/** In characters; whatever is longer than so many words of this length is not looked at. */
const longestWord = 40;

/** The beginning of a text that has at most so many units, whole sentences where one fits. */
export function firstUnits(text: string, maximum: number): string {
  let units = 0;
  let end = 0;
  for (const [found] of text.matchAll(sentence)) {
    // Only what is near the limit is counted to the end: nothing of a book beyond it is looked at.
    const more = countUnits(found);
    if (units + more > maximum) return end > 0 ? text.slice(0, end) : withinSentence(found, maximum);
    units += more;
    end += found.length;
    if (end === text.length) break;
  }
  return text;
}

function withinSentence(text: string, maximum: number): string {
  let fits = 0;
  let exceeds = Math.min(text.length, maximum * longestWord);
  while (exceeds - fits > 1) {
    const middle = Math.floor((fits + exceeds) / 2);
    if (countUnits(text.slice(0, middle)) <= maximum) fits = middle;
    else exceeds = middle;
  }
  return text.slice(0, fits).replace(/[\uD800-\uDBFF]$/u, '');
}
