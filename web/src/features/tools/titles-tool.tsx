import { Button, NativeSelect, TextInput } from '@mantine/core';
import { fields } from '@yanmo/contract/codes';
import { ownLanguageNames } from '@yanmo/contract/format-names';
import { type Language, languages } from '@yanmo/contract/languages';
import type { RouteResult } from '@yanmo/contract/route';
import { lastTitleBatch } from '@yanmo/contract/title-kinds';
import { checkedTypes, type helpWithTitles } from '@yanmo/contract/tools';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCodeLabel } from '../../domain/site/global-code.ts';
import { call } from '../../lib/api.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { contract } from './api.ts';
import { CopyButton, Problem, Result } from './tool-parts.tsx';
import classes from './tools.module.css';
import { useToolWork } from './use-tool-work.ts';

/** Five titles for a field and a type, and five others. */
export function TitlesTool() {
  const { t } = useTranslation('tools');
  const label = useCodeLabel();
  const [wish, setWish] = useState({
    field: fields[0] as (typeof fields)[number],
    type: checkedTypes[0] as (typeof checkedTypes)[number],
    language: currentLanguage() as Language,
    keywords: '',
    hint: '',
    batch: 0,
  });
  const { answer, isRunning, problem, runLoggedIn } = useToolWork<RouteResult<typeof helpWithTitles>>();
  const change = (next: Partial<typeof wish>) => setWish((before) => ({ ...before, batch: 0, ...next }));
  function ask(batch: number) {
    setWish((before) => ({ ...before, batch }));
    const { keywords, hint, ...rest } = wish;
    const words = [...new Set(keywords.split(/[,，、;；]+/u).map((word) => word.trim().slice(0, 40)))].filter(Boolean);
    runLoggedIn(async (signal) =>
      call(
        (await contract()).helpWithTitles,
        { body: { ...rest, batch, keywords: words.slice(0, 10), hint: hint.trim() } },
        { signal },
      ),
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        ask(0);
      }}
    >
      <div className={classes.fields}>
        <NativeSelect
          label={t('titles.field')}
          value={wish.field}
          data={fields.map((value) => ({ value, label: label('fields', value) }))}
          onChange={({ currentTarget }) =>
            change({ field: fields.find((one) => one === currentTarget.value) ?? wish.field })
          }
        />
        <NativeSelect
          label={t('titles.type')}
          value={wish.type}
          data={checkedTypes.map((value) => ({ value, label: label('types', value) }))}
          onChange={({ currentTarget }) =>
            change({ type: checkedTypes.find((one) => one === currentTarget.value) ?? wish.type })
          }
        />
        <NativeSelect
          label={t('titles.language')}
          value={wish.language}
          data={languages.map((value) => ({ value, label: ownLanguageNames[value] }))}
          onChange={({ currentTarget }) =>
            change({ language: languages.find((one) => one === currentTarget.value) ?? wish.language })
          }
        />
        <TextInput
          label={t('titles.keywords')}
          value={wish.keywords}
          maxLength={200}
          onChange={(event) => change({ keywords: event.currentTarget.value })}
        />
        <TextInput
          label={t('titles.hint')}
          value={wish.hint}
          maxLength={500}
          onChange={(event) => change({ hint: event.currentTarget.value })}
        />
      </div>
      <div className={classes.tools}>
        <Button type="submit" loading={isRunning}>
          {t('titles.ask')}
        </Button>
        {answer ? (
          <Button
            variant="default"
            disabled={isRunning || wish.batch >= lastTitleBatch}
            onClick={() => ask(wish.batch + 1)}
          >
            {t('titles.others')}
          </Button>
        ) : null}
      </div>
      <Problem text={problem} />
      {answer ? (
        <Result
          label={t('titles.result')}
          actions={<CopyButton text={answer.titles.map(({ title }) => title).join('\n')} />}
        >
          <ul className={classes.titles}>
            {answer.titles.map(({ title, reason }) => (
              <li key={title}>
                <strong>{title}</strong>
                <span>{reason}</span>
              </li>
            ))}
          </ul>
        </Result>
      ) : null}
    </form>
  );
}
