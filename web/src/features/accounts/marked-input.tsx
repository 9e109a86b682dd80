import { TextInput, type TextInputProps } from '@mantine/core';
import { fieldMessages } from '@yanmo/contract/field-messages';
import type { Ref } from 'react';
import { currentLanguage } from '../../lib/i18n.ts';
import type { FieldMark } from './login-rules.ts';
import classes from './marked-input.module.css';

interface MarkedInputProps extends Omit<TextInputProps, 'error' | 'onChange' | 'ref'> {
  mark: FieldMark | undefined;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A text field that shows what is missing in the tone of a warning and what is wrong in that of an error. */
export function MarkedInput({ mark, onChange, ...input }: MarkedInputProps) {
  const text = mark && ('key' in mark.message ? fieldMessages[mark.message.key][currentLanguage()] : mark.message.text);
  return (
    <TextInput
      {...input}
      size="md"
      onChange={(event) => onChange(event.currentTarget.value)}
      error={text}
      errorProps={{ role: 'alert' }}
      data-tone={mark?.tone}
      wrapperProps={{ 'data-tone': mark?.tone }}
      classNames={{
        input: classes.input,
        label: classes.label,
        description: classes.description,
        error: classes.error,
      }}
    />
  );
}

export const phoneField = {
  name: 'phone',
  type: 'tel',
  inputMode: 'numeric',
  autoComplete: 'tel-national',
  // With the country's code and the spaces of an address book.
  maxLength: 24,
} as const satisfies Partial<TextInputProps>;

/** Codes: a numeric keyboard, figures of one width, and the phone's own offer to fill in what has just arrived. */
export const codeField = {
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  maxLength: 12,
  spellCheck: false,
} as const satisfies Partial<TextInputProps>;
