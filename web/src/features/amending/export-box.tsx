import { Alert, Button, Modal, TextInput } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { amendLimits } from '@yanmo/contract/amending';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../lib/download-file.ts';
import { type AmendFile, decisionsOf, exportFile } from './api.ts';

interface ExportBoxProps {
  file: AmendFile;
  opened: boolean;
  onClose: () => void;
}

/** The file as it goes back: under which name the changes stand in it, and what could not be shown. */
export function ExportBox({ file, opened, onClose }: ExportBoxProps) {
  const { t } = useTranslation(['comments', 'shell']);
  const [author, setAuthor] = useState('');
  const written = useMutation({
    // Behind what is decided and still on its way.
    scope: decisionsOf(file.key),
    mutationFn: async () => await exportFile(file.key, author.trim()),
    onSuccess: ({ url }) => downloadFile(url),
  });
  const answers = file.list.filter(({ reply }) => reply !== null).length;
  const left = new Set(written.data?.left ?? []);
  const leftWords = file.list.filter(({ id }) => left.has(id)).map(({ quote, passage }) => quote || passage[0]?.text);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('export.title')}
      closeButtonProps={{ 'aria-label': t('shell:action.close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!written.isPending) written.mutate();
        }}
      >
        <p>{t('export.text', { changes: file.accepted, answers })}</p>
        <TextInput
          label={t('export.author')}
          description={t('export.authorHint')}
          maxLength={amendLimits.author}
          value={author}
          data-autofocus
          onChange={(event) => setAuthor(event.currentTarget.value)}
        />
        {written.error ? (
          <Alert color="bad" variant="light" role="alert" mt="sm">
            {written.error.message}
          </Alert>
        ) : null}
        {written.data ? (
          <Alert color="good" variant="light" role="status" mt="sm">
            {t('export.done', { name: written.data.name })}
          </Alert>
        ) : null}
        {leftWords.length > 0 ? (
          <Alert color="warn" variant="light" role="alert" mt="sm">
            {t('export.left', { count: leftWords.length })}
            <ul>
              {leftWords.map((words, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same words, and the list never moves
                <li key={index}>{words?.slice(0, 60)}</li>
              ))}
            </ul>
          </Alert>
        ) : null}
        <Button
          type="submit"
          mt="md"
          fullWidth
          loading={written.isPending}
          disabled={file.accepted === 0 && answers === 0}
          leftSection={<IconDownload size={18} stroke={1.5} aria-hidden="true" />}
        >
          {t('export.download')}
        </Button>
      </form>
    </Modal>
  );
}
