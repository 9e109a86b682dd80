import { Button, Group, NativeSelect } from '@mantine/core';
import type { SchoolTemplate } from '@yanmo/contract/school-templates';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '../../../../lib/random-id.ts';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { useTemplateBases } from '../api.ts';
import type { FormProps } from '../form-props.ts';
import classes from '../settings.module.css';
import { TemplateFields } from './template-fields.tsx';
import { TemplatePreview } from './template-preview.tsx';

/** The templates of schools; one at a time is open, with the pages that it makes beside it. */
export function SchoolTemplatesForm({ value, onChange, errorAt }: FormProps<'school_templates'>) {
  const { t } = useTranslation('settings');
  const { data: bases, error, refetch } = useTemplateBases();
  const [openId, setOpenId] = useState<string | null>(null);
  const index = Math.max(
    0,
    value.findIndex(({ id }) => id === openId),
  );
  const open = value[index];

  if (error) return <LoadFailed message={error.message} onRetry={() => void refetch()} />;

  function add(baseId: string): void {
    const found = bases?.find(({ base }) => base === baseId);
    if (!found) return;
    const { language: _, ...base } = found;
    const template: SchoolTemplate = { ...base, id: `school-${randomId().slice(0, 12)}`, name: '' };
    onChange([...value, template]);
    setOpenId(template.id);
  }

  return (
    <>
      <Group align="end" gap="sm">
        {value.length > 0 ? (
          <NativeSelect
            label={t('templates.open')}
            data={value.map(({ id, name }) => ({ value: id, label: name || t('templates.unnamed') }))}
            value={open?.id ?? ''}
            onChange={({ currentTarget }) => setOpenId(currentTarget.value)}
          />
        ) : null}
        <NativeSelect
          label={t('templates.add')}
          value=""
          data={[
            { value: '', label: t('templates.chooseBase') },
            ...(bases ?? []).map(({ base, name }) => ({ value: base, label: name })),
          ]}
          onChange={({ currentTarget }) => add(currentTarget.value)}
        />
      </Group>
      {open ? (
        <div className={classes.template}>
          <div className={classes.form}>
            <TemplateFields
              value={open}
              errorAt={(path) => errorAt(`${index}.${path}`)}
              onChange={(next) => onChange(value.with(index, next))}
            />
            <div>
              <Button variant="subtle" color="bad" onClick={() => onChange(value.toSpliced(index, 1))}>
                {t('removeNamed', { name: open.name || t('templates.unnamed') })}
              </Button>
            </div>
          </div>
          <TemplatePreview key={open.id} template={open} />
        </div>
      ) : (
        <p className={classes.note}>{t('templates.none')}</p>
      )}
    </>
  );
}
