import type { KeyboardEvent } from 'react';
import classes from './growing-line.module.css';

interface GrowingLineProps {
  className?: string;
  label: string;
  placeholder: string;
  maxLength: number;
  value: string;
  onChange: (value: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>, isPlain: boolean) => void;
  /** A line whose Enter and Tab are no commands of the tree. */
  isPlain?: boolean;
}

/** A line of text that is edited where it stands and grows with what is typed, by CSS alone. */
export function GrowingLine({
  className,
  label,
  value,
  onChange,
  onKeyDown,
  isPlain = false,
  ...rest
}: GrowingLineProps) {
  return (
    <div className={`${classes.line} ${className ?? ''}`} data-value={value || rest.placeholder}>
      <textarea
        {...rest}
        rows={1}
        spellCheck={false}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value.replace(/\s*\n\s*/g, ' '))}
        onKeyDown={(event) => onKeyDown(event, isPlain)}
      />
    </div>
  );
}
