import { Alert, Button, FileButton } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { chatPagesMaximum } from '@yanmo/contract/chat';
import { fileRules } from '@yanmo/contract/files';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { BuyCharacters } from '../../domain/wallet/buy-characters.tsx';
import { formatNumber } from '../../lib/format.ts';
import { requireLogin } from '../../lib/require-login.ts';
import { DropArea } from '../../ui/drop-area.tsx';
import { openFile, readingsKey } from './api.ts';
import { readingPath } from './reading-links.ts';

const extensions = ['.pdf', '.docx', '.txt', '.md'];
const { maximumBytes, accepted } = fileRules.CHAT;
const size = formatNumber(maximumBytes / 1024 / 1024);

/** A paper of somebody else, by button or by drop; it opens as soon as it lies on the server. */
export function UploadPaper() {
  const { t } = useTranslation('reading');
  const client = useQueryClient();
  const navigate = useNavigate();
  const resetInput = useRef<() => void>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = useMutation({
    mutationFn: async (file: File) => {
      if (!extensions.some((extension) => file.name.toLowerCase().endsWith(extension))) {
        throw new Error(t('upload.type', { types: accepted }));
      }
      if (file.size === 0) throw new Error(t('upload.empty'));
      if (file.size > maximumBytes) throw new Error(t('upload.tooLarge', { size }));
      const stop = new AbortController();
      running.current = stop;
      return await openFile(file, stop.signal);
    },
    onSuccess: async ({ key }) => {
      await client.invalidateQueries({ queryKey: [...readingsKey, 'list'] });
      await navigate(readingPath(key));
    },
  });
  function receive(files: readonly (File | null)[]) {
    resetInput.current?.();
    const [file] = files;
    if (file && !send.isPending) requireLogin(() => send.mutate(file));
  }
  const isStopped = running.current?.signal.aborted ?? false;

  return (
    <DropArea
      label={t('upload.label')}
      onFiles={receive}
      invite={
        <>
          <FileButton
            accept={extensions.join(',')}
            resetRef={resetInput}
            disabled={send.isPending}
            onChange={(file) => receive([file])}
            inputProps={{ 'aria-label': t('upload.choose') }}
          >
            {(props) => (
              <Button
                {...props}
                loading={send.isPending}
                leftSection={<IconFileUpload size={18} stroke={1.5} aria-hidden="true" />}
              >
                {t('upload.choose')}
              </Button>
            )}
          </FileButton>
          <p>{t('upload.hint', { types: accepted, size, pages: chatPagesMaximum })}</p>
        </>
      }
    >
      {send.error && !isStopped ? (
        <Alert color="bad" variant="light" role="alert" mt="sm">
          {send.error.message} <BuyCharacters refusal={send.error} />
        </Alert>
      ) : null}
    </DropArea>
  );
}
