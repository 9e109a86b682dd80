import { Drawer } from '@mantine/core';
import type { OutlineDetail } from '@yanmo/contract/outlines';
import type { Work } from '@yanmo/contract/works';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsMobile } from '../../../lib/use-is-mobile.ts';
import { UploadPapers } from '../wizard/upload-papers.tsx';
import classes from './add-works-drawer.module.css';
import type { AddPlace } from './use-asked-works.ts';
import { WorkSearch } from './work-search.tsx';

interface AddWorksDrawerProps {
  outline: OutlineDetail;
  /** What is looked at first; null: closed. */
  place: AddPlace | null;
  kept: readonly string[];
  onAdd: (works: readonly Work[]) => Promise<unknown>;
  onDrop: (work: Work) => void;
  onClose: () => void;
}

/** Own papers, or a search of the library: what is ticked stands beside the outline at once. */
export function AddWorksDrawer({ outline, place, kept, onAdd, onDrop, onClose }: AddWorksDrawerProps) {
  const { t } = useTranslation(['outlines', 'shell']);
  const isMobile = useIsMobile();
  /** Ticked and on their way: the box does not wait for the answer. */
  const [sent, setSent] = useState<readonly string[]>([]);

  async function choose(works: readonly Work[]) {
    const ids = works.map(({ id }) => id);
    setSent((before) => [...before, ...ids]);
    // Why one was refused is said by whoever sent it.
    await onAdd(works).catch(() => undefined);
    setSent((before) => before.filter((id) => !ids.includes(id)));
  }

  return (
    <Drawer
      opened={place !== null}
      onClose={onClose}
      position={isMobile ? 'bottom' : 'right'}
      size={isMobile ? '92%' : 560}
      title={t('works.add')}
      closeButtonProps={{ 'aria-label': t('shell:action.close') }}
    >
      <p className={classes.text}>{t('works.addText')}</p>
      <UploadPapers
        key1={outline.key1}
        isFull={false}
        isFirst={place === 'upload'}
        onAdded={(works) => void choose(works)}
      />
      <WorkSearch
        outline={outline}
        isFirst={place === 'search'}
        isChosen={(id) => kept.includes(id) || sent.includes(id)}
        onChoose={(work) => void choose([work])}
        onLeave={onDrop}
      />
    </Drawer>
  );
}
