import { Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import type { Language } from '@yanmo/contract/language-choice';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BrokenAtWords } from '../../../ui/broken-at-words.tsx';
import { GreyLines } from '../../../ui/grey-lines.tsx';
import classes from './live-paper.module.css';
import { type LiveSheet, listWriting } from './paper-sheet.ts';
import { placeLeads } from './place-leads.ts';
import { SheetSection } from './sheet-section.tsx';
import { useFollowWriting } from './use-follow-writing.ts';

interface LivePaperProps {
  title: string;
  language: Language;
  /** Null until the stream has told how it stands. */
  sheet: LiveSheet | null;
}

/** The sheet that fills while one watches. */
export function LivePaper({ title, language, sheet }: LivePaperProps) {
  const { t } = useTranslation('orders');
  const view = useRef<HTMLDivElement>(null);
  const sections = placeLeads(sheet?.sections ?? []);
  const { isFollowing, follow } = useFollowWriting(view, sheet?.sections);
  const top = Math.min(...sections.map(({ depth }) => depth));
  const firstLater = sections.find(({ state }) => state === 'LATER');
  return (
    <div className={classes.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section ref={view} className={classes.view} aria-label={t('live.sheet')} tabIndex={0}>
        <div className={classes.sheet} lang={language}>
          <h3 className={classes.title}>
            <BrokenAtWords text={title} />
          </h3>
          {sheet ? (
            sections.map((section) => (
              <SheetSection
                key={section.id}
                section={section}
                depth={section.depth - top}
                laterNote={section === firstLater ? t('live.later') : null}
              />
            ))
          ) : (
            <GreyLines count={8} />
          )}
        </div>
      </section>
      {!isFollowing && sheet && listWriting(sheet).length > 0 ? (
        <Button
          className={classes.follow}
          size="sm"
          variant="default"
          leftSection={<IconArrowDown size={16} stroke={1.5} aria-hidden="true" />}
          onClick={follow}
        >
          {t('live.follow')}
        </Button>
      ) : null}
    </div>
  );
}
