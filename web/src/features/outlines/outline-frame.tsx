import type { Chapter, OutlineDetail } from '@yanmo/contract/outlines';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import classes from './outline-frame.module.css';
import { SheetWithSide } from './sheet-with-side.tsx';
import { WorksPanel } from './works/works-panel.tsx';

/** What is on the sheet now, for whatever stands beside it. */
interface Shown {
  chapters: readonly Chapter[];
  onTakenBack?: (() => void) | undefined;
}

interface Frame {
  above: HTMLElement | null;
  below: HTMLElement | null;
  show: (shown: Shown) => void;
}

const FrameContext = createContext<Frame | null>(null);

interface OutlineFrameProps {
  outline: OutlineDetail;
  isWriting: boolean;
  /** The view of the sheet: while it is written, and then the editor. */
  children: ReactNode;
}

/** The sheet with its column. The works in it stay the same while one view of the sheet follows the other: a press on them is never lost. */
export function OutlineFrame({ outline, isWriting, children }: OutlineFrameProps) {
  const [above, setAbove] = useState<HTMLElement | null>(null);
  const [below, setBelow] = useState<HTMLElement | null>(null);
  const [shown, show] = useState<Shown>({ chapters: outline.chapters });
  const frame = useMemo(() => ({ above, below, show }), [above, below]);
  return (
    <FrameContext value={frame}>
      <SheetWithSide
        side={(works) => (
          <>
            <div ref={setAbove} className={classes.slot} />
            {works}
            <div ref={setBelow} className={classes.slot} />
          </>
        )}
        works={
          <WorksPanel
            outline={outline}
            chapters={shown.chapters}
            isWriting={isWriting}
            onTakenBack={shown.onTakenBack}
          />
        }
      >
        {children}
      </SheetWithSide>
    </FrameContext>
  );
}

/** What a view says and does about its sheet, before the works. */
export function AboveWorks({ children }: { children: ReactNode }) {
  const frame = use(FrameContext);
  return frame?.above ? createPortal(children, frame.above) : null;
}

export function BelowWorks({ children }: { children: ReactNode }) {
  const frame = use(FrameContext);
  return frame?.below ? createPortal(children, frame.below) : null;
}

export function useShownChapters(chapters: readonly Chapter[], onTakenBack?: () => void): void {
  const show = use(FrameContext)?.show;
  useEffect(() => show?.({ chapters, onTakenBack }), [show, chapters, onTakenBack]);
}
