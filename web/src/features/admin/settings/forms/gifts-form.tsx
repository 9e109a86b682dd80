import { Switch, TextInput } from '@mantine/core';
import { type GiftChannel, giftChannels } from '@yanmo/contract/codes';
import { useTranslation } from 'react-i18next';
import type { FormProps } from '../form-props.ts';
import type { GiftChannelValue } from '../setting-values.ts';
import classes from '../settings.module.css';
import { LabelsFields } from './labels-fields.tsx';
import { NumberField } from './number-field.tsx';

const tiers = [20, 30] as const;

/** The two platforms with their tiers, and what is said of them. */
export function GiftsForm({ value, onChange, errorAt }: FormProps<'gifts'>) {
  const { t } = useTranslation('settings');
  const put = (channel: GiftChannel, part: Partial<GiftChannelValue>) =>
    onChange({
      ...value,
      channels: { ...value.channels, [channel]: { ...value.channels[channel], ...part } },
    });
  return (
    <>
      <div className={classes.fields}>
        <NumberField
          label={t('gifts.validDays')}
          value={value.valid_days}
          error={errorAt('valid_days')}
          onChange={(days) => onChange({ ...value, valid_days: days })}
        />
      </div>
      {giftChannels.map((channel) => {
        const own = value.channels[channel];
        const at = (path: string) => errorAt(`channels.${channel}.${path}`);
        return (
          <fieldset key={channel} className={classes.section}>
            <legend>{t(`words.${channel}`)}</legend>
            <div className={classes.fields}>
              <Switch
                className={classes.wide}
                label={t('gifts.isOpen')}
                checked={own.is_open}
                onChange={({ currentTarget }) => put(channel, { is_open: currentTarget.checked })}
              />
              <TextInput
                label={t('words.account')}
                maxLength={60}
                value={own.account}
                error={at('account')}
                onChange={({ currentTarget }) => put(channel, { account: currentTarget.value })}
              />
              <TextInput
                label={t('words.url')}
                type="url"
                maxLength={500}
                value={own.url ?? ''}
                error={at('url')}
                onChange={({ currentTarget }) => put(channel, { url: currentTarget.value.trim() || null })}
              />
            </div>
            <LabelsFields
              label={t('gifts.text')}
              rows={2}
              maximum={500}
              value={own.text}
              errorAt={(language) => at(`text.${language}`)}
              onChange={(text) => put(channel, { text })}
            />
            {tiers.map((tier) => (
              <LabelsFields
                key={tier}
                label={t('gifts.tier', { percent: tier })}
                rows={2}
                maximum={500}
                value={own.tiers[tier]}
                errorAt={(language) => at(`tiers.${tier}.${language}`)}
                onChange={(text) => put(channel, { tiers: { ...own.tiers, [tier]: text } })}
              />
            ))}
          </fieldset>
        );
      })}
    </>
  );
}
