import { Button } from '@mantine/core';
import { IconLock, IconPlugConnectedX, IconZoomExclamation } from '@tabler/icons-react';
import type { OutlineDetail, OutlineStep } from '@yanmo/contract/outlines';
import { type RefObject, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api.ts';
import { lazyPart } from '../../lib/load-part.ts';
import { requireLogin } from '../../lib/require-login.ts';
import { useSession } from '../../lib/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { isBeingWritten, useOutline } from './api.ts';
import { useEditorView } from './editor/use-editor-view.ts';
import { FailedOutline } from './failed-outline.tsx';
import { useAskedQuestions } from './interview/use-asked-questions.ts';
import { OutlineFrame } from './outline-frame.tsx';
import type { Correction } from './reading/correction.ts';
import type { LeaveEditor } from './use-open-outline.ts';
import { WritingView } from './writing-view.tsx';

const InterviewStep = lazyPart(() => import('./interview/interview-step.tsx'));
const Wizard = lazyPart(() => import('./wizard/wizard.tsx'));

interface OpenOutlineProps {
  outlineKey: string;
  leaveEditor: RefObject<LeaveEditor | null>;
  onNew: () => void;
  onChangeForm: (outline: OutlineDetail) => void;
}

/** One outline, in whatever state it is: being prepared, being written, failed, or on the sheet to be edited. */
export default function OpenOutline({ outlineKey, leaveEditor, onNew, onChangeForm }: OpenOutlineProps) {
  const { t } = useTranslation(['outlines', 'shell']);
  const session = useSession();
  const { data: outline, error, refetch, isFetching } = useOutline(outlineKey);
  const EditorView = useEditorView();
  /** Its works are shown already, and stay. */
  const [wasWritten, setWasWritten] = useState(false);
  /** A step of the custom outline that the student went back to, although the outline is there. */
  const [openStep, setOpenStep] = useState<OutlineStep | null>(null);
  /** The server has no writing to follow: the steps are done, but the outline was never asked for. */
  const [isNotBegun, setIsNotBegun] = useState(false);
  const [isAsked, setIsAsked] = useAskedQuestions();
  /** The questions are behind the student: the way to the order goes on. */
  const [isAnswered, setIsAnswered] = useState(false);
  /** What a regeneration replaces; an undo in the editor brings it back. */
  const replaced = useRef<OutlineDetail['chapters'] | null>(null);
  /** How it was to be read by the writing that is under way; one that fails leaves it for the next try. */
  const tried = useRef<Correction>({});

  if (!session) {
    return (
      <Sheet width="wide">
        <EmptyState
          icon={IconLock}
          title={t('open.loginTitle')}
          text={t('open.loginText')}
          action={<Button onClick={() => requireLogin(() => void refetch())}>{t('open.login')}</Button>}
        />
      </Sheet>
    );
  }
  if (!outline) {
    if (!error || isFetching) return <PageSkeleton label={t('shell:loading')} />;
    const isAbsent = error instanceof ApiError && error.status === 404;
    return (
      <Sheet width="wide">
        <EmptyState
          icon={isAbsent ? IconZoomExclamation : IconPlugConnectedX}
          title={isAbsent ? t('open.absentTitle') : t('open.failedTitle')}
          text={isAbsent ? t('open.absentText') : `${error.message} ${t('open.failedText')}`}
          action={
            isAbsent ? (
              <Button onClick={onNew}>{t('open.new')}</Button>
            ) : (
              <Button onClick={() => void refetch()}>{t('open.retry')}</Button>
            )
          }
        />
      </Sheet>
    );
  }

  const begun = () => {
    setIsNotBegun(false);
    setOpenStep(null);
    // The first chapter appears at the top of the sheet, and the button that asked for it may be far below.
    window.scrollTo({ top: 0 });
    void refetch();
  };

  const isWriting = isBeingWritten(outline) && !isNotBegun;
  const isPreparing = outline.status === 'WAITING' && !isWriting;
  if (isPreparing || (openStep && !isWriting)) {
    return (
      <Suspense fallback={<PageSkeleton label={t('shell:loading')} />}>
        <Wizard
          outline={outline}
          firstStep={openStep ?? outline.step}
          onBegun={begun}
          onNew={onNew}
          onChangeForm={() => onChangeForm(outline)}
          onBack={isPreparing ? null : () => setOpenStep(null)}
          onReplace={() => {
            replaced.current = outline.chapters;
          }}
        />
      </Suspense>
    );
  }
  if (outline.status === 'FAILED') {
    return (
      <FailedOutline
        outline={outline}
        onBegun={begun}
        onNew={onNew}
        onChange={() => (outline.version === 'v2' ? setOpenStep('REQUIREMENTS') : onChangeForm(outline))}
      />
    );
  }
  if (isAsked && !isWriting) {
    return (
      <Suspense fallback={<PageSkeleton label={t('shell:loading')} />}>
        <InterviewStep
          outline={outline}
          onNew={onNew}
          onLeave={(isDone) => {
            setIsAnswered(isDone);
            setIsAsked(false);
          }}
        />
      </Suspense>
    );
  }
  if (isWriting && !wasWritten) setWasWritten(true);
  if (!isWriting && !EditorView && !wasWritten) return <PageSkeleton label={t('shell:loading')} />;
  return (
    <OutlineFrame outline={outline} isWriting={isWriting}>
      {isWriting ? (
        <WritingView
          outline={outline}
          onNotBegun={() => setIsNotBegun(true)}
          onEnded={() => void refetch()}
          onNew={onNew}
        />
      ) : EditorView ? (
        <EditorView
          outline={outline}
          isAnswered={isAnswered}
          onAsk={() => {
            setIsAnswered(false);
            setIsAsked(true);
          }}
          replaced={replaced}
          tried={tried}
          leaveEditor={leaveEditor}
          onBegun={begun}
          onNew={onNew}
          onOpenStep={setOpenStep}
        />
      ) : (
        <PageSkeleton label={t('shell:loading')} />
      )}
    </OutlineFrame>
  );
}
