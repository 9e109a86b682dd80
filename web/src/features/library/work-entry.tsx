import { Checkbox } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled, IconFilePlus, IconQuote } from '@tabler/icons-react';
import type { FoundWork } from '@yanmo/contract/explore';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AllowSource } from '../../domain/works/allow-source.tsx';
import { writeAuthors } from '../../domain/works/author-names.ts';
import { WorkBadges } from '../../domain/works/work-badges.tsx';
import { ActionButton } from './action-button.tsx';
import { MarkedText } from './marked-text.tsx';
import { isKept, useWorkActions } from './work-actions.ts';
import { WorkDetails } from './work-details.tsx';
import classes from './work-entry.module.css';

interface WorkEntryProps {
  work: FoundWork;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  /** In the place of “save”, where the work is kept already. */
  keeping?: ReactNode;
}

/** A work as a bibliography has it; its title opens what else is known. */
export function WorkEntry({ work, isSelected, onSelect, keeping }: WorkEntryProps) {
  const { t } = useTranslation('library');
  const actions = useWorkActions();
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const by = writeAuthors(work.authors, {
    separator: t('work.nameSeparator'),
    andOthers: (names) => t('work.andOthers', { names }),
  });
  const facts = [by, work.venue, work.year].filter(Boolean).join(' · ');
  return (
    <li className={classes.entry} data-work={work.id} data-selected={isSelected || undefined}>
      <Checkbox
        checked={isSelected}
        onChange={(event) => onSelect(event.currentTarget.checked)}
        aria-label={t('work.select', { title: work.title })}
      />
      <div className={classes.body}>
        <h3 className={classes.title} lang={work.language ?? undefined}>
          <button
            type="button"
            data-work-title
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onClick={() => setIsOpen(!isOpen)}
          >
            <MarkedText text={work.title} marks={work.marks.title} />
          </button>
        </h3>
        {facts ? <p className={classes.facts}>{facts}</p> : null}
        <p className={classes.badges}>
          <WorkBadges work={work} />
        </p>
        <AllowSource work={work} isExplained={isOpen} />
        <div id={detailsId} hidden={!isOpen}>
          {isOpen ? <WorkDetails work={work} /> : null}
        </div>
        <div className={classes.actions}>
          <ActionButton icon={IconQuote} label={t('action.cite')} onClick={() => actions.cite([work])} />
          {keeping ?? (
            <ActionButton
              icon={isKept(work) ? IconBookmarkFilled : IconBookmark}
              label={isKept(work) ? t('action.saved') : t('action.save')}
              isDone={isKept(work)}
              onClick={() => actions.save([work])}
            />
          )}
          <ActionButton icon={IconFilePlus} label={t('action.use')} onClick={() => actions.use([work])} />
        </div>
      </div>
    </li>
  );
}
