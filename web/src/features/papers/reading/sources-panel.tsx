import { SegmentedControl } from '@mantine/core';
import type { SectionText } from '@yanmo/contract/paper-text';
import type { PaperReference } from '@yanmo/contract/papers';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listPlaces } from './paper-places.ts';
import { SourceEntry } from './source-entry.tsx';
import classes from './sources-panel.module.css';

export interface SourcesPanelProps {
  sections: readonly SectionText[];
  references: readonly PaperReference[];
  /** Works of the paragraph that one is at. */
  worksHere: readonly string[];
  /** What a citation led to; each click is a new list. */
  marked: readonly string[];
  onGo: (blockId: string) => void;
}

/** What the paragraph rests on, or everything that the paper cites. */
export function SourcesPanel({ sections, references, worksHere, marked, onGo }: SourcesPanelProps) {
  const { t } = useTranslation('amending');
  const [view, setView] = useState<'here' | 'all'>('here');
  const [openWork, setOpenWork] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const placesOf = useMemo(
    () => new Map(references.map(({ work }) => [work.id, listPlaces(sections, work.id)])),
    [sections, references],
  );
  const wanted = marked.some((id) => worksHere.includes(id)) ? worksHere : [...new Set([...marked, ...worksHere])];
  const shown = view === 'all' ? references : references.filter(({ work }) => wanted.includes(work.id));

  useEffect(() => {
    const [first] = marked;
    if (first === undefined) return;
    const entry = list.current?.querySelector<HTMLElement>(`[data-source="${CSS.escape(first)}"]`);
    entry?.scrollIntoView({ block: 'nearest' });
    entry?.focus({ preventScroll: true });
  }, [marked]);

  return (
    <>
      <SegmentedControl
        className={classes.view}
        fullWidth
        size="xs"
        value={view}
        onChange={(next) => setView(next === 'all' ? 'all' : 'here')}
        data={[
          { value: 'here', label: t('source.here') },
          { value: 'all', label: t('source.all', { number: references.length }) },
        ]}
      />
      {shown.length === 0 ? (
        <p className={classes.none}>{t(references.length === 0 ? 'source.noneAtAll' : 'source.noneHere')}</p>
      ) : (
        <ul ref={list} className={classes.sources}>
          {shown.map((reference) => {
            const { id } = reference.work;
            return (
              <SourceEntry
                key={id}
                reference={reference}
                places={placesOf.get(id) ?? []}
                isOpen={openWork === id}
                isMarked={marked.includes(id)}
                onToggle={() => setOpenWork(openWork === id ? null : id)}
                onGo={onGo}
              />
            );
          })}
        </ul>
      )}
    </>
  );
}
