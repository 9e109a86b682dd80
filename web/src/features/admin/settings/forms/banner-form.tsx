import { Button, Group, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useHomeInfo } from '../../../../domain/site/home-info.ts';
import type { FormProps } from '../form-props.ts';
import { emptyLabels } from '../setting-values.ts';
import classes from '../settings.module.css';
import { LabelsFields } from './labels-fields.tsx';

const mostLines = 10;

export function BannerForm({ value, onChange, errorAt }: FormProps<'banner'>) {
  const { t } = useTranslation('settings');
  const { data: home } = useHomeInfo();
  return (
    <>
      <Switch
        label={t('banner.own')}
        description={t('banner.usualNote')}
        checked={value !== null}
        // The lines that are shown now are what one begins with.
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? (home?.banner ?? [emptyLabels]) : null)}
      />
      {value ? (
        <>
          <ol className={classes.rows}>
            {value.map((line, index) => {
              const name = t('banner.line', { number: index + 1 });
              // By its place: its words are what is being typed.
              const key = `line-${index}`;
              return (
                <li key={key} className={classes.tall}>
                  <LabelsFields
                    label={name}
                    rows={2}
                    maximum={200}
                    value={line}
                    errorAt={(language) => errorAt(`${index}.${language}`)}
                    onChange={(next) => onChange(value.with(index, next))}
                  />
                  <Group gap="xs" mt="xs">
                    <Button
                      size="compact-sm"
                      variant="default"
                      disabled={index === 0}
                      aria-label={t('banner.upNamed', { name })}
                      onClick={() => onChange(value.with(index, value[index - 1] ?? line).with(index - 1, line))}
                    >
                      {t('banner.up')}
                    </Button>
                    <Button
                      size="compact-sm"
                      variant="subtle"
                      color="bad"
                      aria-label={t('removeNamed', { name })}
                      onClick={() => onChange(value.toSpliced(index, 1))}
                    >
                      {t('remove')}
                    </Button>
                  </Group>
                </li>
              );
            })}
          </ol>
          <div>
            <Button
              variant="default"
              disabled={value.length >= mostLines}
              onClick={() => onChange([...value, emptyLabels])}
            >
              {t('banner.add')}
            </Button>
          </div>
        </>
      ) : null}
    </>
  );
}
