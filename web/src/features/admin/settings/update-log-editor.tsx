import { Alert, Badge, Button, Group, Modal, TextInput } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { listDifferences } from '@yanmo/contract/differences';
import { type EditedUpdateEntry, updateLogLimits } from '@yanmo/contract/update-log';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/api.ts';
import { formatDate } from '../../../lib/format.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { showSuccess } from '../../../lib/notify.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { saveUpdateEntry, type UpdateEdit, updateLogKey, updateLogPageSize, useUpdateLog } from './api.ts';
import { DifferenceList } from './difference-list.tsx';
import { LabelsFields } from './forms/labels-fields.tsx';
import { emptyLabels } from './setting-values.ts';
import classes from './settings.module.css';

const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
const newEntry = (): UpdateEdit => ({
  revision: 0,
  date: today(),
  version: null,
  text: emptyLabels,
  is_removed: false,
});

/** What was new when: each entry is edited, taken out of sight, and brought back. */
export function UpdateLogEditor() {
  const { t } = useTranslation(['settings', 'shell']);
  const [pageNum, setPageNum] = useState(1);
  const [edited, setEdited] = useState<{ entry: UpdateEdit; before: EditedUpdateEntry | null } | null>(null);
  const language = currentLanguage();
  const editOf = ({ id, revision, date, version, text, is_removed }: EditedUpdateEntry): UpdateEdit => ({
    ...{ id, revision, date, version, text, is_removed },
  });
  return (
    <>
      <h2 className={classes.title}>{t('names.update_log')}</h2>
      <p className={classes.note}>{t('about.update_log')}</p>
      <Button mt="sm" mb="sm" onClick={() => setEdited({ entry: newEntry(), before: null })}>
        {t('updates.add')}
      </Button>
      <PagedList
        page={useUpdateLog(pageNum)}
        pageSize={updateLogPageSize}
        pageNum={pageNum}
        onPage={setPageNum}
        rows={{ count: 5, height: 64 }}
        empty={<EmptyState icon={IconHistory} title={t('updates.emptyTitle')} text={t('updates.emptyText')} />}
      >
        {({ entries }) => (
          <ul className={classes.rows}>
            {entries.map((entry) => (
              <li key={entry.id} className={classes.tall}>
                <p className={classes.note}>
                  {formatDate(entry.date)}
                  {entry.version ? ` · ${entry.version}` : ''}{' '}
                  {entry.is_removed ? (
                    <Badge variant="light" color="gray" tt="none">
                      {t('updates.removed')}
                    </Badge>
                  ) : null}
                </p>
                <p>{entry.text[language]}</p>
                <Group gap="xs">
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={t('updates.editNamed', { name: entry.text[language] })}
                    onClick={() => setEdited({ entry: editOf(entry), before: entry })}
                  >
                    {t('updates.edit')}
                  </Button>
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    onClick={() =>
                      setEdited({ entry: { ...editOf(entry), is_removed: !entry.is_removed }, before: entry })
                    }
                  >
                    {t(entry.is_removed ? 'updates.restore' : 'updates.remove')}
                  </Button>
                </Group>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {edited ? (
        <Modal
          opened
          onClose={() => setEdited(null)}
          size="lg"
          title={t(edited.before ? 'updates.edit' : 'updates.add')}
          closeButtonProps={{ 'aria-label': t('shell:action.close') }}
        >
          <EntryForm {...edited} onDone={() => setEdited(null)} />
        </Modal>
      ) : null}
    </>
  );
}

interface EntryFormProps {
  entry: UpdateEdit;
  before: EditedUpdateEntry | null;
  onDone: () => void;
}

function EntryForm({ entry: begun, before, onDone }: EntryFormProps) {
  const { t } = useTranslation(['settings', 'shell']);
  const client = useQueryClient();
  const [entry, setEntry] = useState(begun);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<ApiError | Error | null>(null);
  const errorAt = (path: string) => (problem instanceof ApiError ? problem.findFieldMessage(path) : null);
  const shown = ({ date, version, text, is_removed }: Omit<UpdateEdit, 'revision'>) => ({
    ...{ date, version, is_removed },
    text: { ...text },
  });
  const differences = before ? listDifferences(shown(before), shown(entry)) : listDifferences({}, shown(entry));

  async function save(event: FormEvent) {
    event.preventDefault();
    setIsSending(true);
    setProblem(null);
    try {
      await saveUpdateEntry(entry);
      showSuccess(t('saved'));
      onDone();
    } catch (failure) {
      setProblem(failure instanceof Error ? failure : new Error(String(failure)));
    } finally {
      setIsSending(false);
      // Also after a refusal: somebody else may have been faster.
      void client.invalidateQueries({ queryKey: updateLogKey });
    }
  }

  return (
    <form className={classes.form} onSubmit={(event) => void save(event)} noValidate>
      <div className={classes.fields}>
        <TextInput
          type="date"
          label={t('words.date')}
          value={entry.date}
          error={errorAt('date')}
          onChange={({ currentTarget }) => setEntry({ ...entry, date: currentTarget.value })}
        />
        <TextInput
          label={t('words.version')}
          maxLength={updateLogLimits.version}
          value={entry.version ?? ''}
          error={errorAt('version')}
          onChange={({ currentTarget }) => setEntry({ ...entry, version: currentTarget.value.trim() || null })}
        />
      </div>
      <LabelsFields
        label={t('words.text')}
        rows={2}
        maximum={updateLogLimits.text}
        value={entry.text}
        errorAt={(language) => errorAt(`text.${language}`)}
        onChange={(text) => setEntry({ ...entry, text })}
      />
      {differences.length > 0 ? (
        <section aria-label={t('diff.title')}>
          <p className={classes.note}>{t('diff.title')}</p>
          <DifferenceList settingKey="update_log" differences={differences} />
        </section>
      ) : null}
      {problem ? (
        <Alert color="bad" variant="light" role="alert">
          {problem.message}
        </Alert>
      ) : null}
      <Group justify="flex-end">
        <Button variant="default" onClick={onDone}>
          {t('shell:action.cancel')}
        </Button>
        <Button type="submit" loading={isSending} disabled={differences.length === 0}>
          {t('save')}
        </Button>
      </Group>
    </form>
  );
}
