import { countLeaves, listWordless, totalWords } from '@yanmo/contract/chapter-words';
import { wordCountLimits } from '@yanmo/contract/codes';
import type { Chapter } from '@yanmo/contract/outlines';
import { AppError } from '../../platform/app-error.ts';

/**
 * On average. Each section is a question of its own to an engine, whatever its length: hundreds of them for the price of a
 * page would cost more than they bring, and hold up everybody else's.
 */
const leastPerSection = 20;

export function refuseLength(words: number): AppError {
  const { minimum, maximum } = wordCountLimits;
  return new AppError('outline_length_refused', { words, minimum, maximum });
}

/**
 * How long a paper of this outline is, for its price, its target and its certificate alike: the sum of its sections. A
 * section without words is told before anybody pays for it; `fields` leads to its heading.
 */
export function assertPaperLength(chapters: readonly Chapter[]): number {
  const [wordless] = listWordless(chapters);
  if (wordless) {
    const fields = [{ path: `chapters.${wordless.id}`, message: 'required' }];
    throw new AppError('section_without_words', { heading: wordless.title }, { fields });
  }
  const words = totalWords(chapters);
  const { minimum, maximum } = wordCountLimits;
  if (words < minimum || words > maximum) throw refuseLength(words);
  const sections = countLeaves(chapters);
  if (words < sections * leastPerSection) {
    throw new AppError('sections_too_short', { sections, words, least: leastPerSection });
  }
  return words;
}
