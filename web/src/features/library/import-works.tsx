import { Alert, Button, FileButton, Progress } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DropArea } from '../../ui/drop-area.tsx';
import { importFile, libraryKey } from './api.ts';
import { ImportReport } from './import-report.tsx';
import classes from './import-works.module.css';

const extensions = ['.bib', '.ris', '.json', '.jsonl', '.ndjson', '.txt'];
const maximumMegabytes = 20;

/** A bibliography from elsewhere, by button or by drop; afterwards, what became of every entry. */
export function ImportWorks({ folderId }: { folderId: string | null }) {
  const { t } = useTranslation('library');
  const client = useQueryClient();
  const resetInput = useRef<() => void>(null);
  const send = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > maximumMegabytes * 1024 * 1024)
        throw new Error(t('import.tooLarge', { megabytes: maximumMegabytes }));
      return await importFile(file, folderId);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: libraryKey }),
  });

  function receive(file: File | null | undefined) {
    resetInput.current?.();
    if (file && !send.isPending) send.mutate(file);
  }

  return (
    <DropArea
      label={t('import.label')}
      onFiles={([file]) => receive(file)}
      invite={
        <>
          <FileButton
            accept={extensions.join(',')}
            resetRef={resetInput}
            disabled={send.isPending}
            onChange={receive}
            inputProps={{ 'aria-label': t('import.choose') }}
          >
            {(props) => (
              <Button
                {...props}
                variant="light"
                loading={send.isPending}
                leftSection={<IconFileImport size={18} stroke={1.5} aria-hidden="true" />}
              >
                {t('import.choose')}
              </Button>
            )}
          </FileButton>
          <p>{t('import.hint', { megabytes: maximumMegabytes })}</p>
        </>
      }
    >
      <div aria-live="polite">
        {send.isPending ? (
          <>
            <p className={classes.reading}>{t('import.reading', { name: send.variables.name })}</p>
            <Progress
              value={100}
              animated
              striped
              size="sm"
              aria-label={t('import.reading', { name: send.variables.name })}
            />
          </>
        ) : send.error ? (
          <Alert color="bad" variant="light" role="alert" mt="sm">
            {send.variables?.name}: {send.error.message}
          </Alert>
        ) : send.data ? (
          <ImportReport name={send.variables.name} result={send.data} onClose={send.reset} />
        ) : null}
      </div>
    </DropArea>
  );
}
