import { Alert, Button, Drawer, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { amendLimits } from '@yanmo/contract/amending';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BuyCharacters } from '../../domain/wallet/buy-characters.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import classes from './add-wish.module.css';
import { type AmendFile, addWish, placeChanges, useParagraphs } from './api.ts';

interface AddWishProps {
  file: AmendFile;
  opened: boolean;
  onClose: () => void;
  onAdded: (id: string) => void;
}

/** A wish for a paragraph that nobody has commented: chosen by its words. */
export function AddWish({ file, opened, onClose, onAdded }: AddWishProps) {
  const { t } = useTranslation(['comments', 'shell']);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="lg"
      title={t('add.title')}
      closeButtonProps={{ 'aria-label': t('shell:action.close') }}
    >
      {opened ? <Choose file={file} onAdded={onAdded} /> : null}
    </Drawer>
  );
}

const searchAfterMs = 250;

function Choose({ file, onAdded }: Pick<AddWishProps, 'file' | 'onAdded'>) {
  const { t } = useTranslation('comments');
  const client = useQueryClient();
  const { key, language } = file;
  const [words, setWords] = useState('');
  const [searched] = useDebouncedValue(words.trim(), searchAfterMs);
  const [pageNum, setPageNum] = useState(1);
  const [chosen, setChosen] = useState<string | null>(null);
  const [wish, setWish] = useState('');
  const page = useParagraphs(key, searched, pageNum);
  const add = useMutation({
    mutationFn: async () => await addWish(key, chosen ?? '', wish.trim()),
    onSuccess: (change) => {
      placeChanges(client, key, [change]);
      onAdded(change.id);
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== null && wish.trim().length >= 2 && !add.isPending) add.mutate();
      }}
    >
      <TextInput
        label={t('add.search')}
        value={words}
        maxLength={100}
        data-autofocus
        onChange={(event) => {
          setWords(event.currentTarget.value);
          setPageNum(1);
        }}
      />
      <div className={classes.found}>
        <PagedList
          page={page}
          pageSize={10}
          pageNum={pageNum}
          onPage={setPageNum}
          rows={{ count: 5, height: 44 }}
          empty={<p className={classes.none}>{t('add.none')}</p>}
        >
          {({ paragraphs }) => (
            <div role="radiogroup" aria-label={t('add.paragraphs')} lang={language}>
              {paragraphs.map(({ id, lead, text, heading_level: level }) => (
                <label key={id} className={classes.paragraph} data-heading={level !== null || undefined}>
                  <input type="radio" name="paragraph" checked={chosen === id} onChange={() => setChosen(id)} />
                  <span>
                    {lead}
                    {text}
                  </span>
                </label>
              ))}
            </div>
          )}
        </PagedList>
      </div>
      <Textarea
        label={t('add.wish')}
        placeholder={t('ask.placeholder')}
        description={t(`ask.engine.${file.engine}`)}
        rows={3}
        maxLength={amendLimits.instruction}
        value={wish}
        onChange={(event) => setWish(event.currentTarget.value)}
      />
      {add.error ? (
        <Alert color="bad" variant="light" role="alert" mt="sm">
          {add.error.message} <BuyCharacters refusal={add.error} />
        </Alert>
      ) : null}
      <Button type="submit" mt="md" loading={add.isPending} disabled={chosen === null || wish.trim().length < 2}>
        {t('add.send')}
      </Button>
    </form>
  );
}
