import { useId } from 'react';
import classes from './segments.module.css';

interface SegmentsProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A few ways of which one is chosen, side by side; the browser draws the choice, so that nothing has to be measured first. */
export function Segments<Value extends string>({ label, value, choices, onChange }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <div className={classes.row} role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value} className={classes.choice}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  );
}
