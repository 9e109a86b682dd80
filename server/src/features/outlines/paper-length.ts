import { listWordless, totalWords } from '@yanmo/contract/chapter-words';
import { wordCountLimits } from '@yanmo/contract/codes';
import type { Chapter } from '@yanmo/contract/outlines';
import { AppError } from '../../platform/app-error.ts';

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
  return words;
}
