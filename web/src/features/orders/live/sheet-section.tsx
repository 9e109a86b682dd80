import type { SheetSection as Section } from '@yanmo/contract/orders';
import { memo } from 'react';
import { BrokenAtWords } from '../../../ui/broken-at-words.tsx';
import { GreyLines } from '../../../ui/grey-lines.tsx';
import { DraftView } from './draft-view.tsx';
import classes from './sheet-section.module.css';

interface SheetSectionProps {
  section: Section;
  /** 0 for a chapter. */
  depth: number;
  /** The first of those that come with the balance: what follows it is pale for the same reason. */
  laterNote: string | null;
}

/** A heading with what is written under it, and grey lines where text will come. */
export const SheetSection = memo(function SheetSection({ section, depth, laterNote }: SheetSectionProps) {
  const { number, title, state, text } = section;
  const Heading = depth === 0 ? 'h4' : 'h5';
  const isWriting = state === 'WRITING';
  return (
    <section className={classes.section} data-depth={Math.min(depth, 2)} data-state={state} data-section={section.id}>
      {laterNote ? <p className={classes.later}>{laterNote}</p> : null}
      <Heading className={classes.heading}>
        <span className={classes.number}>{number}</span> <BrokenAtWords text={title} />
      </Heading>
      {text ? <DraftView text={text} isGrowing={isWriting} /> : null}
      {isWriting ? <span className={classes.end} data-caret="" data-shown={text === '' || undefined} /> : null}
      {state === 'WAITING' || (isWriting && text.length < 120) ? (
        <GreyLines count={state === 'WAITING' ? 2 : 3} />
      ) : null}
    </section>
  );
});
