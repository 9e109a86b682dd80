import { Alert, Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconDeviceFloppy } from '@tabler/icons-react';
import { countDraft } from '@yanmo/contract/draft-count';
import { type SectionText, sectionTextMaximum } from '@yanmo/contract/paper-text';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { showInfo } from '../../../lib/notify.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { PaperText } from '../reading/api.ts';
import { CitationPicker } from './citation-picker.tsx';
import { findUnknownNumbers, readTokens } from './citation-tokens.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import { DraftHelp } from './draft-help.tsx';
import { cutPieces, type DraftPiece, listBlocks, placeBlock, putPiece, removeBlock } from './draft-pieces.ts';
import { DraftStretch, type StretchSelection } from './draft-stretch.tsx';
import classes from './hand-editor.module.css';
import { InlineBar } from './inline-bar.tsx';
import { findInline, moveInline, objectAt, removeInline } from './inline-objects.ts';
import { ObjectCard } from './object-card.tsx';
import { insertText, putText, redoText, type Snapshot, type TextHistory, typeText, undoText } from './text-history.ts';
import { useSectionDraft } from './use-section-draft.ts';

/**
 * A section to be written by hand: text as text, tables and figures as cards between it, citations and gaps as marks within it. There is one
 * text behind all of them, with one history, so that undo brings back whatever was moved or removed.
 */
