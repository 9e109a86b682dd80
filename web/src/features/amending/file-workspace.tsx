import { Alert, Button, Progress } from '@mantine/core';
import { IconDownload, IconMessageOff, IconPlus, IconSparkles } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { wordFilesPath } from '../../domain/papers/paper-links.ts';
import { BuyCharacters } from '../../domain/wallet/buy-characters.tsx';
import { formatNumber } from '../../lib/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { AddWish } from './add-wish.tsx';
import { type AmendFile, fileQuery, isSettled } from './api.ts';
import { ChangeList } from './change-list.tsx';
import { type ChangeKeys, ChangeView } from './change-view.tsx';
import { ExportBox } from './export-box.tsx';
import classes from './file-workspace.module.css';
import type { KeptWords } from './kept-words.ts';
import { useProposeAll } from './use-propose-all.ts';

/** Comments on the one side, the words of the chosen one and what becomes of them on the other. */
export function FileWorkspace({ file }: { file: AmendFile }) {
  const { t } = useTranslation('comments');
  const { list, settled, changes } = file;
  const [chosenId, setChosenId] = useState(() => list.find((change) => !isSettled(change))?.id);
  const [open, setOpen] = useState<'add' | 'export' | null>(null);
  const client = useQueryClient();
  const all = useProposeAll(file);
  const chosen = list.find(({ id }) => id === chosenId) ?? list[0];
  const region = useRef<HTMLDivElement>(null);
  const keys = useRef<ChangeKeys>(null);
  const [kept] = useState<KeptWords>(() => new Map());

  // biome-ignore lint/correctness/useExhaustiveDependencies: what had the focus goes with the comment that it stood in
  useEffect(() => {
    if (!document.activeElement || document.activeElement === document.body) {
      region.current?.focus({ preventScroll: true });
    }
  }, [chosen?.id]);

  function step(by: 1 | -1) {
    const next = list[list.findIndex(({ id }) => id === chosen?.id) + by];
    if (next) setChosenId(next.id);
  }

  /** From one that is decided to the next that is not, behind it or else before it. */
  function goOn(from: string) {
    // What was decided a moment ago is known before it is drawn.
    const known = client.getQueryData(fileQuery(file.key).queryKey)?.list ?? list;
    const at = known.findIndex(({ id }) => id === from);
    const next = [...known.slice(at + 1), ...known.slice(0, at)].find((change) => !isSettled(change));
    if (next) setChosenId(next.id);
  }

  /** Letters and arrows are heard from within alone, and never while somebody types. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const isTyping = (event.target as HTMLElement).closest('input, textarea, [role="dialog"]') !== null;
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    if (event.key === 'j' || event.key === 'ArrowDown') step(1);
    else if (event.key === 'k' || event.key === 'ArrowUp') step(-1);
    else return keys.current?.press(event);
    event.preventDefault();
  }

  return (
    <>
      <header className={classes.header}>
        <p className={classes.back}>
          <Link to={wordFilesPath}>{t('file.back')}</Link>
        </p>
        <h1 className={classes.title}>{file.name}</h1>
        <div className={classes.progress}>
          <Progress
            value={changes === 0 ? 0 : (100 * settled) / changes}
            aria-label={t('file.progress', { settled, total: changes })}
          />
          <span>{t('file.progress', { settled: formatNumber(settled), total: formatNumber(changes) })}</span>
        </div>
        <div className={classes.actions}>
          {all.waiting > 0 || all.isRunning ? (
            <Button
              variant="default"
              leftSection={<IconSparkles size={18} stroke={1.5} aria-hidden="true" />}
              onClick={all.isRunning ? all.stop : all.start}
            >
              {all.isRunning ? t('file.stop', { count: all.waiting }) : t('file.proposeAll', { count: all.waiting })}
            </Button>
          ) : null}
          <Button
            variant="default"
            leftSection={<IconPlus size={18} stroke={1.5} aria-hidden="true" />}
            onClick={() => setOpen('add')}
          >
            {t('file.add')}
          </Button>
          <Button
            leftSection={<IconDownload size={18} stroke={1.5} aria-hidden="true" />}
            onClick={() => setOpen('export')}
          >
            {t('file.export')}
          </Button>
        </div>
        {all.problem ? (
          <Alert color="warn" variant="light" role="alert" mt="sm">
            {all.problem.message} <BuyCharacters refusal={all.problem} />
          </Alert>
        ) : null}
      </header>
      {chosen ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys of the workspace; each deed has its button too
        <div className={classes.columns} ref={region} tabIndex={-1} onKeyDown={onKeyDown}>
          <ChangeList list={list} chosen={chosen.id} onChoose={setChosenId} />
          <ChangeView
            key={chosen.id}
            file={file}
            change={chosen}
            kept={kept}
            keys={keys}
            onDecided={() => goOn(chosen.id)}
            onRefused={() => setChosenId(chosen.id)}
          />
        </div>
      ) : (
        <Sheet width="wide">
          <EmptyState
            icon={IconMessageOff}
            title={t('none.title')}
            text={t('none.text')}
            action={<Button onClick={() => setOpen('add')}>{t('file.add')}</Button>}
          />
        </Sheet>
      )}
      <AddWish
        file={file}
        opened={open === 'add'}
        onClose={() => setOpen(null)}
        onAdded={(id) => {
          setOpen(null);
          setChosenId(id);
        }}
      />
      <ExportBox file={file} opened={open === 'export'} onClose={() => setOpen(null)} />
    </>
  );
}
