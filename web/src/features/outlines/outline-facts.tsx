import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { OutlineDetail } from '@yanmo/contract/outlines';
import { useTranslation } from 'react-i18next';
import { useCodeLabel } from '../../domain/site/global-code.ts';
import { formatNumber } from '../../lib/format.ts';
import classes from './outline-facts.module.css';
import { useDeleteOutline } from './use-delete-outline.ts';

interface OutlineFactsProps {
  outline: Pick<OutlineDetail, 'key1' | 'form' | 'version' | 'status' | 'step'>;
  /** As long as it is on the sheet now; as the form asked where there is nothing yet. */
  words?: number;
  onNew: () => void;
  onChangeForm?: () => void;
  /** Saves what waits: a deleted outline is brought back as it was left. */
  onSave?: () => Promise<unknown>;
}

/** What the outline is for: its title and what was chosen. */
export function OutlineFacts({ outline, words, onNew, onChangeForm, onSave }: OutlineFactsProps) {
  const { t } = useTranslation('outlines');
  const labelOf = useCodeLabel();
  const deletion = useDeleteOutline();
  const { key1, form, version, status, step } = outline;
  const facts = [
    labelOf('levels', form.product),
    labelOf('types', form.type),
    labelOf('fields', form.field),
    labelOf('languages', form.language),
    `${formatNumber(words ?? form.word_count)} ${t(`words.${form.language}`)}`,
  ];
  async function deleteIt() {
    await onSave?.();
    deletion.mutate({ key1, title: form.title, status, step });
  }

  return (
    <header>
      <p className={classes.kind}>{t(`version.${version}.name`)}</p>
      <h1 className={classes.title} lang={form.language}>
        {form.title}
      </h1>
      <p className={classes.list}>{facts.join(' · ')}</p>
      <div className={classes.actions}>
        {onChangeForm ? (
          <Button variant="subtle" size="compact-sm" onClick={onChangeForm}>
            {t('facts.change')}
          </Button>
        ) : null}
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden="true" />}
          onClick={onNew}
        >
          {t('facts.new')}
        </Button>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconTrash size={16} stroke={1.5} aria-hidden="true" />}
          loading={deletion.isPending}
          onClick={() => void deleteIt()}
        >
          {t('facts.delete')}
        </Button>
      </div>
    </header>
  );
}
