import { Alert, Button, FileButton, Select } from '@mantine/core';
import { IconEraser, IconFileText, IconNotes, IconUpload } from '@tabler/icons-react';
import type { Language } from '@yanmo/contract/language-choice';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format.ts';
import { languageNames } from '../../lib/i18n.ts';
import { GreyLines } from '../../ui/grey-lines.tsx';
import { acceptedFiles } from './file-rules.ts';
import classes from './text-sheet.module.css';
import type { FileDrop } from './use-file-drop.ts';

interface TextSheetProps {
  label: string;
  placeholder: string;
  /** What lies on it: typed, or read from a file. */
  source: string;
  units: number;
  language: Language;
  /** Nobody has said it. */
  isNoticed?: boolean;
  /** A file stands for its text. */
  isReadOnly: boolean;
  isBusy?: boolean;
  /** Longer than what is taken, in words. */
  tooLong: string | null;
  drop: FileDrop;
  /** Puts an example there, while the sheet is empty. */
  onExample?: () => void;
  onText: (text: string) => void;
  /** Left out where nobody is asked for it. */
  onLanguage?: (language: Language) => void;
  onClear: () => void;
  /** Beside the buttons. */
  tools?: ReactNode;
  /** Which file lies here. */
  file?: ReactNode;
  /** In the place of the text. */
  marks?: ReactNode;
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** The sheet on which a text is pasted or a file dropped, with how long it is and in which language. */
export function TextSheet(props: TextSheetProps) {
  const { source, units, language, drop, tooLong, onLanguage } = props;
  const { t } = useTranslation(['texts', 'orders']);
  const textId = useId();
  const resetInput = useRef<() => void>(null);
  const isEmpty = source === '' && !props.file;
  /** In the place of whatever is on its way. */
  const instead = (put: () => void) => () => {
    drop.stopReading();
    put();
  };
  return (
    <section className={classes.sheet} aria-label={props.label} data-over={drop.isOver || undefined} {...drop.handlers}>
      <div className={classes.tools}>
        <FileButton
          accept={acceptedFiles}
          resetRef={resetInput}
          disabled={drop.isReading}
          onChange={(chosen) => {
            resetInput.current?.();
            if (chosen) drop.receive([chosen]);
          }}
          inputProps={{ 'aria-label': t('upload') }}
        >
          {(button) => (
            <Button
              {...button}
              size="sm"
              variant="default"
              loading={drop.isReading}
              leftSection={<IconUpload {...icon} />}
            >
              {t('upload')}
            </Button>
          )}
        </FileButton>
        {isEmpty && props.onExample ? (
          <Button size="sm" variant="subtle" leftSection={<IconNotes {...icon} />} onClick={instead(props.onExample)}>
            {t('example')}
          </Button>
        ) : null}
        {isEmpty ? null : (
          <Button
            size="sm"
            variant="subtle"
            color="gray"
            leftSection={<IconEraser {...icon} />}
            onClick={instead(props.onClear)}
          >
            {t('clear')}
          </Button>
        )}
        {props.tools}
      </div>
      {drop.problem ? (
        <Alert
          className={classes.problem}
          color="bad"
          variant="light"
          role="alert"
          withCloseButton
          closeButtonLabel={t('dismiss')}
          onClose={drop.dismiss}
        >
          {drop.problem}
        </Alert>
      ) : null}
      {props.file}
      {drop.isReading ? (
        <div className={classes.reading} role="status">
          <p>{t('reading')}</p>
          <GreyLines count={8} />
        </div>
      ) : (
        (props.marks ?? (
          <>
            <label className={classes.unseen} htmlFor={textId}>
              {t('text')}
            </label>
            <textarea
              id={textId}
              className={classes.text}
              lang={isEmpty ? undefined : language}
              placeholder={props.placeholder}
              spellCheck={false}
              readOnly={props.isReadOnly}
              aria-busy={props.isBusy}
              value={source}
              onChange={(event) => props.onText(event.currentTarget.value)}
            />
          </>
        ))
      )}
      <div className={classes.foot}>
        <p className={classes.count} data-over={tooLong !== null || undefined}>
          <IconFileText {...icon} />
          <span aria-live="polite">{t(`orders:words.${language}`, { words: formatNumber(units) })}</span>
        </p>
        {isEmpty || !onLanguage ? null : (
          <Select
            size="xs"
            className={classes.language}
            label={t(props.isNoticed ? 'languageNoticed' : 'language')}
            data={Object.entries(languageNames).map(([value, label]) => ({ value, label }))}
            value={language}
            allowDeselect={false}
            onChange={(chosen) => onLanguage(chosen as Language)}
          />
        )}
      </div>
      {tooLong ? (
        <p className={classes.tooLong} role="alert">
          {tooLong}
        </p>
      ) : null}
    </section>
  );
}
