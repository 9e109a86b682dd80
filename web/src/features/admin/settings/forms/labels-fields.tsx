import { Textarea, TextInput } from '@mantine/core';
import { ownLanguageNames } from '@yanmo/contract/format-names';
import type { Labels } from '@yanmo/contract/home';
import { languages } from '@yanmo/contract/languages';
import classes from '../settings.module.css';

interface LabelsFieldsProps {
  /** What is written in four languages. */
  label: string;
  value: Labels;
  onChange: (value: Labels) => void;
  errorAt: (language: string) => string | null;
  maximum: number;
  /** Some lines, or one. */
  rows?: number;
}

export function LabelsFields({ label, value, onChange, errorAt, maximum, rows = 1 }: LabelsFieldsProps) {
  return (
    <fieldset className={classes.section}>
      <legend>{label}</legend>
      <div className={classes.fields}>
        {languages.map((language) => {
          const field = {
            label: ownLanguageNames[language],
            'aria-label': `${label} · ${ownLanguageNames[language]}`,
            lang: language,
            maxLength: maximum,
            error: errorAt(language),
            value: value[language],
            onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
              onChange({ ...value, [language]: currentTarget.value }),
          };
          return rows === 1 ? (
            <TextInput key={language} {...field} />
          ) : (
            <Textarea key={language} {...field} autosize minRows={rows} />
          );
        })}
      </div>
    </fieldset>
  );
}
