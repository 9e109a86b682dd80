import { UnstyledButton } from '@mantine/core';
import type { ReadPassage } from '@yanmo/contract/reading';
import { useTranslation } from 'react-i18next';
import classes from './reading-page.module.css';
import { useShowPassage } from './shown-passage.ts';

/** Leads to where something stands. */
export function PlaceButton({ passage }: { passage: ReadPassage }) {
  const { t } = useTranslation('reading');
  const show = useShowPassage();
  const { page } = passage;
  return (
    <UnstyledButton
      className={classes.place ?? ''}
      onClick={() => show({ ...passage })}
      title={passage.text}
      aria-label={page === null ? t('place.showText') : t('place.showPage', { page })}
    >
      {page === null ? t('place.text') : t('place.page', { page })}
    </UnstyledButton>
  );
}
