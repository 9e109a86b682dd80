import { Alert, Button, Loader, Modal, TextInput } from '@mantine/core';
import { IconBookmark, IconFolder, IconFolderPlus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/notify.ts';
import { showUndo } from '../../ui/show-undo.ts';
import { libraryKey, markSaved, removeWorks, saveFolder, saveWorks, useFolders } from './api.ts';
import classes from './save-dialog.module.css';
import { isKept, type PanelProps } from './work-actions.ts';

/** Which folder? One press keeps the works; a second thought takes them out again. */
export function SaveDialog({ opened, works, onClose }: PanelProps) {
  const { t } = useTranslation(['library', 'shell']);
  const client = useQueryClient();
  const folders = useFolders(opened);
  const [name, setName] = useState('');
  const ids = works.map(({ id }) => id);
  // Only what is known not to have been kept before is taken out again: an own record would be deleted with its text.
  const fresh = works.filter((work) => work.is_saved === false && !isKept(work)).map(({ id }) => id);

  const isMove = works.length > 0 && works.every(isKept);

  const refresh = () => client.invalidateQueries({ queryKey: libraryKey });
  const takeBack = useMutation({
    mutationFn: () => removeWorks(fresh),
    onSuccess: async () => {
      markSaved(client, fresh, false);
      await refresh();
    },
    onError: showError,
  });
  const save = useMutation({
    mutationFn: async (wanted: { folderId: string | null } | { newFolder: string }) => {
      if ('folderId' in wanted) return await saveWorks(ids, wanted.folderId);
      const made = (await saveFolder(wanted.newFolder)).folders.find((folder) => folder.name === wanted.newFolder);
      return await saveWorks(ids, made?.id ?? null);
    },
    onSuccess: async () => {
      markSaved(client, ids, true);
      setName('');
      onClose();
      const text = t(isMove ? 'save.moved' : 'save.done', { count: ids.length });
      showUndo({ text, label: t('undo'), ...(fresh.length > 0 ? { onUndo: () => takeBack.mutate() } : {}) });
      await refresh();
    },
  });

  function makeFolder(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (name.trim()) save.mutate({ newFolder: name.trim() });
  }

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="sm"
      title={t(isMove ? 'save.moveTitle' : 'save.title', { count: works.length })}
      closeButtonProps={{ 'aria-label': t('shell:action.close') }}
    >
      <div className={classes.places}>
        <Button
          variant="subtle"
          justify="flex-start"
          fullWidth
          data-autofocus
          disabled={save.isPending}
          leftSection={<IconBookmark size={18} stroke={1.5} aria-hidden="true" />}
          onClick={() => save.mutate({ folderId: null })}
        >
          {t('save.noFolder')}
        </Button>
        {folders.isPending ? <Loader size="sm" m="xs" aria-label={t('shell:loading')} /> : null}
        {folders.data?.map((folder) => (
          <Button
            key={folder.id}
            variant="subtle"
            justify="flex-start"
            fullWidth
            disabled={save.isPending}
            leftSection={<IconFolder size={18} stroke={1.5} aria-hidden="true" />}
            onClick={() => save.mutate({ folderId: folder.id })}
          >
            {folder.name}
          </Button>
        ))}
      </div>
      <form className={classes.fresh} onSubmit={makeFolder}>
        <TextInput
          label={t('folder.new')}
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button
          type="submit"
          variant="default"
          disabled={!name.trim()}
          loading={save.isPending}
          leftSection={<IconFolderPlus size={18} stroke={1.5} aria-hidden="true" />}
        >
          {t('save.intoNew')}
        </Button>
      </form>
      {save.error ? (
        <Alert color="bad" variant="light" role="alert" mt="sm">
          {save.error.message}
        </Alert>
      ) : null}
    </Modal>
  );
}
