import { Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FormProps } from '../form-props.ts';
import { emptyLabels } from '../setting-values.ts';
import classes from '../settings.module.css';
import { LabelsFields } from './labels-fields.tsx';

/** As a field for a time takes it: of this device's clock. */
function localOf(iso: string | undefined): string {
  if (!iso || Number.isNaN(Date.parse(iso))) return '';
  const date = new Date(iso);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
const isoOf = (local: string): string => (local === '' ? '' : new Date(local).toISOString());

const hourMs = 3_600_000;
/** As long as the site plans it when no end is given. */
const usualHours = 11;

export function MaintenanceForm({ value, onChange, errorAt }: FormProps<'maintenance'>) {
  const { t } = useTranslation('settings');
  function plan(): void {
    const starts = Math.ceil(Date.now() / hourMs) * hourMs;
    onChange({
      starts_at: new Date(starts).toISOString(),
      ends_at: new Date(starts + usualHours * hourMs).toISOString(),
    });
  }
  return (
    <>
      <Switch
        label={t('maintenance.planned')}
        description={t('maintenance.note')}
        checked={value !== null}
        onChange={({ currentTarget }) => (currentTarget.checked ? plan() : onChange(null))}
      />
      {value ? (
        <>
          <div className={classes.fields}>
            <TextInput
              type="datetime-local"
              label={t('words.starts_at')}
              value={localOf(value.starts_at)}
              error={errorAt('starts_at')}
              onChange={({ currentTarget }) => onChange({ ...value, starts_at: isoOf(currentTarget.value) })}
            />
            <TextInput
              type="datetime-local"
              label={t('words.ends_at')}
              value={localOf(value.ends_at)}
              error={errorAt('ends_at')}
              onChange={({ currentTarget }) => onChange({ ...value, ends_at: isoOf(currentTarget.value) })}
            />
          </div>
          <Switch
            label={t('maintenance.ownText')}
            description={t('maintenance.usualText')}
            checked={value.text !== undefined}
            onChange={({ currentTarget }) => {
              const { text: _, ...rest } = value;
              onChange(currentTarget.checked ? { ...rest, text: emptyLabels } : rest);
            }}
          />
          {value.text ? (
            <LabelsFields
              label={t('words.text')}
              rows={3}
              maximum={1_000}
              value={value.text}
              errorAt={(language) => errorAt(`text.${language}`)}
              onChange={(text) => onChange({ ...value, text })}
            />
          ) : null}
        </>
      ) : null}
    </>
  );
}
