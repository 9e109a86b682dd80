import { ActionIcon, Button, Skeleton, TextInput } from '@mantine/core';
import { IconArrowLeft, IconRefresh } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TitleWish } from './api.ts';
import type { FormValues } from './form-state.ts';
import classes from './title-help.module.css';
import { useTitleBatches } from './use-title-batches.ts';

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

/** Five titles for the field and type of the form, and five others; keywords and a direction make them the student's own. */
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
  const batches = useTitleBatches(wish);
  const { titles, error, isFetching, batch } = batches;

  function ask() {
    const next = { keywords, hint: hint.trim() };
    if (next.keywords === asked.keywords && next.hint === asked.hint) batches.askAgain();
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
        <Button variant="light" size="compact-md" loading={isFetching && batch === 0} onClick={ask}>
          {t('titleHelp.ask')}
        </Button>
        <Button variant="subtle" size="compact-md" color="gray" onClick={onClose}>
          {t('titleHelp.close')}
        </Button>
      </div>
      <div aria-live="polite" aria-busy={isFetching}>
        {error && !isFetching ? <p className={classes.problem}>{error.message}</p> : null}
        {titles ? (
          <ul className={classes.titles} data-turning={batches.isTurning || undefined}>
            {titles.map(({ title, reason, kind }) => (
              <li key={title}>
                <button type="button" onClick={() => onChoose(title)}>
                  <strong>{title}</strong>
                  <span>
                    <em className={classes.kind}>{t(`kind.${kind}`)}</em> {reason}
                  </span>
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
      {titles ? (
        <div className={classes.turn}>
          {batches.isFirst ? null : (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={32}
              aria-label={t('titleHelp.back')}
              title={t('titleHelp.back')}
              onClick={batches.goBack}
            >
              <IconArrowLeft size={18} stroke={1.5} aria-hidden="true" />
            </ActionIcon>
          )}
          <Button
            variant="subtle"
            size="compact-md"
            color="gray"
            leftSection={<IconRefresh size={18} stroke={1.5} aria-hidden="true" />}
            loading={isFetching && batch > 0}
            disabled={batches.isLast}
            onClick={batches.goOn}
          >
            {t('titleHelp.others')}
          </Button>
          <span className={classes.batch}>{t('titleHelp.batch', { number: batch + 1 })}</span>
        </div>
      ) : null}
    </section>
  );
}
