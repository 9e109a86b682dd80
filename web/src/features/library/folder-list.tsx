import { ActionIcon, Button, Modal, TextInput } from '@mantine/core';
import { IconBookmarks, IconDots, IconFolder, IconFolderPlus, IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Folder } from '@yanmo/contract/explore';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/notify.ts';
import { ConfirmBox } from '../../ui/confirm-box.tsx';
import { Menu } from '../../ui/menu.tsx';
import { deleteFolder, libraryKey, saveFolder } from './api.ts';
import classes from './folder-list.module.css';

interface FolderListProps {
  folders: readonly Folder[];
  folderId: string | null;
  onOpen: (id: string | null) => void;
}

export function FolderList({ folders, folderId, onOpen }: FolderListProps) {
  const { t } = useTranslation(['library', 'shell']);
  const client = useQueryClient();
  /** `new`, or the folder that gets another name. */
  const [named, setNamed] = useState<Folder | 'new' | null>(null);
  const [doomed, setDoomed] = useState<Folder | null>(null);
  const remove = useMutation({
    mutationFn: ({ id }: Folder) => deleteFolder(id),
    onSuccess: async (_result, { id }) => {
      if (id === folderId) onOpen(null);
      await client.invalidateQueries({ queryKey: libraryKey });
    },
    onError: showError,
  });

  return (
    <nav className={classes.folders} aria-label={t('folder.label')}>
      <ul>
        <li>
          <button
            type="button"
            className={classes.folder}
            aria-current={folderId === null ? 'true' : undefined}
            onClick={() => onOpen(null)}
          >
            <IconBookmarks size={18} stroke={1.5} aria-hidden="true" />
            <span className={classes.name}>{t('folder.all')}</span>
          </button>
        </li>
        {folders.map((folder) => (
          <li key={folder.id}>
            <button
              type="button"
              className={classes.folder}
              aria-current={folderId === folder.id ? 'true' : undefined}
              onClick={() => onOpen(folder.id)}
            >
              <IconFolder size={18} stroke={1.5} aria-hidden="true" />
              <span className={classes.name}>{folder.name}</span>
              <span className={classes.count}>{folder.count}</span>
            </button>
            <Menu position="bottom-end">
              <Menu.Target>
                <ActionIcon
                  size={36}
                  variant="subtle"
                  color="gray"
                  aria-label={t('folder.actions', { name: folder.name })}
                >
                  <IconDots size={18} stroke={1.5} aria-hidden="true" />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item
                  leftSection={<IconPencil size={16} stroke={1.5} aria-hidden="true" />}
                  onClick={() => setNamed(folder)}
                >
                  {t('folder.rename')}
                </Menu.Item>
                <Menu.Item
                  leftSection={<IconTrash size={16} stroke={1.5} aria-hidden="true" />}
                  onClick={() => setDoomed(folder)}
                >
                  {t('folder.delete')}
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          </li>
        ))}
      </ul>
      <Button
        variant="subtle"
        size="compact-md"
        leftSection={<IconFolderPlus size={18} stroke={1.5} aria-hidden="true" />}
        onClick={() => setNamed('new')}
      >
        {t('folder.new')}
      </Button>
      <Modal
        opened={named !== null}
        onClose={() => setNamed(null)}
        size="sm"
        title={named === 'new' || named === null ? t('folder.new') : t('folder.rename')}
        closeButtonProps={{ 'aria-label': t('shell:action.close') }}
      >
        {named ? <NameForm folder={named === 'new' ? null : named} onDone={() => setNamed(null)} /> : null}
      </Modal>
      <ConfirmBox
        opened={doomed !== null}
        title={t('folder.deleteTitle')}
        confirmLabel={t('folder.delete')}
        cancelLabel={t('shell:action.cancel')}
        closeLabel={t('shell:action.close')}
        onCancel={() => setDoomed(null)}
        onConfirm={() => {
          if (doomed) remove.mutate(doomed);
          setDoomed(null);
        }}
      >
        {t('folder.deleteText', { name: doomed?.name ?? '' })}
      </ConfirmBox>
    </nav>
  );
}

function NameForm({ folder, onDone }: { folder: Folder | null; onDone: () => void }) {
  const { t } = useTranslation('library');
  const client = useQueryClient();
  const [name, setName] = useState(folder?.name ?? '');
  const save = useMutation({
    mutationFn: () => saveFolder(name.trim(), folder?.id),
    onSuccess: async () => {
      onDone();
      await client.invalidateQueries({ queryKey: libraryKey });
    },
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (name.trim()) save.mutate();
  }

  return (
    <form onSubmit={submit}>
      <TextInput
        label={t('folder.name')}
        maxLength={60}
        data-autofocus
        value={name}
        error={save.error?.message}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" mt="md" disabled={!name.trim()} loading={save.isPending}>
        {t('folder.save')}
      </Button>
    </form>
  );
}
