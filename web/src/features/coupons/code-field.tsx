import { TextInput } from '@mantine/core';
import { type ChangeEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './code-field.module.css';
import { caretAfter, codeLength, findCodeProblem, groupCode, readCode } from './code-text.ts';

const example = groupCode('ABCDEFGH23456789');

interface CodeFieldProps {
  code: string;
  error: string | null;
  onChange: (code: string) => void;
  /** What stands beside the field. */
  children: ReactNode;
}

/** Groups of four while one types. The caret stays where it is edited: after a group is filled and in the middle alike. */
export function CodeField({ code, error, onChange, children }: CodeFieldProps) {
  const { t } = useTranslation('coupons');
  const messageId = useId();
  const input = useRef<HTMLInputElement>(null);
  const before = useRef<number | null>(null);
  const text = groupCode(code);
  const problem = findCodeProblem(code);
  const message = problem ? t(`code.${problem}`) : error;

  useLayoutEffect(() => {
    if (before.current === null) return;
    const caret = caretAfter(before.current, text);
    before.current = null;
    input.current?.setSelectionRange(caret, caret);
  });

  function change({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const caret = currentTarget.selectionStart ?? currentTarget.value.length;
    before.current = readCode(currentTarget.value.slice(0, caret)).length;
    onChange(readCode(currentTarget.value));
  }

  return (
    <div className={classes.row}>
      <TextInput
        ref={input}
        className={classes.field}
        size="lg"
        label={t('code.label')}
        description={t('code.hint', { length: codeLength })}
        descriptionProps={{ mb: 6 }}
        placeholder={example}
        // The message stands below the whole row, so that it does not push the button out of line.
        error={message !== null}
        aria-errormessage={message === null ? undefined : messageId}
        value={text}
        onChange={change}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {children}
      <p id={messageId} className={classes.message} role="alert">
        {message}
      </p>
    </div>
  );
}
