import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { partMaximumCharacters, type ReadingPart } from './correction.ts';
import classes from './reading-line.module.css';

interface EditedPartProps {
  part: Exclude<ReadingPart, 'kind'>;
  value: string;
  language: string;
  onChange: (value: string) => void;
}

/** Words that become a field when they are pressed: Enter keeps what was written, Escape what stood there. */
export function EditedPart({ part, value, language, onChange }: EditedPartProps) {
  const { t } = useTranslation('outlines');
  const [typed, setTyped] = useState<string | null>(null);
  const words = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  /** Whoever left by the keyboard goes on from the words; whoever pressed elsewhere is elsewhere. */
  const isLeftByKey = useRef(false);
  const isOpen = typed !== null;

  useEffect(() => {
    if (isOpen) field.current?.select();
    else if (isLeftByKey.current) words.current?.focus();
    isLeftByKey.current = false;
  }, [isOpen]);

  function keep() {
    if (typed === null) return;
    setTyped(null);
    const text = typed.trim();
    if (text !== value) onChange(text);
  }

  function leaveByKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The line stands inside the outline's form, which Enter must not send.
    event.preventDefault();
    event.stopPropagation();
    isLeftByKey.current = true;
    if (event.key === 'Enter') keep();
    else setTyped(null);
  }

  if (isOpen) {
    return (
      <input
        ref={field}
        className={classes.field}
        aria-label={t(`reading.${part}`)}
        lang={language}
        maxLength={partMaximumCharacters}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={leaveByKey}
        onBlur={keep}
      />
    );
  }
  return (
    <button
      ref={words}
      type="button"
      className={classes.words}
      data-empty={value === '' || undefined}
      aria-label={t('reading.change', { part: t(`reading.${part}`), value: value || t('reading.none') })}
      lang={language}
      onClick={() => setTyped(value)}
    >
      {value || t('reading.none')}
    </button>
  );
}
