import {
  closestCenter,
  DndContext,
  type DragMoveEvent,
  KeyboardSensor,
  MeasuringStrategy,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { VisuallyHidden } from '@mantine/core';
import { chapterNumber } from '@yanmo/contract/chapter-numbers';
import type { Language } from '@yanmo/contract/language-choice';
import type { Chapter } from '@yanmo/contract/outlines';
import type { Work } from '@yanmo/contract/works';
import { type Dispatch, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '../../../lib/random-id.ts';
import { showUndo } from '../../../ui/show-undo.ts';
import { useDragTexts } from '../drag-texts.ts';
import { flatten, type Row } from './chapter-tree.ts';
import { type DropPlace, findDropPlace } from './drop-place.ts';
import { canDo, type EditorAction, type StructureAction } from './editor-state.ts';
import { HeadingRow } from './heading-row.tsx';
import classes from './outline-tree.module.css';
import type { RowCommand } from './row-command.ts';
import { treeKeyboardCoordinates } from './tree-keyboard-coordinates.ts';

/** How far to the side a heading is dragged for one level; the style sheet indents by the same. */
const levelIndentPx = 24;

// Outside the component, and the list of ids compared by what it says: every row watches these, and a new object at each
// letter typed would draw all of them again.
const pointerOptions = { activationConstraint: { distance: 6 } };
const keyboardOptions = { coordinateGetter: treeKeyboardCoordinates };
/** What is below a dragged heading is hidden meanwhile, so the places change under it. */
const measuring = { droppable: { strategy: MeasuringStrategy.WhileDragging } };

interface OutlineTreeProps {
  chapters: readonly Chapter[];
  papers: readonly Work[];
  language: Language;
  dispatch: Dispatch<EditorAction>;
}

export function OutlineTree({ chapters, papers, language, dispatch }: OutlineTreeProps) {
  const { t } = useTranslation('outlines');
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const wantsFocus = useRef<string | null>(null);
  const [dragged, setDragged] = useState<{ id: string; place: DropPlace | null } | null>(null);
  const sensors = useSensors(useSensor(PointerSensor, pointerOptions), useSensor(KeyboardSensor, keyboardOptions));

  const rows = useMemo(() => flatten(chapters), [chapters]);
  const shown = useMemo(() => (dragged ? withoutBelow(rows, dragged.id) : rows), [rows, dragged]);
  const idText = shown.map(({ chapter }) => chapter.id).join(' ');
  const ids = useMemo(() => idText.split(' '), [idText]);
  const dragTexts = useDragTexts((id) => {
    const row = rows.find(({ chapter }) => chapter.id === id);
    return row ? `${chapterNumber(language, row.path)} ${row.chapter.title}` : String(id);
  });

  // After every drawing: the row that a command made or moved is only now where it belongs.
  useEffect(() => {
    if (wantsFocus.current === null) return;
    const line = list.current?.querySelector<HTMLTextAreaElement>(
      `[data-heading="${CSS.escape(wantsFocus.current)}"] textarea`,
    );
    wantsFocus.current = null;
    line?.focus();
  });

  function change(action: StructureAction, focus: string | null): void {
    if (!canDo(chapters, action)) {
      setAnnouncement(t(`editor.cannot.${action.type as 'indent'}`));
      return;
    }
    wantsFocus.current = focus;
    setAnnouncement('');
    dispatch(action);
  }

  /** Rows are drawn only when they change, so what they call must stay the same function. */
  const commands = useRef<(command: RowCommand) => void>(() => undefined);
  useEffect(() => {
    commands.current = (command) => {
      if (command.type === 'undo' || command.type === 'redo') return dispatch(command);
      const { type, id } = command;
      const index = rows.findIndex(({ chapter }) => chapter.id === id);
      const before = rows[index - 1]?.chapter.id ?? null;
      switch (type) {
        case 'add-after':
        case 'add-child': {
          const newId = randomId();
          return change({ type, id, newId }, newId);
        }
        case 'remove': {
          if (!canDo(chapters, { type, id })) return setAnnouncement(t('editor.cannot.remove'));
          const title = rows[index]?.chapter.title ?? '';
          const rest = withoutBelow(rows, id);
          change({ type, id }, before ?? rest[index + 1]?.chapter.id ?? null);
          const text = t('editor.removed', { title: title || t('editor.untitled') });
          return showUndo({
            ...{ id: 'outline-heading-removed', text, label: t('editor.undo') },
            onUndo: () => dispatch({ type: 'undo' }),
          });
        }
        case 'focus-before':
          return focusLine(list.current, before);
        case 'focus-after':
          return focusLine(list.current, rows[index + 1]?.chapter.id ?? null);
        default:
          return change({ type, id }, id);
      }
    };
  });
  const [command] = useState(() => (asked: RowCommand) => commands.current(asked));

  function placeOf({ active, over, delta }: DragMoveEvent): DropPlace | null {
    if (!over) return null;
    const offsetLevels = Math.round(delta.x / levelIndentPx);
    return findDropPlace(rows, { id: String(active.id), overId: String(over.id), offsetLevels });
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      measuring={measuring}
      accessibility={dragTexts}
      onDragStart={({ active }) => setDragged({ id: String(active.id), place: null })}
      onDragMove={(event) => setDragged({ id: String(event.active.id), place: placeOf(event) })}
      onDragCancel={() => setDragged(null)}
      onDragEnd={(event) => {
        const place = placeOf(event);
        setDragged(null);
        if (place) change({ type: 'place', id: String(event.active.id), ...place }, null);
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol ref={list} className={classes.tree} aria-label={t('editor.headings')} lang={language}>
          {shown.map(({ chapter, depth, path }) => (
            <HeadingRow
              key={chapter.id}
              chapter={chapter}
              depth={dragged?.id === chapter.id && dragged.place ? dragged.place.depth : depth}
              number={chapterNumber(language, path)}
              language={language}
              papers={papers}
              dispatch={dispatch}
              command={command}
            />
          ))}
        </ol>
      </SortableContext>
      <VisuallyHidden aria-live="assertive">{announcement}</VisuallyHidden>
    </DndContext>
  );
}

function focusLine(list: HTMLElement | null, id: string | null): void {
  if (id === null) return;
  list?.querySelector<HTMLTextAreaElement>(`[data-heading="${CSS.escape(id)}"] textarea`)?.focus();
}

/** A heading is dragged or removed together with what is below it. */
function withoutBelow(rows: readonly Row[], id: string): readonly Row[] {
  const from = rows.findIndex(({ chapter }) => chapter.id === id);
  const depth = rows[from]?.depth ?? 0;
  const below = rows.findIndex((row, index) => index > from && row.depth <= depth);
  return rows.filter((_row, index) => index <= from || (below >= 0 && index >= below));
}
