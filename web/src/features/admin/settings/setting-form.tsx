import type { FormProps } from './form-props.ts';
import { BannerForm } from './forms/banner-form.tsx';
import { CatalogueForm } from './forms/catalogue-form.tsx';
import { ContactForm } from './forms/contact-form.tsx';
import { GiftsForm } from './forms/gifts-form.tsx';
import { MaintenanceForm } from './forms/maintenance-form.tsx';
import { QrForm } from './forms/qr-form.tsx';
import { SchoolTemplatesForm } from './forms/school-templates-form.tsx';
import {
  CapsForm,
  FeaturesForm,
  InviteForm,
  NoticeForm,
  NumberForm,
  PromiseForm,
  SiteNameForm,
  WithdrawalForm,
} from './forms/simple-forms.tsx';
import type { SettingKey, SettingValues } from './setting-values.ts';

interface SettingFormProps {
  name: SettingKey;
  value: unknown;
  onChange: (value: unknown) => void;
  errorAt: (path: string) => string | null;
}

/** The form of a setting. Its value came from the server, which holds it to the setting's own schema. */
export function SettingForm({ name, value, onChange, errorAt }: SettingFormProps) {
  const as = <Key extends SettingKey>(_key: Key): FormProps<Key> => ({
    value: value as SettingValues[Key],
    onChange,
    errorAt,
  });
  switch (name) {
    case 'catalogue':
      return <CatalogueForm {...as(name)} />;
    case 'promise':
      return <PromiseForm {...as(name)} />;
    case 'open_features':
      return <FeaturesForm {...as(name)} />;
    case 'gifts':
      return <GiftsForm {...as(name)} />;
    case 'invite_reward':
      return <InviteForm {...as(name)} />;
    case 'withdrawal_minimum':
      return <WithdrawalForm {...as(name)} />;
    case 'site_name':
      return <SiteNameForm {...as(name)} />;
    case 'notice':
      return <NoticeForm {...as(name)} />;
    case 'banner':
      return <BannerForm {...as(name)} />;
    case 'contact':
      return <ContactForm {...as(name)} />;
    case 'qr_codes':
      return <QrForm {...as(name)} />;
    case 'maintenance':
      return <MaintenanceForm {...as(name)} />;
    case 'school_templates':
      return <SchoolTemplatesForm {...as(name)} />;
    case 'tools_per_day':
    case 'chat_free_per_day':
      return <NumberForm name={name} {...as(name)} />;
    case 'sms_caps':
    case 'free_question_caps':
    case 'chat_free_caps':
      return <CapsForm {...as('sms_caps')} />;
  }
}
