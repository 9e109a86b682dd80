import { IconInfoCircle, IconPencil, IconWand } from '@tabler/icons-react';
import type { SectionText } from '@yanmo/contract/paper-text';
import type { PaperReference } from '@yanmo/contract/papers';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { BrokenAtWords } from '../../../ui/broken-at-words.tsx';
import { BlockView } from './block-view.tsx';
import type { Hit } from './find-in-text.ts';
import { ProvenanceNote } from './provenance-note.tsx';
import classes from './section-view.module.css';

const marks = { ENGINE: IconInfoCircle, AMENDMENT: IconWand, STUDENT: IconPencil } as const;

interface SectionViewProps {
  outTradeNo: string;
  section: SectionText;
  references: readonly PaperReference[];
  mayAmend: boolean;
  /** Those in this section; the same list while they stay the same. */
  hits: readonly Hit[];
  currentHit: Hit | null;
  /** The paragraph of this section that one is at, if it is here. */
  currentBlock: string | null;
  /** The paragraph of this section whose provenance is open. */
  openBlock: string | null;
  onCite: (works: readonly string[], blockId: string) => void;
  onProvenance: (blockId: string) => void;
}

/** A section as it stands on the sheet; drawn again only when something in it changes. */
export const SectionView = memo(function SectionView(props: SectionViewProps) {
  const { outTradeNo, section, references, mayAmend, hits, currentHit, currentBlock, openBlock } = props;
  const { t } = useTranslation('amending');
  const { text } = section;
  const Heading = (['h2', 'h3', 'h4'] as const)[section.depth - 1] ?? 'h5';
  return (
    <section className={classes.section}>
      <Heading className={classes.heading} data-section={section.id} data-depth={section.depth} tabIndex={-1}>
        <span className={classes.number}>{section.number}</span> <BrokenAtWords text={section.title} />
      </Heading>
      {text?.blocks.map((block) => {
        const isOpen = openBlock === block.id;
        const noteId = `provenance-${block.id}`;
        const Mark = marks[text.origin];
        return (
          <div
            key={block.id}
            className={classes.block}
            data-block={block.id}
            data-current={currentBlock === block.id || undefined}
            tabIndex={-1}
          >
            <BlockView
              block={block}
              hits={hits.filter(({ blockId }) => blockId === block.id)}
              currentHit={currentHit}
              onCite={(works) => props.onCite(works, block.id)}
            />
            <button
              type="button"
              className={classes.mark}
              data-origin={text.origin}
              aria-expanded={isOpen}
              aria-controls={noteId}
              aria-label={t('provenance.title')}
              title={t('provenance.title')}
              onClick={() => props.onProvenance(block.id)}
            >
              <Mark size={16} stroke={1.5} aria-hidden="true" />
            </button>
            {isOpen ? (
              <ProvenanceNote
                id={noteId}
                outTradeNo={outTradeNo}
                sectionId={section.id}
                text={text}
                sources={references.filter(({ work }) => block.works.includes(work.id))}
                mayAmend={mayAmend}
              />
            ) : null}
          </div>
        );
      })}
    </section>
  );
});
