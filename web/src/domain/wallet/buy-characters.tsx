import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
import { buyCharactersPath } from './wallet-links.ts';

/** The way on for whoever was refused because no prepaid character is left; of any other refusal nothing. */
export function BuyCharacters({ refusal }: { refusal: unknown }) {
  const { t } = useTranslation('shell');
  const code = refusal instanceof ApiError ? refusal.error : refusal;
  if (code !== 'characters_too_few') return null;
  return (
    <Button component={Link} to={buyCharactersPath} size="compact-sm" variant="light">
      {t('action.buyCharacters')}
    </Button>
  );
}
