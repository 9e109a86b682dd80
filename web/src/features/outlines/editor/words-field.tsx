import { useRef } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import classes from './words-field.module.css';

interface WordsFieldProps {
  label: string;
  unit: string;
  value: number;
  onChange: (words: number) => void;
}

/** The words of a section in the right margin. Taken when the field is left: half a number is none. */
export function WordsField({ label, unit, value, onChange }: WordsFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  function take() {
    const typed = input.current?.value ?? '';
    const words = Number(typed.replace(/[^\d]/g, '') || Number.NaN);
    // What is not taken, or only in part, does not stay in the field.
    if (input.current) input.current.value = formatNumber(value);
    if (Number.isFinite(words) && words !== value) onChange(words);
  }
  return (
    <input
      ref={input}
      // Drawn anew when the value changes from elsewhere: a sum, an undo, a fit.
      key={value}
      className={classes.words}
      inputMode="numeric"
      autoComplete="off"
      aria-label={`${label} (${unit})`}
      aria-invalid={value === 0 || undefined}
      defaultValue={formatNumber(value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
        if (event.key === 'Escape') event.currentTarget.value = formatNumber(value);
      }}
    />
  );
}
