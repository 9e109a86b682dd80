import { Badge, Button, Checkbox, Group } from '@mantine/core';
import { IconFileTypeDocx, IconListTree, IconPencil, IconRefresh, IconTrash, IconZoomScan } from '@tabler/icons-react';
import type { OutlineSummary } from '@yanmo/contract/outlines';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCodeLabel } from '../../domain/site/global-code.ts';
import { listPageSize } from '../../lib/constants.ts';
import { formatDateTime, formatNumber } from '../../lib/format.ts';
import { showWarning } from '../../lib/notify.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListAction } from '../../ui/list-action.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { useOutlineList } from './api.ts';
import classes from './outline-list.module.css';
import { useDeleteOutline } from './use-delete-outline.ts';
import { useDownloadPrice, useOutlineDownload } from './use-outline-download.ts';

const statusColors = { WAITING: 'gray', SUCCEEDED: 'good', FAILED: 'bad' } as const;

interface OutlineListProps {
  onOpen: (key1: string) => void;
  onStart: () => void;
}

/** The student's outlines, five a page. One is selected, and what is done is done with that one. */
export default function OutlineList({ onOpen, onStart }: OutlineListProps) {
  const { t } = useTranslation(['outlines', 'shell']);
  const [pageNum, setPageNum] = useState(1);
  const [selectedKey, setSelectedKey] = useState<string | null>(null);
  const page = useOutlineList(pageNum);
  const { data, isFetching, refetch } = page;
  const selected = data?.outline_list.find(({ key1 }) => key1 === selectedKey) ?? null;

  const download = useOutlineDownload();
  const price = useDownloadPrice();
  const deletion = useDeleteOutline();
  // The last one of the last page was deleted.
  const lastPage = data ? Math.max(1, Math.ceil(data.total / listPageSize)) : pageNum;
  if (pageNum > lastPage) setPageNum(lastPage);

  function select(key1: string) {
    if (key1 === selectedKey) setSelectedKey(null);
    else if (selected) showWarning(t('list.onlyOne'));
    else setSelectedKey(key1);
  }

  const isDone = selected?.status === 'SUCCEEDED';
  const isUnfinished = selected !== null && selected.version === 'v2' && selected.status !== 'SUCCEEDED';
  return (
    <PagedList
      page={page}
      pageSize={listPageSize}
      pageNum={pageNum}
      onPage={(next) => {
        setSelectedKey(null);
        setPageNum(next);
      }}
      rows={{ count: 5, height: 72 }}
      mt="md"
      empty={
        <EmptyState
          icon={IconListTree}
          title={t('shell:drawer.emptyOutlines')}
          text={t('shell:drawer.emptyOutlinesText')}
          action={<Button onClick={onStart}>{t('list.start')}</Button>}
        />
      }
    >
      {({ outline_list: outlines }) => (
        <>
          <Group gap="xs" mt="md" role="group" aria-label={t('list.actions')}>
            <ListAction
              icon={IconRefresh}
              label={t('list.refresh')}
              isBusy={isFetching}
              onClick={() => void refetch()}
            />
            <ListAction
              icon={IconZoomScan}
              label={t('list.view')}
              isDisabled={!isDone}
              onClick={() => selected && onOpen(selected.key1)}
            />
            {isUnfinished ? (
              <ListAction icon={IconPencil} label={t('list.goOn')} isMain onClick={() => onOpen(selected.key1)} />
            ) : null}
            <ListAction
              icon={IconFileTypeDocx}
              label={price === null ? t('list.download') : t('list.downloadFor', { price })}
              isDisabled={!isDone}
              isBusy={download.isPending}
              onClick={() => selected && download.mutate(selected.key1)}
            />
            <ListAction
              icon={IconTrash}
              label={t('list.delete')}
              isDisabled={!selected}
              isBusy={deletion.isPending}
              onClick={() => selected && deletion.mutate(selected, { onSuccess: () => setSelectedKey(null) })}
            />
          </Group>
          <p className={classes.hint}>{selected && !isDone ? t('list.onlyWhenDone') : t('list.selectOne')}</p>
          <ul className={classes.list} aria-busy={isFetching}>
            {outlines.map((outline) => (
              <Entry
                key={outline.key1}
                outline={outline}
                isSelected={outline.key1 === selectedKey}
                onSelect={() => select(outline.key1)}
                onOpen={() => onOpen(outline.key1)}
              />
            ))}
          </ul>
        </>
      )}
    </PagedList>
  );
}

interface EntryProps {
  outline: OutlineSummary;
  isSelected: boolean;
  onSelect: () => void;
  onOpen: () => void;
}

function Entry({ outline, isSelected, onSelect, onOpen }: EntryProps) {
  const { t } = useTranslation('outlines');
  const labelOf = useCodeLabel();
  const isPreparing = outline.version === 'v2' && outline.status === 'WAITING' && outline.step !== 'OUTLINE';
  const facts = [
    t(`version.${outline.version}.name`),
    labelOf('levels', outline.product),
    labelOf('types', outline.type),
    `${formatNumber(outline.word_count)} ${t(`words.${outline.language}`)}`,
  ];
  return (
    <li className={classes.entry} data-selected={isSelected || undefined}>
      <Checkbox checked={isSelected} onChange={onSelect} aria-label={t('list.select', { title: outline.title })} />
      <div>
        <button type="button" className={classes.title} lang={outline.language} onClick={onOpen}>
          {outline.title}
        </button>
        <p className={classes.facts}>{facts.join(' · ')}</p>
        <div className={classes.facts}>
          <Badge variant="light" color={statusColors[outline.status]} tt="none">
            {t(`list.status.${outline.status}`)}
          </Badge>{' '}
          {isPreparing ? `${t('list.at', { step: t(`wizard.${outline.step as 'PAPERS'}.name`) })} · ` : ''}
          {formatDateTime(outline.updated_at)}
        </div>
      </div>
    </li>
  );
}
