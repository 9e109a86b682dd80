import { Alert, Button, FileButton, Loader } from '@mantine/core';
import { IconFileTypeDocx, IconMessage2, IconTrash, IconUpload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AmendSummary } from '@yanmo/contract/amending';
import { useState } from 'react';
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
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Sheet } from '../../ui/sheet.tsx';
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
  return (
    <>
      <Sheet width="wide">
        <h2 className={classes.title}>{t('send.title')}</h2>
        <p className={classes.text}>{t('send.text')}</p>
        <DropArea
          label={t('send.title')}
          onFiles={drop.receive}
          invite={
            <>
              <FileButton accept={accepted} onChange={(file) => drop.receive(file ? [file] : [])}>
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
      </Sheet>
      {session ? <SentFiles /> : null}
    </>
  );
}

function SentFiles() {
  const { t } = useTranslation('comments');
  const [pageNum, setPageNum] = useState(1);
  const page = useFileList(pageNum);
  return (
    <div className={classes.sent}>
      <h2 className={classes.heading}>{t('list.title')}</h2>
      <Sheet width="wide">
        <PagedList
          page={page}
          pageSize={listPageSize}
          pageNum={pageNum}
          onPage={setPageNum}
          rows={{ count: 3, height: 56 }}
          empty={
            <EmptyState icon={IconMessage2} title={t('list.emptyTitle')} text={t('list.emptyText')} headingLevel={3} />
          }
        >
          {({ files }) => (
            <ul className={classes.files} aria-busy={page.isFetching}>
              {files.map((file) => (
                <Entry key={file.key} file={file} />
              ))}
            </ul>
          )}
        </PagedList>
      </Sheet>
    </div>
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
