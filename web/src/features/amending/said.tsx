import { useTranslation } from 'react-i18next';
import { formatDate } from '../../lib/format.ts';
import type { AmendChange } from './api.ts';
import classes from './change-view.module.css';

/** The day that the file names, if it names one. */
function dayOf(at: string | null): string | null {
  const time = at === null ? Number.NaN : Date.parse(at);
  return Number.isNaN(time) ? null : formatDate(new Date(time).toISOString());
}

/** What was written at the margin, and what was answered there. */
export function Said({ comment }: { comment: NonNullable<AmendChange['comment']> }) {
  const { t } = useTranslation('comments');
  return (
    <div className={classes.thread}>
      {[comment, ...comment.replies].map(({ author, at, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a remark is its place in the thread
        <blockquote key={index} className={classes.remark} data-reply={index > 0 || undefined}>
          <p className={classes.note}>
            {[author ?? t('change.nobody'), dayOf(at)].filter((one) => one !== null).join(' · ')}
          </p>
          <p className={classes.words}>{text || t('change.silent')}</p>
        </blockquote>
      ))}
      {comment.is_resolved ? <p className={classes.note}>{t('view.wasResolved')}</p> : null}
    </div>
  );
}
