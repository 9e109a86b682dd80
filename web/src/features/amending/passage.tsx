import type { Language } from '@yanmo/contract/language-choice';
import type { AmendChange } from './api.ts';
import classes from './passage.module.css';

/** The paragraphs as they stand, with the words marked that the comment was set on. */
export function Passage({ passage, language }: { passage: AmendChange['passage']; language: Language }) {
  return (
    <div className={classes.passage} lang={language}>
      {passage.map(({ id, lead, text, mark }) => (
        <p key={id}>
          {lead}
          {mark ? (
            <>
              {text.slice(0, mark.start)}
              <mark>{text.slice(mark.start, mark.end)}</mark>
              {text.slice(mark.end)}
            </>
          ) : (
            text
          )}
        </p>
      ))}
    </div>
  );
}
