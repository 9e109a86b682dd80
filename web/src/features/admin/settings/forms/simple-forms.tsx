import { Checkbox, Switch, TextInput } from '@mantine/core';
import { features } from '@yanmo/contract/codes';
import { useTranslation } from 'react-i18next';
import type { FormProps } from '../form-props.ts';
import { emptyLabels, type SettingKey } from '../setting-values.ts';
import classes from '../settings.module.css';
import { LabelsFields } from './labels-fields.tsx';
import { MoneyField, NumberField } from './number-field.tsx';

export function PromiseForm({ value, onChange, errorAt }: FormProps<'promise'>) {
  const { t } = useTranslation('settings');
  return (
    <div className={classes.fields}>
      <NumberField
        label={t('words.aigc_rate_maximum')}
        suffix="%"
        value={value.aigc_rate_maximum}
        error={errorAt('aigc_rate_maximum')}
        onChange={(percent) => onChange({ aigc_rate_maximum: percent })}
      />
    </div>
  );
}

/** What is off is in development: it is neither sold nor promised anywhere. */
export function FeaturesForm({ value, onChange }: FormProps<'open_features'>) {
  const { t } = useTranslation('settings');
  return (
    <Checkbox.Group
      aria-label={t('names.open_features')}
      value={value}
      onChange={(chosen) => onChange(features.filter((feature) => chosen.includes(feature)))}
    >
      <div className={classes.rows}>
        {features.map((feature) => (
          <Checkbox
            key={feature}
            value={feature}
            label={t(`words.${feature}`)}
            description={t(value.includes(feature) ? 'features.open' : 'features.inDevelopment')}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}

export function SiteNameForm({ value, onChange, errorAt }: FormProps<'site_name'>) {
  const { t } = useTranslation('settings');
  return (
    <TextInput
      label={t('names.site_name')}
      maxLength={40}
      value={value}
      error={errorAt('')}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

export function NoticeForm({ value, onChange, errorAt }: FormProps<'notice'>) {
  const { t } = useTranslation('settings');
  return (
    <>
      <Switch
        label={t('notice.shown')}
        checked={value !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? emptyLabels : null)}
      />
      {value ? (
        <LabelsFields
          label={t('names.notice')}
          rows={2}
          maximum={500}
          value={value}
          errorAt={errorAt}
          onChange={onChange}
        />
      ) : null}
    </>
  );
}

/** Settings that are one number. */
export function NumberForm({
  name,
  value,
  onChange,
  errorAt,
}: FormProps<'tools_per_day' | 'chat_free_per_day'> & { name: SettingKey }) {
  const { t } = useTranslation('settings');
  return (
    <div className={classes.fields}>
      <NumberField label={t(`names.${name}`)} value={value} error={errorAt('')} onChange={onChange} />
    </div>
  );
}

export function WithdrawalForm({ value, onChange, errorAt }: FormProps<'withdrawal_minimum'>) {
  const { t } = useTranslation('settings');
  return (
    <div className={classes.fields}>
      <MoneyField label={t('names.withdrawal_minimum')} value={value} error={errorAt('')} onChange={onChange} />
    </div>
  );
}

export function CapsForm({ value, onChange, errorAt }: FormProps<'sms_caps'>) {
  const { t } = useTranslation('settings');
  return (
    <div className={classes.fields}>
      {(['per_hour', 'per_day'] as const).map((span) => (
        <NumberField
          key={span}
          label={t(`words.${span}`)}
          value={value[span]}
          error={errorAt(span)}
          onChange={(count) => onChange({ ...value, [span]: count })}
        />
      ))}
    </div>
  );
}

const inviteFields = [
  'max_characters',
  'valid_days',
  'per_day',
  'per_address',
  'per_device',
  'per_address_in_all',
] as const;

export function InviteForm({ value, onChange, errorAt }: FormProps<'invite_reward'>) {
  const { t } = useTranslation('settings');
  return (
    <div className={classes.fields}>
      {inviteFields.map((field) => (
        <NumberField
          key={field}
          label={t(`invite.${field}`)}
          value={value[field]}
          error={errorAt(field)}
          onChange={(count) => onChange({ ...value, [field]: count })}
        />
      ))}
    </div>
  );
}
