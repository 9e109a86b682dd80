import { useSortable } from '@dnd-kit/sortable';
import { IconGripVertical } from '@tabler/icons-react';
import type { Language } from '@yanmo/contract/language-choice';
import type { Chapter } from '@yanmo/contract/outlines';
import type { Work } from '@yanmo/contract/works';
import { type Dispatch, memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorAction } from './editor-state.ts';
import { GrowingLine } from './growing-line.tsx';
import { HeadingMenu } from './heading-menu.tsx';
import classes from './heading-row.module.css';
import type { RowCommand } from './row-command.ts';
import { useHeadingKeys } from './use-heading-keys.ts';
import { WordsField } from './words-field.tsx';
import { WorkMarks } from './work-marks.tsx';

/** What the contract takes. */
const titleMaximumCharacters = 200;
const summaryMaximumCharacters = 500;

interface HeadingRowProps {
  chapter: Chapter;
  depth: number;
  number: string;
  language: Language;
  papers: readonly Work[];
  dispatch: Dispatch<EditorAction>;
  command: (command: RowCommand) => void;
}

export const HeadingRow = memo(function HeadingRow(props: HeadingRowProps) {
  const { chapter, depth, number, language, papers, dispatch, command } = props;
  const { t } = useTranslation('outlines');
  const { id } = chapter;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const onKeyDown = useHeadingKeys(id, command);
  const shift = transform ? `translate3d(0, ${transform.y}px, 0)` : undefined;
  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      data-heading={id}
      data-depth={depth}
      data-dragging={isDragging || undefined}
      style={{ transform: shift, transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={classes.handle}
        {...attributes}
        {...listeners}
        aria-label={t('editor.drag', { number })}
      >
        <IconGripVertical size={18} stroke={1.5} aria-hidden="true" />
      </button>
      <div className={classes.body}>
        <span className={classes.number} aria-hidden="true">
          {number}
        </span>
        <div className={classes.texts}>
          <div className={classes.heading}>
            <GrowingLine
              className={classes.title}
              label={t(`editor.level.${depth as 0 | 1 | 2}`, { number })}
              placeholder={t('editor.untitled')}
              maxLength={titleMaximumCharacters}
              value={chapter.title}
              onChange={(title) => dispatch({ type: 'rename', id, title, atMs: Date.now() })}
              onKeyDown={onKeyDown}
            />
            {chapter.works.length > 0 ? <WorkMarks works={chapter.works} papers={papers} number={number} /> : null}
          </div>
          <GrowingLine
            className={chapter.summary ? classes.summary : classes.emptySummary}
            label={t('editor.summary', { number })}
            placeholder={t('editor.summaryPlaceholder')}
            maxLength={summaryMaximumCharacters}
            value={chapter.summary}
            onChange={(summary) => dispatch({ type: 'describe', id, summary, atMs: Date.now() })}
            onKeyDown={onKeyDown}
            isPlain
          />
        </div>
      </div>
      <WordsField
        label={t('editor.words', { number })}
        unit={t(`words.${language}`)}
        value={chapter.word_count}
        onChange={(words) => dispatch({ type: 'set-words', id, words })}
      />
      <HeadingMenu id={id} label={t('editor.menu', { number })} depth={depth} command={command} />
    </li>
  );
});
