import { Button, Skeleton, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recommendTitles, type TitleWish } from './api.ts';
import type { FormValues } from './form-state.ts';
import classes from './title-help.module.css';

const keywordMaximumCharacters = 40;
const maximumKeywords = 10;

function readKeywords(text: string): string[] {
  const words = text.split(/[,，、;；\n]+/).map((word) => word.trim().slice(0, keywordMaximumCharacters));
  return [...new Set(words.filter(Boolean))].slice(0, maximumKeywords);
}

interface TitleHelpProps {
  values: FormValues;
  onChoose: (title: string) => void;
  onClose: () => void;
}

/** Five titles for the field and type of the form; keywords and a direction make them more the student's own. */
export default function TitleHelp({ values, onChoose, onClose }: TitleHelpProps) {
  const { t } = useTranslation('outlines');
  const { field, type, language } = values;
  const [keywords, setKeywords] = useState('');
  // Whoever has half a title is looking for a whole one.
  const [hint, setHint] = useState(values.title.trim());
  const [asked, setAsked] = useState({ keywords, hint });

  const words = readKeywords(asked.keywords);
  const wish: TitleWish = {
    ...{ field, type, language },
    ...(words.length > 0 ? { keywords: words } : {}),
    ...(asked.hint ? { hint: asked.hint } : {}),
  };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['titles', wish],
    queryFn: ({ signal }) => recommendTitles(wish, signal),
    staleTime: 10 * 60_000,
  });

  function ask() {
    const next = { keywords, hint: hint.trim() };
    if (next.keywords === asked.keywords && next.hint === asked.hint) void refetch();
    else setAsked(next);
  }

  /** These lines stand inside the outline's form, which Enter must not send. */
  function askByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    ask();
  }

  return (
    <section className={classes.help} aria-label={t('titleHelp.label')}>
      <div className={classes.wish}>
        <TextInput
          label={t('titleHelp.keywords')}
          placeholder={t('titleHelp.keywordsPlaceholder')}
          value={keywords}
          maxLength={200}
          onChange={(event) => setKeywords(event.currentTarget.value)}
          onKeyDown={askByEnter}
        />
        <TextInput
          label={t('titleHelp.hint')}
          placeholder={t('titleHelp.hintPlaceholder')}
          value={hint}
          maxLength={500}
          onChange={(event) => setHint(event.currentTarget.value)}
          onKeyDown={askByEnter}
        />
      </div>
      <div className={classes.actions}>
        <Button variant="light" size="compact-md" loading={isFetching} onClick={ask}>
          {t('titleHelp.ask')}
        </Button>
        <Button variant="subtle" size="compact-md" color="gray" onClick={onClose}>
          {t('titleHelp.close')}
        </Button>
      </div>
      <div aria-live="polite" aria-busy={isFetching}>
        {error && !isFetching ? <p className={classes.problem}>{error.message}</p> : null}
        {data ? (
          <ul className={classes.titles}>
            {data.map(({ title, reason }) => (
              <li key={title}>
                <button type="button" onClick={() => onChoose(title)}>
                  <strong>{title}</strong>
                  <span>{reason}</span>
                </button>
              </li>
            ))}
          </ul>
        ) : isFetching ? (
          <ul className={classes.titles} aria-label={t('titleHelp.waiting')}>
            {[74, 88, 66, 80, 70].map((width) => (
              <li key={width} className={classes.waiting}>
                <Skeleton height={16} width={`${width}%`} />
                <Skeleton height={12} width={`${width - 20}%`} mt={10} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  );
}
