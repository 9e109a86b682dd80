import { useId } from 'react';
import classes from './choice-chips.module.css';

interface ChoiceChipsProps<Code extends string> {
  label: string;
  codes: readonly Code[];
  value: Code;
  labelOf: (code: Code) => string;
  onChange: (code: Code) => void;
}

/** One of a few: radio buttons that look like words. */
export function ChoiceChips<Code extends string>({ label, codes, value, labelOf, onChange }: ChoiceChipsProps<Code>) {
  const name = useId();
  return (
    <fieldset className={classes.choice}>
      <legend>{label}</legend>
      <div className={classes.chips}>
        {codes.map((code) => (
          <label key={code} className={classes.chip}>
            <input type="radio" name={name} value={code} checked={code === value} onChange={() => onChange(code)} />
            <span>{labelOf(code)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
