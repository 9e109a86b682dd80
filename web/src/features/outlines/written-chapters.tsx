import { chapterNumber } from '@yanmo/contract/chapter-numbers';
import type { Language } from '@yanmo/contract/language-choice';
import type { Chapter } from '@yanmo/contract/outlines';
import classes from './written-chapters.module.css';

interface WrittenChaptersProps {
  chapters: readonly Chapter[];
  language: Language;
  path?: readonly number[];
}

/** Headings as they stand on paper, to be read. */
export function WrittenChapters({ chapters, language, path = [] }: WrittenChaptersProps) {
  return (
    <ol className={classes.chapters} data-depth={path.length} lang={language}>
      {chapters.map((chapter, index) => {
        const own = [...path, index + 1];
        return (
          // By its place: a heading that grows has no id yet, and stays the same one when its chapter comes.
          <li key={own.join('.')}>
            <p className={classes.heading}>
              <span className={classes.number}>{chapterNumber(language, own)}</span> {chapter.title}
            </p>
            {chapter.summary ? <p className={classes.summary}>{chapter.summary}</p> : null}
            {chapter.children.length > 0 ? (
              <WrittenChapters chapters={chapter.children} language={language} path={own} />
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
