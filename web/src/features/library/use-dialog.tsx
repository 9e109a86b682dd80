import { Alert, Button, Loader, Modal, Select, TextInput } from '@mantine/core';
import { IconFilePlus, IconListTree } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { defaultWordCount, type Field, fields, type Level, levels } from '@yanmo/contract/codes';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCodeLabel } from '../../domain/site/global-code.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { rememberPlace } from '../../lib/remember-place.ts';
import { useOnePress } from '../../lib/use-one-press.ts';
import { addToOutline, beginOutline, useWaitingOutlines } from './api.ts';
import classes from './use-dialog.module.css';
import type { PanelProps } from './work-actions.ts';

/** Puts works into a custom outline: one that waits for its literature, or a new one. */
export function UseDialog({ opened, works, onClose }: PanelProps) {
  const { t } = useTranslation(['library', 'shell']);
  const client = useQueryClient();
  const navigate = useNavigate();
  const outlines = useWaitingOutlines(opened);
  const ids = works.map(({ id }) => id);
  const use = useMutation({
    mutationFn: async (wanted: { key1: string } | NewPaper) => {
      if ('key1' in wanted) {
        await addToOutline(wanted.key1, ids);
        return wanted.key1;
      }
      const { title, field, product } = wanted;
      const type = product === 'FINAL' ? ('course_paper' as const) : ('thesis' as const);
      const language = currentLanguage();
      return await beginOutline({ title, field, product, type, language, word_count: defaultWordCount[product] }, ids);
    },
    onMutate: () => ({ isStillHere: rememberPlace() }),
    onSuccess: async (key1, _wanted, { isStillHere }) => {
      onClose();
      await client.invalidateQueries({ queryKey: ['outlines'] });
      if (isStillHere()) await navigate(`/main/writepaper?key=${encodeURIComponent(key1)}`);
    },
  });

  const press = useOnePress(use.mutate);

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('use.title')}
      closeButtonProps={{ 'aria-label': t('shell:action.close') }}
    >
      <p className={classes.lead}>{t('use.text', { count: works.length })}</p>
      <h3 className={classes.heading}>{t('use.waiting')}</h3>
      {outlines.isPending ? (
        <Loader size="sm" aria-label={t('shell:loading')} />
      ) : outlines.error ? (
        <p className={classes.lead}>{outlines.error.message}</p>
      ) : outlines.data.length === 0 ? (
        <p className={classes.lead}>{t('use.noneWaiting')}</p>
      ) : (
        outlines.data.map(({ key1, title }) => (
          <Button
            key={key1}
            variant="subtle"
            justify="flex-start"
            fullWidth
            h="auto"
            py={8}
            classNames={{ label: classes.paper }}
            disabled={use.isPending}
            leftSection={<IconListTree size={18} stroke={1.5} aria-hidden="true" />}
            onClick={() => press({ key1 })}
          >
            {title}
          </Button>
        ))
      )}
      <h3 className={classes.heading}>{t('use.new')}</h3>
      <NewPaperForm isSending={use.isPending} onSubmit={press} />
      {use.error ? (
        <Alert color="bad" variant="light" role="alert" mt="sm">
          {use.error.message}
        </Alert>
      ) : null}
    </Modal>
  );
}

interface NewPaper {
  title: string;
  field: Field;
  product: Level;
}

function NewPaperForm({ isSending, onSubmit }: { isSending: boolean; onSubmit: (paper: NewPaper) => void }) {
  const { t } = useTranslation('library');
  const labelOf = useCodeLabel();
  const [title, setTitle] = useState('');
  const [field, setField] = useState<Field>('management');
  const [product, setProduct] = useState<Level>('UNDERGRADUATE');

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (title.trim()) onSubmit({ title: title.trim(), field, product });
  }

  return (
    <form className={classes.form} onSubmit={submit}>
      <TextInput
        className={classes.title}
        label={t('use.paperTitle')}
        maxLength={200}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Select
        label={t('use.field')}
        data={fields.map((code) => ({ value: code, label: labelOf('fields', code) }))}
        value={field}
        allowDeselect={false}
        onChange={(code) => code && setField(code)}
      />
      <Select
        label={t('use.level')}
        data={levels.map((code) => ({ value: code, label: labelOf('levels', code) }))}
        value={product}
        allowDeselect={false}
        onChange={(code) => code && setProduct(code)}
      />
      <Button
        className={classes.title}
        type="submit"
        disabled={!title.trim()}
        loading={isSending}
        leftSection={<IconFilePlus size={18} stroke={1.5} aria-hidden="true" />}
      >
        {t('use.begin')}
      </Button>
    </form>
  );
}
