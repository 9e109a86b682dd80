import { TextInput } from '@mantine/core';
import { contactKinds } from '@yanmo/contract/home';
import { useTranslation } from 'react-i18next';
import { useHomeInfo } from '../../../../domain/site/home-info.ts';
import { ChoiceCards } from '../../../../ui/choice-cards.tsx';
import type { FormProps } from '../form-props.ts';
import { SiteImageField } from './site-image-field.tsx';

export function ContactForm({ value, onChange, errorAt }: FormProps<'contact'>) {
  const { t } = useTranslation('settings');
  const { data: home } = useHomeInfo();
  return (
    <>
      <ChoiceCards
        legend={t('contact.kind')}
        value={value.kind}
        onChange={(kind) => onChange({ ...value, kind, ...(kind === 'FORM' ? { value: '' } : {}) })}
        choices={contactKinds.map((kind) => ({
          value: kind,
          title: t(`words.${kind}`),
          text: t(`contact.about.${kind}`),
        }))}
        minimumWidth={180}
      />
      {value.kind === 'FORM' ? null : (
        <TextInput
          label={t(`contact.value.${value.kind}`)}
          maxLength={120}
          value={value.value}
          error={errorAt('value')}
          onChange={({ currentTarget }) => onChange({ ...value, value: currentTarget.value })}
        />
      )}
      {value.kind === 'QR' ? (
        <SiteImageField
          name={t('words.image')}
          value={value.image}
          savedUrl={home?.contact.image_url ?? null}
          error={errorAt('image')}
          onChange={(image) => onChange({ ...value, image })}
        />
      ) : null}
    </>
  );
}
