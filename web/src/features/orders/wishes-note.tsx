import { Alert } from '@mantine/core';
import type { Wish } from '@yanmo/contract/understanding';
import { useTranslation } from 'react-i18next';
import { useWishText } from '../../domain/papers/use-wish-text.ts';
import classes from './wishes-note.module.css';

/** What was asked for and will not be in the paper, said once more before it is paid for; what the text is to follow is no such thing. */
export function WishesNote({ wishes }: { wishes: readonly Wish[] }) {
  const { t } = useTranslation(['orders', 'outlines']);
  const textOf = useWishText();
  const refused = wishes.filter(({ why_not }) => why_not !== undefined && why_not !== 'FOR_THE_TEXT');
  if (refused.length === 0) return null;
  return (
    <Alert role="note" color="warn" variant="light" title={t('panel.wishes.title', { count: refused.length })}>
      <ul className={classes.wishes}>
        {refused.map((wish) => (
          <li key={JSON.stringify(wish.read_as)}>
            <strong>{textOf(wish)}</strong>
            <p>{t(`outlines:whyNot.${wish.why_not ?? 'MISSED'}`)}</p>
          </li>
        ))}
      </ul>
      {t('panel.wishes.text')}
    </Alert>
  );
}
