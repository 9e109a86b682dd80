import type { Language } from './languages.ts';

/** The number in front of a heading, from its place in the tree (counted from 1), in the manner of the language. */
export function chapterNumber(language: Language, path: readonly number[]): string {
  const [chapter] = path;
  if (path.length > 1 || chapter === undefined) return path.join('.');
  switch (language) {
    case 'zh':
    case 'ja':
      return `第${chapter}章`;
    case 'en':
      return `Chapter ${chapter}`;
    case 'es':
      return `Capítulo ${chapter}`;
  }
}
