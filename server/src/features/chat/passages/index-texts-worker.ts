import type { TaskModule } from '../../../platform/threads/task.ts';
import { guessLanguage } from '../../../text/guess-language.ts';
import { indexPassages } from '../../../text/passages/index-passages.ts';
import { stemsOf } from '../../../text/passages/passage-terms.ts';
import { splitPassages } from '../../../text/passages/split-passages.ts';
import type { TextBlock } from '../../../text/passages/text-block.ts';
import type { IndexedText } from './indexed-text.ts';

/** A text of ours, or one of many: a work of a library. */
export interface TextToIndex {
  /** What its passages are found by as well, though they do not say it. */
  about: string;
  blocks: TextBlock[];
}

export interface IndexedTexts extends IndexedText {
  /** Of each passage the text that it is of. */
  texts: number[];
}

const index: TaskModule<TextToIndex[], IndexedTexts> = (given) => {
  const cut = given.map(({ blocks }) => splitPassages(blocks));
  const passages = cut.flat();
  const texts = cut.flatMap((own, at) => own.map(() => at));
  const sample = passages.map(({ text }) => text).join('\n');
  const stems = stemsOf(guessLanguage(sample));
  const found = passages.map((passage, at) => ({
    ...passage,
    heading: [given[texts[at] ?? 0]?.about, passage.heading].filter(Boolean).join('\n') || null,
  }));
  return { passages, texts, stems, index: indexPassages(found, stems), characters: sample.length };
};
export default index;
