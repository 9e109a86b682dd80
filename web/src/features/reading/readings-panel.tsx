import { ActionIcon, Badge } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Reading } from '@yanmo/contract/reading';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { listPageSize } from '../../lib/constants.ts';
import { formatDate, formatNumber } from '../../lib/format.ts';
import { showError } from '../../lib/notify.ts';
import { useSession } from '../../lib/session.ts';
import { ConfirmBox } from '../../ui/confirm-box.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { readingsKey, removeReading, useReadings } from './api.ts';
import { readingPath } from './reading-links.ts';
import classes from './readings-panel.module.css';
import { UploadPaper } from './upload-paper.tsx';

/** Bring a paper of somebody else, or go on with one. */
export function ReadingsPanel() {
  const { t } = useTranslation('reading');
  const session = useSession();
  return (
    <div className={classes.panel}>
      <p className={classes.lead}>{t('list.lead')}</p>
      <UploadPaper />
      {session ? <Cost /> : null}
      {session ? <Readings /> : null}
    </div>
  );
}

/** What the next one costs, before it is sent. */
function Cost() {
  const { t } = useTranslation('reading');
  const { data } = useReadings(1);
  if (!data?.most_characters) return null;
  return <p className={classes.none}>{t('upload.cost', { most: formatNumber(data.most_characters) })}</p>;
}

function Readings() {
  const { t } = useTranslation(['reading', 'shell']);
  const client = useQueryClient();
  const [pageNum, setPageNum] = useState(1);
  const [leaving, setLeaving] = useState<Reading | null>(null);
  const list = useReadings(pageNum);
  const drop = useMutation({
    mutationFn: (key: string) => removeReading(key),
    onError: showError,
    onSettled: () => client.invalidateQueries({ queryKey: [...readingsKey, 'list'] }),
  });
  return (
    <>
      <PagedList
        page={list}
        pageSize={listPageSize}
        pageNum={pageNum}
        onPage={setPageNum}
        rows={{ count: 2, height: 72, isFlush: true }}
        mt="md"
        empty={<p className={classes.none}>{t('list.empty')}</p>}
      >
        {({ readings }) => (
          <>
            <h2 className={classes.heading}>{t('list.heading')}</h2>
            <ul className={classes.list} aria-busy={list.isFetching}>
              {readings.map((reading) => (
                <li key={reading.key} className={classes.entry}>
                  <div>
                    <Link className={classes.title} lang={reading.language ?? undefined} to={readingPath(reading.key)}>
                      {reading.title}
                    </Link>
                    <div className={classes.facts}>
                      <span>
                        {[
                          reading.file_name,
                          reading.pages === null ? null : t('pages', { count: reading.pages }),
                          formatDate(reading.created_at),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                      {reading.state === 'READY' ? null : (
                        <Badge
                          color={reading.state === 'FAILED' ? 'bad' : 'azurite'}
                          variant="light"
                          tt="none"
                          radius="sm"
                        >
                          {t(`state.${reading.state}`)}
                        </Badge>
                      )}
                    </div>
                  </div>
                  <ActionIcon
                    size={40}
                    variant="subtle"
                    color="gray"
                    disabled={drop.isPending && drop.variables === reading.key}
                    onClick={() => setLeaving(reading)}
                    aria-label={t('list.remove', { title: reading.title })}
                    title={t('list.removeShort')}
                  >
                    <IconTrash size={20} stroke={1.5} aria-hidden="true" />
                  </ActionIcon>
                </li>
              ))}
            </ul>
          </>
        )}
      </PagedList>
      <ConfirmBox
        opened={leaving !== null}
        title={t('list.removeTitle')}
        confirmLabel={t('list.removeShort')}
        cancelLabel={t('shell:action.cancel')}
        closeLabel={t('shell:action.close')}
        onCancel={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving) drop.mutate(leaving.key);
          setLeaving(null);
        }}
      >
        {t('list.removeText', { title: leaving?.title ?? '' })}
      </ConfirmBox>
    </>
  );
}
