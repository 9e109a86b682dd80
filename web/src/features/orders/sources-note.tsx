import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sourcesQuery } from './api.ts';

/** How many works a paper could rest on, said before it is paid for: what cannot be verified is never printed. */
export function SourcesNote({ key1 }: { key1: string }) {
  const { t } = useTranslation('orders');
  const { data } = useQuery(sourcesQuery(key1));
  if (!data) return null;
  const found = data.references.length;
  const values = { found, wanted: data.wanted };
  const isEnough = found >= data.wanted;
  const key = isEnough ? 'enough' : found === 0 ? 'none' : 'few';
  return (
    <Alert
      role="note"
      color={isEnough ? 'good' : 'warn'}
      variant="light"
      title={t(`panel.sources.${key}.title`, values)}
    >
      {t(`panel.sources.${key}.text`, values)}
    </Alert>
  );
}
