import { Button, Drawer, Group, Skeleton } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ChatSource } from '@yanmo/contract/chat';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { outlinePath, ownLibraryPath, readPath } from '../../domain/papers/paper-links.ts';
import { useIsMobile } from '../../lib/use-is-mobile.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Markdown } from '../../ui/markdown/markdown.tsx';
import { type ChatPassage, passageQuery } from './api.ts';
import classes from './source-drawer.module.css';
import { SourceViewer } from './source-viewer.tsx';

/** The passage that an answer rests on, with what stands around it: beside the page, on a phone from below. */
export function SourceDrawer({ source, onClose }: { source: ChatSource | null; onClose: () => void }) {
  const { t } = useTranslation(['chat', 'shell']);
  const isMobile = useIsMobile();
  // What was open stays drawn while the drawer closes.
  const [shown, setShown] = useState(source);
  if (source !== null && source !== shown) setShown(source);
  const [isViewed, setIsViewed] = useState(false);
  return (
    <Drawer
      opened={source !== null}
      onClose={onClose}
      // Escape closes the file first, which stands before it.
      closeOnEscape={!isViewed}
      position={isMobile ? 'bottom' : 'right'}
      size={isMobile ? '82%' : 460}
      title={shown ? t('sources.title', { number: shown.number }) : ''}
      closeButtonProps={{ 'aria-label': t('shell:action.close') }}
      overlayProps={{ backgroundOpacity: isMobile ? 0.4 : 0.12 }}
    >
      {shown ? <OpenSource source={shown} isViewed={isViewed} onView={setIsViewed} /> : null}
    </Drawer>
  );
}

interface View {
  /** The file itself is open before it. */
  isViewed: boolean;
  onView: (isViewed: boolean) => void;
}

function OpenSource({ source, ...view }: View & { source: ChatSource }) {
  const { t } = useTranslation('chat');
  const { passage_id: passageId } = source;
  const passage = useQuery({ ...passageQuery(passageId ?? ''), enabled: passageId !== null });
  return (
    <article className={classes.source}>
      <p className={classes.kind}>{t(`sources.kind.${source.kind}`)}</p>
      <h3>{source.title}</h3>
      <p className={classes.place}>
        {[source.heading, source.page === null ? null : t('sources.onPage', { page: source.page })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {passageId === null ? (
        <Markdown text={source.text} />
      ) : passage.data ? (
        <div className={classes.passage}>
          {passage.data.before ? <span>{passage.data.before}</span> : null}
          <mark>{passage.data.text}</mark>
          {passage.data.after ? <span>{passage.data.after}</span> : null}
        </div>
      ) : (
        <>
          <div className={classes.passage}>
            <mark>{source.text}</mark>
          </div>
          {passage.error ? (
            <LoadFailed message={passage.error.message} onRetry={() => void passage.refetch()} mt="md" />
          ) : (
            <Skeleton height={60} mt="md" />
          )}
        </>
      )}
      <WayThere source={source} passage={passage.data ?? null} {...view} />
    </article>
  );
}

interface WayThereProps extends View {
  source: ChatSource;
  passage: ChatPassage | null;
}

function WayThere({ source: { kind, key, page }, passage, isViewed, onView }: WayThereProps) {
  const { t } = useTranslation('chat');
  if (kind === 'GUIDE' || (kind === 'FILE' && !passage?.url)) return null;
  const paths = { PAPER: readPath(key), OUTLINE: outlinePath(key), WORK: ownLibraryPath, HELP: key } as const;
  // What has pages is a PDF, and is shown here; other files are fetched whole.
  const isPaged = page !== null && Boolean(passage?.url);
  return (
    <Group gap="xs" mt="md">
      {isPaged ? (
        <Button variant="light" onClick={() => onView(true)}>
          {t('sources.openPage', { page })}
        </Button>
      ) : null}
      {kind === 'FILE' ? (
        <Button
          component="a"
          // A browser's own reader goes to the page that the address names.
          href={isPaged ? `${passage?.url}#page=${page}` : (passage?.url ?? '')}
          target="_blank"
          rel="noopener"
          variant={isPaged ? 'subtle' : 'light'}
          rightSection={<IconExternalLink size={16} stroke={1.5} aria-hidden="true" />}
        >
          {t(isPaged ? 'sources.openElsewhere' : 'sources.openFile')}
        </Button>
      ) : (
        <Button component={Link} to={paths[kind]} variant={isPaged ? 'subtle' : 'light'}>
          {t(`sources.go.${kind}`)}
        </Button>
      )}
      {isPaged && passage ? <SourceViewer passage={passage} opened={isViewed} onClose={() => onView(false)} /> : null}
    </Group>
  );
}
