import { Button } from '@mantine/core';
import { IconCopy, IconFileTypeDocx, IconMessageQuestion, IconRefresh, IconWriting } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Chapter, OutlineDetail, OutlineStep } from '@yanmo/contract/outlines';
import type { Doubt, Understanding } from '@yanmo/contract/understanding';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../lib/copy-text.ts';
import { showError } from '../../../lib/notify.ts';
import { ConfirmBox } from '../../../ui/confirm-box.tsx';
import { interviewQuery, writeAgain } from '../api.ts';
import { AboveWorks, BelowWorks } from '../outline-frame.tsx';
import { type Correction, correct, findOpenDoubts, isCorrected } from '../reading/correction.ts';
import { openPart } from '../reading/reading-line.tsx';
import { useDownloadPrice, useOutlineDownload } from '../use-outline-download.ts';
import { flatten } from './chapter-tree.ts';
import { FullTextPanel } from './full-text-panel.tsx';
import classes from './outline-actions.module.css';
import { writeOutlineText } from './outline-text.ts';
import { PlanDoubts } from './plan-doubts.tsx';
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
  onAddChapter: (title: string) => void;
}

/** Without those that a correction or a heading has settled since. */
function findTold(doubts: readonly Doubt[], understanding: Understanding, chapters: readonly Chapter[]): Doubt[] {
  const headings = flatten(chapters).map(({ chapter }) => chapter.title.toLowerCase());
  const open = findOpenDoubts(doubts, understanding);
  return doubts.filter((doubt) => {
    const { reason, text = '' } = doubt;
    if (reason === 'KIND' || reason === 'PART') return open.includes(doubt);
    const isSaid = headings.some((heading) => heading.includes(text.toLowerCase()));
    return reason === 'UNSAID' ? !isSaid : isSaid;
  });
}

export function OutlineActions({ outline, chapters, tried, onSave, onReplace, ...actions }: OutlineActionsProps) {
  const { onBegun, onOpenStep, onAsk, isAnswered, onAddChapter } = actions;
  const { t } = useTranslation(['outlines', 'shell']);
  const [open, setOpen] = useState<'regenerate' | 'full-text' | null>(isAnswered ? 'full-text' : null);
  const { data: interview } = useQuery(interviewQuery(outline.key1));
  const [correction, setCorrection] = useState<Correction>(tried);
  const { understanding } = outline;
  const hasFreeOnes = outline.free_num > 0;
  const line = useRef<HTMLElement>(null);

  const regenerate = useMutation({
    mutationFn: async (wanted: Correction) => {
      if (!(await onSave())) throw new Error(t('regenerate.unsaved'));
      onReplace(wanted);
      const isRead = understanding !== null && isCorrected(understanding, wanted);
      await writeAgain(outline, isRead ? { understanding: correct(understanding, wanted) } : {});
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
      <AboveWorks>
        {understanding ? (
          <PlanDoubts
            doubts={findTold(outline.doubts, correct(understanding, correction), chapters)}
            understanding={understanding}
            canRewrite={hasFreeOnes}
            isBusy={regenerate.isPending}
            onPlanAs={(kind) => regenerate.mutate({ ...correction, kind })}
            onOpen={(part) => openPart(line.current, part)}
            onAddChapter={onAddChapter}
          />
        ) : null}
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
            <Button
              variant="default"
              leftSection={<IconCopy size={18} stroke={1.5} aria-hidden="true" />}
              onClick={copy}
            >
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
      </AboveWorks>
      <BelowWorks>
        <UnderstoodReading
          outline={outline}
          line={line}
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
      </BelowWorks>
      <ConfirmBox
        opened={open === 'regenerate'}
        title={t('regenerate.title')}
        confirmLabel={t('regenerate.confirm')}
        cancelLabel={t('shell:action.cancel')}
        closeLabel={t('shell:action.close')}
        onCancel={() => setOpen(null)}
        onConfirm={() => {
          setOpen(null);
          regenerate.mutate(correction);
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
