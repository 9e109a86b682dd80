import { Alert, Button } from '@mantine/core';
import type { ExtraService } from '@yanmo/contract/codes';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { outlinePath, outlineQuestionsPath, outlineWorksPath } from '../../domain/papers/paper-links.ts';
import { ApiError } from '../../lib/api.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import classes from './sources-note.module.css';

const mendedInOutline: ReadonlySet<string> = new Set([
  'section_without_words',
  'sections_too_short',
  'outline_length_refused',
  'stages_unavailable',
]);

/** What is not known here the student may know. */
const mendedByAnswers: ReadonlySet<string> = new Set(['too_little_known', 'title_terms_unknown', 'title_link_unknown']);
/** Of a document beside the paper, which can be left out as well. */
const ofExtra: Readonly<Record<string, ExtraService>> = {
  proposal_too_little_known: 'EXTRA_PROPOSAL',
  task_book_too_little_known: 'EXTRA_TASK_ASSIGNMENT',
  review_too_little_known: 'EXTRA_JOURNAL_REVIEWED',
};

/** Whether what is missing is the student's to tell: then nothing else beside the refusal offers an order. */
export const isForWantOfKnowledge = (error: Error | null): boolean =>
  error instanceof ApiError && mendedByAnswers.has(error.error);

interface QuoteRefusedProps {
  error: Error;
  key1: string;
  onRetry: () => void;
  onLeave: () => void;
  /** Orders without a document that goes with the paper. */
  onWithout: (extra: ExtraService) => void;
}

/** Why there is no price, and the way to where that can be mended: in the outline, or by answers to the questions on the title. */
export function QuoteRefused({ error, key1, onRetry, onLeave, onWithout }: QuoteRefusedProps) {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const code = error instanceof ApiError ? error.error : null;
  const extra = code === null ? undefined : ofExtra[code];
  const isAsked = extra !== undefined || isForWantOfKnowledge(error);
  if (code === null || !(isAsked || mendedInOutline.has(code))) {
    return <LoadFailed message={error.message} onRetry={onRetry} />;
  }
  const place = error instanceof ApiError ? error.fields[0]?.path : undefined;
  const heading = place?.startsWith('chapters.') ? place.slice('chapters.'.length) : null;
  const go = (path: string) => {
    onLeave();
    void navigate(path);
  };
  return (
    <Alert color="warn" variant="light" role="alert">
      <p>{error.message}</p>
      <div className={classes.ways}>
        {extra ? (
          <Button size="compact-md" onClick={() => onWithout(extra)}>
            {t('panel.withoutExtra')}
          </Button>
        ) : null}
        <Button
          size="compact-md"
          {...(extra ? { variant: 'default' } : {})}
          onClick={() => go(isAsked ? outlineQuestionsPath(key1) : outlinePath(key1, heading))}
        >
          {t(isAsked ? 'panel.interview.open' : heading === null ? 'panel.toOutline' : 'panel.toHeading')}
        </Button>
        {isAsked ? (
          <Button size="compact-md" variant="default" onClick={() => go(outlineWorksPath(key1, 'upload'))}>
            {t('panel.interview.upload')}
          </Button>
        ) : null}
      </div>
    </Alert>
  );
}
