import type { Language } from '@yanmo/contract/language-choice';
import type { DiffPart } from '@yanmo/contract/paper-text';
import { useTranslation } from 'react-i18next';
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

/** What goes and what comes, in one text. */
export function PassageDiff({ diff, language }: { diff: readonly DiffPart[]; language: Language }) {
  const { t } = useTranslation('comments');
  return (
    <div className={classes.passage}>
      <p className={classes.legend}>
        <del>{t('diff.removed')}</del> <ins>{t('diff.added')}</ins>
      </p>
      <p lang={language}>
        {diff.map(({ kind, text }, index) => {
          // Parts are named by their place: they come from one answer and never move.
          const key = `part-${index}`;
          if (kind === 'removed') return <del key={key}>{text}</del>;
          return kind === 'added' ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>;
        })}
      </p>
    </div>
  );
}
