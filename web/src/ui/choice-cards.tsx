import { type ReactNode, useId } from 'react';
import classes from './choice-cards.module.css';

interface Choice<Value extends string> {
  value: Value;
  title: ReactNode;
  text?: ReactNode;
  isDisabled?: boolean;
}

interface ChoiceCardsProps<Value extends string> {
  legend: string;
  choices: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** The least width of a card: as many stand side by side as fit. */
  minimumWidth?: number;
}

/** One of a few that need more than a word each: radio buttons that look like cards. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { legend, choices, value, onChange, minimumWidth = 140 } = props;
  const name = useId();
  return (
    <fieldset className={classes.choice}>
      <legend>{legend}</legend>
      <div
        className={classes.cards}
        style={{ gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${minimumWidth}px), 1fr))` }}
      >
        {choices.map((choice) => (
          <label key={choice.value} className={classes.card}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.isDisabled}
              onChange={() => onChange(choice.value)}
            />
            <span className={classes.face}>
              <span className={classes.title}>{choice.title}</span>
              {choice.text ? <span className={classes.text}>{choice.text}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
