import { Button } from '@mantine/core';
import type { Doubt, TitleKind, Understanding } from '@yanmo/contract/understanding';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadingPart } from '../reading/correction.ts';
import classes from './plan-doubts.module.css';

interface PlanDoubtsProps {
  doubts: readonly Doubt[];
  understanding: Understanding;
  /** Whether it can be written again. */
  canRewrite: boolean;
  isBusy: boolean;
  onPlanAs: (kind: TitleKind) => void;
  onOpen: (part: ReadingPart) => void;
  onAddChapter: (title: string) => void;
}

/** Why the plan may miss what the title means, each with the one thing to do about it. */
export function PlanDoubts({ doubts, canRewrite, ...rest }: PlanDoubtsProps) {
  const { t } = useTranslation('outlines');
  const headingId = useId();
  const [isKept, setIsKept] = useState(false);
  // What only a rewrite could settle is not told where there is none.
  const told = doubts.filter(({ reason }) => canRewrite || reason === 'UNSAID');
  if (isKept || told.length === 0) return null;
  return (
    <section className={classes.note} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('doubts.title')}</h2>
      <ul>
        {told.map((doubt) => (
          <li key={`${doubt.reason} ${doubt.part}`}>
            <DoubtEntry doubt={doubt} {...rest} />
          </li>
        ))}
      </ul>
      <Button className={classes.keep} variant="subtle" size="compact-sm" onClick={() => setIsKept(true)}>
        {t('doubts.keep')}
      </Button>
    </section>
  );
}

interface DoubtEntryProps extends Omit<PlanDoubtsProps, 'doubts' | 'canRewrite'> {
  doubt: Doubt;
}

function DoubtEntry({ doubt, understanding, isBusy, onPlanAs, onOpen, onAddChapter }: DoubtEntryProps) {
  const { t } = useTranslation('outlines');
  const { reason, part, kind: other, text = '' } = doubt;
  const planned = t(`kind.${understanding.kind}`);
  if (reason === 'KIND' && other) {
    const name = t(`kind.${other}`);
    return (
      <>
        <p>{t('doubts.kindOf', { kind: planned, other: name })}</p>
        <Button variant="light" size="compact-md" loading={isBusy} onClick={() => onPlanAs(other)}>
          {t('doubts.planAs', { kind: name })}
        </Button>
        <p className={classes.cost}>{t('doubts.cost')}</p>
      </>
    );
  }
  if (reason === 'UNSAID') {
    return (
      <>
        <p>{t(part === 'aspect' ? 'doubts.askedUnsaid' : 'doubts.UNSAID', { text })}</p>
        <Button variant="light" size="compact-md" onClick={() => onAddChapter(text)}>
          {t('doubts.addChapter')}
        </Button>
      </>
    );
  }
  const value = part === 'kind' ? planned : understanding[part] || t('reading.none');
  return (
    <>
      <p>
        {reason === 'NOBODY_TO_ASK'
          ? t('doubts.NOBODY_TO_ASK', { text })
          : part === 'kind'
            ? t('doubts.kindAlone', { kind: value })
            : t(`doubts.${part}`, { value })}
      </p>
      <Button variant="light" size="compact-md" onClick={() => onOpen(part)}>
        {part === 'kind' ? t('doubts.chooseKind') : t('doubts.change')}
      </Button>
    </>
  );
}
