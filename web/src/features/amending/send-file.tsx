import { Alert, Button, FileButton, Loader } from '@mantine/core';
import { IconFileTypeDocx, IconTrash, IconUpload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AmendSummary } from '@yanmo/contract/amending';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { wordFilePath } from '../../domain/papers/paper-links.ts';
import { fileLimits } from '../../domain/texts/file-rules.ts';
import { storeFile } from '../../domain/texts/store-file.ts';
import { useFileDrop } from '../../domain/texts/use-file-drop.ts';
import { listPageSize } from '../../lib/constants.ts';
import { formatDateTime, formatNumber } from '../../lib/format.ts';
import { showError } from '../../lib/notify.ts';
import { useSession } from '../../lib/session.ts';
import { ConfirmBox } from '../../ui/confirm-box.tsx';
import { DropArea } from '../../ui/drop-area.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { fileListKey, openFile, removeFile, useFileList } from './api.ts';
import classes from './send-file.module.css';

const accepted = '.docx';

/** Where a file is sent, above those that were sent before. */
export function SendFile({ onOpened }: { onOpened: (key: string) => void }) {
  const { t } = useTranslation('comments');
  const session = useSession();
  const drop = useFileDrop({
    purpose: 'COMMENTED',
    send: async (file, signal) => await openFile(await storeFile(file, 'COMMENTED', signal), signal),
    onSent: ({ key }) => onOpened(key),
  });
  const limits = fileLimits('COMMENTED');
  const reset = useRef<() => void>(null);
  function receive(files: readonly File[]) {
    // The same file can be chosen again, mended.
    reset.current?.();
    if (!drop.isReading) drop.receive(files);
  }
  return (
    <>
      <p className={classes.text}>{t('send.text')}</p>
      <DropArea
        label={t('send.title')}
        onFiles={receive}
        invite={
          <>
            <FileButton
              accept={accepted}
              resetRef={reset}
              onChange={(file) => receive(file ? [file] : [])}
              inputProps={{ 'aria-label': t('send.choose') }}
            >
              {(props) => (
                <Button
                  {...props}
                  loading={drop.isReading}
                  leftSection={<IconUpload size={18} stroke={1.5} aria-hidden="true" />}
                >
                  {t('send.choose')}
                </Button>
              )}
            </FileButton>
            <span className={classes.note}>{t('send.accepted', limits)}</span>
          </>
        }
      >
        {drop.isReading ? (
          <p className={classes.reading} role="status">
            <Loader size="xs" /> {t('send.reading')}
          </p>
        ) : null}
      </DropArea>
      {drop.problem ? (
        <Alert color="bad" variant="light" role="alert" mt="md" withCloseButton onClose={drop.dismiss}>
          {drop.problem}
        </Alert>
      ) : null}
      <ul className={classes.points}>
        {(['first', 'second', 'third'] as const).map((point) => (
          <li key={point}>{t(`send.${point}`)}</li>
        ))}
      </ul>
      {session ? <SentFiles /> : null}
    </>
  );
}

function SentFiles() {
  const { t } = useTranslation('comments');
  const [pageNum, setPageNum] = useState(1);
  const page = useFileList(pageNum);
  return (
    <PagedList
      page={page}
      pageSize={listPageSize}
      pageNum={pageNum}
      onPage={setPageNum}
      rows={{ count: 2, height: 72, isFlush: true }}
      mt="md"
      empty={<p className={classes.none}>{t('list.emptyText')}</p>}
    >
      {({ files }) => (
        <>
          <h2 className={classes.heading}>{t('list.title')}</h2>
          <ul className={classes.files} aria-busy={page.isFetching}>
            {files.map((file) => (
              <Entry key={file.key} file={file} />
            ))}
          </ul>
        </>
      )}
    </PagedList>
  );
}

function Entry({ file }: { file: AmendSummary }) {
  const { t } = useTranslation(['comments', 'shell']);
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useMutation({
    mutationFn: async () => await removeFile(file.key),
    onSuccess: () => void client.invalidateQueries({ queryKey: fileListKey }),
    onError: showError,
  });
  return (
    <li className={classes.file}>
      <IconFileTypeDocx size={22} stroke={1.5} aria-hidden="true" />
      <div className={classes.about}>
        <Link to={wordFilePath(file.key)}>{file.name}</Link>
        <p className={classes.note}>
          {t('list.progress', { settled: formatNumber(file.settled), total: formatNumber(file.changes) })} ·{' '}
          {formatDateTime(file.updated_at)}
        </p>
      </div>
      <IconButton icon={IconTrash} label={t('list.remove', { name: file.name })} onClick={() => setIsAsking(true)} />
      <ConfirmBox
        opened={isAsking}
        title={t('list.removeTitle')}
        confirmLabel={t('list.removeYes')}
        cancelLabel={t('list.removeNo')}
        closeLabel={t('shell:action.close')}
        onConfirm={() => {
          setIsAsking(false);
          remove.mutate();
        }}
        onCancel={() => setIsAsking(false)}
      >
        {t('list.removeText', { name: file.name })}
      </ConfirmBox>
    </li>
  );
}
