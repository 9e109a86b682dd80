import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useOrderNews } from '../../domain/orders/order-news.ts';
import classes from './unread-mark.module.css';

/** Above this the exact figure tells nobody anything. */
const shownMaximum = 9;

export function useUnread(): number {
  return useOrderNews()?.unread ?? 0;
}

/**
 * How many orders have news that was not looked at. `inline` stands behind a word; `corner` sits on what has a name of its
 * own (see `useUnreadName`), which a text inside it would contradict: its figure is drawn and not written.
 */
export function UnreadMark({ place }: { place: 'corner' | 'inline' }) {
  const { t } = useTranslation();
  const unread = useUnread();
  if (unread === 0) return null;
  const figure = unread > shownMaximum ? `${shownMaximum}+` : String(unread);
  if (place === 'corner') return <span className={classes.mark} data-place="corner" data-figure={figure} />;
  return (
    <span className={classes.mark} data-place="inline">
      <span aria-hidden="true">{figure}</span>
      <VisuallyHidden>{t('news.unread', { count: unread })}</VisuallyHidden>
    </span>
  );
}

/** The same for what has a name of its own to the screen reader. */
export function useUnreadName(name: string): string {
  const { t } = useTranslation();
  const unread = useUnread();
  return unread === 0 ? name : t('news.named', { name, text: t('news.unread', { count: unread }) });
}
