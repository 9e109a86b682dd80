import { TextInput } from '@mantine/core';
import { agentImageIds } from '@yanmo/contract/home';
import { useTranslation } from 'react-i18next';
import { useHomeInfo } from '../../../../domain/site/home-info.ts';
import type { FormProps } from '../form-props.ts';
import classes from '../settings.module.css';
import { SiteImageField } from './site-image-field.tsx';

/** The codes in the footer: where each leads, or a picture of the operator's own instead. */
export function QrForm({ value, onChange, errorAt }: FormProps<'qr_codes'>) {
  const { t } = useTranslation('settings');
  const { data: home } = useHomeInfo();
  return (
    <ul className={classes.rows}>
      {agentImageIds.map((id) => {
        const code = value[id];
        const shown = home?.agent_image.find((image) => String(image.id) === id)?.image_url ?? null;
        return (
          <li key={id} className={classes.row}>
            <TextInput
              label={t(`qr.${id}`)}
              description={t('qr.targetNote')}
              value={code.target}
              maxLength={500}
              error={errorAt(`${id}.target`)}
              onChange={({ currentTarget }) => onChange({ ...value, [id]: { ...code, target: currentTarget.value } })}
            />
            <SiteImageField
              name={t('qr.imageNamed', { name: t(`qr.${id}`) })}
              value={code.image ?? null}
              savedUrl={shown}
              error={errorAt(`${id}.image`)}
              onChange={(image) => onChange({ ...value, [id]: { ...code, image } })}
            />
          </li>
        );
      })}
    </ul>
  );
}
