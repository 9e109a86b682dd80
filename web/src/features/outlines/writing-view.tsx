import { Progress } from '@mantine/core';
import type { OutlineDetail } from '@yanmo/contract/outlines';
import { useTranslation } from 'react-i18next';
import { GreyLines } from '../../ui/grey-lines.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { OutlineFacts } from './outline-facts.tsx';
import { AboveWorks, BelowWorks, useShownChapters } from './outline-frame.tsx';
import { ReadingLine } from './reading/reading-line.tsx';
import { useOutlineStream } from './use-outline-stream.ts';
import classes from './writing-view.module.css';
import { WrittenChapters } from './written-chapters.tsx';

interface WritingViewProps {
  outline: OutlineDetail;
  onNotBegun: () => void;
  onEnded: () => void;
  onNew: () => void;
}

/** Chapters that most outlines have; only for the bar that fills while they come. */
const usualChapters = 7;

/** The sheet while it is being written: what is there, a caret, and grey lines for what will come. */
export function WritingView({ outline, onNotBegun, onEnded, onNew }: WritingViewProps) {
  const { t } = useTranslation('outlines');
  const { chapters, writtenCount, isWaiting, isConnected } = useOutlineStream(outline, { onNotBegun, onEnded });
  const percent = Math.min(95, Math.round((100 * writtenCount) / usualChapters));
  useShownChapters(chapters);
  return (
    <>
      <AboveWorks>
        <OutlineFacts outline={outline} onNew={onNew} />
        <div className={classes.progress} role="status">
          <p>
            {isWaiting
              ? t('writing.waits')
              : writtenCount === 0
                ? t('writing.begins')
                : t('writing.chapters', { count: writtenCount })}
          </p>
          <Progress value={Math.max(percent, 4)} size="sm" aria-label={t('writing.progress')} />
          <p className={classes.note}>{isConnected ? t('writing.mayLeave') : t('writing.reconnecting')}</p>
        </div>
      </AboveWorks>
      <BelowWorks>
        {outline.understanding ? (
          <ReadingLine understanding={outline.understanding} language={outline.form.language} />
        ) : null}
      </BelowWorks>
      <Sheet label={t('writing.sheet')}>
        <p className={classes.title} lang={outline.form.language}>
          {outline.form.title}
        </p>
        <WrittenChapters chapters={chapters} language={outline.form.language} />
        <span className={classes.caret} aria-hidden="true" />
        <GreyLines count={chapters.length === 0 ? 8 : 3} />
      </Sheet>
    </>
  );
}
