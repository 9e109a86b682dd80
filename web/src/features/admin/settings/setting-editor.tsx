import { Alert, Button, Group, Modal } from '@mantine/core';
import type { SettingDifference, SettingState } from '@yanmo/contract/admin';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/format.ts';
import { showSuccess } from '../../../lib/notify.ts';
import { useOnePress } from '../../../lib/use-one-press.ts';
import { ConfirmBox } from '../../../ui/confirm-box.tsx';
import { DifferenceList } from './difference-list.tsx';
import classes from './settings.module.css';
import { type Draft, useSettingDraft } from './use-setting-draft.ts';

interface SettingEditorProps {
  state: SettingState;
  drafts: Map<string, Draft>;
  children: (form: {
    value: unknown;
    onChange: (value: unknown) => void;
    errorAt: (path: string) => string | null;
  }) => ReactNode;
}

/** A form with what all settings share: the changes before they are saved, who was faster, and the way back. */
export function SettingEditor({ state, drafts, children }: SettingEditorProps) {
  const { t } = useTranslation(['settings', 'shell']);
  const draft = useSettingDraft(state, drafts);
  const [isAsked, setIsAsked] = useState<'save' | 'undo' | null>(null);
  const [done, setDone] = useState<{ kind: 'save' | 'undo'; diff: SettingDifference[] } | null>(null);
  const { differences, problem } = draft;
  const isChanged = differences.length > 0;
  const errorAt = (path: string) => problem?.fields.get(path) ?? null;
  // What no field shows is said below the form.
  const unplaced = problem?.kind === 'fields' ? [...problem.fields] : [];

  async function act(kind: 'save' | 'undo') {
    setIsAsked(null);
    const changed = await draft[kind]();
    if (!changed) return;
    setDone({ kind, diff: changed.diff });
    showSuccess(t(kind === 'save' ? 'saved' : 'undone'));
  }

  function ask(event: FormEvent) {
    event.preventDefault();
    setDone(null);
    if (isChanged) setIsAsked('save');
  }

  return (
    <form className={classes.form} onSubmit={ask} noValidate>
      <p className={classes.note}>
        {state.updated_at
          ? t('revision', { revision: state.revision, date: formatDateTime(state.updated_at) })
          : t('never')}
        {state.is_default ? ` · ${t('isDefault')}` : ''}
      </p>
      {children({
        value: draft.value,
        onChange: (value) => {
          setDone(null);
          draft.change(value);
        },
        errorAt,
      })}
      {problem ? (
        <Alert color="bad" variant="light" role="alert">
          {problem.text}
          {unplaced.length > 0 ? (
            <ul className={classes.problems}>
              {unplaced.map(([path, message]) => (
                <li key={path}>{message}</li>
              ))}
            </ul>
          ) : null}
          {problem.kind === 'stale' ? (
            <Button size="compact-sm" variant="light" ml="sm" onClick={() => void draft.reload()}>
              {t('reload')}
            </Button>
          ) : null}
        </Alert>
      ) : null}
      {draft.isBehind ? (
        <Alert color="warn" variant="light" title={t('theirs')}>
          <DifferenceList settingKey={state.key} differences={differences} />
        </Alert>
      ) : null}
      {done ? (
        <section className={classes.done} aria-label={t('changed')}>
          <p className={classes.note}>{t(done.kind === 'save' ? 'savedThis' : 'undoneThis')}</p>
          <DifferenceList settingKey={state.key} differences={done.diff} />
        </section>
      ) : null}
      <Group gap="sm" mt="md">
        <Button type="submit" loading={draft.isSending} disabled={!isChanged}>
          {isChanged ? t('review', { count: differences.length }) : t('nothingChanged')}
        </Button>
        {isChanged ? (
          <Button variant="default" onClick={draft.drop}>
            {t('drop')}
          </Button>
        ) : null}
        <Button
          variant="default"
          disabled={!state.can_undo || draft.isSending || isChanged}
          onClick={() => setIsAsked('undo')}
        >
          {t('undo')}
        </Button>
        <Button
          variant="subtle"
          disabled={state.is_default || draft.isSending}
          onClick={() => draft.change(state.default)}
        >
          {t('useDefault')}
        </Button>
      </Group>
      <Modal
        opened={isAsked === 'save'}
        onClose={() => setIsAsked(null)}
        title={t('diff.title')}
        size="lg"
        closeButtonProps={{ 'aria-label': t('shell:action.close') }}
      >
        <p className={classes.note}>{t('diff.lead')}</p>
        <DifferenceList settingKey={state.key} differences={differences} />
        <SaveButtons onSave={() => void act('save')} onCancel={() => setIsAsked(null)} />
      </Modal>
      <ConfirmBox
        opened={isAsked === 'undo'}
        title={t('undo')}
        confirmLabel={t('undo')}
        cancelLabel={t('shell:action.cancel')}
        closeLabel={t('shell:action.close')}
        onCancel={() => setIsAsked(null)}
        onConfirm={() => void act('undo')}
      >
        {t('undoText')}
      </ConfirmBox>
    </form>
  );
}

function SaveButtons({ onSave, onCancel }: { onSave: () => void; onCancel: () => void }) {
  const { t } = useTranslation(['settings', 'shell']);
  return (
    <Group justify="flex-end" mt="lg" gap="sm">
      <Button variant="default" onClick={onCancel}>
        {t('shell:action.cancel')}
      </Button>
      <Button onClick={useOnePress(onSave)} data-autofocus>
        {t('save')}
      </Button>
    </Group>
  );
}
