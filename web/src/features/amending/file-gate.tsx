import { Button } from '@mantine/core';
import { IconFileUnknown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { wordFilesPath } from '../../domain/papers/paper-links.ts';
import { ApiError } from '../../lib/api.ts';
import { requireLogin } from '../../lib/require-login.ts';
import { useSession } from '../../lib/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { fileQuery } from './api.ts';
import { FileWorkspace } from './file-workspace.tsx';

/** Whose file it is, and whether it is there. */
export function FileGate({ fileKey }: { fileKey: string }) {
  const { t } = useTranslation(['comments', 'shell']);
  const session = useSession();
  const { data, error, refetch } = useQuery({ ...fileQuery(fileKey), enabled: session !== null });
  if (!session) {
    return (
      <Sheet width="wide">
        <EmptyState
          icon={IconFileUnknown}
          title={t('open.visitorTitle')}
          text={t('open.visitorText')}
          action={<Button onClick={() => requireLogin(() => undefined)}>{t('shell:topBar.login')}</Button>}
        />
      </Sheet>
    );
  }
  if (data) return <FileWorkspace file={data} />;
  if (!error) return <PageSkeleton label={t('shell:loading')} />;
  if (!(error instanceof ApiError) || error.status >= 500) {
    return <LoadFailed message={error.message} onRetry={() => void refetch()} />;
  }
  return (
    <Sheet width="wide">
      <EmptyState
        icon={IconFileUnknown}
        title={t('open.refused')}
        text={error.message}
        action={
          <Button component={Link} to={wordFilesPath}>
            {t('file.back')}
          </Button>
        }
      />
    </Sheet>
  );
}
