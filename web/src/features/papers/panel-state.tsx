import { IconHourglass, IconReceiptRefund } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api-error.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { Sheet } from '../../ui/sheet.tsx';

interface PanelStateProps {
  error: Error | null;
  onRetry: () => void;
  /** What will be here once the whole paper is delivered. */
  later: { title: string; text: string };
}

/** In the place of a panel that has nothing to show yet. */
export function PanelState({ error, onRetry, later }: PanelStateProps) {
  const { t } = useTranslation('shell');
  if (!error) return <PageSkeleton label={t('loading')} />;
  // The same words wherever it is asked; there is nothing to try again.
  const isGone = error instanceof ApiError && error.error === 'paper_refunded';
  if (isGone) {
    return (
      <Sheet width="wide">
        <EmptyState icon={IconReceiptRefund} title={t('refunded')} text={error.message} />
      </Sheet>
    );
  }
  const isLater = error instanceof ApiError && (error.error === 'paper_not_delivered' || error.error === 'wrong_state');
  return (
    <Sheet width="wide">
      {isLater ? (
        <EmptyState icon={IconHourglass} title={later.title} text={later.text} />
      ) : (
        <LoadFailed message={error.message} onRetry={onRetry} />
      )}
    </Sheet>
  );
}
