import { Modal } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchFile } from '../../domain/viewer/fetch-file.ts';
import { ViewerSkeleton } from '../../domain/viewer/viewer-skeleton.tsx';
import { i18n } from '../../lib/i18n.ts';
import { lazyPart } from '../../lib/load-part.ts';
import { useIsMobile } from '../../lib/use-is-mobile.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { type ChatPassage, chatKey, passageQuery } from './api.ts';
import classes from './source-drawer.module.css';

/** With the library that draws files, and the words around it: nobody pays for them who opens none. */
const PdfViewer = lazyPart(async () => {
  const [viewer] = await Promise.all([import('../../domain/viewer/pdf-viewer.tsx'), i18n.loadNamespaces('papers')]);
  return viewer;
});

interface SourceViewerProps {
  passage: ChatPassage;
  opened: boolean;
  onClose: () => void;
}

/** The file that a passage stands in, at its page, with the passage marked. */
export function SourceViewer({ passage, opened, onClose }: SourceViewerProps) {
  const { t } = useTranslation('shell');
  const isMobile = useIsMobile();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={passage.title}
      fullScreen={isMobile}
      size="min(1120px, 94vw)"
      // The pages are laid by the room that there is: it must not grow while they are.
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': t('action.close') }}
      classNames={{ body: classes.viewer ?? '', title: classes.viewerTitle ?? '', content: classes.viewerSheet ?? '' }}
    >
      <File passage={passage} />
    </Modal>
  );
}

function File({ passage }: { passage: ChatPassage }) {
  const { t } = useTranslation('shell');
  const client = useQueryClient();
  const { passage_id: id, key, title, page, text } = passage;
  const { data, error, refetch } = useQuery({
    queryKey: [...chatKey, 'file', key],
    queryFn: ({ signal }) =>
      fetchFile(async (isRenewed) => {
        if (!isRenewed) return passage.url;
        return (await client.fetchQuery({ ...passageQuery(id), staleTime: 0 })).url;
      }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const shown = useMemo(() => ({ page, text }), [page, text]);
  const waiting = <ViewerSkeleton label={t('loading')} />;
  if (error && !data) return <LoadFailed message={error.message} onRetry={() => void refetch()} />;
  if (!data) return waiting;
  return (
    <Suspense fallback={waiting}>
      <PdfViewer file={data} title={title} placeKey={`chat-${key}`} downloads={[]} shown={shown} isCompact />
    </Suspense>
  );
}
