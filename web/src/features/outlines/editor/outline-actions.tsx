import { Button } from '@mantine/core';
import { IconCopy, IconFileTypeDocx, IconMessageQuestion, IconRefresh, IconWriting } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Chapter, OutlineDetail, OutlineStep } from '@yanmo/contract/outlines';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../lib/copy-text.ts';
import { showError } from '../../../lib/notify.ts';
import { ConfirmBox } from '../../../ui/confirm-box.tsx';
import { interviewQuery, writeAgain } from '../api.ts';
import { type Correction, correct, isCorrected } from '../reading/correction.ts';
import { useDownloadPrice, useOutlineDownload } from '../use-outline-download.ts';
import { FullTextPanel } from './full-text-panel.tsx';
import classes from './outline-actions.module.css';
import { writeOutlineText } from './outline-text.ts';
import { UnderstoodReading } from './understood-reading.tsx';

interface OutlineActionsProps {
  outline: OutlineDetail;
  chapters: readonly Chapter[];
  /** Saves what waits; false when it could not be saved. */
  onSave: () => Promise<boolean>;
  /** What the last try, which failed, was to correct. */
  tried: Correction;
  /** The outline is about to be written again, read so. */
  onReplace: (correction: Correction) => void;
  onBegun: () => void;
  onOpenStep: (step: OutlineStep) => void;
  /** Comes from the questions, on the way to an order. */
  isAnswered: boolean;
  onAsk: () => void;
  /** Between what is done with the outline and how it is written again. */
  children?: ReactNode;
}

export function OutlineActions({ outline, chapters, tried, onSave, onReplace, ...actions }: OutlineActionsProps) {
  const { onBegun, onOpenStep, onAsk, isAnswered, children } = actions;
  const { t } = useTranslation(['outlines', 'shell']);
  const [open, setOpen] = useState<'regenerate' | 'full-text' | null>(isAnswered ? 'full-text' : null);
  const { data: interview } = useQuery(interviewQuery(outline.key1));
  const [correction, setCorrection] = useState<Correction>(tried);
  const { understanding } = outline;
  const hasFreeOnes = outline.free_num > 0;

  const regenerate = useMutation({
    mutationFn: async () => {
      if (!(await onSave())) throw new Error(t('regenerate.unsaved'));
      onReplace(correction);
      const isRead = understanding !== null && isCorrected(understanding, correction);
      await writeAgain(outline, isRead ? { understanding: correct(understanding, correction) } : {});
    },
    onSuccess: onBegun,
    onError: showError,
  });
  const download = useOutlineDownload();
  const price = useDownloadPrice();

  /** What is bought is the outline as it is on the sheet. */
  async function downloadSaved() {
    if (await onSave()) download.mutate(outline.key1);
    else showError(t('actions.unsaved'));
  }

  const copy = () =>
    copyText(writeOutlineText(outline.form, chapters), {
      copied: t('actions.copied'),
      failed: t('actions.copyFailed'),
    });

  return (
    <>
      <div className={classes.actions}>
        <Button
          size="md"
          leftSection={<IconWriting size={18} stroke={1.5} aria-hidden="true" />}
          onClick={() => setOpen('full-text')}
        >
          {t('actions.fullText')}
        </Button>
        {interview ? (
          <Button
            variant="default"
            leftSection={<IconMessageQuestion size={18} stroke={1.5} aria-hidden="true" />}
            onClick={onAsk}
          >
            {interview.answered > 0
              ? t('interview.openAnswered', { answered: interview.answered, count: interview.questions.length })
              : t('interview.open', { count: interview.questions.length })}
          </Button>
        ) : null}
        {interview?.is_due ? <p className={classes.note}>{t('interview.why')}</p> : null}
        <div className={classes.pair}>
          <Button variant="default" leftSection={<IconCopy size={18} stroke={1.5} aria-hidden="true" />} onClick={copy}>
            {t('actions.copy')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconFileTypeDocx size={18} stroke={1.5} aria-hidden="true" />}
            loading={download.isPending}
            onClick={() => void downloadSaved()}
          >
            {price === null ? t('actions.download') : t('actions.downloadFor', { price })}
          </Button>
        </div>
      </div>
      {children}
      <UnderstoodReading
        outline={outline}
        correction={correction}
        isBusy={regenerate.isPending}
        onChange={setCorrection}
        onRewrite={() => setOpen('regenerate')}
      />
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} stroke={1.5} aria-hidden="true" />}
          loading={regenerate.isPending}
          disabled={!hasFreeOnes}
          onClick={() => setOpen('regenerate')}
        >
          {t('actions.regenerate')}
        </Button>
        <p className={classes.note}>
          {hasFreeOnes ? t('regenerate.left', { count: outline.free_num }) : t('regenerate.usedUp')}
        </p>
      </div>
      {outline.version === 'v2' ? (
        <div className={classes.steps}>
          <p className={classes.note}>{t('actions.changeSteps')}</p>
          {(['KEYWORDS', 'PAPERS', 'REQUIREMENTS'] as const).map((step) => (
            <Button key={step} variant="subtle" size="compact-sm" onClick={() => onOpenStep(step)}>
              {t(`wizard.${step}.name`)}
            </Button>
          ))}
        </div>
      ) : null}
      <ConfirmBox
        opened={open === 'regenerate'}
        title={t('regenerate.title')}
        confirmLabel={t('regenerate.confirm')}
        cancelLabel={t('shell:action.cancel')}
        closeLabel={t('shell:action.close')}
        onCancel={() => setOpen(null)}
        onConfirm={() => {
          setOpen(null);
          regenerate.mutate();
        }}
      >
        {t('regenerate.text')} {t('regenerate.left', { count: outline.free_num })}
      </ConfirmBox>
      <FullTextPanel
        opened={open === 'full-text'}
        outline={outline}
        chapters={chapters}
        interview={interview ?? null}
        onAsk={onAsk}
        onSave={onSave}
        onClose={() => setOpen(null)}
      />
    </>
  );
}
