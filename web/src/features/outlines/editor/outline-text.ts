import { chapterNumber } from '@yanmo/contract/chapter-numbers';
import type { Chapter, OutlineForm } from '@yanmo/contract/outlines';
import { flatten } from './chapter-tree.ts';

/** The outline as plain text, as it would stand in a message or a document. */
export function writeOutlineText({ title, language }: OutlineForm, chapters: readonly Chapter[]): string {
  const lines = flatten(chapters).flatMap(({ chapter, depth, path }) => {
    const margin = '  '.repeat(depth);
    const heading = `${margin}${chapterNumber(language, path)} ${chapter.title}`.trimEnd();
    const lead = depth === 0 ? [''] : [];
    return chapter.summary ? [...lead, heading, `${margin}  ${chapter.summary}`] : [...lead, heading];
  });
  return [title, ...lines, ''].join('\n');
}
