import { type ReactNode, useState } from 'react';
import classes from './drop-area.module.css';

interface DropAreaProps {
  label?: string;
  labelledBy?: string;
  /** `field`: one of several in a form. */
  look?: 'area' | 'field';
  /** A button to choose files and what may be chosen, side by side. */
  invite?: ReactNode;
  onFiles: (files: readonly File[]) => void;
  children?: ReactNode;
}

/** Where files are dropped; whoever cannot drag has the button in it. */
export function DropArea({ label, labelledBy, look = 'area', invite, onFiles, children }: DropAreaProps) {
  const [isOver, setIsOver] = useState(false);
  return (
    <section
      className={classes.drop}
      data-look={look}
      data-over={isOver || undefined}
      aria-label={label}
      aria-labelledby={labelledBy}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {invite ? <div className={classes.invite}>{invite}</div> : null}
      {children}
    </section>
  );
}
