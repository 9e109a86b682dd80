import { Alert, Button, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconBookmarks, IconFolderSymlink, IconSearch, IconTrash } from '@tabler/icons-react';
import type { SavedWork } from '@yanmo/contract/explore';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AllowSources } from '../../domain/works/allow-sources.tsx';
import { debounceMs } from '../../lib/constants.ts';
import { requireLogin } from '../../lib/require-login.ts';
import { useSession } from '../../lib/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageNumbers } from '../../ui/page-numbers.tsx';
import { ActionButton } from './action-button.tsx';
import { libraryPageSize, listKeptIds, useLibrary } from './api.ts';
import { EntrySkeletons } from './entry-skeletons.tsx';
import { ExportMenu } from './export-menu.tsx';
import { FolderList } from './folder-list.tsx';
import { ImportWorks } from './import-works.tsx';
import classes from './my-library.module.css';
import { SelectionBar } from './selection-bar.tsx';
import { useRemoval } from './use-removal.ts';
import { useSelection } from './use-selection.ts';
import { type ActionWork, useWorkActions } from './work-actions.ts';
import { WorkList } from './work-list.tsx';

interface MyLibraryProps {
  isShown: boolean;
  folderId: string | null;
  text: string;
  onView: (view: { folderId: string | null; text: string }) => void;
  onSearch: () => void;
}

/** What the account keeps. Without a login there is nothing to show, only what it is for. */
export function MyLibrary(props: MyLibraryProps) {
  const { t } = useTranslation('library');
  const session = useSession();
  if (session) return <OwnWorks {...props} />;
  return (
    <EmptyState
      icon={IconBookmarks}
      title={t('mine.visitorTitle')}
      text={t('mine.visitorText')}
      action={<Button onClick={() => requireLogin(() => undefined)}>{t('mine.logIn')}</Button>}
    />
  );
}

function OwnWorks({ isShown, folderId, text, onView, onSearch }: MyLibraryProps) {
  const { t } = useTranslation(['library', 'shell']);
  const [page, setPage] = useState({ of: folderId, text, num: 1 });
  const pageNum = page.of === folderId && page.text === text ? page.num : 1;
  const { data, error, refetch } = useLibrary({ folderId, text, pageNum }, isShown);
  const removal = useRemoval();
  const works = data?.works.filter(({ id }) => !removal.isRemoved(id)) ?? [];
  const selection = useSelection(works);
  const [typed, setTyped] = useState(text);
  const find = useDebouncedCallback((wanted: string) => onView({ folderId, text: wanted.trim() }), debounceMs);
  const isEmpty = data?.total === 0 && !folderId && !text;

  return (
    <div className={classes.library}>
      <FolderList folders={data?.folders ?? []} folderId={folderId} onOpen={(id) => onView({ folderId: id, text })} />
      <div className={classes.works}>
        <ImportWorks folderId={folderId} />
        {isEmpty ? null : (
          <div className={classes.tools}>
            <TextInput
              className={classes.find}
              type="search"
              aria-label={t('mine.find')}
              placeholder={t('mine.find')}
              leftSection={<IconSearch size={18} stroke={1.5} aria-hidden="true" />}
              maxLength={300}
              value={typed}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                find(event.currentTarget.value);
              }}
            />
            <ExportMenu
              variant="default"
              label={folderId ? t('mine.exportFolder') : t('mine.exportAll')}
              listIds={() => listKeptIds(folderId)}
            />
          </div>
        )}
        {error ? (
          <Alert color="bad" variant="light" role="alert">
            {error.message}{' '}
            <Button
              size="compact-sm"
              variant="light"
              onClick={() => (folderId ? onView({ folderId: null, text: '' }) : void refetch())}
            >
              {folderId ? t('folder.all') : t('retry')}
            </Button>
          </Alert>
        ) : !data ? (
          <EntrySkeletons label={t('shell:loading')} />
        ) : works.length === 0 ? (
          <EmptyState
            icon={IconBookmarks}
            title={text ? t('mine.noneFound', { text }) : folderId ? t('mine.folderEmpty') : t('mine.emptyTitle')}
            text={text ? t('mine.noneFoundText') : t('mine.emptyText')}
            action={text ? undefined : <Button onClick={onSearch}>{t('mine.goSearch')}</Button>}
          />
        ) : (
          <>
            <AllowSources works={works} />
            <WorkList
              label={t('mine.list')}
              works={works}
              selection={selection}
              keeping={(work) => <Keeping works={[work]} onRemove={removal.remove} />}
            />
          </>
        )}
        <PageNumbers
          total={data?.total ?? 0}
          pageSize={libraryPageSize}
          pageNum={pageNum}
          onChange={(num) => setPage({ of: folderId, text, num })}
        />
        <SelectionBar
          works={selection.works}
          onClear={selection.clear}
          keeping={<Keeping works={selection.works} onRemove={removal.remove} />}
        />
      </div>
    </div>
  );
}

function Keeping({
  works,
  onRemove,
}: {
  works: readonly SavedWork[];
  onRemove: (works: readonly ActionWork[]) => void;
}) {
  const { t } = useTranslation('library');
  const actions = useWorkActions();
  return (
    <>
      <ActionButton icon={IconFolderSymlink} label={t('action.move')} onClick={() => actions.save(works)} />
      <ActionButton icon={IconTrash} label={t('action.remove')} onClick={() => onRemove(works)} />
    </>
  );
}
