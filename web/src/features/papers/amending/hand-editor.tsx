import { Alert, Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconDeviceFloppy } from '@tabler/icons-react';
import { countDraft } from '@yanmo/contract/draft-count';
import { type SectionText, sectionTextMaximum } from '@yanmo/contract/paper-text';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { showInfo } from '../../../lib/notify.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { PaperText } from '../reading/api.ts';
import { CitationPicker } from './citation-picker.tsx';
import { findUnknownNumbers, readTokens } from './citation-tokens.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import { DraftHelp } from './draft-help.tsx';
import classes from './hand-editor.module.css';
import { insertText, redoText, type TextHistory, typeText, undoText } from './text-history.ts';
import { useSectionDraft } from './use-section-draft.ts';

/** A section as plain text, to be written by hand. */
export function HandEditor({ paper, section }: { paper: PaperText; section: SectionText }) {
  const { t } = useTranslation('amending');
  const area = useRef<HTMLTextAreaElement>(null);
  const written = useSectionDraft(paper, section);
  const { sources, history, setHistory, isChanged, isBehind, isKept, newest, isSaving, error, save, discard } = written;
  const { present } = history;
  const unknown = findUnknownNumbers(present.text, sources);
  // The same count as at the head of the section, of the text as it would be saved.
  const units = countDraft(readTokens(present.text, sources));
  const hasConflict = isBehind && isChanged;
  const canSave = isChanged && present.text.trim() !== '' && !isSaving;
  useWarningBeforeLeaving(isChanged && !isKept);

  // After undo, redo and insertions the caret stands where it belongs; while typing the browser keeps it itself.
  const jump = useRef(false);
  useLayoutEffect(() => {
    if (!jump.current) return;
    jump.current = false;
    area.current?.focus();
    area.current?.setSelectionRange(present.selectionStart, present.selectionEnd);
  }, [present]);
  const change = (step: (history: TextHistory) => TextHistory) => {
    jump.current = true;
    setHistory(step);
  };

  function onType(event: SyntheticEvent<HTMLTextAreaElement>) {
    const { value: text, selectionStart, selectionEnd } = event.currentTarget;
    setHistory((before) => typeText(before, { text, selectionStart, selectionEnd }, Date.now()));
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if (key === 's') {
      event.preventDefault();
      if (hasConflict) showInfo(t('conflict.title'));
      else if (canSave) save();
    } else if (isRedo || key === 'z') {
      event.preventDefault();
      change(isRedo ? redoText : undoText);
    }
  }

  return (
    <div>
      <div className={classes.toolbar}>
        <IconButton
          icon={IconArrowBackUp}
          label={t('edit.undo')}
          isDisabled={history.past.length === 0}
          onClick={() => change(undoText)}
        />
        <IconButton
          icon={IconArrowForwardUp}
          label={t('edit.redo')}
          isDisabled={history.future.length === 0}
          onClick={() => change(redoText)}
        />
        <CitationPicker sources={sources} onPick={(number) => change((now) => insertText(now, `[${number}]`))} />
        <DraftHelp />
        <span className={classes.space} />
        <p className={classes.state} role="status">
          {!isChanged ? t('edit.unchanged') : isKept ? t('edit.kept') : t('edit.notKept')}
        </p>
        {isChanged ? (
          <Button variant="subtle" color="gray" onClick={discard}>
            {t('edit.discard')}
          </Button>
        ) : null}
        <Button
          leftSection={<IconDeviceFloppy size={18} stroke={1.5} aria-hidden="true" />}
          loading={isSaving}
          disabled={!canSave || hasConflict}
          onClick={save}
        >
          {t('edit.save')}
        </Button>
      </div>
      {hasConflict ? (
        <ConflictPanel
          newest={newest}
          sources={sources}
          language={paper.language}
          isSaving={isSaving}
          onKeepMine={save}
          onTakeNewest={discard}
        />
      ) : error ? (
        <Alert color="bad" variant="light" role="alert" mb="sm">
          {error.message} {t('edit.nothingLost')}
        </Alert>
      ) : null}
      <div className={classes.sheet} data-value={present.text} lang={paper.language}>
        <textarea
          ref={area}
          aria-label={t('edit.label', { title: section.title })}
          maxLength={sectionTextMaximum}
          spellCheck
          value={present.text}
          onChange={onType}
          onSelect={onType}
          onKeyDown={onKeyDown}
        />
      </div>
      <p className={classes.foot}>
        <span>{t(`units.${paper.language}`, { count: units, number: formatNumber(units) })}</span>
        {unknown.length > 0 ? (
          <span className={classes.warn} role="status">
            {t('edit.unknown', { count: unknown.length, numbers: unknown.join(', ') })}
          </span>
        ) : null}
      </p>
    </div>
  );
}

/** Only where the browser could not put the text aside: otherwise leaving loses nothing. */
function useWarningBeforeLeaving(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
