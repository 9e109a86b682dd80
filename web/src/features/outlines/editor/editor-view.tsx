import { Alert } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { totalWords } from '@yanmo/contract/chapter-words';
import type { Chapter, OutlineDetail, OutlineStep } from '@yanmo/contract/outlines';
import { type RefObject, useCallback, useEffect, useMemo, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { randomId } from '../../../lib/random-id.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { outlineQuery, outlineWorksQuery } from '../api.ts';
import { OutlineFacts } from '../outline-facts.tsx';
import { AboveWorks, useShownChapters } from '../outline-frame.tsx';
import type { Correction } from '../reading/correction.ts';
import type { LeaveEditor } from '../use-open-outline.ts';
import { ConflictBox } from './conflict-box.tsx';
import { openEditor, reduceEditor } from './editor-state.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import classes from './editor-view.module.css';
import { OutlineActions } from './outline-actions.tsx';
import { OutlineTree } from './outline-tree.tsx';
import { useAskedHeading } from './use-asked-heading.ts';
import { useAutosave } from './use-autosave.ts';
import { WordTotal } from './word-total.tsx';

interface EditorViewProps {
  outline: OutlineDetail;
  /** Comes from the questions, on the way to an order. */
  isAnswered: boolean;
  onAsk: () => void;
  /** What stood here before the outline was written again; filled when that is asked for. */
  replaced: RefObject<Chapter[] | null>;
  /** How it was to be read when it was last asked for again. */
  tried: RefObject<Correction>;
  leaveEditor: RefObject<LeaveEditor | null>;
  onBegun: () => void;
  onNew: () => void;
  onOpenStep: (step: OutlineStep) => void;
}

/** The sheet as editor, with what can be done about it beside. */
export default function EditorView({ outline, replaced, tried, leaveEditor, ...actions }: EditorViewProps) {
  const { onBegun, onNew, onOpenStep, onAsk, isAnswered } = actions;
  const { t } = useTranslation('outlines');
  const client = useQueryClient();
  const [state, dispatch] = useReducer(reduceEditor, null, () => openEditor(outline.chapters, replaced.current));
  const { saver, saveState, failure } = useAutosave(outline, state.chapters, leaveEditor);

  // Changed in another tab or on another device while nothing waits here: the newest is shown.
  useEffect(() => {
    if (saveState !== 'saved' || outline.revision <= saver.revision()) return;
    saver.adopt(outline.chapters, outline.revision);
    dispatch({ type: 'load', chapters: outline.chapters });
  }, [saver, saveState, outline.revision, outline.chapters]);

  useAskedHeading();
  const { data: beside } = useQuery(outlineWorksQuery(outline.key1));
  const papers = useMemo(
    () => beside?.works.flatMap(({ work, is_kept }) => (is_kept ? [work] : [])) ?? outline.papers,
    [beside, outline.papers],
  );

  async function loadNewest() {
    const newest = await client.fetchQuery({ ...outlineQuery(outline.key1), staleTime: 0 });
    saver.adopt(newest.chapters, newest.revision);
    dispatch({ type: 'load', chapters: newest.chapters });
  }

  async function keepMine() {
    const newest = await client.fetchQuery({ ...outlineQuery(outline.key1), staleTime: 0 });
    await saver.saveOnTopOf(newest.revision);
  }

  // Its places are still here; the server took them away when it was dropped.
  const saveAgain = useCallback(() => saver.change([...state.chapters]), [saver, state.chapters]);
  useShownChapters(state.chapters, saveAgain);

  /** Before the conclusion, with the cursor in it. */
  function addChapter(title: string) {
    const last = state.chapters.at(-2) ?? state.chapters.at(-1);
    if (!last) return;
    const newId = randomId();
    flushSync(() => dispatch({ type: 'add-after', id: last.id, newId, title }));
    document.querySelector<HTMLTextAreaElement>(`[data-heading="${CSS.escape(newId)}"] textarea`)?.focus();
  }

  return (
    <>
      <AboveWorks>
        <OutlineFacts outline={outline} words={totalWords(state.chapters)} onNew={onNew} onSave={() => saver.flush()} />
      </AboveWorks>
      <OutlineActions
        outline={outline}
        chapters={state.chapters}
        tried={outline.error ? tried.current : {}}
        onSave={() => saver.flush()}
        onReplace={(correction) => {
          replaced.current = [...state.chapters];
          tried.current = correction;
        }}
        onAddChapter={addChapter}
        onBegun={onBegun}
        onOpenStep={onOpenStep}
        isAnswered={isAnswered}
        onAsk={onAsk}
      />
      <div>
        {outline.error ? (
          <Alert color="warn" variant="light" role="alert" mb="md" title={t('editor.notRewritten')}>
            {outline.error.message} {t('editor.oldKept')}
          </Alert>
        ) : null}
        <EditorToolbar
          canUndo={state.past.length > 0}
          canRedo={state.future.length > 0}
          saveState={saveState}
          failure={failure}
          onUndo={() => dispatch({ type: 'undo' })}
          onRedo={() => dispatch({ type: 'redo' })}
          onRetry={() => void saver.flush()}
        />
        <Sheet label={t('editor.sheet')}>
          <p className={classes.title} lang={outline.form.language}>
            {outline.form.title}
          </p>
          <OutlineTree chapters={state.chapters} papers={papers} language={outline.form.language} dispatch={dispatch} />
          <WordTotal
            chapters={state.chapters}
            target={outline.form.word_count}
            language={outline.form.language}
            onFit={() => dispatch({ type: 'fit', target: outline.form.word_count })}
          />
          <p className={classes.engine}>{t(`editor.engine.${outline.engine ?? 'BUILT_IN'}`)}</p>
        </Sheet>
      </div>
      <ConflictBox opened={saveState === 'conflict'} onLoadNewest={loadNewest} onKeepMine={keepMine} />
    </>
  );
}
