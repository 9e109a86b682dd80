import { Kbd } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './keyboard-help.module.css';

const keys = [
  ['add', ['Enter']],
  ['deeper', ['Tab']],
  ['up', ['Shift', 'Tab']],
  ['move', ['Alt', '↑ ↓']],
  ['level', ['Alt', '← →']],
  ['undo', ['Ctrl', 'Z']],
  ['redo', ['Ctrl', 'Shift', 'Z']],
  ['remove', ['Backspace']],
  ['leave', ['Esc']],
] as const;

export function KeyboardHelp() {
  const { t } = useTranslation('outlines');
  return (
    <dl className={classes.keys}>
      {keys.map(([name, pressed]) => (
        <div key={name}>
          <dt>
            {pressed.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </dt>
          <dd>{t(`keys.${name}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
