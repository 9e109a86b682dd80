import { Button } from '@mantine/core';
import type { OutlineWork as Beside } from '@yanmo/contract/outline-works';
import type { OutlineDetail } from '@yanmo/contract/outlines';
import type { Work } from '@yanmo/contract/works';
import { useTranslation } from 'react-i18next';
import { RetractedBadge } from '../../../domain/works/work-badges.tsx';
import { WorkLine } from '../../../domain/works/work-line.tsx';
import { formatList } from '../../../lib/format.ts';
import classes from './works-panel.module.css';

interface OutlineWorkProps {
  beside: Beside;
  numbersOf: (id: string) => string[];
  language: OutlineDetail['form']['language'];
  isBusy: boolean;
  onRead: ((work: Work) => void) | null;
  onDrop: (work: Work) => void;
}

/** One work: what it is, why it is there, and where the outline rests on it. */
export function OutlineWork({ beside, numbersOf, language, isBusy, onRead, onDrop }: OutlineWorkProps) {
  const { t } = useTranslation(['outlines', 'sources']);
  const { work, reason, is_method } = beside;
  const numbers = numbersOf(work.id);
  return (
    <li className={classes.work}>
      <WorkLine work={work} />
      {work.is_retracted ? <RetractedBadge /> : null}
      {reason ? (
        <p className={classes.reason} lang={language}>
          {reason}
        </p>
      ) : null}
      {numbers.length > 0 ? (
        <p className={classes.rests}>{t('works.rests', { numbers: formatList(numbers) })}</p>
      ) : is_method ? (
        <p className={classes.rests}>{t('works.method')}</p>
      ) : null}
      <p className={classes.actions}>
        {onRead ? (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('sources:card.openOf', { title: work.title })}
            onClick={() => onRead(work)}
          >
            {t('sources:card.open')}
          </Button>
        ) : null}
        <Button
          variant="subtle"
          size="compact-sm"
          color="gray"
          disabled={isBusy}
          aria-label={t('works.dropOf', { title: work.title })}
          onClick={() => onDrop(work)}
        >
          {t('works.drop')}
        </Button>
      </p>
    </li>
  );
}