export function HandEditor({ paper, section }: { paper: PaperText; section: SectionText }) {
  const { t } = useTranslation('amending');
  const body = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const written = useSectionDraft(paper, section);
  const { sources, history, setHistory, isChanged, isBehind, isKept, newest, isSaving, error, save, discard } = written;
  const { present } = history;
  const unknown = findUnknownNumbers(present.text, sources);
  // The same count as at the head of the section, of the text as it would be saved.
  const units = countDraft(readTokens(present.text, sources));
  const hasConflict = isBehind && isChanged;
  const canSave = isChanged && present.text.trim() !== '';
  useWarningBeforeLeaving(isChanged && !isKept);

  const pieces = cutPieces(present.text);
  const keys = keysOf(pieces);
  const blocks = listBlocks(present.text);
  const current = pieces.findLastIndex(({ kind, start }) => kind === 'text' && start <= present.selectionStart);
  const selected = objectAt(findInline(present.text), present.selectionStart, present.selectionEnd);

  // After undo, redo and insertions the caret stands where it belongs; while typing the browser keeps it itself, unless what was
  // typed made another piece of the text.
  const jump = useRef<'text' | 'block' | null>(null);
  const count = useRef(pieces.length);
  useLayoutEffect(() => {
    const isCutAnew = count.current !== pieces.length;
    count.current = pieces.length;
    const wanted = jump.current ?? (isCutAnew && body.current?.contains(document.activeElement) ? 'text' : null);
    jump.current = null;
    if (wanted === 'block') {
      const block = blocks.findIndex(({ start }) => start === present.selectionStart);
      body.current?.querySelector<HTMLElement>(`[data-block="${block}"]`)?.focus();
    } else if (wanted === 'text') {
      const from = pieces[current]?.start ?? 0;
      area.current?.focus();
      area.current?.setSelectionRange(present.selectionStart - from, present.selectionEnd - from);
    }
  });
  const change = (step: (history: TextHistory) => TextHistory) => {
    jump.current = 'text';
    setHistory(step);
  };
  const put = (next: Snapshot, focus: 'text' | 'block' = 'text') => {
    jump.current = focus;
    setHistory((before) => putText(before, next));
  };
  /** Places within a piece as places of the whole. */
  const inWhole = (index: number, { text, selectionStart, selectionEnd }: StretchSelection): Snapshot => {
    const { text: whole, start } = putPiece(present.text, index, text);
    return { text: whole, selectionStart: start + selectionStart, selectionEnd: start + selectionEnd };
  };
  const moveBlock = (from: number, to: number, focus: 'text' | 'block') => {
    const { text, start } = placeBlock(present.text, from, to);
    put({ text, selectionStart: start, selectionEnd: start }, focus);
  };

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey && selected && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      event.preventDefault();
      moveSelected(event.key === 'ArrowLeft' ? 'back' : 'on');
      return;
    }
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if (key === 's') {
      event.preventDefault();
      if (hasConflict) showInfo(t('conflict.title'));
      else if (canSave) save();
    } else if (isRedo || key === 'z') {
      event.preventDefault();
      change(isRedo ? redoText : undoText);
    }
  }

  function moveSelected(to: 'back' | 'on') {
    if (!selected) return;
    const moved = moveInline(present.text, selected, to);
    if (moved) put({ text: moved.text, selectionStart: moved.start, selectionEnd: moved.end });
    else showInfo(t(to === 'back' ? 'inline.first' : 'inline.last'));
  }

  function removeSelected() {
    if (!selected) return;
    const { text, caret } = removeInline(present.text, selected);
    put({ text, selectionStart: caret, selectionEnd: caret });
  }

  return (
    <div>
      <div className={classes.toolbar}>
        <IconButton
          icon={IconArrowBackUp}
          label={t('edit.undo')}
          isDisabled={history.past.length === 0}
          onClick={() => change(undoText)}
        />
        <IconButton
          icon={IconArrowForwardUp}
          label={t('edit.redo')}
          isDisabled={history.future.length === 0}
          onClick={() => change(redoText)}
        />
        <CitationPicker sources={sources} onPick={(number) => change((now) => insertText(now, `[${number}]`))} />
        <DraftHelp />
        <span className={classes.space} />
        <p className={classes.state} role="status">
          {!isChanged ? t('edit.unchanged') : isKept ? t('edit.kept') : t('edit.notKept')}
        </p>
        {isChanged ? (
          <Button variant="subtle" color="gray" onClick={discard}>
            {t('edit.discard')}
          </Button>
        ) : null}
        <Button
          leftSection={<IconDeviceFloppy size={18} stroke={1.5} aria-hidden="true" />}
          loading={isSaving}
          disabled={!canSave || hasConflict || isSaving}
          onClick={save}
        >
          {t('edit.save')}
        </Button>
        {selected ? (
          <InlineBar
            object={selected}
            draft={present.text}
            sources={sources}
            onMove={moveSelected}
            onRemove={removeSelected}
          />
        ) : null}
      </div>
      {hasConflict ? (
        <ConflictPanel
          newest={newest}
          sources={sources}
          language={paper.language}
          isSaving={isSaving}
          onKeepMine={save}
          onTakeNewest={discard}
        />
      ) : error ? (
        <Alert color="bad" variant="light" role="alert" mb="sm">
          {error.message} {t('edit.nothingLost')}
        </Alert>
      ) : null}
      <div ref={body} className={classes.sheet} lang={paper.language}>
        {pieces.map((piece, index) => {
          if (piece.kind !== 'text') {
            const block = blocks.findIndex(({ start }) => start === piece.start);
            return (
              <ObjectCard
                key={keys[index]}
                piece={piece}
                block={block}
                count={blocks.length}
                section={section}
                onMove={(to) => moveBlock(block, to, 'block')}
                onRemove={() => {
                  const { text, start } = removeBlock(present.text, block);
                  put({ text, selectionStart: start, selectionEnd: start });
                  showInfo(t('object.removed'));
                }}
                onEdit={(text) => {
                  const next = putPiece(present.text, index, text);
                  put({ text: next.text, selectionStart: next.start, selectionEnd: next.start }, 'block');
                }}
                onUndoKey={onKeyDown}
              />
            );
          }
          const isOnly = pieces.length === 1;
          return (
            <DraftStretch
              key={keys[index]}
              text={piece.text}
              label={
                isOnly
                  ? t('edit.label', { title: section.title })
                  : t('edit.labelPart', { title: section.title, number: index / 2 + 1 })
              }
              placeholder={isOnly ? undefined : t('edit.writeHere')}
              maxLength={sectionTextMaximum}
              area={index === current ? area : null}
              onType={(typed) => setHistory((before) => typeText(before, inWhole(index, typed), Date.now()))}
              onChange={(changed) => put(inWhole(index, changed))}
              onKeyDown={onKeyDown}
              onDropBlock={(block, paragraph) => {
                const first = blocks.findIndex(({ start }) => start >= piece.start);
                moveBlock(block, (first < 0 ? blocks.length : first) + paragraph, 'block');
              }}
            />
          );
        })}
      </div>
      <p className={classes.foot}>
        <span>{t(`units.${paper.language}`, { count: units, number: formatNumber(units) })}</span>
        {unknown.length > 0 ? (
          <span className={classes.warn} role="status">
            {t('edit.unknown', { count: unknown.length, numbers: unknown.join(', ') })}
          </span>
        ) : null}
      </p>
    </div>
  );
}

/** A text is named by its place; an object by its words, so that what is open in it stays open when it moves. */
function keysOf(pieces: readonly DraftPiece[]): string[] {
  const seen = new Map<string, number>();
  return pieces.map(({ kind, text }) => {
    const name = kind === 'text' ? kind : text;
    seen.set(name, (seen.get(name) ?? 0) + 1);
    return `${seen.get(name)} ${name}`;
  });
}

/** Only where the browser could not put the text aside: otherwise leaving loses nothing. */
function useWarningBeforeLeaving(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
