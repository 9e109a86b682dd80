import { type DragEvent, type KeyboardEvent, type RefObject, type SyntheticEvent, useMemo, useRef } from 'react';
import classes from './draft-stretch.module.css';
import { findInline, objectAt, objectBeside, removeInline } from './inline-objects.ts';
import { draggedBlock } from './object-card.tsx';

export interface StretchSelection {
  text: string;
  selectionStart: number;
  selectionEnd: number;
}

interface DraftStretchProps {
  text: string;
  label: string;
  placeholder: string | undefined;
  maxLength: number;
  area: RefObject<HTMLTextAreaElement | null> | null;
  onType: (typed: StretchSelection) => void;
  /** A change that is a step of its own, with the selection behind it. */
  onChange: (changed: StretchSelection) => void;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  /** A table or a figure was dropped before the n-th paragraph of this text; its count: behind the last. */
  onDropBlock: (block: number, paragraph: number) => void;
}

/**
 * Text that is typed as text. The copy behind it gives the height and shows which words are objects: these are selected, moved and removed as
 * a whole, so that no bracket is ever left alone.
 */
export function DraftStretch(props: DraftStretchProps) {
  const { text, label, placeholder, maxLength, area, onType, onChange, onKeyDown, onDropBlock } = props;
  const mirror = useRef<HTMLDivElement>(null);
  const isComposing = useRef(false);
  const objects = useMemo(() => findInline(text), [text]);

  function onSelect(event: SyntheticEvent<HTMLTextAreaElement>) {
    const { currentTarget } = event;
    const { value, selectionStart, selectionEnd } = currentTarget;
    // Half an object is none: a caret that comes to stand within one selects it.
    const within = isComposing.current || value !== text ? null : objectAt(objects, selectionStart, selectionEnd);
    if (within && selectionStart === selectionEnd) {
      currentTarget.setSelectionRange(within.start, within.end);
      onType({ text: value, selectionStart: within.start, selectionEnd: within.end });
    } else onType({ text: value, selectionStart, selectionEnd });
  }

  function onKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const isRemoving = event.key === 'Backspace' || event.key === 'Delete';
    if (isRemoving && !event.nativeEvent.isComposing && selectionStart === selectionEnd) {
      const beside = objectBeside(objects, selectionStart, event.key === 'Backspace' ? 'before' : 'after');
      if (beside) {
        event.preventDefault();
        const { text: left, caret } = removeInline(text, beside);
        onChange({ text: left, selectionStart: caret, selectionEnd: caret });
        return;
      }
    }
    onKeyDown(event);
  }

  function onDrop(event: DragEvent<HTMLTextAreaElement>) {
    const block = draggedBlock(event.dataTransfer);
    if (block === null) return;
    event.preventDefault();
    const paragraphs = [...(mirror.current?.querySelectorAll('[data-paragraph]') ?? [])];
    const place = paragraphs.findIndex((paragraph) => {
      const { top, height } = paragraph.getBoundingClientRect();
      return event.clientY < top + height / 2;
    });
    onDropBlock(block, place < 0 ? paragraphs.length : place);
  }

  return (
    <div className={classes.stretch} data-value={text} data-empty={text === '' || undefined}>
      <div ref={mirror} className={classes.mirror} aria-hidden="true">
        {listParagraphs(text).map(({ start, end, isBlank }) =>
          isBlank ? (
            <span key={start}>{text.slice(start, end)}</span>
          ) : (
            <span key={start} data-paragraph="">
              {listRuns(objects, start, end).map((run) =>
                run.kind === 'words' ? (
                  text.slice(run.start, run.end)
                ) : (
                  <mark key={run.start} data-kind={run.kind}>
                    {text.slice(run.start, run.end)}
                  </mark>
                ),
              )}
            </span>
          ),
        )}
        {'\n'}
      </div>
      <textarea
        ref={area}
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        spellCheck
        rows={1}
        value={text}
        onChange={(event) => {
          const { value, selectionStart, selectionEnd } = event.currentTarget;
          onType({ text: value, selectionStart, selectionEnd });
        }}
        onSelect={onSelect}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={() => {
          isComposing.current = false;
        }}
        onKeyDown={onKey}
        onDragOver={(event) => {
          if (draggedBlock(event.dataTransfer) !== null) event.preventDefault();
        }}
        onDrop={onDrop}
      />
    </div>
  );
}

interface Stretch {
  start: number;
  end: number;
  isBlank: boolean;
}

function listParagraphs(text: string): Stretch[] {
  return [...text.matchAll(/\n\s*\n|(?:(?!\n\s*\n)[\s\S])+/gu)].map(({ index, 0: found }) => ({
    ...{ start: index, end: index + found.length, isBlank: found.trim() === '' },
  }));
}

function listRuns(objects: ReturnType<typeof findInline>, start: number, end: number) {
  const runs: { kind: 'words' | 'citation' | 'gap' | 'pointer'; start: number; end: number }[] = [];
  let from = start;
  for (const object of objects) {
    if (object.start < from || object.end > end) continue;
    if (object.start > from) runs.push({ kind: 'words', start: from, end: object.start });
    runs.push({ kind: object.kind, start: object.start, end: object.end });
    from = object.end;
  }
  if (from < end) runs.push({ kind: 'words', start: from, end });
  return runs;
}
