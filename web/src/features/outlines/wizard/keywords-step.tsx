import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { Alert, Button, Skeleton, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { OutlineDetail } from '@yanmo/contract/outlines';
import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { proposedKeywordsQuery } from '../api.ts';
import { useDragTexts } from '../drag-texts.ts';
import { addKeyword, keywordMaximumCharacters, maximumKeywords } from './keyword-list.ts';
import classes from './keywords-step.module.css';
import { StepButtons, type StepMoves } from './step-buttons.tsx';

interface KeywordsStepProps extends StepMoves {
  outline: OutlineDetail;
  /** Null until the student has any: then those that are proposed become theirs. */
  keywords: readonly string[] | null;
  onChange: (keywords: readonly string[]) => void;
}

export function KeywordsStep({ outline, keywords, onChange, ...moves }: KeywordsStepProps) {
  const { t } = useTranslation('outlines');
  const [typed, setTyped] = useState('');
  const proposed = useQuery({ ...proposedKeywordsQuery(outline.key1, outline.form), enabled: keywords === null });
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const dragTexts = useDragTexts((id) => String(id));
  const own = keywords ?? [];

  const take = useEffectEvent((words: readonly string[]) =>
    onChange(words.reduce(addKeyword, [] as readonly string[])),
  );
  useEffect(() => {
    if (keywords === null && proposed.data) take(proposed.data);
  }, [keywords, proposed.data]);

  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onChange(typed.split(/[,，、;；]+/).reduce(addKeyword, own));
    setTyped('');
  }

  function drop({ active, over }: DragEndEvent) {
    if (!over || active.id === over.id) return;
    onChange(arrayMove([...own], own.indexOf(String(active.id)), own.indexOf(String(over.id))));
  }

  const isWaiting = keywords === null && proposed.isFetching;
  return (
    <>
      {isWaiting ? (
        <div className={classes.list} role="status" aria-label={t('wizard.KEYWORDS.waiting')}>
          {[96, 72, 112, 84, 120].map((width) => (
            <Skeleton key={width} height={34} width={width} radius={17} />
          ))}
        </div>
      ) : (
        <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={dragTexts}>
          <SortableContext items={[...own]} strategy={rectSortingStrategy}>
            <ul className={classes.list} aria-label={t('wizard.KEYWORDS.name')}>
              {own.map((word) => (
                <Keyword key={word} word={word} onRemove={() => onChange(own.filter((other) => other !== word))} />
              ))}
            </ul>
          </SortableContext>
        </DndContext>
      )}
      {proposed.error && keywords === null && !proposed.isFetching ? (
        <Alert color="bad" variant="light" role="alert" mb="sm">
          {proposed.error.message} {t('wizard.KEYWORDS.ownInstead')}
          <Button mt="xs" size="compact-md" variant="light" onClick={() => void proposed.refetch()}>
            {t('open.retry')}
          </Button>
        </Alert>
      ) : null}
      <form className={classes.add} onSubmit={add}>
        <TextInput
          className={classes.input}
          aria-label={t('wizard.KEYWORDS.add')}
          placeholder={t('wizard.KEYWORDS.placeholder')}
          maxLength={keywordMaximumCharacters * 3}
          value={typed}
          disabled={own.length >= maximumKeywords}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={!typed.trim() || own.length >= maximumKeywords}>
          {t('wizard.KEYWORDS.addButton')}
        </Button>
      </form>
      <p className={classes.hint}>
        {own.length >= maximumKeywords
          ? t('wizard.KEYWORDS.full', { count: maximumKeywords })
          : t('wizard.KEYWORDS.order')}
      </p>
      <StepButtons
        {...moves}
        nextLabel={t('wizard.KEYWORDS.next')}
        reason={own.length === 0 && !isWaiting ? t('wizard.KEYWORDS.atLeastOne') : null}
      />
    </>
  );
}

function Keyword({ word, onRemove }: { word: string; onRemove: () => void }) {
  const { t } = useTranslation('outlines');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } = useSortable({ id: word });
  const shift = transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined;
  return (
    <li ref={setNodeRef} className={classes.keyword} style={{ transform: shift, transition }}>
      <button type="button" ref={setActivatorNodeRef} className={classes.word} {...attributes} {...listeners}>
        {word}
      </button>
      <button
        type="button"
        className={classes.remove}
        aria-label={t('wizard.KEYWORDS.remove', { word })}
        onClick={onRemove}
      >
        <IconX size={14} stroke={1.5} aria-hidden="true" />
      </button>
    </li>
  );
}
