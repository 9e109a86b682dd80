import { createHash } from 'node:crypto';
import type { Language } from '@yanmo/contract/languages';
import { countUnits } from '@yanmo/contract/text-count';
import { proseFixtures } from './prose-fixtures.ts';

type Slot = 'A' | 'S' | 'M' | 'V' | 'O' | 'R' | 'W';

/** Sentences a part of a paper may take before it would reach into those of the next. */
const stride = 97;

export function numberOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0);
}

/** The words of sentence number n put where a frame names them. */
export function fillWords(language: Language, frame: string, n: number): string {
  const { words } = proseFixtures[language];
  const text = frame.replace(/\{([ASMVORW])\}/gu, (_mark, slot: Slot) => {
    const list = words[slot].split(' ');
    return (list[n % list.length] ?? '').replaceAll('_', ' ');
  });
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export const joint = (language: Language): string => (language === 'zh' || language === 'ja' ? '' : ' ');

/** Sentences one after another, none of which another part of the same paper has. */
export class SentenceSource {
  readonly language: Language;
  readonly #from: number;
  #count = 0;

  /** Part 0, 1, 2 … of a paper. */
  constructor(language: Language, title: string, part: number) {
    this.language = language;
    this.#from = (numberOf(title) % 10_007) + part * stride;
  }

  next(): string {
    const { frames } = proseFixtures[this.language];
    // Past its own share a long part takes numbers that no part begins with.
    const n = this.#from + (this.#count % stride) + Math.floor(this.#count / stride) * 40_009;
    this.#count += 1;
    return fillWords(this.language, frames[n % frames.length] ?? '', n);
  }

  skip(count: number): void {
    this.#count += count;
  }

  /** As many as come nearest to a number of units. */
  upTo(units: number): string[] {
    const sentences: string[] = [];
    let left = units;
    while (true) {
      const sentence = this.next();
      const own = countUnits(sentence);
      if (sentences.length > 0 && own / 2 > left) return sentences;
      sentences.push(sentence);
      left -= own;
      if (left <= 0) return sentences;
    }
  }
}

/** A citation stands before the stop that ends a sentence. */
export function cite(sentence: string, alias: string, language: Language): string {
  return sentence.replace(/([。.])$/u, `${joint(language)}[@${alias}]$1`);
}

/** Four or five sentences a paragraph. */
export function paragraphsOf(sentences: readonly string[], language: Language): string[] {
  const paragraphs: string[] = [];
  for (let from = 0; from < sentences.length; ) {
    const size = 4 + (paragraphs.length % 2);
    const isLast = sentences.length - from <= size + 1;
    paragraphs.push(sentences.slice(from, isLast ? undefined : from + size).join(joint(language)));
    from = isLast ? sentences.length : from + size;
  }
  return paragraphs;
}
