/** A first character of private use stands for a locked phrase; cleaned titles hold none of their own. */
const first = 0xe000;
const lockedSign = /[\ue000-\uefff]/gu;

/**
 * Phrases that no rule may cut through (a quoted name, "Pride and Prejudice", "quality of life"), each kept behind one
 * character so that it counts as one word.
 */
export class Locks {
  readonly #phrases: string[] = [];

  lock(text: string, pattern: RegExp, change: (phrase: string) => string = (phrase) => phrase): string {
    return text.replace(pattern, (phrase) => this.hide(change(phrase)));
  }

  hide(phrase: string): string {
    this.#phrases.push(this.open(phrase));
    return String.fromCharCode(first + this.#phrases.length - 1);
  }

  open(text: string): string {
    return text.replace(lockedSign, (sign) => this.#phrases[sign.charCodeAt(0) - first] ?? '');
  }
}

/** Matches any of the phrases as whole words. */
export const anyOf = (phrases: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${phrases
      .trim()
      .split(/\s*[\n|]\s*/u)
      .sort((a, b) => b.length - a.length)
      .join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));
