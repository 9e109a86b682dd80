import { Alert, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { outlinePath } from '../../domain/papers/paper-links.ts';
import { ApiError } from '../../lib/api.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';

const mendedInOutline: ReadonlySet<string> = new Set([
  'section_without_words',
  'sections_too_short',
  'outline_length_refused',
  'stages_unavailable',
]);

interface QuoteRefusedProps {
  error: Error;
  key1: string;
  onRetry: () => void;
  onLeave: () => void;
}

/** Why there is no price. What is wrong with the outline is mended in the outline, so it leads there. */
export function QuoteRefused({ error, key1, onRetry, onLeave }: QuoteRefusedProps) {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const code = error instanceof ApiError ? error.error : null;
  if (code === null || !mendedInOutline.has(code)) {
    return <LoadFailed message={error.message} onRetry={onRetry} />;
  }
  const place = error instanceof ApiError ? error.fields[0]?.path : undefined;
  const heading = place?.startsWith('chapters.') ? place.slice('chapters.'.length) : null;
  return (
    <Alert color="warn" variant="light" role="alert">
      <p>{error.message}</p>
      <Button
        mt="sm"
        size="compact-md"
        onClick={() => {
          onLeave();
          void navigate(outlinePath(key1, heading));
        }}
      >
        {t(heading === null ? 'panel.toOutline' : 'panel.toHeading')}
      </Button>
    </Alert>
  );
}
